"""Strengths from pairs."""

from math import log10

import pytest

from motherlode.lab.arena.elo import HALF, Wins, added, fitted, ratings, wins_of
from motherlode.lab.arena.record import Block
from motherlode.lab.play import Outcome


def points(wins: Wins) -> list[float]:
    return fitted(wins, [[HALF] * len(wins) for _ in wins], None)


def test_two_bots_have_the_strengths_of_their_score() -> None:
    """With one drawn game added: 75.5 to 25.5."""
    strong, weak = points([[0.0, 75.0], [25.0, 0.0]])
    assert strong - weak == pytest.approx(400 * log10(75.5 / 25.5), abs=0.01)
    assert strong + weak == pytest.approx(0.0, abs=1e-9)


def test_a_hundred_to_nothing_stays_finite() -> None:
    strong, weak = points([[0.0, 100.0], [0.0, 0.0]])
    assert strong - weak == pytest.approx(400 * log10(100.5 / 0.5), abs=0.1)


def test_strengths_that_fit_are_found_again() -> None:
    """Wins exactly as three strengths predict; against a million games the added ones hardly matter."""
    truth = [150.0, 0.0, -150.0]
    chance = [[1 / (1 + 10 ** ((b - a) / 400)) for b in truth] for a in truth]
    wins = [[1e6 * chance[i][j] if i != j else 0.0 for j in range(3)] for i in range(3)]
    assert points(wins) == pytest.approx(truth, abs=0.05)


def test_bots_that_never_met_are_compared_by_those_that_met_both() -> None:
    a, b, c = points([[0.0, 30.0, 0.0], [10.0, 0.0, 30.0], [0.0, 10.0, 0.0]])
    assert a - b == pytest.approx(b - c, abs=0.01)
    assert a - b > 100


def test_pairs_are_counted_by_places_and_a_tie_is_half() -> None:
    game = Outcome([9, 5, 5, 1], [1, 2, 2, 4], [1.0, 0.0, 0.0, 0.0], 1, "", "")
    wins = wins_of([["a", "b", "c", "a"]], Block(0, [game]), ["a", "b", "c"])
    # Two seats of the same bot are not a pair.
    assert wins == [[0.0, 1.0, 1.0], [1.0, 0.0, 0.5], [1.0, 0.5, 0.0]]
    assert added([wins, wins])[1] == [2.0, 0.0, 1.0]


def test_intervals_narrow_with_the_games_and_are_the_same_for_the_same_seed() -> None:
    won, lost = [[0.0, 2.0], [0.0, 0.0]], [[0.0, 0.0], [2.0, 0.0]]
    few = ratings([won, won, won, lost] * 5, 1)
    many = ratings([won, won, won, lost] * 500, 1)
    assert few == ratings([won, won, won, lost] * 5, 1)
    assert few[0].low < few[0].value < few[0].high
    assert few[0].value == pytest.approx(many[0].value, abs=5)
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 5


def test_who_won_every_game_has_an_interval_all_the_same() -> None:
    """Wilson's of 100 of 100 begins at 96.3 %, 566 points; more games prove more."""
    won = [[0.0, 2.0], [0.0, 0.0]]
    strong = ratings([won] * 50, 1)
    assert 500 < strong[0].low - strong[1].high < 750
    assert strong[0].low < strong[0].value - 50 < strong[0].value + 50 < strong[0].high
    assert ratings([won] * 5, 1)[0].low < strong[0].low
