"""Phase 3: the meeting. Everybody lays an upgrade card unseen, or none, and confirms it (3.3 to 3.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell, whisper
from motherlode.core.ids import everyone_at
from motherlode.core.meeting import Meeting
from motherlode.games.goldrausch.events import CARD_LAID, CARD_SEALED, CARD_SHOWN, NONE_LAID
from motherlode.games.goldrausch.moves import LAY, lay
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.rounds import figures_on
from motherlode.games.goldrausch.state import MEETING, OVER, SPINNING, GoldrauschState
from motherlode.games.goldrausch.world import MARK, SKIP, USE


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


class Meetings(Meeting[GoldrauschState]):
    """What is said at the meeting (3.3)."""

    def __init__(self, options: Options) -> None:
        super().__init__(CARD_SHOWN)
        self.options = options

    def pledges(self, s: GoldrauschState) -> vec[i64]:
        """Everybody may say whether they use an upgrade, and ask another to."""
        if s.phase != MEETING:
            return vec[i64]()
        return vec[i64]([lay(USE), lay(SKIP)])

    def circle(self, s: GoldrauschState, seat: i64) -> i64:
        """Those on the same continent."""
        if s.phase != MEETING:
            return 0
        return figures_on(s, s.country[seat])

    def is_silent(self, s: GoldrauschState) -> bool:
        """Where the table talks at the meeting only, while the game lasts."""
        return self.options.meeting_only and s.phase not in (MEETING, OVER)
