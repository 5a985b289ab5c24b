"""Documents say what is so: commands exist, rulebooks agree, nothing names a machine or an index."""

import re
import subprocess
from pathlib import Path

import pytest
from tools import paragraphs

from motherlode.core.rule import paragraph
from motherlode.games.registry import GAMES
from motherlode.terminal.run import run
from motherlode.terminal.speech import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def tracked() -> list[Path]:
    """What belongs to the project: tracked files, and new ones that are not ignored; all there is without git."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    out = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    names = out.splitlines() or [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")]
    made = (".venv", ".cache", ".git", ".hypothesis", "build", "dist")
    found = [ROOT / name for name in names if name.split("/")[0] not in made and "__pycache__" not in name]
    return [path for path in found if path.is_file()]


def test_there_is_something_to_look_at() -> None:
    assert ROOT / "README.md" in tracked()
    assert len(tracked()) > 100


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", ".ci/run"])
def test_every_make_command_in_a_document_exists(document: str) -> None:
    named = set(re.findall(r"\bmake ([a-z][a-z-]+)", (ROOT / document).read_text()))
    assert named
    assert named <= TARGETS


def test_the_readme_has_the_two_commands_and_ci_runs_its_test_command() -> None:
    readme = (ROOT / "README.md").read_text()
    assert "make play" in readme
    assert "make test" in readme
    assert "make test" in (ROOT / ".ci/run").read_text()


def test_the_readmes_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(code, {})  # noqa: S102
    assert capsys.readouterr().out.startswith("place natural a1 AtacamaView(")


def test_the_readmes_commands_are_understood(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every word of every command line shown is one the program knows."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lines = re.findall(r"^motherlode (.*?)(?:\s+#.*)?$", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert len(lines) >= 8
    for line in lines:
        assert run([*line.split(), "--help"]) == 0, line


def test_every_target_documents_itself() -> None:
    documented = set(re.findall(r"^([a-z-]+):.*##", MAKEFILE, re.MULTILINE))
    assert documented == TARGETS
    assert {"play", "test", "check", "native", "bench", "fmt", "soak"} <= TARGETS


@pytest.mark.parametrize("document", sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("*.md")))
def test_every_link_in_a_document_leads_somewhere(document: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / document).read_text()):
        if "://" not in target:
            assert (ROOT / target).exists(), target


@pytest.mark.parametrize("document", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_every_link_in_the_docs_leads_somewhere(document: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / "docs" / document).read_text()):
        if "://" not in target:
            assert (ROOT / "docs" / target).exists(), target


def test_every_path_in_the_recipes_exists() -> None:
    """CONTRIBUTING names files; a stranger must find them. <game> and the like stand for Atacama's."""
    text = (ROOT / "CONTRIBUTING.md").read_text().replace("<game>", "atacama").replace("<lang>", "en")
    paths = re.findall(r"`((?:src|tests|docs|locale|tools|bench|requirements)/[^`\s]*)`", text)
    assert len(paths) > 15
    for path in paths:
        assert list(ROOT.glob(path.rstrip("/"))), path


@pytest.mark.parametrize("game", GAMES)
def test_rulebooks_have_the_same_paragraphs_in_every_language(game: str) -> None:
    numbers = {
        language: paragraphs.PARAGRAPH.findall((ROOT / "docs/rules" / language / f"{game}.md").read_text())
        for language in LANGUAGES
    }
    assert len(numbers["en"]) > 20
    assert len(set(numbers["en"])) == len(numbers["en"])
    for language in LANGUAGES:
        assert not set(numbers["en"]) - set(numbers[language]), f"missing in docs/rules/{language}/{game}.md"
        assert numbers[language] == numbers["en"], f"another order in docs/rules/{language}/{game}.md"


OURS = {"en": "*Ours:*", "de": "*Unser", "fr": "*Notre "}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_ours_is_marked_in_every_language(game: str) -> None:
    marked = {}
    for language in LANGUAGES:
        book = (ROOT / "docs/rules" / language / f"{game}.md").read_text()
        bodies = re.findall(r"^- \*\*(\d+\.\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", book, re.MULTILINE | re.DOTALL)
        marked[language] = [number for number, body in bodies if OURS[language] in body]
    assert len(marked["en"]) > 5
    for language in LANGUAGES:
        assert marked[language] == marked["en"], language


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_cited_in_a_games_code_exists(game: str) -> None:
    known = set(paragraphs.PARAGRAPH.findall((ROOT / "docs/rules/en" / f"{game}.md").read_text()))
    for path in (ROOT / "src/motherlode/games" / game).glob("*.py"):
        for group in re.findall(r"\((\d+\.\d+(?:(?:,| to| and) \d+\.\d+)*)\)", path.read_text()):
            for number in re.findall(r"\d+\.\d+", group):
                assert number in known, f"{path.name} cites {number}"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_cites_a_paragraph_that_exists(game: str) -> None:
    known = paragraphs.PARAGRAPH.findall((ROOT / "docs/rules/en" / f"{game}.md").read_text())
    for option in GAMES[game].meta.options:
        assert paragraph(option.rule) in known


@pytest.mark.parametrize("game", GAMES)
def test_the_changelog_tells_of_every_preset_and_every_open_option(game: str) -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    for preset in GAMES[game].meta.presets:
        for name in (preset.name, *preset.open_options):
            assert name in changelog, f"CHANGELOG.md does not tell of {name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_ours_is_recorded(game: str) -> None:
    book = (ROOT / "docs/rules/en" / f"{game}.md").read_text()
    rulings = (ROOT / "docs/rulings.md").read_text()
    for number, body in re.findall(r"^- \*\*(\d+\.\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", book, re.MULTILINE | re.DOTALL):
        if "*Ours" in body:
            assert re.search(rf"\| {re.escape(number)} \|", rulings), f"{game} {number} is not in docs/rulings.md"


def test_no_rule_paragraph_is_without_a_test() -> None:
    have = paragraphs.named()
    assert [paragraph for paragraph in paragraphs.paragraphs() if paragraph not in have] == []


def test_nothing_names_a_machine_or_a_package_index() -> None:
    """Lock files carry hashes, never hosts; no file knows where somebody's checkout lies."""
    hosts = re.compile(rb"https?://[^\s\"')]*(pypi|pythonhosted|/simple|registry)")
    homes = re.compile(rb"(?<![\w./])/(home|Users|root|work|farm|tmp)/\w+")
    for path in tracked():
        content = path.read_bytes()
        assert not hosts.search(content), path
        if path != Path(__file__):
            assert not homes.search(content), f"{path}: {homes.search(content)}"


def test_every_requirement_is_locked_with_hashes() -> None:
    for path in (ROOT / "requirements").glob("*.lock"):
        text = path.read_text()
        names = re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE | re.IGNORECASE)
        blocks = re.split(r"^(?=[a-zA-Z0-9-]+==)", text, flags=re.MULTILINE)[1:]
        assert len(blocks) == len(names) > 2
        assert all("--hash=sha256:" in block for block in blocks)


def test_files_stay_short() -> None:
    """Aim at 150 lines, discuss at 400, split before 600."""
    for path in tracked():
        if path.suffix == ".py":
            assert len(path.read_text().splitlines()) < 600, path
