"""The law of secrecy that trusts no guess: two worlds that differ in one secret move look the same to others.

A game says which kinds of its moves are secret (Kind.secret). From a position where such a move can be made in two
ways, both are made, and both worlds are played on with the same moves. Until an event reveals something, everybody
else must see, hear and know the same, have the same legal moves, and guess the same.
"""

from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from tests.kit import ToyVariant, Variant, every_game, random_game, refusal_of

from motherlode.core.event import Event
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, SPECTATOR
from motherlode.core.rng import Rng
from motherlode.core.state import State

seeds = st.integers(0, 2**40)


def secret_pairs(game: Game[Any], state: State) -> list[tuple[int, int, int]]:
    """(seat, one secret move, another of the same kind) for everybody who can make them."""
    out = []
    for seat in (*range(game.seats), CHANCE):
        moves = [move for move in game.legal_moves(state, seat) if game.codec.kind(move).secret]
        for one, other in pairwise(moves):
            if game.codec.kind(one).name == game.codec.kind(other).name:
                out.append((seat, one, other))
    return out


def play(game: Game[Any], state: State, seat: int, move: int) -> list[Event]:
    events: list[Event] = []
    game.apply(state, seat, move, events)
    return events


def heard(events: list[Event], seat: int) -> list[tuple[int, list[int]]]:
    return [(event.kind, list(event.args)) for event in events if event.seen_by(seat)]


def assert_alike(game: Game[Any], worlds: list[State], seat: int, luck: int) -> None:
    one, other = worlds
    assert msgspec.json.encode(game.view(one, seat)) == msgspec.json.encode(game.view(other, seat))
    if seat == SPECTATOR:
        return
    assert game.info(one, seat) == game.info(other, seat)
    assert list(game.legal_moves(one, seat)) == list(game.legal_moves(other, seat))
    assert game.key(game.guess(one, seat, Rng(luck))) == game.key(game.guess(other, seat, Rng(luck)))
    # If a game has many codes, another part of them each time.
    for code in range(luck % 16 if game.codec.size > 300 else 0, game.codec.size, 16 if game.codec.size > 300 else 1):
        assert refusal_of(game, one, seat, code) == refusal_of(game, other, seat, code)


@every_game
@given(seed=seeds, luck=seeds)
def test_nobody_can_tell_two_worlds_apart_that_differ_in_anothers_secret(
    variant: Variant, seed: int, luck: int
) -> None:
    game = variant.make()
    rng = Rng(luck)
    # One pair at some positions, others in the next example: where six choose at once, or tile by tile, there are many.
    often = 9 if game.codec.size > 300 else 3
    for state in random_game(game, seed):
        pairs = secret_pairs(game, state) if rng.below(often) == 0 else []
        for mover, one, other in pairs and [pairs[rng.below(len(pairs))]]:
            worlds = [game.copy(state), game.copy(state)]
            told = [play(game, world, mover, move) for world, move in zip(worlds, (one, other), strict=True)]
            if any(event.reveals for events in told for event in events):
                continue  # the last of those who choose at once: the choice is shown as soon as it is made
            # A player's secret is kept from all others; what nature deals in secret, from those who are not told.
            others = [seat for seat in (*range(game.seats), SPECTATOR) if seat != mover]
            if mover == CHANCE:
                others = [seat for seat in others if heard(told[0], seat) == heard(told[1], seat)]
                assert others, "what everybody hears is not a secret"
            while True:
                for seat in others:
                    assert heard(told[0], seat) == heard(told[1], seat)
                    assert_alike(game, worlds, seat, luck)
                moves = common_moves(game, worlds)
                if not moves:
                    break
                seat, move = moves[rng.below(len(moves))]
                told = [play(game, world, seat, move) for world in worlds]
                if any(event.reveals for events in told for event in events):
                    break


def common_moves(game: Game[Any], worlds: list[State]) -> list[tuple[int, int]]:
    out = []
    for seat in (*range(game.seats), CHANCE):
        legal = [set(game.legal_moves(world, seat)) for world in worlds]
        out += [(seat, move) for move in sorted(legal[0] & legal[1])]
    return out


def test_the_law_is_not_empty() -> None:
    """The toy has secrets to keep; Atacama has none."""
    toy = ToyVariant(2).make()
    assert secret_pairs(toy, toy.start(0)) == [(0, 0, 1), (0, 1, 2), (1, 0, 1), (1, 1, 2)]


@every_game
@given(seed=seeds)
def test_what_a_seat_may_do_and_knows_is_settled_while_others_choose(variant: Variant, seed: int) -> None:
    """A secret move of one seat changes nothing in what another, choosing at the same time, knows (info)."""
    game = variant.make()
    for state in random_game(game, seed):
        for mover, move, _ in secret_pairs(game, state):
            for seat in range(game.seats):
                if seat != mover and (game.actors(state) >> seat) & 1:
                    after = game.copy(state)
                    if not any(event.reveals for event in play(game, after, mover, move)):
                        assert game.info(after, seat) == game.info(state, seat)
