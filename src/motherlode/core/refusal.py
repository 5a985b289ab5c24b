"""Why a move is refused: the fact, the paragraph behind it, and what its sentence needs.

A phase finds a refusal where the fact is known and makes it with `refuse`. The kinds that every game has are here,
and Game.refusal checks them first.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import SEAT, Kind, Param


class Refusal:
    """What forbids one move. `facts` are the arguments of its kind: only what the seat may know."""

    def __init__(self, kind: Kind, rule: i64, facts: list[int]) -> None:
        self.kind = kind
        self.rule = rule
        self.facts = facts


def refuse(kind: Kind, facts: list[int], rule: i64 = 0) -> Refusal:
    """A refusal by the paragraph usually behind its kind, unless another is given."""
    if rule == 0:
        rule = kind.rule
    return Refusal(kind, rule, facts)


# Their paragraphs are those of the move, of the turn or of the end, so each game names them.
PLAYERS_ACT: Final = Kind("players-act", [])
DRAWN_BY_SEED: Final = Kind("drawn-by-seed", [])
NOT_DRAWN_NOW: Final = Kind("not-drawn-now", [])
NO_SUCH_SEAT: Final = Kind("no-such-seat", [Param("seat", SEAT)])
GAME_IS_OVER: Final = Kind("game-is-over", [])
OTHERS_TURN: Final = Kind("others-turn", [Param("seat", SEAT)])
SEALED_ALREADY: Final = Kind("sealed-already", [])

# The kinds that Game.refusal itself finds, in every game.
OPENING: Final[list[Kind]] = [PLAYERS_ACT, DRAWN_BY_SEED, GAME_IS_OVER]

# The kinds with the same sentence in every game; for what the seed draws, each game has a sentence of its own.
SHARED: Final[list[Kind]] = [PLAYERS_ACT, NOT_DRAWN_NOW, NO_SUCH_SEAT, GAME_IS_OVER, OTHERS_TURN, SEALED_ALREADY]
