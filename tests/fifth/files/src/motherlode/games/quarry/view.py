"""What people see of a position: everything."""

import msgspec

from motherlode.core.game import Envelope
from motherlode.games.quarry.options import Options
from motherlode.games.quarry.scoring import points
from motherlode.games.quarry.state import QuarryState
from motherlode.games.quarry.tables import Tables
from motherlode.games.views import View, common


class QuarrySeatView(msgspec.Struct, frozen=True):
    points: int


class QuarryView(View, frozen=True, kw_only=True, tag="quarry", tag_field="game"):
    """`most` is how many blocks a turn may take."""

    blocks: int
    most: int
    seats: list[QuarrySeatView]


def view_of(o: Options, t: Tables, s: QuarryState, envelope: Envelope) -> QuarryView:
    return QuarryView(
        **common(envelope, lambda: "take"),
        blocks=s.blocks,
        most=t.most,
        seats=[QuarrySeatView(points(o, t, s, seat)) for seat in range(o.seats)],
    )
