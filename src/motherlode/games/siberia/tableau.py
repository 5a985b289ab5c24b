"""A player's tableau: ten actions with two spaces each, and research (1.6)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.games.siberia.moves import ACTION
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.world import ACTIONS, DRAWN, FREE, IN_HAND, INVESTMENT, NO_TILE, TILES

NO_FREE_SPACE: Final = Kind("no-free-space", [Param("action", ACTION)], rule=302)


def free_spaces(s: SiberiaState, seat: i64, action: i64) -> i64:
    """Spaces without a tile, joker or investment (1.9); tiles laid in this round and not shown yet take theirs."""
    at = (seat * ACTIONS + action) * 2
    free: i64 = 0
    k: i64
    for k in range(at, at + 2):
        if s.spaces[k] == FREE:
            free += 1
    if free:
        for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
            if s.spots[k] == action:
                free -= 1
    return free


def has_investment(s: SiberiaState, seat: i64, action: i64) -> bool:
    at = (seat * ACTIONS + action) * 2
    return s.spaces[at] == INVESTMENT or s.spaces[at + 1] == INVESTMENT


def is_ready(s: SiberiaState, seat: i64, action: i64) -> bool:
    """Both spaces are filled (4.3); as they are sorted, the second is free if any is."""
    return s.spaces[(seat * ACTIONS + action) * 2 + 1] != FREE


def put(s: SiberiaState, seat: i64, action: i64, piece: i64) -> None:
    """On a free space; the two are alike (1.9), so they are kept sorted."""
    at = (seat * ACTIONS + action) * 2
    if piece < s.spaces[at]:
        s.spaces[at + 1] = s.spaces[at]
        s.spaces[at] = piece
    else:
        s.spaces[at + 1] = piece


def clear(s: SiberiaState, seat: i64, action: i64) -> None:
    """Its action tiles go to the bag, an investment stays (4.4)."""
    at = (seat * ACTIONS + action) * 2
    rest: i64 = FREE
    k: i64
    for k in range(at, at + 2):
        if s.spaces[k] < TILES:
            s.bag[s.spaces[k]] += 1
        elif s.spaces[k] == INVESTMENT:
            rest = INVESTMENT
    s.spaces[at] = rest
    s.spaces[at + 1] = FREE


def take_off(s: SiberiaState, seat: i64, action: i64, tile: i64) -> None:
    """One tile of that sort goes to the bag."""
    at = (seat * ACTIONS + action) * 2
    if s.spaces[at] == tile:
        s.spaces[at] = s.spaces[at + 1]
    s.spaces[at + 1] = FREE
    s.bag[tile] += 1


def tiles_on_tableau(s: SiberiaState, seat: i64) -> i64:
    """Action tiles, jokers included, that everybody can see there (7.1); investments do not count."""
    tiles: i64 = 0
    k: i64
    for k in range(seat * ACTIONS * 2, (seat + 1) * ACTIONS * 2):
        if s.spaces[k] < TILES:
            tiles += 1
    for k in range(seat * TILES, (seat + 1) * TILES):
        tiles += s.research[k]
    return tiles


def has_research(s: SiberiaState, seat: i64) -> bool:
    return any(s.research[k] > 0 for k in range(seat * TILES, (seat + 1) * TILES))


def tiles_in_hand(s: SiberiaState, seat: i64) -> i64:
    """Drawn and not laid yet."""
    tiles: i64 = 0
    k: i64
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        if s.drawn[k] != NO_TILE and s.spots[k] == IN_HAND:
            tiles += 1
    return tiles
