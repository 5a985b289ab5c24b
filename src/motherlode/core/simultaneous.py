"""Choices that several seats make at the same time, unseen by each other."""

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from motherlode.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousChoice(Generic[S]):
    """What a game says about such choices. This class is for games that have none."""

    def number(self, s: S) -> i64:
        """Which one is under way, counted from 1; 0 if there is none.

        A table may limit its time: when that is up, whoever still owes a move plays their default moves.
        """
        return 0

    def reopen(self, s: S, seat: i64) -> None:
        """In place: the others take back what they have committed to in the choice under way.

        As they cannot have seen each other's choices, the position is the same decision for this seat; searches
        let them choose again, instead of believing a guess.
        """
