"""Documents are true: commands exist, rulebooks agree, nothing names a machine or an index."""

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
    """The files of the project: those that git tracks, and new ones that are not ignored; without git, all files."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    out = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
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
    """Every argument of every command line shown is one the program knows."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lines = re.findall(r"^motherlode (.*?)(?:\s+#.*)?$", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert len(lines) >= 8
    for line in lines:
        assert run([*line.split(), "--help"]) == 0, line


def test_every_target_documents_itself() -> None:
    documented = set(re.findall(r"^([a-z-]+):.*##", MAKEFILE, re.MULTILINE))
    assert documented == TARGETS
    assert {"play", "test", "check", "native", "bench", "fmt", "soak"} <= TARGETS


# Rulebooks are for players, and wrapped as they are.
PROSE = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs/decisions").glob("*.md")]
)


@pytest.mark.parametrize("document", PROSE)
def test_every_link_in_a_document_leads_somewhere(document: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / document).read_text()):
        if "://" not in target:
            assert ((ROOT / document).parent / target).exists(), target


@pytest.mark.parametrize("document", PROSE)
def test_prose_is_wrapped(document: str) -> None:
    """Tables and code are as wide as they must be."""
    text = re.sub(r"^```.*?^```", "", (ROOT / document).read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert [line for line in text.splitlines() if len(line) > 120 and not line.startswith("|")] == []


def test_every_decision_is_in_the_index() -> None:
    pages = {path.name for path in (ROOT / "docs/decisions").glob("*.md")} - {"README.md"}
    assert len(pages) > 10
    assert set(re.findall(r"\]\(([a-z-]+\.md)\)", (ROOT / "docs/decisions/README.md").read_text())) == pages


def test_every_path_in_the_architecture_exists() -> None:
    paths = re.findall(
        r"`((?:src|client|tests|tools|docs|locale)/[^`\s]*)`", (ROOT / "docs/architecture.md").read_text()
    )
    assert len(paths) > 15
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_path_in_the_recipes_exists() -> None:
    """CONTRIBUTING names files; newcomers must find them. <game> and the like mean Atacama's."""
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
    assert numbers["en"]
    assert len(set(numbers["en"])) == len(numbers["en"])
    for language in LANGUAGES:
        assert not set(numbers["en"]) - set(numbers[language]), f"missing in docs/rules/{language}/{game}.md"
        assert numbers[language] == numbers["en"], f"another order in docs/rules/{language}/{game}.md"


# What fills a gap of the printed rules, and what goes against a plain sentence of theirs.
OURS = {"en": "*Ours:*", "de": "*Unser", "fr": "*Notre "}
DEPARTS = {"en": "*Departs:*", "de": "*Abweichend:*", "fr": "*Écart\u00a0:*"}
MARKS = {"ours": OURS, "departs": DEPARTS}


def marked(game: str, language: str, mark: str) -> list[str]:
    """The paragraphs of a rulebook that carry a mark."""
    book = (ROOT / "docs/rules" / language / f"{game}.md").read_text()
    bodies = re.findall(r"^- \*\*(\d+\.\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", book, re.MULTILINE | re.DOTALL)
    return [number for number, body in bodies if MARKS[mark][language] in body.replace("\n  ", " ")]


def ruled(game: str) -> set[str]:
    """The paragraphs that docs/rulings.md has a line for."""
    rulings = (ROOT / "docs/rulings.md").read_text()
    (section,) = re.findall(rf"^## {GAMES[game].meta.title}$(.*?)(?=^## |\Z)", rulings, re.MULTILINE | re.DOTALL)
    return set(re.findall(r"^\| (\d+\.\d+) \|", section, re.MULTILINE))


def test_paragraphs_and_marks_are_found() -> None:
    """A small game has few, but all games together have many."""
    assert len(paragraphs.paragraphs()) > 20 * 4
    assert sum(len(marked(game, "en", "ours")) for game in GAMES) > 5 * 4
    assert any(marked(game, "en", "departs") for game in GAMES)


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_ours_and_what_departs_is_marked_in_every_language(game: str, mark: str) -> None:
    english = marked(game, "en", mark)
    for language in LANGUAGES:
        assert marked(game, language, mark) == english, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_explains_its_marks_first(game: str, language: str) -> None:
    opening, _, _ = (ROOT / "docs/rules" / language / f"{game}.md").read_text().partition("\n## ")
    for mark in MARKS.values():
        assert mark[language].rstrip("*:\u00a0") in opening


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
            assert name in changelog, f"CHANGELOG.md does not mention {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_ours_is_recorded_and_every_record_is_marked(game: str, language: str) -> None:
    in_book = {number for mark in MARKS for number in marked(game, language, mark)}
    assert not in_book - ruled(game), "not in docs/rulings.md"
    assert not ruled(game) - in_book, f"not marked in docs/rules/{language}/{game}.md"


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_name_every_option_by_which_a_paragraph_can_be_played_differently(game: str) -> None:
    meta = GAMES[game].meta
    opened = {name for preset in meta.presets for name in preset.open_options}
    rulings = (ROOT / "docs/rulings.md").read_text()
    for option in meta.options:
        if option.name in opened:
            assert paragraph(option.rule) in ruled(game), option.name
            assert f"`{option.name}" in rulings, option.name


def test_no_rule_paragraph_is_without_a_test() -> None:
    have = paragraphs.named()
    assert [paragraph for paragraph in paragraphs.paragraphs() if paragraph not in have] == []


def test_nothing_names_a_machine_or_a_package_index() -> None:
    """Lock files contain hashes, never hosts; no file names the path of somebody's checkout."""
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
