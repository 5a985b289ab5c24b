"""Section 7: the worked examples."""

from typing import Any

from tests.kit import SEED, rule
from tests.rules.atacama.setting import fields_of, scores, stand, table

from motherlode.games.data import Data, standard
from motherlode.games.registry import new_match

STOCK = {"two": [14, 0], "two-tactics": [11, 3], "four": [7, 0], "four-tactics": [6, 1]}

EXAMPLE = """
T.T...T..
.T.T.T...
T.....T..
.T.T....T
T...T..T.
.T.T....T
T.T.T..T.
.T...T..T
T.T.T..T.
"""


@rule("atacama 7.1")
def test_the_example_of_the_rulebook() -> None:
    match = stand(table(), *fields_of(EXAMPLE))
    view: Any = match.view(0)
    assert len(fields_of(EXAMPLE)) == 28
    assert view.seats[0].lines == [0, 0, 0, 0, 0, 0, -3, 0, 7]
    assert view.rows[7].derricks == 3
    assert view.seats[1].lines == [5, -4, 0, 0, 0, 0, 0, 0, 0]
    assert scores(match) == [4, 1]
    result = match.result()
    assert result is not None
    assert list(result.scores) == [4, 1]
    assert list(result.places) == [1, 2]


@rule("atacama 7.2")
def test_the_same_with_a_black_derrick_at_the_bottom_left() -> None:
    """27 natural derricks and a black one, at a table where everybody has enough of both."""
    own = {**standard("atacama").values, "stock": {**STOCK, "two-tactics": [14, 1]}}
    match = new_match("atacama", "tactics", 0, {}, 0, Data("mine.toml", own), SEED, {})
    stand(match, "a9", colour="black")
    stand(match, *(field for field in fields_of(EXAMPLE) if field != "a9"))
    view: Any = match.view(0)
    assert view.seats[0].lines == [0, 0, 0, 0, 0, 0, -3, 0, 9]
    assert view.seats[1].lines == [7, -4, 0, 0, 0, 0, 0, 0, 0]


@rule("atacama 7.3")
def test_the_same_for_four() -> None:
    match = stand(table("four"), *fields_of(EXAMPLE))
    view: Any = match.view(0)
    assert scores(match) == [4, 1, 6, 11]
    assert view.seats[2].lines == [0, 0, 0, 0, 0, 0, 5, 0, 1]
    assert view.seats[3].lines == [3, 8, 0, 0, 0, 0, 0, 0, 0]
