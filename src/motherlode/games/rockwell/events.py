"""What happens at the table, as facts. What goes into a tray is told to its owner alone, then shown, or never (4.1)."""

from typing import Final

from motherlode.core.codec import NUMBER, SEAT, Kind, Param, Vocabulary
from motherlode.core.ids import SEAT_NAMES
from motherlode.games.rockwell.moves import CREW, METAL, PLACE, SLOT, STACK, TILE
from motherlode.games.rockwell.scoring import REASONS
from motherlode.games.rockwell.world import ACHIEVEMENT_NAMES, RING_NAMES

OWNER: Final = Vocabulary("seat", [*SEAT_NAMES, "al"])
RING: Final = Vocabulary("ring", RING_NAMES)
ACHIEVEMENT: Final = Vocabulary("achievement", ACHIEVEMENT_NAMES)
REASON: Final = Vocabulary("reason", REASONS)
# Why the surplus goes to somebody (6.3).
PRIORITIES: Final = ["shaft", "power", "active"]
PRIORITY: Final = Vocabulary("priority", PRIORITIES)
SIDE: Final = Vocabulary("side", ["buy", "sell"])
DANGER: Final = Vocabulary("danger", ["none", "danger"])

RING_LAID: Final = 0
ORDER_DRAWN: Final = 1
CONTROL_DRAWN: Final = 2
TURN_BEGAN: Final = 3
TRAY_FILLED: Final = 4
TRAY_SEALED: Final = 5
OFFER_SHOWN: Final = 6
DIRECTION_SORTED: Final = 7
POSTED: Final = 8
STAYED_HOME: Final = 9
INSURED: Final = 10
INSURANCE_SHOWN: Final = 11
CONTROL_SORTED: Final = 12
ROUND_BEGAN: Final = 13
CREW_MOVED: Final = 14
DIE_LEFT: Final = 15
DIE_CARRIED: Final = 16
CREW_STAYED: Final = 17
PASSED: Final = 18
BRIBED: Final = 19
HIRED: Final = 20
WAIVED: Final = 21
TILE_DRILLED: Final = 22
TILE_TURNED: Final = 23
CARD_DRAWN: Final = 24
SHARE_SET: Final = 25
SURPLUS_SET: Final = 26
DANGER_FELT: Final = 27
INSURANCE_USED: Final = 28
CUBES_LOST: Final = 29
CUBES_GAINED: Final = 30
CARD_KEPT: Final = 31
ACHIEVED: Final = 32
SHAFT_YIELDED: Final = 33
BOUGHT: Final = 34
SOLD: Final = 35
LEFT: Final = 36
CREW_RAISED: Final = 37
PROTECTED: Final = 38
MOBILISED: Final = 39
SHAFT_SUNK: Final = 40
SHAFT_SHIFTED: Final = 41
DELIVERED: Final = 42
AL_MOVED: Final = 43
AL_RAISED: Final = 44
TURN_ENDED: Final = 45
STOCK_SHOWN: Final = 46
GAME_ENDED: Final = 47
DEAL_GROWN: Final = 48
CREW_STOPPED: Final = 49

_CUBES: Final = [Param("zinc", NUMBER), Param("copper", NUMBER), Param("silver", NUMBER), Param("gold", NUMBER)]
_CREW: Final = [Param("owner", OWNER), Param("crew", CREW)]

EVENT_KINDS: Final = [
    # Set-up: the powers of a ring alternate, this one lies in sector 0 (2.1).
    Kind("ring-laid", [Param("ring", RING), Param("power", NUMBER)]),
    Kind("order-drawn", [Param("seat", SEAT), Param("place", NUMBER)]),
    Kind("control-drawn", [Param("seat", SEAT), Param("place", NUMBER)]),
    Kind("turn-began", [Param("turn", NUMBER)]),
    # To its owner: what is in their tray now, for a tender or to be insured.
    Kind("tray-filled", [Param("seat", SEAT), *_CUBES, Param("money", NUMBER)]),
    Kind("tray-sealed", [Param("seat", SEAT)]),
    Kind("offer-shown", [Param("seat", SEAT), *_CUBES, Param("money", NUMBER), Param("value", NUMBER)]),
    Kind("direction-sorted", [Param("seat", SEAT), Param("place", NUMBER)]),
    Kind("posted", [Param("seat", SEAT), Param("slot", SLOT)]),
    Kind("stayed-home", [Param("seat", SEAT)]),
    # To its owner: what they have turned into insurance, and how much they have now.
    Kind("insured", [Param("seat", SEAT), *_CUBES, Param("insurance", NUMBER)]),
    # To all, where stocks are open.
    Kind("insurance-shown", [Param("seat", SEAT), *_CUBES, Param("insurance", NUMBER)]),
    Kind("control-sorted", [Param("seat", SEAT), Param("place", NUMBER)]),
    Kind("round-began", [Param("round", NUMBER)]),
    Kind("crew-moved", [*_CREW, Param("power", NUMBER), Param("from", PLACE), Param("to", PLACE)]),
    Kind("die-left", [*_CREW, Param("power", NUMBER)]),
    Kind("die-carried", [*_CREW, Param("power", NUMBER), Param("price", NUMBER)]),
    Kind("crew-stayed", [*_CREW, Param("place", PLACE)]),
    Kind("passed", [Param("seat", SEAT)]),
    # Who bribes whose crew; the price of its die, or 0.
    Kind(
        "bribed",
        [Param("seat", SEAT), *_CREW, Param("from", PLACE), Param("tile", TILE), Param("price", NUMBER)],
    ),
    Kind("hired", [*_CREW, Param("power", NUMBER), Param("place", PLACE), Param("price", NUMBER)]),
    Kind("waived", [Param("seat", SEAT)]),
    # By whom, with how much power of how much.
    Kind("tile-drilled", [Param("owner", OWNER), Param("tile", TILE), Param("force", NUMBER), Param("power", NUMBER)]),
    # What a shaft there yields.
    Kind("tile-turned", [Param("tile", TILE), *_CUBES]),
    Kind("card-drawn", [Param("tile", TILE), *_CUBES, Param("danger", DANGER)]),
    Kind("share-set", [Param("owner", OWNER), *_CUBES]),
    Kind("surplus-set", [Param("owner", OWNER), *_CUBES, Param("priority", PRIORITY)]),
    # How much power is in danger, how many cubes after protection.
    Kind("danger-felt", [Param("seat", SEAT), Param("force", NUMBER), Param("loss", NUMBER)]),
    Kind("insurance-used", [Param("seat", SEAT), Param("insurance", NUMBER)]),
    Kind("cubes-lost", [Param("seat", SEAT), *_CUBES]),
    Kind("cubes-gained", [Param("seat", SEAT), *_CUBES]),
    Kind("card-kept", [Param("owner", OWNER), Param("cards", NUMBER)]),
    Kind("achieved", [Param("seat", SEAT), Param("achievement", ACHIEVEMENT), Param("prestige", NUMBER)]),
    Kind("shaft-yielded", [Param("seat", SEAT), Param("tile", TILE), *_CUBES]),
    Kind("bought", [Param("seat", SEAT), Param("number", NUMBER), Param("metal", METAL), Param("price", NUMBER)]),
    Kind("sold", [Param("seat", SEAT), Param("number", NUMBER), Param("metal", METAL), Param("price", NUMBER)]),
    # Used up or given up: with how many actions left.
    Kind("left", [Param("seat", SEAT), Param("slot", SLOT), Param("actions", NUMBER)]),
    Kind("crew-raised", [*_CREW, Param("power", NUMBER), Param("price", NUMBER)]),
    Kind("protected", [Param("seat", SEAT), Param("level", NUMBER), Param("price", NUMBER)]),
    Kind("mobilised", [Param("seat", SEAT), Param("level", NUMBER), Param("price", NUMBER)]),
    Kind("shaft-sunk", [Param("seat", SEAT), Param("tile", TILE), Param("price", NUMBER)]),
    Kind("shaft-shifted", [Param("seat", SEAT), Param("from", TILE), Param("tile", TILE), Param("price", NUMBER)]),
    Kind("delivered", [Param("seat", SEAT), Param("stack", STACK), *_CUBES, Param("prestige", NUMBER)]),
    Kind("al-moved", [Param("crew", CREW), Param("power", NUMBER), Param("from", PLACE), Param("to", PLACE)]),
    # By whom.
    Kind("al-raised", [Param("seat", SEAT), Param("crew", CREW), Param("power", NUMBER)]),
    Kind("turn-ended", [Param("turn", NUMBER)]),
    # At the end screens fall.
    Kind("stock-shown", [Param("seat", SEAT), *_CUBES, Param("money", NUMBER), Param("insurance", NUMBER)]),
    Kind("game-ended", [Param("reason", REASON)]),
    # A deal in the market that is not closed yet: its cubes so far.
    Kind("deal-grown", [Param("seat", SEAT), Param("side", SIDE), Param("number", NUMBER), Param("metal", METAL)]),
    # After the first of two steps.
    Kind("crew-stopped", [*_CREW, Param("place", PLACE)]),
]
