"""What is still to be done before somebody must decide: steps as numbers, the next one last. No step calls another."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from motherlode.games.rockwell.state import RockwellState

ASK_POST: Final = 0  # the next vice-president (3.2)
BEGIN_ROUND: Final = 1  # the next drilling round (5.1)
NEXT_DRILLER: Final = 2
OFFER_HELP: Final = 3  # an advantage after a move (5.7)
MOVE_AL: Final = 4  # (12.3)
YIELD: Final = 5  # the shafts (7.1)
OPEN_MARKET: Final = 6
NEXT_DEALER: Final = 7
OPEN_WORKSHOP: Final = 8
NEXT_WORKER: Final = 9
TRAIN_AL: Final = 10  # (12.6)
END_TURN: Final = 11
USE_ACTION: Final = 12  # after everything it caused
SECOND_STEP: Final = 13  # of a crew that made the first (5.5)
DRILL: Final = 14  # plus the number of a tile (6.1)


def push(s: RockwellState, step: i64) -> None:
    s.agenda = append(s.agenda, step)


def take(s: RockwellState) -> i64:
    s.agenda, step = pop(s.agenda)
    return step
