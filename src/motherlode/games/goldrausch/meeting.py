"""Phase 3: the meeting. Everybody lays an upgrade card unseen, or none, and confirms it (3.3 to 3.5)."""

from mypy_extensions import i64

from motherlode.core.event import Event, tell, whisper
from motherlode.core.ids import everyone_at
from motherlode.games.goldrausch.events import CARD_LAID, CARD_SEALED, NONE_LAID
from motherlode.games.goldrausch.moves import LAY
from motherlode.games.goldrausch.state import SPINNING, GoldrauschState
from motherlode.games.goldrausch.world import MARK


def still_meet(s: GoldrauschState) -> i64:
    """The mask of who has not confirmed yet."""
    return everyone_at(len(s.card)) & ~s.sealed


def lay_card(s: GoldrauschState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.card[seat] = move - LAY
    if out is not None:
        whisper(out, CARD_LAID, seat, [seat, s.card[seat]])


def abstain(s: GoldrauschState, seat: i64, out: list[Event] | None) -> None:
    """Nothing but a mark lies before the seat, and nobody sees which card it is (3.5)."""
    s.card[seat] = MARK
    if out is not None:
        whisper(out, NONE_LAID, seat, [seat])


def seal(s: GoldrauschState, seat: i64, out: list[Event] | None) -> None:
    """The meeting is over when all have confirmed."""
    s.sealed |= 1 << seat
    if out is not None:
        tell(out, CARD_SEALED, [seat])
    if still_meet(s) == 0:
        s.phase = SPINNING
