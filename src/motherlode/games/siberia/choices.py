"""What several seats choose at once (docs/architecture.md 4)."""

from mypy_extensions import i64

from motherlode.core.simultaneous import SimultaneousChoice
from motherlode.games.siberia.state import PLACING, RETURNING, SiberiaState
from motherlode.games.siberia.world import DRAWN, IN_HAND


class Choices(SimultaneousChoice[SiberiaState]):
    def number(self, s: SiberiaState) -> i64:
        """Tiles are laid at once, and returned at once: two choices a round at most."""
        if s.phase == PLACING:
            return 2 * s.round - 1
        if s.phase == RETURNING:
            return 2 * s.round
        return 0

    def reopen(self, s: SiberiaState, seat: i64) -> None:
        """The others take their tiles back into their hands; nobody has seen them."""
        if s.phase != PLACING:
            return
        s.sealed &= 1 << seat
        k: i64
        for k in range(len(s.spots)):
            if k // DRAWN != seat:
                s.spots[k] = IN_HAND
