"""What several seats choose at once (docs/architecture.md 4)."""

from mypy_extensions import i64

from motherlode.core.simultaneous import SimultaneousChoice
from motherlode.games.rockwell.state import INSURING, SAVING, TENDERING, RockwellState
from motherlode.games.rockwell.world import GOODS


class Choices(SimultaneousChoice[RockwellState]):
    def number(self, s: RockwellState) -> i64:
        """Tenders, insuring, and giving up insurance: the position counts them."""
        if s.phase in (TENDERING, INSURING, SAVING):
            return s.choice
        return 0

    def reopen(self, s: RockwellState, seat: i64) -> None:
        """The others take back what they have sealed; nobody has seen it."""
        if s.phase not in (TENDERING, INSURING, SAVING):
            return
        s.sealed &= 1 << seat
        k: i64
        for k in range(len(s.saving)):
            if k != seat:
                s.saving[k] = 0
        for k in range(len(s.tray)):
            if k // GOODS != seat:
                s.tray[k] = 0
