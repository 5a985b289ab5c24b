"""What everybody has in the end (2.3, 2.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.game import Result, places_by
from motherlode.games.quarry.options import Options
from motherlode.games.quarry.state import QuarryState
from motherlode.games.quarry.tables import Tables

REASONS: Final = ["empty"]
# The paragraph behind each.
END_RULES: Final = [204]


def points(o: Options, t: Tables, s: QuarryState, seat: i64) -> i64:
    total = s.taken[seat]
    if o.last_counts and s.last == seat:
        total += t.bonus
    return total


def final_result(o: Options, t: Tables, s: QuarryState) -> Result:
    scores = vec[i64](capacity=o.seats)
    seat: i64
    for seat in range(o.seats):
        scores = append(scores, points(o, t, s, seat))
    return Result(scores, places_by(scores), 0)
