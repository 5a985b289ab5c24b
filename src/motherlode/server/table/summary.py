"""How far a table is, as lists show it."""

import msgspec

from motherlode.server.table.live import Live
from motherlode.server.wire import Status


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """`actors` is the mask of seats that owe a move; `ends` are points and place by seat, once the game is over.

    `changed` is when something last happened, in milliseconds.
    """

    status: Status
    actors: int
    moves: int
    ends: list[tuple[int, int]]
    changed: int


def summary_of(live: Live) -> Summary:
    return Summary(
        status=live.status,
        actors=live.actors(),
        moves=live.moves(),
        ends=live.ends(),
        changed=live.changed,
    )
