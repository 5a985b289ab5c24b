"""From what is typed to moves, several at once too; and how legal moves are listed."""

from pathlib import Path

import pytest
from tests.kit import VARIANTS
from tests.rules.rockwell.layout import improve, stand
from tests.rules.rockwell.setting import drilling, opened, state, tender, texts
from tests.terminal.conftest import Cli

from motherlode.core.errors import LIST_GOES_ON, Fault, IllegalMove
from motherlode.core.match import Match
from motherlode.terminal.answers import COMMANDS
from motherlode.terminal.choosing import chosen_moves, grouped
from motherlode.terminal.faults import AMBIGUOUS, NOT_UNDERSTOOD

ALONE = ("play", "rockwell", "--players", "person,random")


def chosen(match: Match, typed: str) -> list[str]:
    moves = chosen_moves(match, 0, typed, lambda _, token: token)
    return [match.game.codec.text(move) for move in moves]


def test_a_line_may_hold_several_moves() -> None:
    match = opened()
    before = state(match).key()
    assert chosen(match, "zinc; offer zinc ;zinc; 500;seal;") == [*["offer zinc"] * 3, "cash 500", "seal"]
    assert chosen(match, "seal") == ["seal"]
    assert chosen(match, " ; ") == []
    assert state(match).key() == before, "nothing is played by choosing"


def test_each_move_is_understood_as_it_can_be_made_after_those_before() -> None:
    """Red has three zinc: a fourth one is refused, and then nothing of the line is played."""
    with pytest.raises(IllegalMove) as caught:
        chosen(opened(), "zinc; zinc; zinc; zinc; seal")
    assert caught.value.kind == "no-more-cubes"
    with pytest.raises(Fault) as unclear:
        chosen(opened(), "zinc; nonsense")
    assert unclear.value.code == NOT_UNDERSTOOD


def test_a_line_ends_where_its_decision_does() -> None:
    """What comes after it could depend on what is shown then, even whether the typed words are clear."""
    match = tender(opened(2), "100")
    for typed in ("iii-1; i-1", "iii-1; nonsense", "iii-1; post"):
        with pytest.raises(Fault) as caught:
            chosen(match, typed)
        assert caught.value.code == LIST_GOES_ON


def test_of_several_that_fit_a_whole_word_goes_first() -> None:
    match = stand(improve(drilling(), "red", mobility=2), "red-3 b6 1+1")
    assert chosen(match, "3 b5") == ["go 3 b5"]
    assert chosen(match, "3 b5 2") == ["carry 3 b5 2"]
    with pytest.raises(Fault) as caught:
        chosen(match, "go 3")
    assert caught.value.code == AMBIGUOUS


def test_moves_are_grouped_so_that_a_hundred_of_them_are_a_few_lines() -> None:
    match = improve(drilling(), "red", mobility=3)
    stand(match, "red-1 c3", "red-2 c1 1+1", "red-3 b5 2+1", "red-4 d6 1+1")
    groups = grouped(match.game.codec, match.game.legal_moves(match.state, 0))
    assert len(texts(match)) > 100
    assert len(groups) < 20
    listed = [f"{head} {last}".rstrip() for head, lasts in groups for last in lasts]
    assert "pass" in listed
    written = [text for head, lasts in groups for last in lasts for text in spelt_out(head, last)]
    assert sorted(written) == sorted(texts(match))


def spelt_out(head: str, last: str) -> list[str]:
    """The moves that "carry 1 (a0 a1) 2" means."""
    front, _, rest = head.partition(" (")
    return [" ".join(part for part in (front, second, last) if part) for second in rest.rstrip(")").split() or [""]]


def test_a_line_of_moves_is_one_entry_and_is_taken_back_as_one(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.log"
    said = cli(*ALONE, "--save", str(path), typed="zinc; cash 500\nundo\nzinc; seal; i-1\nquit\n").out
    assert "  1 Red made a selection." in said
    assert "  2 Red took back entry 1." in said
    assert "E210: The list goes on after the decision is complete, so nothing was played." in said
    lines = [line.split() for line in path.read_text().splitlines() if line[:1].isdigit() and " red " in line]
    assert [line[2] for line in lines] == ["offer", "cash", "undo"]
    assert lines[2][3] == lines[0][0], "from the first move of the line on"


def test_the_whole_text_of_a_move_is_no_command(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving two cubes by insurance does not save the game as the file 2."""
    monkeypatch.chdir(tmp_path)
    assert "Not now. That belongs to another part of the turn." in cli(*ALONE, typed="Save  2\nquit\n").out
    assert not Path("2").exists()
    assert "Saved as copy.log." in cli(*ALONE, typed="save copy.log\nquit\n").out


def test_no_move_hides_a_command() -> None:
    for variant in VARIANTS:
        assert not {kind.name for kind in variant.make().codec.kinds if not kind.params} & set(COMMANDS)


def test_help_shows_one_move_of_each_kind_and_what_it_means(cli: Cli) -> None:
    said = cli(*ALONE, typed="help\nquit\n").out
    shown = [line.split() for line in said.splitlines() if line.startswith("  ") and "Offer" in line]
    assert shown == [["offer", "zinc", "Offer", "one", "zinc"], ["cash", "100", "Offer", "$100"]]
    arguments = ("play", "siberia", "--option", "exchange_sides=random", "--players", "person,random")
    assert cli(*arguments, typed="help\nquit\n").out.count("  lay ") == 1
