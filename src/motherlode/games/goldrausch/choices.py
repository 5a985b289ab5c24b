"""What several seats choose at once (docs/architecture.md 4)."""

from mypy_extensions import i64

from motherlode.core.simultaneous import SimultaneousChoice
from motherlode.games.goldrausch.state import MEETING, PLANNING, GoldrauschState
from motherlode.games.goldrausch.world import NO_CARD, NOWHERE


class Choices(SimultaneousChoice[GoldrauschState]):
    def number(self, s: GoldrauschState) -> i64:
        """Continents are chosen at once, then cards are laid at once: two choices a round."""
        if s.phase == PLANNING:
            return 2 * s.round + 1
        if s.phase == MEETING:
            return 2 * s.round + 2
        return 0

    def reopen(self, s: GoldrauschState, seat: i64) -> None:
        """The others take their cards back into their hands; nobody has seen them."""
        other: i64
        for other in range(len(s.gold)):
            if other == seat:
                continue
            if s.phase == PLANNING:
                s.country[other] = NOWHERE
            if s.phase == MEETING:
                s.card[other] = NO_CARD
                s.sealed &= ~(1 << other)
