"""Laws of what a move would do: what is promised as certain happens, and nothing that is said depends on a secret."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.kit import Variant, every_game, part_of, random_game

from motherlode.core.consequences import AGAIN, LUCK, OTHERS, OVER, REVEAL, TOGETHER, Consequences, foresee
from motherlode.core.decision import goes_on
from motherlode.core.event import Event
from motherlode.core.foresight import UNKNOWN
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE
from motherlode.core.rng import Rng
from motherlode.core.state import State

seeds = st.integers(0, 2**40)
MOST_MOVES = 8


def told(events: list[Event], seat: int) -> list[tuple[int, list[int]]]:
    return [(event.kind, list(event.args)) for event in events if event.seen_by(seat)]


def said(game: Game[Any], consequences: Consequences) -> object:
    """Everything that could reach the seat."""
    return (
        [(event.kind, list(event.args)) for event in consequences.events],
        [(fact.kind.name, fact.certain, fact.args, fact.rule) for fact in consequences.facts],
        [(gain.seat, game.foresight.units[gain.unit], gain.amount) for gain in consequences.gains],
        consequences.next,
        consequences.played,
    )


def decision(game: Game[Any], state: State, seat: int, rng: Rng) -> list[int]:
    """A random list of moves up to the end of a decision, or a part of it."""
    trial = game.copy(state)
    moves: list[int] = []
    while True:
        move = game.random_move(trial, seat, rng)
        moves.append(move)
        events: list[Event] = []
        game.apply(trial, seat, move, events)
        if not goes_on(game, trial, seat, events) or len(moves) == MOST_MOVES or rng.below(4) == 0:
            return moves


def deciders(game: Game[Any], state: State) -> list[int]:
    return [seat for seat in range(game.seats) if (game.actors(state) >> seat) & 1]


@every_game
@given(seed=seeds, luck=seeds)
def test_what_was_promised_as_certain_is_what_happens(variant: Variant, seed: int, luck: int) -> None:
    game = variant.make()
    rng = Rng(luck)
    for state in part_of(random_game(game, seed), seed):
        for seat in deciders(game, state):
            moves = decision(game, state, seat, rng)
            promised = foresee(game, state, seat, moves)
            truth = game.copy(state)
            happened: list[Event] = []
            for move in moves[: promised.played]:
                before = game.copy(truth)
                events: list[Event] = []
                game.apply(truth, seat, move, events)
                happened += events
            expected = [(event.kind, list(event.args)) for event in promised.events]
            assert told(happened, seat)[: len(expected)] == expected
            # What a reveal or the others bring is not promised, so gains are those of the moves before it.
            known = before if promised.next in (REVEAL, TOGETHER) else truth
            for gain in promised.gains:
                had = game.foresight.tally(state, seat, gain.seat, gain.unit)
                has = game.foresight.tally(known, seat, gain.seat, gain.unit)
                assert UNKNOWN not in (had, has)
                assert has - had == gain.amount
            if promised.next == AGAIN:
                assert (game.actors(truth) >> seat) & 1
            elif promised.next == OVER:
                assert game.actors(truth) == 0
            elif promised.next == LUCK:
                assert game.actors(truth) == 1 << CHANCE
            elif promised.next == OTHERS:
                assert game.actors(truth) not in (0, 1 << CHANCE)
                assert not (game.actors(truth) >> seat) & 1


@every_game
@given(seed=seeds, luck=seeds, other=seeds)
def test_consequences_are_the_same_in_worlds_the_seat_cannot_tell_apart(
    variant: Variant, seed: int, luck: int, other: int
) -> None:
    game = variant.make()
    rng = Rng(luck)
    for state in part_of(random_game(game, seed), seed):
        for seat in deciders(game, state):
            moves = decision(game, state, seat, rng)
            twin = game.guess(state, seat, Rng(other))
            assert said(game, foresee(game, twin, seat, moves)) == said(game, foresee(game, state, seat, moves))


@every_game
@given(seed=seeds, luck=seeds, other=seeds)
def test_what_is_certain_or_forecast_depends_on_no_guess(variant: Variant, seed: int, luck: int, other: int) -> None:
    """The guess that consequences are played on is one of many: from any other the same would be said."""
    game = variant.make()
    rng = Rng(luck)
    for state in part_of(random_game(game, seed), seed):
        for seat in deciders(game, state):
            moves = decision(game, state, seat, rng)
            assert said(game, foresee(game, state, seat, moves, Rng(other))) == said(
                game, foresee(game, state, seat, moves)
            )


@every_game
@given(seed=seeds, luck=seeds)
def test_thinking_about_a_move_changes_nothing(variant: Variant, seed: int, luck: int) -> None:
    game = variant.make()
    rng = Rng(luck)
    for state in part_of(random_game(game, seed), seed):
        before = game.key(state)
        for seat in deciders(game, state):
            foresee(game, state, seat, decision(game, state, seat, rng))
        assert game.key(state) == before


@every_game
@given(seed=seeds, luck=seeds)
def test_facts_fit_their_kinds(variant: Variant, seed: int, luck: int) -> None:
    game = variant.make()
    rng = Rng(luck)
    for state in part_of(random_game(game, seed), seed):
        for seat in deciders(game, state):
            for fact in foresee(game, state, seat, decision(game, state, seat, rng)).facts:
                assert fact.kind in game.foresight.kinds
                assert len(fact.args) == len(fact.kind.params)
                assert len(fact.kind.terms(fact.args)) == len(fact.args)
                assert fact.rule > 0
