"""Positions that no short game leads to, laid out by hand.

Nothing is lost: cubes come from the supply or go out of the game, tiles come from the bag, figures from their owner's
supply.
"""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests.rules.siberia.setting import FIGURES, bag, end_round, pick, place, state

from motherlode.core.match import Match
from motherlode.games.siberia.world import (
    ACTION_NAMES,
    ACTIONS,
    AREA_NAMES,
    EXCHANGE_NAMES,
    FREE,
    INVESTMENT,
    MARKETS,
    PLACE_NAMES,
    PLACES,
    RESOURCE_NAMES,
    SPOT_NAMES,
    TILE_NAMES,
)


def stand(match: Match, seat: int, where: str) -> Match:
    """Where a player's figures are: "vladivostok amur amur tokyo"; the others are in their supply."""
    s = state(match)
    figures = where.split()
    for k in range(PLACES):
        s.workers[seat * PLACES + k] = figures.count(PLACE_NAMES[k])
    for k in range(MARKETS):
        s.sellers[seat * MARKETS + k] = figures.count(EXCHANGE_NAMES[s.faces[k]])
    s.home[seat] = FIGURES - len(figures)
    known = sum(figures.count(PLACE_NAMES[k]) for k in range(PLACES))
    known += sum(figures.count(EXCHANGE_NAMES[s.faces[k]]) for k in range(MARKETS))
    assert known == len(figures) <= FIGURES, where
    return match


def lie(match: Match, area: str, cubes: str) -> Match:
    """Other cubes on an area; the supply takes and gives."""
    s = state(match)
    k = AREA_NAMES.index(area)
    wanted = set(cubes.split())
    for resource, name in enumerate(RESOURCE_NAMES):
        s.supply[resource] += (s.lying[k] >> resource & 1) - (name in wanted)
        assert s.supply[resource] >= 0
    s.lying[k] = sum(1 << RESOURCE_NAMES.index(name) for name in wanted)
    return match


def close(match: Match, areas: str) -> Match:
    """As if they had been mined empty by players who have gone home."""
    s = state(match)
    for area in areas.split():
        k = AREA_NAMES.index(area)
        for resource in range(len(RESOURCE_NAMES)):
            s.sold[resource] += s.lying[k] >> resource & 1
        s.lying[k] = 0
        s.closed |= 1 << k
        assert not any(s.workers[seat * PLACES + k] for seat in range(match.game.seats))
    return match


def leave(match: Match, **left: int) -> Match:
    """Leaves this many cubes in the supply; the rest are sold."""
    s = state(match)
    for name, number in left.items():
        k = RESOURCE_NAMES.index(name)
        assert s.supply[k] >= number
        s.sold[k] += s.supply[k] - number
        s.supply[k] = number
    return match


def invested(match: Match, seat: int, *actions: str) -> Match:
    """Investments from the stack on free spaces of a player."""
    s = state(match)
    for action in actions:
        k = ACTION_NAMES.index(action)
        assert s.stack[k]
        s.stack[k] -= 1
        _put(s, seat, k, INVESTMENT)
    return match


def lay_tiles(match: Match, seat: int, tiles: str) -> Match:
    """Tiles from the bag on free spaces: "gas seller-oil/oil manager/gas", the last of them a joker."""
    s = state(match)
    for word in tiles.split():
        tile, spot = pick(bag(match), word)
        s.bag[TILE_NAMES.index(tile)] -= 1
        _put(s, seat, SPOT_NAMES.index(spot), TILE_NAMES.index(tile))
    return match


def clear(match: Match) -> Match:
    """Puts all action tiles of all tableaus back into the bag."""
    s = state(match)
    for k, piece in enumerate(s.spaces):
        if piece < INVESTMENT:
            s.bag[piece] += 1
            s.spaces[k] = FREE
    return match


def _put(s: Any, seat: int, action: int, piece: int) -> None:
    """On one of the two spaces, which are kept in order."""
    at = (seat * ACTIONS + action) * 2
    both = sorted([s.spaces[at], s.spaces[at + 1]])
    assert both[1] == FREE, "no space is free"
    s.spaces[at], s.spaces[at + 1] = sorted([both[0], piece])


def rich(match: Match, *amounts: int) -> Match:
    """Money, in the order of the seats."""
    state(match).money = vec[i64](list(amounts))
    return match


def stacked(match: Match, row: Sequence[str], stack: str = "") -> Match:
    """The open investments and those face down; the others are on no tableau, so count with care."""
    s = state(match)
    s.row = vec[i64]([ACTION_NAMES.index(action) for action in row])
    s.stack = vec[i64]([stack.split().count(action) for action in ACTION_NAMES])
    return match


def idle(match: Match, rounds: int) -> Match:
    """Plays this many rounds in which everybody passes at once; the tiles go back into the bag."""
    for _ in range(rounds):
        clear(end_round(place(match)))
    return match
