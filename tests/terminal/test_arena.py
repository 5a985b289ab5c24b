"""The arena as people use it: what is printed, kept, written, and continued."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.terminal.conftest import Cli

from motherlode.lab.statistics import Interval
from motherlode.terminal.figures import interval
from motherlode.terminal.plots import Estimate, Tick, curve, intervals, steps
from motherlode.terminal.speech import LANGUAGES, Speech

ARENA = ("arena", "atacama", "--bots", "mcts:1,random", "--games", "3")


class Tree(HTMLParser):
    """Which elements there are, and that every one that is opened is closed in its place."""

    VOID = frozenset({"meta", "line", "circle", "path", "polyline"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def page_of(said: str) -> Path:
    return Path(said.rpartition(": ")[2].strip())


def test_it_prints_a_table_the_answer_and_where_the_page_is(cli: Cli) -> None:
    said = cli(*ARENA)
    assert said.code == 0, said.err
    for part in ("mcts:1", "4 games in blocks of 2", "You asked for 3 games", "Elo", "is still open", "--games"):
        assert part in said.out
    assert "50.0%" in said.out
    assert page_of(said.out).is_file()


def test_on_a_narrow_terminal_no_figure_is_broken(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = cli(*ARENA)
    assert len(re.findall(r"\[[−0-9.]+ – [−0-9.]+\]", said.out)) == 8
    assert max(len(line) for line in said.out.splitlines()[:-1]) <= 80


def test_it_speaks_json_and_goes_on_from_its_record(cli: Cli, tmp_path: Path) -> None:
    arguments = (*ARENA, "--folder", str(tmp_path / "kept"), "--json", "--all", "--above", "30%")
    first = json.loads(cli(*arguments).out)
    assert [entrant["bot"] for entrant in first["entrants"]] == ["mcts:1", "random"]
    assert (first["games"], first["asked"], first["verdict"]["above"]) == (4, 3, 0.3)
    (record,) = (tmp_path / "kept").glob("*.jsonl")
    before = record.read_bytes()
    assert json.loads(cli(*arguments).out) == first
    assert record.read_bytes() == before
    more = json.loads(cli(*arguments, "--games", "6").out)
    assert more["running"][:2] == first["running"]
    assert record.read_bytes().startswith(before)
    assert json.loads(cli(*arguments, "--fresh").out) == first
    assert record.read_bytes() == before
    assert record.stat().st_mode & 0o077 == 0


def test_a_page_can_be_wanted_elsewhere_but_never_over_another_file(cli: Cli, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    said = cli(*ARENA, "--report", str(page))
    assert page_of(said.out) == page
    text = page.read_text()
    assert cli(*ARENA, "--report", str(page)).err.startswith("E108")
    assert page.read_text() == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_in_every_language(cli: Cli, language: str) -> None:
    text = page_of(cli("--lang", language, *ARENA).out).read_text()
    tree = Tree(text)
    assert f'<html lang="{language}">' in text
    for element in ("table", "svg", "title", "desc", "h1", "figcaption", "dl"):
        assert element in tree.seen
    for foreign in ("script", "link", "img", "iframe"):
        assert foreign not in tree.seen
    assert "http" not in text.replace("http-equiv", "")
    assert "light-dark(" in text
    assert {"en": "Share of the wins", "de": "Anteil an den Siegen", "fr": "Part des victoires"}[language] in tree.text
    assert "mcts:1" in tree.text


BAD = [
    (107, ("--bots", "greedy,random", "--report", "no-such-folder/page.html")),
    (110, ("--bots", "greedy,random", "--games", "0")),
    (126, ("--bots", "greedy,random", "--above", "most")),
    (126, ("--bots", "greedy,random", "--above", "100%")),
    (126, ("--bots", "greedy,random", "--above", "nan")),
    (505, ("--bots", "greedy,no-such-file.py:Mine")),
    (506, ("--bots", "greedy,hatch_build.py:Mine")),
    (507, ("--bots", "greedy,hatch_build.py:Path")),
    (701, ("--bots", "greedy,greedy")),
    (702, ("--bots", "greedy,random,random")),
    (706, ("--bots", "greedy,random", "--folder", "README.md")),
]


@pytest.mark.parametrize(("number", "arguments"), BAD, ids=[" ".join(arguments) for _, arguments in BAD])
def test_bad_arguments_get_one_numbered_line_and_leave_nothing(
    cli: Cli, number: int, arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    said = cli("arena", "atacama", *arguments)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"E{number}: ")
    assert not list(tmp_path.rglob("*.*"))


MINE = """
from motherlode.bots.bot import Bot

class Mine(Bot):
    def __init__(self, game, seed):
        print("hello")
    def choose(self, eyes):
        return eyes.legal_moves()[0]
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    folder = tmp_path / "<b>&[red]"
    folder.mkdir()
    (folder / "my bot.py").write_text(MINE)
    return f"{folder / 'my bot.py'}:Mine"


def test_a_bot_of_ones_own_competes_and_its_name_does_no_harm(cli: Cli, mine: str) -> None:
    said = cli("arena", "atacama", "--bots", f"{mine},random", "--games", "2")
    assert said.code == 0, said.err
    assert "[red]" in said.out
    text = page_of(said.out).read_text()
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;[red]" in text
    assert mine in Tree(text).text
    simulated = cli("simulate", "atacama", "--bots", f"{mine},random", "--games", "2", "--json")
    assert json.loads(simulated.out)["games"] == 2


def test_a_bot_of_ones_own_sits_at_a_table_and_a_saved_game_runs_it_only_if_trusted(
    cli: Cli, mine: str, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    said = cli("play", "atacama", "--players", f"{mine},person", "--save", str(log), typed="quit\n")
    assert said.code == 0, said.err
    assert f'play --trust --resume "{log}"' in said.out
    refused = cli("play", "--resume", str(log), typed="quit\n")
    assert refused.err.startswith("E511")
    assert "hello" not in refused.err
    trusted = cli("play", "--resume", str(log), "--trust", typed="quit\n")
    assert trusted.code == 0
    assert "hello" in trusted.err


def test_what_is_rounded_to_nothing_has_no_sign() -> None:
    figure = Interval(-0.3, -12.6, 0.04)
    assert interval(figure, 0, Speech("de")) == "0 [−13 – 0]"
    assert interval(figure, 1, Speech("de")) == "−0,3 [−12,6 – 0,0]"


# -- plots


def test_steps_are_round_and_span_what_is_to_be_seen() -> None:
    for least, most in ((-50, 50), (-260.3, 171.2), (-1040, 1040), (-3, 7), (0, 0.004)):
        found = steps(least, most)
        assert found[0] <= least
        assert found[-1] >= most
        assert 3 <= len(found) <= 8
    assert steps(-50, 50) == [-60, -40, -20, 0, 20, 40, 60]


def test_an_interval_is_drawn_where_it_lies() -> None:
    ticks = [Tick(0.0, "0"), Tick(1.0, "1")]
    drawn = intervals(
        "T<", "D&", [Estimate("bots/mine.py:Mine", "½", Interval(0.5, 0.25, 0.75), 0.0, asked=False)], ticks
    )
    assert '<circle class="dot" cx="50.0%"' in drawn
    assert '<line class="span" x1="25.75%" x2="74.25%"' in drawn
    assert '<line class="mark" x1="1.5%"' in drawn
    assert "<title>T&lt;</title><desc>D&amp;</desc>" in drawn
    assert ">mine.py:Mine<" in drawn
    Tree(drawn)


def test_a_long_course_is_thinned_out_but_ends_where_it_ends() -> None:
    up = [Tick(0.0, "0"), Tick(1.0, "1")]
    drawn = curve("T", "D", [0.25] * 9_999 + [1.0], Tick(0.5, "½"), up, [Tick(0, "0"), Tick(10_000, "10,000")])
    (points,) = re.findall(r'points="([^"]+)"', drawn)
    assert 400 < len(points.split()) <= 501
    assert points.split()[-1] == "1000.0,19.0"
    Tree(drawn)
