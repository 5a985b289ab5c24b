"""What can be said of a move before it is made, beyond what would be told, the most important first.

What a seat could do in a later turn is a forecast: somebody else may be there first.
"""

from typing import Final

from motherlode.core.codec import NUMBER, SEAT, Kind, Param
from motherlode.games.siberia.events import FIND, REASON
from motherlode.games.siberia.moves import ACTION, AREA, EXCHANGE, RESOURCE, SPOT

# An action that does nothing, because it cannot or because its player does without: its tiles are lost.
NO_EFFECT: Final = Kind("no-effect", [Param("spot", SPOT)], rule=405)
# The game ends with the round under way.
LAST_ROUND: Final = Kind("last-round", [Param("reason", REASON)], rule=703)

# Once a resource action is taken: what each exchange would pay (`best`: none pays more), and what any sale closes.
SALE: Final = Kind(
    "sale",
    [
        Param("cubes", NUMBER),
        Param("resource", RESOURCE),
        Param("exchange", EXCHANGE),
        Param("price", NUMBER),
        Param("money", NUMBER),
        Param("best", NUMBER),
    ],
    rule=507,
)
# `last`: the game then ends with the round under way.
SALE_CLOSES: Final = Kind(
    "sale-closes",
    [Param("area", AREA), Param("closed", NUMBER), Param("limit", NUMBER), Param("last", NUMBER)],
    rule=601,
)
SALE_SENDS_HOME: Final = Kind(
    "sale-sends-home", [Param("seat", SEAT), Param("workers", NUMBER), Param("area", AREA)], rule=601
)
# Of a sale: another exchange where the seat has a seller pays more.
BETTER_SALE: Final = Kind("better-sale", [Param("exchange", EXCHANGE), Param("money", NUMBER)], rule=507)

# How near the end is, once something has changed: so many of so many.
AREAS_CLOSED: Final = Kind("areas-closed", [Param("closed", NUMBER), Param("limit", NUMBER)], rule=703)
SUPPLY_EMPTIED: Final = Kind(
    "supply-emptied", [Param("resource", RESOURCE), Param("empty", NUMBER), Param("limit", NUMBER)], rule=703
)
IDLE_ROUNDS: Final = Kind("idle-rounds", [Param("idle", NUMBER), Param("limit", NUMBER)], rule=705)

# Both spaces of an action are filled; and what it would bring a seat as the table is then, or what is missing.
ACTION_COMPLETE: Final = Kind("action-complete", [Param("action", ACTION)], rule=403)
# `was` is what it would have brought before, if that was less or more; `ready`: its spaces are filled.
COULD_SELL: Final = Kind(
    "could-sell",
    [
        Param("seat", SEAT),
        Param("cubes", NUMBER),
        Param("resource", RESOURCE),
        Param("exchange", EXCHANGE),
        Param("money", NUMBER),
        Param("was", NUMBER),
        Param("ready", NUMBER),
    ],
    rule=507,
)
COULD_NOT_SELL: Final = Kind(
    "could-not-sell", [Param("seat", SEAT), Param("resource", RESOURCE), Param("was", NUMBER)], rule=507
)
# Cubes are in reach of the seat's workers, but not of a seller; the exchange that pays most for them.
NO_SELLER: Final = Kind(
    "no-seller",
    [Param("cubes", NUMBER), Param("resource", RESOURCE), Param("exchange", EXCHANGE), Param("price", NUMBER)],
    rule=507,
)
# Cubes lie on the map, but not where the seat has a worker.
NO_WORKER: Final = Kind("no-worker", [Param("cubes", NUMBER), Param("resource", RESOURCE)], rule=507)
NO_CUBE: Final = Kind("no-cube", [Param("resource", RESOURCE)], rule=507)
# The same of a person's action: as the table is, it could do nothing.
NOTHING_NOW: Final = Kind("nothing-now", [Param("action", ACTION)], rule=405)

# Of a pass: an action that could be taken, and tiles that will have to go back.
UNUSED: Final = Kind("unused", [Param("action", ACTION)], rule=401)
TOO_MANY: Final = Kind("too-many", [Param("tiles", NUMBER), Param("limit", NUMBER)], rule=701)
# Of a tile that goes back: its action can no longer be taken.
ACTION_BROKEN: Final = Kind("action-broken", [Param("action", ACTION)], rule=403)

# The most the seat's sellers get for each cube has changed; none of them can sell it any more.
BEST_PRICE: Final = Kind(
    "best-price",
    [Param("resource", RESOURCE), Param("exchange", EXCHANGE), Param("price", NUMBER), Param("was", NUMBER)],
    rule=507,
)
NO_BUYER: Final = Kind("no-buyer", [Param("resource", RESOURCE)], rule=507)

# What the effect of an action that is under way could bring: an action completed by the joker or the investment, an
# investment that fits, an exchange that pays more than the seat gets now, steps and what they lead to, cubes to lay.
COULD_COMPLETE: Final = Kind("could-complete", [Param("action", ACTION)], rule=403)
COULD_INVEST: Final = Kind("could-invest", [Param("action", ACTION)], rule=506)
BETTER_PRICE: Final = Kind(
    "better-price",
    [
        Param("resource", RESOURCE),
        Param("exchange", EXCHANGE),
        Param("price", NUMBER),
        Param("was", NUMBER),
        Param("cubes", NUMBER),
    ],
    rule=504,
)
STEPS: Final = Kind("steps", [Param("steps", NUMBER), Param("workers", NUMBER)], rule=503)
# Areas with that resource and without a worker of the seat, and how many steps lead to the nearest.
IN_REACH: Final = Kind(
    "in-reach", [Param("resource", RESOURCE), Param("areas", NUMBER), Param("steps", NUMBER)], rule=503
)
COULD_LAY: Final = Kind("could-lay", [Param("find", FIND), Param("cubes", NUMBER)], rule=501)

# Of tiles laid into research: they decide the first turn, and one of them could do nothing as the table is.
RESEARCH_FIRST: Final = Kind("research-first", [Param("tiles", NUMBER)], rule=402)
USELESS_FIND: Final = Kind("useless-find", [Param("find", FIND)], rule=501)

# Tiles that return to the bag when an action is taken; `investment`: one stays.
TILES_RETURN: Final = Kind(
    "tiles-return", [Param("tiles", NUMBER), Param("spot", SPOT), Param("investment", NUMBER)], rule=404
)
NEEDS_ANOTHER: Final = Kind("needs-another", [Param("action", ACTION)], rule=403)
# One of those face down is turned up next.
NEXT_INVESTMENT: Final = Kind("next-investment", [Param("stack", NUMBER)], rule=506)

KINDS: Final[list[Kind]] = [
    NO_EFFECT,
    LAST_ROUND,
    SALE,
    BETTER_SALE,
    SALE_CLOSES,
    SALE_SENDS_HOME,
    AREAS_CLOSED,
    SUPPLY_EMPTIED,
    ACTION_COMPLETE,
    COULD_SELL,
    COULD_NOT_SELL,
    NO_SELLER,
    NO_WORKER,
    NO_CUBE,
    NOTHING_NOW,
    UNUSED,
    ACTION_BROKEN,
    TOO_MANY,
    BEST_PRICE,
    NO_BUYER,
    BETTER_PRICE,
    COULD_COMPLETE,
    COULD_INVEST,
    IN_REACH,
    STEPS,
    COULD_LAY,
    USELESS_FIND,
    RESEARCH_FIRST,
    IDLE_ROUNDS,
    TILES_RETURN,
    NEEDS_ANOTHER,
    NEXT_INVESTMENT,
]
