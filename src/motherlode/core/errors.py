"""Every error a person can meet, as a number with facts. The sentences live in locale/<lang>/errors.ftl.

Numbers are stable: they are shown to people and cited in reports. A retired number is never used again.
"""

from collections.abc import Mapping
from typing import Final

# 2xx: a move or an undo
ILLEGAL_MOVE: Final = 201
UNKNOWN_MOVE: Final = 202
STALE_TURN: Final = 203
NO_MOVES: Final = 204
NO_SUCH_SEAT: Final = 205
NOTHING_TO_UNDO: Final = 206
UNDO_NEEDS_CONSENT: Final = 207
NO_SEED: Final = 208
UNDO_AFTER_END: Final = 209
LIST_GOES_ON: Final = 210

# 3xx: a log
LOG_TOO_LARGE: Final = 301
LOG_NOT_A_LOG: Final = 302
LOG_VERSION: Final = 303
LOG_HEADER: Final = 304
LOG_LINE: Final = 305
LOG_NUMBER: Final = 306
LOG_MOVE: Final = 307
LOG_UNDO: Final = 308
LOG_END: Final = 309
LOG_SEED: Final = 310
LOG_DRAW: Final = 311
LOG_NO_SEED: Final = 312
LOG_REVISION: Final = 313
LOG_DATA: Final = 314
LOG_TOO_LONG: Final = 315

# 4xx: a game, its options, its data
UNKNOWN_GAME: Final = 401
UNKNOWN_PRESET: Final = 402
UNKNOWN_OPTION: Final = 403
BAD_CHOICE: Final = 404
BAD_SEATS: Final = 405
OPTIONS_CLASH: Final = 406
BAD_DEAL: Final = 407
DATA_SYNTAX: Final = 411
DATA_ENTRY: Final = 412
DATA_TOO_LARGE: Final = 413

# 5xx: bots
UNKNOWN_BOT: Final = 501
BOT_LIMIT: Final = 502
BOT_COUNT: Final = 503
NO_EVALUATION: Final = 504
OWN_BOT_FILE: Final = 505
OWN_BOT_CLASS: Final = 506
OWN_BOT_KIND: Final = 507
OWN_BOT_LOADING: Final = 508
OWN_BOT_BREAKS: Final = 509
OWN_BOT_ILLEGAL: Final = 510
OWN_BOT_IN_LOG: Final = 511

# The facts each error carries; the catalogues must use no others.
FACTS: Final[dict[int, tuple[str, ...]]] = {
    ILLEGAL_MOVE: ("game", "rule", "move"),
    UNKNOWN_MOVE: ("move",),
    STALE_TURN: ("turn", "now"),
    NOTHING_TO_UNDO: ("seat",),
    UNDO_NEEDS_CONSENT: ("seat",),
    NO_SEED: (),
    UNDO_AFTER_END: (),
    LIST_GOES_ON: (),
    NO_SUCH_SEAT: ("seat", "seats"),
    NO_MOVES: (),
    LOG_TOO_LARGE: ("limit",),
    LOG_NOT_A_LOG: (),
    LOG_VERSION: ("version",),
    LOG_HEADER: ("entry",),
    LOG_LINE: ("line", "text"),
    LOG_NUMBER: ("number", "expected"),
    LOG_MOVE: ("number", "move", "game", "rule"),
    LOG_UNDO: ("number",),
    LOG_END: (),
    LOG_SEED: (),
    LOG_DRAW: ("number",),
    LOG_NO_SEED: (),
    LOG_REVISION: ("revision", "now"),
    LOG_DATA: ("hash",),
    LOG_TOO_LONG: ("limit",),
    UNKNOWN_GAME: ("game", "games"),
    UNKNOWN_PRESET: ("preset", "presets"),
    UNKNOWN_OPTION: ("option", "options"),
    BAD_CHOICE: ("option", "choice", "choices"),
    BAD_SEATS: ("seats", "allowed"),
    OPTIONS_CLASH: ("game", "rule"),
    BAD_DEAL: ("deal", "deals"),
    DATA_SYNTAX: ("file", "text"),
    DATA_ENTRY: ("file", "entry", "game", "rule"),
    DATA_TOO_LARGE: ("file", "limit"),
    UNKNOWN_BOT: ("bot", "bots"),
    BOT_LIMIT: ("bot",),
    BOT_COUNT: ("bots", "seats"),
    NO_EVALUATION: ("game",),
    OWN_BOT_FILE: ("file", "text"),
    OWN_BOT_CLASS: ("file", "name", "names"),
    OWN_BOT_KIND: ("file", "name"),
    OWN_BOT_LOADING: ("file", "line", "text"),
    OWN_BOT_BREAKS: ("bot", "line", "text"),
    OWN_BOT_ILLEGAL: ("bot", "move"),
    OWN_BOT_IN_LOG: ("bot",),
}


class Fault(Exception):
    """Somebody asked for something impossible: a number and the facts, in no language."""

    def __init__(self, code: int, facts: Mapping[str, object]) -> None:
        self.code: int = code
        self.facts: dict[str, object] = dict(facts)
        super().__init__(f"E{code} " + " ".join(f"{k}={v}" for k, v in facts.items()))

    def __reduce__(self) -> tuple[type["Fault"], tuple[object, ...]]:
        """A fault in a worker process reaches its parent whole."""
        return Fault, (self.code, self.facts)


class IllegalMove(Fault):
    """A move the rules forbid: the paragraph, and the reason as a kind of refusal with its terms."""

    def __init__(self, facts: Mapping[str, object], kind: str, terms: Mapping[str, tuple[str, str]]) -> None:
        super().__init__(ILLEGAL_MOVE, facts)
        self.kind: str = kind
        self.terms: dict[str, tuple[str, str]] = dict(terms)  # argument -> (its vocabulary's name, token)

    def __reduce__(self) -> tuple[type["Fault"], tuple[object, ...]]:
        return IllegalMove, (self.facts, self.kind, self.terms)
