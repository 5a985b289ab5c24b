"""What stands against leading or training a crew of Al's (12)."""

from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.games.rockwell.al import first_crew, goals, movable_crews
from motherlode.games.rockwell.moves import LEAD, TRAIN
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.refused import (
    AL_NOT_BESIDE,
    AL_OTHER_CREW,
    AL_OTHER_TILE,
    ALLOWED,
    STRONGEST_ALREADY,
)
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import STRONGEST, TILES


def refused_al(o: Options, t: Tables, s: RockwellState, move: i64) -> i64:
    if move >= TRAIN:
        if s.powers[first_crew(s) + move - TRAIN] == STRONGEST:
            return STRONGEST_ALREADY
        return ALLOWED
    crew = (move - LEAD) // TILES
    if not (movable_crews(s) >> crew) & 1:
        return AL_OTHER_CREW
    if not (goals(o, t, s, crew) >> ((move - LEAD) % TILES)) & 1:
        if o.al_free and count(movable_crews(s)) > 1:
            return AL_NOT_BESIDE
        return AL_OTHER_TILE
    return ALLOWED
