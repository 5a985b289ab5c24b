"""Logs that are wrong: each mistake has its own answer."""

import tomllib
from importlib import resources
from typing import Any

import pytest
from tests.kit import SEED, VARIANTS, random_match

from motherlode.core.errors import (
    BAD_SEATS,
    DATA_SYNTAX,
    LOG_DATA,
    LOG_END,
    LOG_HEADER,
    LOG_LINE,
    LOG_MOVE,
    LOG_NOT_A_LOG,
    LOG_NUMBER,
    LOG_REVISION,
    LOG_TOO_LARGE,
    LOG_TOO_LONG,
    LOG_UNDO,
    LOG_VERSION,
    OPTIONS_CLASH,
    UNKNOWN_GAME,
    Fault,
)
from motherlode.core.log import render
from motherlode.core.parse import parse
from motherlode.games.data import Data, from_text, standard
from motherlode.games.registry import match_of, new_match

BASIC = render(random_match(VARIANTS[0], 3).log(with_seed=True))


def fault_of(text: str) -> int:
    with pytest.raises(Fault) as caught:
        match_of(parse(text))
    return caught.value.code


def changed(old: str, new: str) -> str:
    assert old in BASIC
    return BASIC.replace(old, new, 1)


FIRST = next(line for line in BASIC.splitlines() if line.startswith("1 red"))
SECOND = next(line for line in BASIC.splitlines() if line.startswith("2 blue"))

WRONG = {
    "empty": ("", LOG_NOT_A_LOG),
    "something else": ("hello\nworld", LOG_NOT_A_LOG),
    "newer format": (changed("motherlode log 1", "motherlode log 2"), LOG_VERSION),
    "no version": (changed("motherlode log 1", "motherlode log"), LOG_VERSION),
    "no game": (changed("game atacama\n", ""), LOG_HEADER),
    "no seats": (changed("seats 2\n", ""), LOG_HEADER),
    "too many seats": (changed("seats 2", "seats 99"), LOG_HEADER),
    "a number of seats that cannot be": (changed("seats 2", "seats 3"), BAD_SEATS),
    "undo without a number": (changed(SECOND, "2 red undo x"), LOG_MOVE),
    "no seats at all": (changed("seats 2", "seats 0"), LOG_HEADER),
    "huge number": (changed("seats 2", "seats 99999999999999999999"), LOG_LINE),
    "not a number": (changed("revision 1", "revision one"), LOG_LINE),
    "other digits": (changed("revision 1", "revision ١"), LOG_LINE),
    "twice": (changed("revision 1", "revision 1\nrevision 1"), LOG_LINE),
    "unknown entry": (changed("revision 1", "revision 1\ncolour red"), LOG_LINE),
    "other game": (changed("game atacama", "game chess"), UNKNOWN_GAME),
    "path as game": (changed("game atacama", "game ../../etc"), UNKNOWN_GAME),
    "other revision": (changed("revision 1", "revision 7"), LOG_REVISION),
    "other data": (changed("data ", "data 0"), LOG_DATA),
    "unknown seat sits": (changed("\n\n", "\nsits brown Anna\n\n"), LOG_LINE),
    "options that clash": (changed("seats 2", "seats 4").replace("maps square", "maps stages"), OPTIONS_CLASH),
    "gap in the numbers": (changed(FIRST + "\n", ""), LOG_NUMBER),
    "unknown player": (changed("1 red", "1 brown"), LOG_LINE),
    "no move": (changed(FIRST, "1 red"), LOG_LINE),
    "no such move": (changed(FIRST, "1 red jump e5"), LOG_MOVE),
    "illegal move": (changed(SECOND, "2 blue " + FIRST[6:]), LOG_MOVE),
    "not their turn": (changed("1 red", "1 blue"), LOG_MOVE),
    "undo of nothing": (changed(FIRST, "1 red undo 1"), LOG_UNDO),
    "undo by nature": (changed(SECOND, "2 * undo 1"), LOG_UNDO),
    "undo of another's": (changed(SECOND, "2 blue undo 1"), LOG_UNDO),
    "undo in other digits": (changed(SECOND, "2 red undo ١"), LOG_MOVE),
    "needless consent": (changed(SECOND, "2 red undo 1 agreed"), LOG_UNDO),
    "other reason": (changed("end placed", "end locked"), LOG_END),
    "other score": (changed("score red ", "score red 1"), LOG_END),
    "score missing": ("\n".join(line for line in BASIC.splitlines() if not line.startswith("score red")), LOG_LINE),
    "score without end": (changed("end placed\n", ""), LOG_LINE),
    "short seed": (changed("seed " + BASIC.rstrip()[-64:], "seed 00"), LOG_LINE),
    "something after": (BASIC + "and so on\n", LOG_LINE),
    "too many lines": (changed(FIRST, "\n".join(f"{k} red undo 1" for k in range(1, 20_003))), LOG_TOO_LONG),
    "a seat that is not at the table": (changed("1 red", "1 yellow"), LOG_LINE),
    "too large": (BASIC + "#" * 2_000_001, LOG_TOO_LARGE),
}


@pytest.mark.parametrize(("text", "code"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_log_gets_the_number_of_its_mistake(text: str, code: int) -> None:
    assert fault_of(text) == code


def test_comments_and_blank_lines_do_not_matter() -> None:
    commented = "# a game\n" + BASIC.replace("\n1 red", "\n# it begins\n\n  1   red")
    assert render(match_of(parse(commented), verify=True).log(with_seed=True)) == BASIC


def test_who_sat_where_is_kept_in_any_words() -> None:
    match = new_match("atacama", "basic", 0, {}, 0, None, SEED, {0: "Anna Müller", 1: "mcts:0.2s"})
    back = match_of(parse(render(match.log(with_seed=True))))
    assert back.header.sits == {0: "Anna Müller", 1: "mcts:0.2s"}


@pytest.mark.parametrize("name", ["Anna\n1 red place natural a1", "A\u2028B", "A\x85B", "\x1b[2J", " \n "])
def test_a_name_cannot_write_lines_into_a_log(name: str) -> None:
    match = new_match("atacama", "basic", 0, {}, 0, None, SEED, {0: name})
    back = match_of(parse(render(match.log(with_seed=True))))
    assert back.entries == []
    assert back.header.sits[0].isprintable()


@pytest.mark.parametrize("space", ["  ", "\u00a0", "\u2028", "\x85", "\t"])
def test_own_data_read_back_sign_for_sign(space: str) -> None:
    """People align columns, and files contain odd spaces; a game once started must not become unreadable."""
    own = tomllib.loads((resources.files("motherlode.games") / "atacama" / "data.toml").read_text())
    own["parts"]["A"][0] = f"G2{space}S5{space}S1"
    match = new_match("atacama", "basic", 0, {}, 0, Data("mine.toml", own), SEED, {})
    assert match_of(parse(render(match.log(with_seed=True)))).header.values == match.header.values


def test_an_option_younger_than_the_log_is_at_its_first_choice() -> None:
    """The golden games and everybody's saved games must survive a new option."""
    older = BASIC.replace("option paid_derrick box\n", "")
    assert older != BASIC
    game: Any = match_of(parse(older), verify=True).game
    assert not game.options.paid_to_opponent


def test_a_byte_order_mark_does_not_matter() -> None:
    assert match_of(parse("\ufeff" + BASIC)).result() is not None


def test_a_log_played_with_other_data_carries_them() -> None:
    own = dict(standard("atacama").values)
    own["scoring"] = {"line": 3, "black": 2}
    match = new_match("atacama", "basic", 0, {}, 0, Data("mine.toml", own), SEED, {})
    text = render(match.log(with_seed=False))
    assert "values {" in text
    game: Any = match_of(parse(text)).game
    assert game.tables.line == 3
    assert fault_of(text.replace('"line":3', '"line":4')) == LOG_DATA
    assert fault_of(text.replace("values {", "values {{")) == 411
    assert fault_of(text.replace("values {", "values " + "[" * 5000)) == 411


def test_data_equal_to_ours_are_not_carried() -> None:
    match = new_match("atacama", "basic", 0, {}, 0, Data("mine.toml", standard("atacama").values), SEED, {})
    assert "values" not in render(match.log(with_seed=False))


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000])
def test_a_number_nobody_can_write_is_no_data(number: str) -> None:
    with pytest.raises(Fault) as caught:
        from_text(f"a = {number}", "mine.toml")
    assert caught.value.code == DATA_SYNTAX
