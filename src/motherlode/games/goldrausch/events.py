"""What happens at the table, as facts. A choice made unseen is told to its seat alone until it is shown."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import NUMBER, SEAT, Kind, Param, Vocabulary
from motherlode.games.goldrausch.moves import CARD, CONTINENT, INCIDENT, RESOURCE, RESULT
from motherlode.games.goldrausch.scoring import REASONS

RANK: Final = Vocabulary("rank", ["richest", "poorest"])
REASON: Final = Vocabulary("reason", REASONS)

# What somebody is paid as: the lone user of their continent, one of several, or no user (5.3 to 5.5).
ALONE: Final = 0
ONE_OF_SEVERAL: Final = 1
NO_USER: Final = 2
ROLE: Final = Vocabulary("role", ["alone", "several", "none"])
ROLE_RULES: Final = vec[i64]([503, 505, 502])

# Whether they get all that is due to them, only as much as lies there, or nothing in a disaster (5.7).
WHOLE_SHARE: Final = 0
AS_MUCH_AS_LIES: Final = 1
DISASTER: Final = 2
CUT: Final = Vocabulary("cut", ["none", "short", "disaster"])
CUT_RULES: Final = vec[i64]([0, 507, 402])

START_DRAWN: Final = 0
RESOURCE_REVEALED: Final = 1
GREW_BACK: Final = 2
ROUND_BEGAN: Final = 3
COUNTRY_CHOSEN: Final = 4
COUNTRY_SHOWN: Final = 5
CARD_LAID: Final = 6
CARD_SEALED: Final = 7
WHEEL_STOPPED: Final = 8
INCIDENT_DRAWN: Final = 9
LOT_FELL: Final = 10
GOLD_SWAPPED: Final = 11
GOLD_SHARED: Final = 12
MAXIMUM_FELL: Final = 13
GOLD_LOST: Final = 14
GOLD_RECEIVED: Final = 15
FREE_OF_FINES: Final = 16
CARD_PASSED: Final = 17
FIGURE_MOVED: Final = 18
CARD_SHOWN: Final = 19
CARD_COUNTS: Final = 20
PROFIT: Final = 21
GAME_ENDED: Final = 22
NONE_LAID: Final = 23

# Where the arguments of PROFIT are that are read again, when a payout is only tried (prospects.py).
PROFIT_SEAT: Final = 0
PROFIT_CONTINENT: Final = 1
PROFIT_HELD: Final = 7
PROFIT_PAID: Final = 8
PROFIT_RULE: Final = 11

EVENT_KINDS: Final = [
    Kind("start-drawn", [Param("seat", SEAT)]),
    Kind("resource-revealed", [Param("resource", RESOURCE)]),
    # How much was laid on a continent, how much lies there now, and how much may.
    Kind(
        "grew-back",
        [Param("continent", CONTINENT), Param("amount", NUMBER), Param("lying", NUMBER), Param("maximum", NUMBER)],
    ),
    Kind("round-began", [Param("round", NUMBER), Param("seat", SEAT)]),
    Kind("country-chosen", [Param("seat", SEAT), Param("continent", CONTINENT)]),
    Kind("country-shown", [Param("seat", SEAT), Param("continent", CONTINENT)]),
    Kind("card-laid", [Param("seat", SEAT), Param("card", CARD)]),
    Kind("card-sealed", [Param("seat", SEAT)]),
    Kind("wheel-stopped", [Param("result", RESULT)]),
    # With the paragraph of the card.
    Kind("incident-drawn", [Param("incident", INCIDENT), Param("rule", NUMBER)]),
    Kind("lot-fell", [Param("seat", SEAT), Param("rank", RANK)]),
    # What the two own after the swap (7.16).
    Kind(
        "gold-swapped",
        [Param("seat", SEAT), Param("gold", NUMBER), Param("other", SEAT), Param("other_gold", NUMBER)],
    ),
    Kind("gold-shared", [Param("each", NUMBER), Param("rest", NUMBER)]),
    # A continent may hold less for good; what lay above that went to the mine (7.18).
    Kind("maximum-fell", [Param("continent", CONTINENT), Param("maximum", NUMBER), Param("lost", NUMBER)]),
    Kind("gold-lost", [Param("seat", SEAT), Param("amount", NUMBER), Param("gold", NUMBER)]),
    Kind("gold-received", [Param("seat", SEAT), Param("amount", NUMBER), Param("gold", NUMBER)]),
    Kind("free-of-fines", [Param("seat", SEAT)]),
    # All upgrade cards are passed on, face down: the card of `seat` lies in front of `other` now (7.23, 7.25, 7.27).
    Kind("card-passed", [Param("seat", SEAT), Param("other", SEAT)]),
    Kind("figure-moved", [Param("seat", SEAT), Param("continent", CONTINENT)]),
    # The card a seat laid itself, whichever seat it counts for.
    Kind("card-shown", [Param("seat", SEAT), Param("card", CARD)]),
    # Told only where it differs from what the seat itself laid.
    Kind("card-counts", [Param("seat", SEAT), Param("card", CARD)]),
    # One step of the payout (5.7): what the seat is paid as, and what is due to it for that; its share of that, and why
    # it is no more; what it takes from the continent; how much of the fine is held back there, and how much is paid to
    # the mine; what it owns and what lies there afterwards; the paragraph of the role, and that of the cut or 0.
    Kind(
        "profit",
        [
            Param("seat", SEAT),
            Param("continent", CONTINENT),
            Param("role", ROLE),
            Param("due", NUMBER),
            Param("cut", CUT),
            Param("share", NUMBER),
            Param("mined", NUMBER),
            Param("held", NUMBER),
            Param("paid", NUMBER),
            Param("gold", NUMBER),
            Param("lying", NUMBER),
            Param("rule", NUMBER),
            Param("cut_rule", NUMBER),
        ],
    ),
    Kind("game-ended", [Param("reason", REASON)]),
    # Told to the seat at the meeting, to everybody when the cards are shown (3.5).
    Kind("none-laid", [Param("seat", SEAT)]),
]
