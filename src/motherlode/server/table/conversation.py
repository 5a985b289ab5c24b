"""What was said at a table, and who heard it."""

import unicodedata
from collections import Counter

import msgspec

from motherlode.core.entry import Entry
from motherlode.core.errors import Fault
from motherlode.core.ids import EVERYBODY
from motherlode.server.faults import BAD_REQUEST

# Characters of a line, lines of free text at a table, pledges of a seat at a meeting: talk must not fill the disk.
MOST_SIGNS = 300
MOST_LINES = 2000
MOST_PLEDGES = 40


class SpokenLine(msgspec.Struct, frozen=True):
    """Event `number`: free text, or a pledge, which is a move's code. `name` is that of the person who sat there then,
    empty for a bot.

    It was said after `submission` of the game, during choice number `choice`, which the entry `opener` had begun: if
    that entry is taken back, the pledge was made at a meeting that never was.
    """

    number: int
    seat: int
    name: str
    at: int
    submission: int
    choice: int
    opener: Entry | None
    text: str | None = None
    near: bool = False
    audience: int = EVERYBODY
    pledge: int | None = None
    of: int | None = None

    @property
    def stands(self) -> bool:
        return self.opener is None or self.opener.stands


class Conversation:
    """All lines in order. The sender's mark tells which line a command has already become."""

    def __init__(self) -> None:
        self.lines: list[SpokenLine] = []
        # Lines of free text, and pledges of a seat during a choice.
        self.said = 0
        self._pledges: Counter[tuple[int, int]] = Counter()
        self._marks: dict[tuple[int, str], int] = {}
        self._pledge_marks: dict[tuple[int, str], int] = {}

    def add(self, line: SpokenLine, mark: str) -> None:
        self.lines.append(line)
        if line.pledge is None:
            self.said += 1
            self._marks[line.seat, mark] = line.number
        else:
            self._pledges[line.seat, line.choice] += 1
            self._pledge_marks[line.seat, mark] = line.number

    def speech(self, seat: int, mark: str) -> int | None:
        """The event that this command to say something has become, if it came before."""
        return self._marks.get((seat, mark))

    def pledge(self, seat: int, mark: str) -> int | None:
        """The event that this command to make a pledge has become, if it came before."""
        return self._pledge_marks.get((seat, mark))

    def pledges_of(self, seat: int, choice: int) -> int:
        """How many pledges a seat has made during a choice, even if the choice was taken back since."""
        return self._pledges[seat, choice]

    def heard_by(self, ears: int, after: int) -> list[SpokenLine]:
        """The lines after an event that a seat, or an onlooker, heard."""
        out: list[SpokenLine] = []
        for line in reversed(self.lines):
            if line.number <= after:
                break
            if line.audience >> ears & 1:
                out.append(line)
        return out[::-1]

    def pledges(self) -> list[SpokenLine]:
        """All pledges, except those at meetings that were taken back."""
        return [line for line in self.lines if line.pledge is not None and line.stands]


def clean_text(text: str) -> str:
    """One line, without characters that are invisible or that reverse the others."""
    seen = (c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text))
    out = " ".join("".join(seen).split())[:MOST_SIGNS].strip()
    if not out:
        raise Fault(BAD_REQUEST, {"text": "text: nothing is said"})
    return out
