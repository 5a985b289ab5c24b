"""The refusals: what can stand against a move, with the facts its sentence names."""

from typing import Final

from motherlode.core.codec import NUMBER, Kind, Param, Vocabulary
from motherlode.games.rockwell.events import OWNER
from motherlode.games.rockwell.moves import CREW, METAL, PLACE, SEAT, SHAFT, SLOT, STACK, TILE

BOARD: Final = Vocabulary("board", ["drilling", "market", "workshop"])
ALLOWED: Final = -1

DRAWN_BY_SEED: Final = 0
PLAYERS_ACT: Final = 1
NOT_DRAWN_NOW: Final = 2
GAME_IS_OVER: Final = 3
OTHERS_TURN: Final = 4
NOT_NOW: Final = 5
SEALED_ALREADY: Final = 6
NO_MORE_CUBES: Final = 7
NO_MORE_MONEY: Final = 8
NO_SUCH_SLOT: Final = 9
SLOT_TAKEN: Final = 10
BOARD_TWICE: Final = 11
CREW_FINISHED: Final = 12
STANDS_THERE: Final = 13
OUT_OF_REACH: Final = 14
BORDER_TAKEN: Final = 15
NO_DIE: Final = 16
DIE_TOO_STRONG: Final = 17
CANNOT_PAY: Final = 18
NO_ADVANTAGE: Final = 19
NOT_ON_TERRAIN: Final = 20
NO_BRIBES_LEFT: Final = 21
OWN_CREW: Final = 22
NO_SUCH_CREW: Final = 23
NOT_BESIDE: Final = 24
NOT_ACTIVE_TILE: Final = 25
TILE_TURNED: Final = 26
NO_DICE_LEFT: Final = 27
HAS_DIE: Final = 28
NOT_STRUCK: Final = 29
MORE_THAN_LOSS: Final = 30
NO_INSURANCE: Final = 31
DEALT_ALREADY: Final = 32
OTHER_DEAL: Final = 33
EMPTY_DEAL: Final = 34
DEAL_FIRST: Final = 35
STRONGEST_ALREADY: Final = 36
ALL_STEPS: Final = 37
HAS_SHAFT: Final = 38
SHAFT_NOT_THERE: Final = 39
NO_SHAFT: Final = 40
NO_DELIVERY: Final = 41
NO_AL: Final = 42
AL_OTHER_CREW: Final = 43
AL_OTHER_TILE: Final = 44
NO_SUCH_SEAT: Final = 45
DRAWN_ALREADY: Final = 46
OTHER_CREW_STEPS: Final = 47
AL_NOT_BESIDE: Final = 48

REFUSALS: Final = [
    Kind("drawn-by-seed", []),
    Kind("players-act", []),
    Kind("not-drawn-now", []),
    Kind("game-is-over", []),
    Kind("others-turn", [Param("seat", SEAT)]),
    # Such a move belongs to another part of the turn.
    Kind("not-now", []),
    Kind("sealed-already", []),
    Kind("no-more-cubes", [Param("metal", METAL)]),
    Kind("no-more-money", [Param("money", NUMBER)]),
    Kind("no-such-slot", [Param("slot", SLOT)]),
    Kind("slot-taken", [Param("slot", SLOT), Param("seat", SEAT)]),
    Kind("board-twice", [Param("board", BOARD)]),
    Kind("crew-finished", [Param("crew", CREW)]),
    Kind("stands-there", [Param("crew", CREW), Param("place", PLACE)]),
    # From where, how mobile he is.
    Kind("out-of-reach", [Param("place", PLACE), Param("from", PLACE), Param("level", NUMBER)]),
    Kind("border-taken", [Param("place", PLACE), Param("owner", OWNER)]),
    Kind("no-die", [Param("crew", CREW)]),
    Kind("die-too-strong", [Param("power", NUMBER), Param("most", NUMBER)]),
    Kind("cannot-pay", [Param("price", NUMBER), Param("money", NUMBER)]),
    # Without a vice-president on board I, or with nothing he could do with this crew.
    Kind("no-advantage", []),
    Kind("not-on-terrain", [Param("crew", CREW)]),
    Kind("no-bribes-left", []),
    Kind("own-crew", []),
    Kind("no-such-crew", []),
    Kind("not-beside", [Param("place", PLACE), Param("tile", TILE)]),
    Kind("not-active-tile", [Param("tile", TILE), Param("place", PLACE)]),
    Kind("tile-turned", [Param("tile", TILE)]),
    Kind("no-dice-left", []),
    Kind("has-die", []),
    Kind("not-struck", [Param("tile", TILE)]),
    Kind("more-than-loss", [Param("loss", NUMBER)]),
    Kind("no-insurance", [Param("insurance", NUMBER)]),
    Kind("dealt-already", [Param("metal", METAL)]),
    Kind("other-deal", [Param("metal", METAL)]),
    Kind("empty-deal", []),
    Kind("deal-first", [Param("metal", METAL)]),
    Kind("strongest-already", [Param("crew", CREW)]),
    Kind("all-steps", []),
    Kind("has-shaft", [Param("tile", TILE), Param("seat", SEAT)]),
    # Which step's rule forbids it.
    Kind("shaft-not-there", [Param("tile", TILE), Param("step", NUMBER)]),
    Kind("no-shaft", [Param("shaft", SHAFT)]),
    Kind("no-delivery", [Param("stack", STACK)]),
    Kind("no-al", []),
    Kind("al-other-crew", [Param("crew", CREW)]),
    Kind("al-other-tile", [Param("tile", TILE)]),
    Kind("no-such-seat", [Param("seat", SEAT)]),
    Kind("drawn-already", []),
    Kind("other-crew-steps", [Param("crew", CREW)]),
    Kind("al-not-beside", [Param("tile", TILE)]),
]
