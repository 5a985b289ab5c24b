"""The second of two steps, where each of them is a move of its own (5.5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell import moving
from motherlode.games.rockwell.achievements import BY_MOVING, award
from motherlode.games.rockwell.events import CREW_STOPPED
from motherlode.games.rockwell.moves import CREW, PASS, STAY, moved_crew
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import RUNNING, STEPPING, RockwellState
from motherlode.games.rockwell.striking import strike
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.timing import untimely
from motherlode.games.rockwell.world import CREWS

OTHER_CREW_STEPS: Final = Kind("other-crew-steps", [Param("crew", CREW)], rule=505)
REFUSALS: Final[list[Kind]] = [OTHER_CREW_STEPS]


def ask_second_step(s: RockwellState) -> None:
    s.seat = s.crew // CREWS
    s.phase = STEPPING


def legal_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """On with the crew that has moved, or no further."""
    out = moving.moves_without(t, s, seat, s.crew % CREWS, vec[i64](capacity=16))
    return append(moving.moves_with(t, s, seat, s.crew % CREWS, out), PASS)


def refusal(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    wrong_time = untimely(s, STEPPING, seat, move, 505)
    if wrong_time is not None or move == PASS:
        return wrong_time
    if move >= STAY or moved_crew(move) != s.crew % CREWS:
        return refuse(OTHER_CREW_STEPS, [s.crew % CREWS])
    return moving.refusal(o, t, s, seat, move)


def go_on(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """One more step, or no further."""
    s.phase = RUNNING
    if move == PASS:
        if out is not None:
            tell(out, CREW_STOPPED, [seat, s.crew % CREWS, s.places[s.crew]])
        return
    moving.move_crew(t, s, s.crew, move, out)
    award(o, t, s, BY_MOVING, seat, out)
    strike(t, s, s.crew)
