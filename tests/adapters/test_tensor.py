"""Tensors say what a seat sees, or knows, and nothing else; over every variant."""

from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit import Variant, every_game, part_of, random_game

from motherlode.adapters.tensor import LENGTH, MOST, known, mask, seen
from motherlode.core.game import Game
from motherlode.core.ids import first_seat
from motherlode.core.rng import Rng
from motherlode.core.state import State

seeds = st.integers(0, 2**40)


class OneToOne:
    """Equal things have equal tensors, unequal ones unequal."""

    def __init__(self) -> None:
        self.tensors: dict[bytes, bytes] = {}
        self.things: dict[bytes, bytes] = {}

    def add(self, thing: bytes, tensor: bytes) -> None:
        assert self.tensors.setdefault(thing, tensor) == tensor
        assert self.things.setdefault(tensor, thing) == thing


@every_game
def test_what_looks_alike_has_one_tensor_and_what_looks_different_has_two(variant: Variant) -> None:
    """Along a whole game, seat after seat: tensors of view and info, in the real position and in a guess."""
    game = variant.make()
    seed = crc32(str(variant).encode())
    views, infos = OneToOne(), OneToOne()
    for k, state in enumerate(part_of(random_game(game, seed), seed)):
        seat = k % game.seats
        for position in (state, game.guess(state, seat, Rng(k))):
            view = game.view(position, seat)
            info = game.info(position, seat)
            views.add(msgspec.json.encode(view), seen(view).tobytes())
            infos.add(info, known(info).tobytes())
    assert len(views.tensors) > 5


@every_game
@settings(max_examples=2)
@given(seed=seeds, luck=seeds)
def test_who_is_asked_later_cannot_tell_what_was_chosen_before(variant: Variant, seed: int, luck: int) -> None:
    """If several seats choose at once, the lowest is asked first; what the next sees, knows and may do stays the same,
    unless they choose in the open (Siberia 7.1).
    """
    game = variant.make()
    rng = Rng(luck)
    for state in part_of(random_game(game, seed), seed):
        choice = game.simultaneous.number(state)
        if not choice or int(game.actors(state)).bit_count() < 2:
            continue
        first = first_seat(game.actors(state))
        if not any(game.codec.kind(move).secret for move in game.legal_moves(state, first)):
            continue
        worlds = [_decided(game, state, rng) for _ in range(2)]
        if any(game.simultaneous.number(world) != choice for world in worlds):
            continue  # nobody else had to choose: all is shown
        (seat,) = {first_seat(game.actors(world)) for world in worlds}
        one, other = (_told(game, world, seat) for world in worlds)
        assert one == other


def _decided(game: Game[Any], s: State, rng: Rng) -> State:
    """The lowest seat has moved until another was asked."""
    out: State = game.copy(s)
    seat = first_seat(game.actors(out))
    while game.actors(out) and first_seat(game.actors(out)) == seat:
        game.apply(out, seat, game.random_move(out, seat, rng), None)
    return out


def _told(game: Game[Any], s: State, seat: int) -> list[bytes]:
    allowed = mask(game.legal_moves(s, seat), game.codec.size)
    return [seen(game.view(s, seat)).tobytes(), known(game.info(s, seat)).tobytes(), allowed.tobytes()]


def test_every_small_difference_shows() -> None:
    """None, 0, an empty list and a list of 0 are four different things, and so are a number and its negative."""
    numbers: list[object] = [0, 1, -1, 2, 3, 256]
    others: list[object] = [None, "", "0", "None", [], [0], [0, 0], [[]], [1, 2], [2, 1], {}, {"a": 0}, {"b": 0}]
    things = [*numbers, *others, *([thing] for thing in others)]
    assert len({seen({"x": thing}).tobytes() for thing in things}) == len(things) - 1  # [[]] is in it twice
    assert len({known(info).tobytes() for info in (b"", b"\0", b"\0\0", b"\1", b"\1\0", b"\0\1", b"\x80")}) == 7


def test_a_tensor_has_one_length_and_known_bounds() -> None:
    for tensor in (seen({}), seen({"x": "y"}), known(bytes(10)), known(b"\xff" * 5000)):
        assert tensor.shape == (LENGTH,)
        assert tensor.dtype == np.float32
        assert np.abs(tensor).max() <= MOST
