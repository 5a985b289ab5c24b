"""Phase 3: the meeting. Everybody lays an upgrade card unseen, or none, and confirms it (3.3 to 3.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell, whisper
from motherlode.core.ids import everyone_at
from motherlode.core.meeting import Meeting
from motherlode.core.refusal import SEALED_ALREADY, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.goldrausch.events import CARD_LAID, CARD_SEALED, CARD_SHOWN, NONE_LAID
from motherlode.games.goldrausch.moves import ABSTAIN, CARD, SEAL, laid_card, lay
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.rounds import figures_on
from motherlode.games.goldrausch.state import MEETING, OVER, SPINNING, GoldrauschState
from motherlode.games.goldrausch.world import MARK, NO_CARD, SKIP, USE

NOT_MEETING: Final = Kind("not-meeting", [], rule=304)
A_CARD_IS_LAID: Final = Kind("a-card-is-laid", [], rule=305)
NO_CARD_YET: Final = Kind("no-card-yet", [], rule=304)
CARD_LIES: Final = Kind("card-lies", [Param("card", CARD)], rule=305)
NONE_IS_LAID: Final = Kind("none-is-laid", [], rule=305)
REFUSALS: Final[list[Kind]] = [NOT_MEETING, A_CARD_IS_LAID, NO_CARD_YET, CARD_LIES, NONE_IS_LAID]


def still_meet(s: GoldrauschState) -> i64:
    """The mask of the seats that have not confirmed yet."""
    return everyone_at(len(s.card)) & ~s.sealed


def legal_moves(o: Options, s: GoldrauschState, seat: i64) -> vec[i64]:
    """A card, or none where the table allows that, for a seat that still meets; then only to confirm it."""
    if s.card[seat] != NO_CARD:
        return vec[i64]([SEAL])
    if o.can_abstain:
        return vec[i64]([lay(USE), lay(SKIP), ABSTAIN])
    return vec[i64]([lay(USE), lay(SKIP)])


def random_move(o: Options, s: GoldrauschState, seat: i64, rng: Rng) -> i64:
    """One of legal_moves, without the list."""
    if s.card[seat] != NO_CARD:
        # There is nothing to choose, but the generator must go on as it does for a list of one.
        rng.below(1)
        return SEAL
    if not o.can_abstain:
        return lay(rng.below(2))
    card = rng.below(3)
    if card == 2:
        return ABSTAIN
    return lay(card)


def refusal(o: Options, s: GoldrauschState, seat: i64, move: i64) -> Refusal | None:
    if s.phase != MEETING:
        return refuse(NOT_MEETING, [])
    if (s.sealed >> seat) & 1:
        return refuse(SEALED_ALREADY, [], 305)
    if move == ABSTAIN and not o.can_abstain:
        return refuse(A_CARD_IS_LAID, [])
    if s.card[seat] == NO_CARD:
        if move == SEAL:
            return refuse(NO_CARD_YET, [])
    elif move != SEAL:
        if s.card[seat] == MARK:
            return refuse(NONE_IS_LAID, [])
        return refuse(CARD_LIES, [s.card[seat]])
    return None


def lay_card(s: GoldrauschState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.card[seat] = laid_card(move)
    if out is not None:
        whisper(out, CARD_LAID, seat, [seat, s.card[seat]])


def abstain(s: GoldrauschState, seat: i64, out: list[Event] | None) -> None:
    """Only a mark lies in front of the seat, and nobody sees which card it is (3.5)."""
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
        """Everybody may say whether they will use an upgrade, and ask others to."""
        if s.phase != MEETING:
            return vec[i64]()
        return vec[i64]([lay(USE), lay(SKIP)])

    def circle(self, s: GoldrauschState, seat: i64) -> i64:
        """Those on the same continent."""
        if s.phase != MEETING:
            return 0
        return figures_on(s, s.country[seat])

    def is_silent(self, s: GoldrauschState) -> bool:
        """While the game lasts, if the table talks at the meeting only."""
        return self.options.meeting_only and s.phase not in (MEETING, OVER)
