"""Where a decision of several moves ends."""

from mypy_extensions import i64

from motherlode.core.event import Event
from motherlode.core.game import Game
from motherlode.core.state import S


def goes_on(game: Game[S], s: S, seat: i64, events: list[Event]) -> bool:
    """Whether a list of moves may go on after one that told these events and led to this position.

    A list ends where its decision does. If it could go on past a reveal, a draw or somebody else's turn, a refusal
    would tell what came of it before anything was played.
    """
    for event in events:
        if event.reveals:
            return False
    return (game.actors(s) >> seat) & 1 == 1
