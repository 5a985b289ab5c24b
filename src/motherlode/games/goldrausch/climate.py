"""Phase 6: climate change (6.1, 6.2), which is also how the first round begins (2.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import NOT_DRAWN_NOW, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.goldrausch.events import GREW_BACK, RESOURCE_REVEALED, ROUND_BEGAN
from motherlode.games.goldrausch.moves import RESOURCE, REVEAL, codes, reveal, revealed_resource
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.state import PLANNING, REVEALING, GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import CONTINENTS, NO_RESOURCE, PAYING

RESOURCE_IS_OUT: Final = Kind("resource-is-out", [Param("resource", RESOURCE)], rule=602)
REFUSALS: Final[list[Kind]] = [RESOURCE_IS_OUT]


def legal_moves(s: GoldrauschState) -> vec[i64]:
    """Any resource card still in the deck."""
    return codes(REVEAL, s.resources)


def random_draw(s: GoldrauschState, rng: Rng) -> i64:
    return reveal(nth(s.resources, rng.below(count(s.resources))))


def refusal(s: GoldrauschState, move: i64) -> Refusal | None:
    if s.phase != REVEALING:
        return refuse(NOT_DRAWN_NOW, [], 601)
    if not (s.resources >> revealed_resource(move)) & 1:
        return refuse(RESOURCE_IS_OUT, [revealed_resource(move)])
    return None


def reveal_card(o: Options, t: Tables, s: GoldrauschState, move: i64, out: list[Event] | None) -> None:
    """A new resource card: gold grows back, and its yields hold for the round that begins."""
    times: i64 = 1
    if s.resource == NO_RESOURCE:
        times = t.respawns[o.seats - 4]
    s.resource = revealed_resource(move)
    s.resources &= ~(1 << s.resource)
    if out is not None:
        tell(out, RESOURCE_REVEALED, [s.resource])
    k: i64
    for k in range(CONTINENTS):
        _grow_back(s, PAYING[k], times * t.respawn[s.resource * CONTINENTS + PAYING[k]], out)
    s.phase = PLANNING
    if out is not None:
        tell(out, ROUND_BEGAN, [s.round + 1, s.start])


def _grow_back(s: GoldrauschState, continent: i64, respawn: i64, out: list[Event] | None) -> None:
    """Up to the maximum, and no more than the mine has (1.2)."""
    wanted = min(respawn, s.maxima[continent] - s.lying[continent])
    amount = min(wanted, s.mine)
    s.lying[continent] += amount
    s.mine -= amount
    if out is not None:
        tell(out, GREW_BACK, [continent, amount, s.lying[continent], s.maxima[continent]])
