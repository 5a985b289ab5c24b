"""The end: why a game is over, bonus, prestige and places (10.5 to 10.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.game import Result
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import (
    ACHIEVEMENTS,
    CENTRE,
    CREWS,
    EACH_METAL,
    ENOUGH,
    GOODS,
    IN_CENTRE,
    METALS,
    MONEY,
    STRONG_CREWS,
)

REASONS: Final = ["centre", "achievements", "turn-limit"]
# The paragraph behind each.
END_RULES: Final = [1005, 1005, 1009]
BY_CENTRE: Final = 0
BY_ACHIEVEMENTS: Final = 1
BY_TURNS: Final = 2
NOT_YET: Final = -1


def in_centre(s: RockwellState, owner: i64) -> i64:
    """How many crews of an owner have reached it."""
    crews: i64 = 0
    k: i64
    for k in range(owner * CREWS, owner * CREWS + CREWS):
        if s.places[k] == CENTRE:
            crews += 1
    return crews


def seats_in_centre(s: RockwellState) -> i64:
    """How many players have a crew there."""
    seats: i64 = 0
    seat: i64
    for seat in range(len(s.money)):
        if in_centre(s, seat):
            seats += 1
    return seats


def achieved(s: RockwellState, seat: i64) -> i64:
    """How many achievement tiles the seat has."""
    tiles: i64 = 0
    k: i64
    for k in range(seat * ACHIEVEMENTS, seat * ACHIEVEMENTS + ACHIEVEMENTS):
        if s.honours[k]:
            tiles += 1
    return tiles


def why_over(s: RockwellState, turn_limit: i64) -> i64:
    """The reason to end after this turn (10.5, 10.9), or NOT_YET."""
    if 2 * seats_in_centre(s) > len(s.money):
        return BY_CENTRE
    seat: i64
    for seat in range(len(s.money)):
        if achieved(s, seat) >= ENOUGH and _has_ending(s, seat):
            return BY_ACHIEVEMENTS
    if s.turn >= turn_limit:
        return BY_TURNS
    return NOT_YET


def _has_ending(s: RockwellState, seat: i64) -> bool:
    """Whether the seat has (g), (h) and (i)."""
    return all(s.honours[seat * ACHIEVEMENTS + kind] for kind in (EACH_METAL, STRONG_CREWS, IN_CENTRE))


def holding(s: RockwellState, seat: i64, good: i64) -> i64:
    """Cubes of a metal, or money."""
    if good == MONEY:
        return s.money[seat]
    return s.cubes[seat * METALS + good]


def bonus(o: Options, t: Tables, s: RockwellState, seat: i64, good: i64) -> i64:
    """For having most of a metal or of money; equals share the higher place (10.6)."""
    own = holding(s, seat, good)
    if own == 0 and not o.all_ranked:
        return 0
    place: i64 = 0
    other: i64
    for other in range(len(s.money)):
        if holding(s, other, good) > own:
            place += 1
    return t.bonus[place]


def honour(s: RockwellState, seat: i64) -> i64:
    """The prestige of the seat's achievement tiles."""
    prestige: i64 = 0
    k: i64
    for k in range(seat * ACHIEVEMENTS, seat * ACHIEVEMENTS + ACHIEVEMENTS):
        prestige += s.honours[k]
    return prestige


def prestige(o: Options, t: Tables, s: RockwellState, seat: i64) -> i64:
    """All of it, as if the game ended now (10.7)."""
    total = honour(s, seat) + s.supplied[seat]
    good: i64
    for good in range(GOODS):
        total += bonus(o, t, s, seat, good)
    return total


def all_cubes(s: RockwellState, seat: i64) -> i64:
    cubes: i64 = 0
    k: i64
    for k in range(seat * METALS, seat * METALS + METALS):
        cubes += s.cubes[k]
    return cubes


def final_result(o: Options, t: Tables, s: RockwellState, reason: i64) -> Result:
    """Most prestige, then most achievement tiles, then most cubes; then a place is shared (10.7)."""
    seats: i64 = len(s.money)
    scores = vec[i64]([0] * seats)
    places = vec[i64]([1] * seats)
    seat: i64
    other: i64
    for seat in range(seats):
        scores[seat] = prestige(o, t, s, seat)
    for seat in range(seats):
        for other in range(seats):
            if _before(s, scores, other, seat):
                places[seat] += 1
    return Result(scores, places, reason)


def _before(s: RockwellState, scores: vec[i64], one: i64, other: i64) -> bool:
    if scores[one] != scores[other]:
        return scores[one] > scores[other]
    if achieved(s, one) != achieved(s, other):
        return achieved(s, one) > achieved(s, other)
    return all_cubes(s, one) > all_cubes(s, other)
