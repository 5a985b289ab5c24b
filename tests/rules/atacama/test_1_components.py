"""Section 1: components, and the data that describes them."""

import tomllib
from collections import Counter
from datetime import date
from importlib import resources
from typing import Any

import pytest
from tests.kit import SEED, rule
from tests.rules.atacama.setting import stand, table

from motherlode.core.errors import DATA_ENTRY, DATA_SYNTAX, Fault
from motherlode.games.atacama.tables import build
from motherlode.games.data import Data, from_text, standard
from motherlode.games.registry import new_match

TEXT = (resources.files("motherlode.games") / "atacama" / "data.toml").read_text()


def values() -> dict[str, Any]:
    return tomllib.loads(TEXT)


@rule("atacama 1.1", "atacama 1.4")
def test_nine_maps_of_nine_fields_each_with_one_mineral_and_a_value_of_1_to_5() -> None:
    tables = build(values(), "data.toml")
    assert len(tables.mineral) == len(tables.value) == 81
    assert set(tables.value) == {1, 2, 3, 4, 5}
    for part in range(9):
        assert Counter(tables.mineral[part * 9 : part * 9 + 9]) == {0: 3, 1: 3, 2: 3}


@rule("atacama 1.4")
def test_our_layout_is_fair_to_rows_and_columns() -> None:
    """Reflected on the main diagonal with silver and copper swapped, the board is the same."""
    fields = view_fields()
    swapped = {"silver": "copper", "copper": "silver", "gold": "gold"}
    for row in range(9):
        for column in range(9):
            mineral, value = fields[row * 9 + column]
            assert fields[column * 9 + row] == (swapped[mineral], value)
    assert Counter(mineral for mineral, _ in fields) == {"gold": 27, "silver": 27, "copper": 27}
    assert sum(value for mineral, value in fields if mineral == "gold") == 64


def view_fields() -> list[tuple[str, int]]:
    view: Any = table().view(0)
    return [(field.mineral, field.value) for field in view.fields]


@rule("atacama 1.2")
def test_there_are_28_natural_and_6_black_derricks() -> None:
    """Players never get more derricks than there are."""
    assert values()["derricks"] == {"natural": 28, "black": 6}
    for name, players in (("two", 2), ("two-tactics", 2), ("four", 4), ("four-tactics", 4)):
        natural, black = values()["stock"][name]
        assert natural * players <= 28
        assert black * players <= 6


@rule("atacama 1.2")
def test_derricks_belong_to_nobody_once_placed() -> None:
    """The board knows colours, not owners: two games with the placers swapped look the same on it."""
    one: Any = stand(table(), "a1", "c1").view(0)
    other: Any = stand(table(), "c1", "a1").view(0)
    assert one.fields == other.fields
    assert (one.rows, one.columns) == (other.rows, other.columns)


@rule("atacama 1.3")
def test_the_two_claims_differ_in_copper_and_silver_and_share_gold() -> None:
    tables = build(values(), "data.toml")
    for k in range(81):
        copper_claim, silver_claim = tables.worth[k], tables.worth[81 + k]
        value = tables.value[k]
        expected = {0: (value, -value), 1: (-value, value), 2: (value, value)}[tables.mineral[k]]
        assert (copper_claim, silver_claim) == expected


@rule("atacama 1.5")
def test_everything_is_open_but_the_order_of_the_stack() -> None:
    """The stack's order does not exist before a map is turned up: any part may be next, all equally likely."""
    match = table("advanced")
    assert list(match.game.weights(match.state)) == [1] * 9
    view: Any = match.view(1)
    assert view.stack == 9
    assert view.maps == [None] * 9


@rule("atacama 1.4")
def test_the_owner_of_a_printed_copy_can_replace_the_data() -> None:
    own = values()
    own["parts"]["A"][0] = "C3 S1 G4"
    match = new_match("atacama", "basic", 0, {}, 0, Data("mine.toml", own), SEED, {})
    view: Any = match.view(0)
    assert [(field.mineral, field.value) for field in view.fields[:3]] == [("copper", 3), ("silver", 1), ("gold", 4)]
    assert match.header.values, "a game stores the data it was played with"


# Every kind of mistake in a data file, with the entry and the paragraph its error must name.
WRONG: list[tuple[str, Any, str, str]] = [
    ("parts", None, "parts", "1.1"),
    ("parts.A", None, "parts.A", "1.1"),
    ("parts.J", ["G1 S1 C1"] * 3, "parts.J", "1.1"),
    ("parts.B", ["G1 S1 C1"] * 2, "parts.B", "1.1"),
    ("parts.B", "G1 S1 C1", "parts.B", "1.1"),
    ("parts.C", ["G1 S1 C1", "G1 S1", "G1 S1 C1"], "parts.C[2]", "1.1"),
    ("parts.C", ["G1 S1 C1", 7, "G1 S1 C1"], "parts.C[2]", "1.1"),
    ("parts.D", ["G1 S1 C1", "G1 S6 C1", "G1 S1 C1"], "parts.D[2] S6", "1.1"),
    ("parts.D", ["G1 S1 C1", "G1 S0 C1", "G1 S1 C1"], "parts.D[2] S0", "1.1"),
    ("parts.E", ["G1 S1 X1", "G1 S1 C1", "G1 S1 C1"], "parts.E[1] X1", "1.1"),
    ("parts.E", ["G1 S1 C1", "G1 S1 C1", "G1 S1 C12"], "parts.E[3] C12", "1.1"),
    ("parts.F", ["G1 S1 S1", "G1 S1 S1", "G1 S1 S1"], "parts.F", "1.1"),
    ("derricks", None, "derricks", "1.2"),
    ("derricks.natural", 27, "stock.two", "2.3"),
    ("derricks.natural", -1, "derricks.natural", "1.2"),
    ("derricks.natural", True, "derricks.natural", "1.2"),
    ("derricks.black", "six", "derricks.black", "1.2"),
    ("derricks.red", 1, "derricks.red", "1.2"),
    ("stock", 3, "stock", "2.3"),
    ("stock.two", [15, 0], "stock.two", "2.3"),
    ("stock.two", [2**63 - 1, 0], "stock.two", "2.3"),
    ("stock.two", [2**70, 0], "stock.two", "2.3"),
    ("scoring.line", 2**70, "scoring.line", "3.1"),
    ("stock.two", [14, 1], "stock.two", "2.3"),
    ("stock.two", [0, 0], "stock.two", "2.3"),
    ("stock.two", [14], "stock.two", "2.3"),
    ("stock.two", [14.0, 0], "stock.two", "2.3"),
    ("stock.two-tactics", [11, 4], "stock.two-tactics", "5.1"),
    ("stock.two-tactics", [11, 0], "stock.two-tactics", "5.1"),
    ("stock.four", [8, 0], "stock.four", "6.2"),
    ("stock.four-tactics", [6, -1], "stock.four-tactics", "6.3"),
    ("stock.six", [1, 1], "stock.six", "2.3"),
    ("scoring", None, "scoring", "3.1"),
    ("scoring.line", 0, "scoring.line", "3.1"),
    ("scoring.line", 10, "scoring.line", "3.1"),
    ("scoring.black", 2.5, "scoring.black", "3.3"),
    ("scoring.black", float("nan"), "scoring.black", "3.3"),
    ("scoring.black", date(2013, 1, 1), "scoring.black", "3.3"),
    ("scoring.gold", 2, "scoring.gold", "3.1"),
    ("prices", {}, "prices", "1.1"),
]


@rule("atacama 1.4")
@pytest.mark.parametrize(("where", "what", "entry", "paragraph"), WRONG)
def test_a_wrong_data_file_is_refused_by_entry_and_paragraph(where: str, what: Any, entry: str, paragraph: str) -> None:
    wrong = values()
    *path, last = where.split(".")
    section = wrong
    for name in path:
        section = section[name]
    if what is None:
        del section[last]
    else:
        section[last] = what
    with pytest.raises(Fault) as caught:
        new_match("atacama", "basic", 0, {}, 0, Data("mine.toml", wrong), SEED, {})
    assert caught.value.code == DATA_ENTRY
    assert caught.value.facts == {"file": "mine.toml", "entry": entry, "game": "atacama", "rule": paragraph}


@pytest.mark.parametrize("text", ["parts = [", "a = 1\na = 2", "\0", "[" * 3000, 'x = "' + "\ud7ff" + "\x01"])
def test_what_is_not_a_data_file_is_refused(text: str) -> None:
    with pytest.raises(Fault) as caught:
        from_text(text, "mine.toml")
    assert caught.value.code == DATA_SYNTAX


def test_comments_and_spacing_do_not_change_the_data() -> None:
    assert from_text("# mine\n\n" + TEXT, "mine.toml").hash == standard("atacama").hash
