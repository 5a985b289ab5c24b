"""The test that may be looked at after every block: how often it is wrong, and how soon it has an answer."""

from random import Random

import pytest

from motherlode.lab.arena.betting import ENOUGH, Betting
from motherlode.lab.arena.plan import ArenaPlan
from motherlode.lab.arena.question import Question, fair_share, shares
from motherlode.lab.arena.record import Block
from motherlode.lab.play import Outcome

RUNS = 400
BLOCKS = 300
# What 5 of 100 may look like in 400 runs: two standard deviations more.
NOISE = 0.022


def settled(line: float, chance: float, games: int, seed: int) -> tuple[bool | None, int]:
    """Blocks of that many games, each won with that chance, until there is an answer."""
    random = Random(seed)
    betting = Betting(line)
    for block in range(BLOCKS):
        betting.see(sum(random.random() < chance for _ in range(games)) / games)
        if betting.answer() is not None:
            return betting.answer(), block + 1
    return None, BLOCKS


@pytest.mark.parametrize(("line", "games"), [(0.5, 2), (0.25, 4)])
def test_looking_after_every_block_is_wrong_in_at_most_five_of_a_hundred(line: float, games: int) -> None:
    answers = [settled(line, line, games, seed)[0] for seed in range(RUNS)]
    assert answers.count(True) / RUNS <= 0.05 + NOISE
    assert answers.count(False) / RUNS <= 0.05 + NOISE
    assert answers.count(None) > 0


def test_what_differs_clearly_is_settled_soon_and_rightly() -> None:
    for chance, right in ((0.75, True), (0.25, False)):
        found = [settled(0.5, chance, 2, seed) for seed in range(100)]
        assert all(answer is right for answer, _ in found)
        assert sorted(blocks for _, blocks in found)[50] < 30


def test_a_small_difference_takes_longer_but_is_found() -> None:
    found = [settled(0.5, 0.6, 2, seed) for seed in range(100)]
    assert [answer for answer, _ in found].count(True) >= 95
    assert [answer for answer, _ in found].count(False) <= 1


def test_nobody_can_bet_against_nothing_or_everything() -> None:
    for line in (0.0, 1.0, float("nan")):
        with pytest.raises(ValueError, match="mean of 0 or 1"):
            Betting(line)
    with pytest.raises(ValueError, match=r"1\.5"):
        Betting(0.5).see(1.5)


def test_a_capital_never_runs_over() -> None:
    betting = Betting(0.5)
    for _ in range(5000):
        betting.see(1.0)
    assert betting.answer() is True
    assert betting.above() > 1e300
    assert betting.below() < 1e-100
    assert 2.99 < ENOUGH < 3.0


def plan(*bots: str) -> ArenaPlan:
    return ArenaPlan("atacama", "basic", 0, {}, None, list(bots), 1)


def won_by(bot: str, plan: ArenaPlan, number: int, seats: int) -> Block:
    """A block in which one bot wins wherever it sits; the first seat wins if it does not play."""
    games = []
    for row in plan.rows(number, seats):
        first = row.index(bot) if bot in row else 0
        places = [1 if seat == first else 2 for seat in range(seats)]
        games.append(Outcome(places, places, [float(place == 1) for place in places], 1, "", ""))
    return Block(number, games)


def test_two_bots_are_asked_about_after_every_block_and_three_after_block_and_mirror() -> None:
    two, three = plan("a", "b"), plan("a", "b", "c")
    for what, seats, often in ((two, 2, 1), (three, 3, 2)):
        question = Question(what, seats, fair_share("a", what.bots, seats))
        blocks = 0
        while not question.is_settled():
            question.see(won_by("a", what, blocks, seats))
            blocks += 1
        verdict = question.verdict()
        assert (verdict.answer, verdict.blocks, blocks % often) == ("yes", blocks, 0)


def test_what_is_settled_stays_so() -> None:
    two = plan("a", "b")
    question = Question(two, 2, 0.5)
    for number in range(20):
        question.see(won_by("b", two, number, 2))
    verdict = question.verdict()
    assert (verdict.answer, verdict.bot) == ("no", "a")
    for number in range(20, 200):
        question.see(won_by("a", two, number, 2))
    assert question.verdict() == verdict


def test_a_fair_share_is_what_equals_take() -> None:
    assert fair_share("a", ["a", "b"], 2) == fair_share("a", ["a", "b"], 4) == 0.5
    assert fair_share("a", ["a", "b", "b", "b"], 4) == 0.25
    assert fair_share("b", ["a", "b", "b", "b"], 4) == 0.75
    # Of six at a table for four, two sit out: a quarter of its own games.
    assert fair_share("a", list("abcdef"), 4) == 0.25
    six = plan(*"abcdef")
    assert shares("a", six.around(0), 4, won_by("a", six, 0, 4)) == [1.0] * 4
