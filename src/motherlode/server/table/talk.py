"""What was said at a table, and who heard it."""

import unicodedata
from collections import Counter

import msgspec

from motherlode.core.entry import Entry
from motherlode.core.errors import Fault
from motherlode.core.ids import EVERYBODY
from motherlode.server.faults import BAD_REQUEST

# Of one line, of free lines at one table, of words of a seat at one meeting: talk must not fill the disk.
MOST_SIGNS = 300
MOST_LINES = 2000
MOST_WORDS = 40


class Spoken(msgspec.Struct, frozen=True):
    """Event `number`: free text, or a word, which is a move's code. It was said after `submission` of the game, in a
    choice that the entry `opener` began: if that is taken back, the word was given for a meeting that never was.
    `name` is who sat there then, empty for a bot.
    """

    number: int
    seat: int
    name: str
    at: int
    submission: int
    moment: int
    opener: Entry | None
    text: str | None = None
    near: bool = False
    audience: int = EVERYBODY
    word: int | None = None
    of: int | None = None

    @property
    def stands(self) -> bool:
        return self.opener is None or self.opener.stands


class Talk:
    """All lines in order. A sender's mark says which line a command has already become."""

    def __init__(self) -> None:
        self.lines: list[Spoken] = []
        # Free text, and words of a seat in a choice.
        self.said = 0
        self._words: Counter[tuple[int, int]] = Counter()
        self._marks: dict[tuple[int, str], int] = {}
        self._word_marks: dict[tuple[int, str], int] = {}

    def add(self, line: Spoken, mark: str) -> None:
        self.lines.append(line)
        if line.word is None:
            self.said += 1
            self._marks[line.seat, mark] = line.number
        else:
            self._words[line.seat, line.moment] += 1
            self._word_marks[line.seat, mark] = line.number

    def speech(self, seat: int, mark: str) -> int | None:
        """The event that this command to say something has become, if it came before."""
        return self._marks.get((seat, mark))

    def word(self, seat: int, mark: str) -> int | None:
        """The event that this command to give a word has become, if it came before."""
        return self._word_marks.get((seat, mark))

    def words_of(self, seat: int, moment: int) -> int:
        """How many words a seat has given in a choice, also if that was taken back since."""
        return self._words[seat, moment]

    def heard_by(self, ears: int, after: int) -> list[Spoken]:
        """The lines after an event that a seat, or an onlooker, heard."""
        out: list[Spoken] = []
        for line in reversed(self.lines):
            if line.number <= after:
                break
            if line.audience >> ears & 1:
                out.append(line)
        return out[::-1]

    def words(self) -> list[Spoken]:
        """The words given, without those of meetings that were taken back."""
        return [line for line in self.lines if line.word is not None and line.stands]


def clean_text(text: str) -> str:
    """One line, without signs that cannot be seen or that turn the others round."""
    seen = (c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text))
    out = " ".join("".join(seen).split())[:MOST_SIGNS].strip()
    if not out:
        raise Fault(BAD_REQUEST, {"text": "text: nothing is said"})
    return out
