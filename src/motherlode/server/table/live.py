"""A table in memory: everything here can be thrown away and made again from its rows and events."""

import asyncio
from collections import Counter
from typing import Any, Final

import msgspec

from motherlode.bots.levels import Level
from motherlode.core.entry import Entry
from motherlode.core.ids import CHANCE, everyone_at
from motherlode.core.match import Match
from motherlode.core.meeting import Meeting
from motherlode.core.parse import parse
from motherlode.games.registry import match_of, new_match
from motherlode.server.store.happenings import (
    AnyHappening,
    Began,
    Moved,
    Said,
    Sat,
    UndoAnswered,
    Undone,
    UndoWished,
    Worded,
)
from motherlode.server.store.happenings import Talk as Talked
from motherlode.server.table.moment import Moment
from motherlode.server.table.schemas import Standing
from motherlode.server.table.talk import Spoken, Talk
from motherlode.server.wire import Sitter, Status

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

# In place of the moves handed in for a turn: the command was to take back. No list of moves is empty.
UNDO: list[str] = []

# Lines of a game without choices of several seats at once, within which undos are counted.
STRETCH = 20


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a seat. A bot with a person stands in for them; a person with an owner is the owner's program.

    `look` is the figure the seat shows; a free seat has one too, until somebody else wants it.
    """

    kind: Sitter
    look: int
    person: str | None = None
    name: str = ""
    level: Level | None = None
    owner: str | None = None

    @property
    def artificial(self) -> bool:
        """Nobody is there to be asked."""
        return self.kind == BOT or self.owner is not None


class Setup(msgspec.Struct, frozen=True):
    """What a table was opened with; never changes. `glass` is in seconds, 0 for none."""

    id: str
    game: str
    preset: str
    options: dict[str, str]
    seats: int
    seed: bytes
    taken: str
    owner: str
    listed: bool
    glass: int
    record: bool


class Wish(msgspec.Struct):
    """Somebody wants to take back his last decision, since event `number`; `agreed` is the mask of who agrees."""

    number: int
    seat: int
    turn: int
    agreed: int


class Live:
    """`number` is that of the last event; `gone` says that this copy is not to be trusted any more."""

    def __init__(self, setup: Setup, chairs: list[Chair]) -> None:
        self.setup = setup
        self.chairs = chairs
        self.number = -1
        self.changed = 0
        self.match: Match | None = self._recorded() if setup.record else None
        self.wish: Wish | None = None
        self.declined: int | None = None
        self.moment = Moment(setup.glass)
        self.talk = Talk()
        self.standing: list[Standing] | None = None
        self.lock = asyncio.Lock()
        self.gone = False
        self.positions: dict[int, msgspec.Raw] = {}
        # What was handed in for which turn: a command sent twice is known by it.
        self.handed_in: dict[tuple[int, int], list[str]] = {}
        # How often each seat has taken back something in which stretch of the game.
        self._undos: Counter[tuple[int, int, int]] = Counter()
        self._stretch = (0, 0)
        # The submissions that a sand-glass handed in.
        self.timed: set[int] = set()
        # How many submissions the game had seen at each event; -1 before it began.
        self.submissions: list[int] = []

    # -- what it is

    @property
    def status(self) -> Status:
        if self.setup.record:
            return "record"
        if self.match is None:
            return "open"
        return "running" if self.match.result() is None else "over"

    def actors(self) -> int:
        """A mask of the players who owe a move."""
        if self.match is None or self.setup.record:
            return 0
        return self.match.game.actors(self.match.state) & everyone_at(self.setup.seats)

    def moves(self) -> int:
        """How many decisions of players stand."""
        if self.match is None:
            return 0
        return len({entry.submission for entry in self.match.force if entry.seat != CHANCE})

    def ends(self) -> list[tuple[int, int]]:
        """Points and place of every seat, once the game is over."""
        result = self.match.result() if self.match else None
        if result is None:
            return []
        return [(result.scores[seat], result.places[seat]) for seat in range(self.setup.seats)]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person moves for."""
        return [k for k, chair in enumerate(self.chairs) if person and chair.kind == PERSON and chair.person == person]

    def _meeting(self, match: Match) -> Meeting[Any] | None:
        """What the game says of meetings; nothing at a table that only shows a record."""
        return None if self.setup.record else match.game.meeting

    def words(self) -> list[int]:
        """The moves that may be announced, or asked for, now."""
        if self.match is None or (meeting := self._meeting(self.match)) is None:
            return []
        return list(meeting.pledges(self.match.state))

    def near(self, seat: int) -> int:
        """The mask of a seat's circle; 0 if there is none."""
        if self.match is None or (meeting := self._meeting(self.match)) is None:
            return 0
        return meeting.circle(self.match.state, seat)

    def silent(self) -> bool:
        """Whether nobody may say anything now."""
        if self.match is None or (meeting := self._meeting(self.match)) is None:
            return False
        return meeting.is_silent(self.match.state)

    def undos(self, seat: int) -> int:
        """How often a seat has taken back something in the choice under way, or else in this stretch of the game."""
        return self._undos[seat, *self._stretch]

    def submission_at(self, number: int) -> int:
        """How far the game was at an event."""
        return self.submissions[min(number, len(self.submissions) - 1)] if number >= 0 else -1

    # -- what happens to it

    def take(self, happening: AnyHappening, at: int) -> None:
        """Plays what the event table says; nothing is checked, because it was before it was written."""
        if isinstance(happening, Began):
            self.match = self.begun(happening.deal, happening.sits)
            self._draw(happening.drawn)
        elif isinstance(happening, Moved):
            self._move(happening)
        elif isinstance(happening, Undone):
            match = self._playing()
            match.undo(happening.seat, match.turn(happening.seat), happening.consent)
        self.noted(happening, at)

    def noted(self, happening: AnyHappening, at: int) -> None:
        """Keeps the books after something happened to the match."""
        self.number += 1
        self.changed = at
        self.standing = None
        if isinstance(happening, Talked):
            self._hear(happening, at)
        else:
            self._note_play(happening)
            if self.match and not self.setup.record:
                self.moment.look(self.match, at, back=isinstance(happening, Undone))
                number = self.moment.number
                self._stretch = (number, 0 if number else len(self.match.force) // STRETCH)
        self.submissions.append(self.match.submissions if self.match else -1)

    def _note_play(self, happening: AnyHappening) -> None:
        self.positions.clear()
        self.declined = happening.seat if isinstance(happening, UndoAnswered) and not happening.agree else None
        if isinstance(happening, Moved):
            self.handed_in[happening.seat, happening.turn] = happening.moves
            if happening.timed:
                self.timed.add(self._playing().submissions)
        if isinstance(happening, Undone):
            self.handed_in[happening.seat, happening.turn] = UNDO
            self._undos[happening.seat, *self._stretch] += 1
        if isinstance(happening, Began | Moved | Undone | Sat):
            # Also when somebody else sits down: who was asked may be gone, and who is there was not asked.
            self.wish = None
        elif isinstance(happening, UndoWished):
            self.wish = Wish(self.number, happening.seat, happening.turn, self.sure_to_agree(happening.seat))
        elif isinstance(happening, UndoAnswered) and self.wish:
            self.wish = msgspec.structs.replace(self.wish, agreed=self.wish.agreed | 1 << happening.seat)
            if self.declined is not None:
                self.wish = None

    def _hear(self, talked: Talked, at: int) -> None:
        submission = self.match.submissions if self.match else -1
        moment = self.moment
        line = Spoken(self.number, talked.seat, talked.name, at, submission, moment.number, moment.opener)
        if isinstance(talked, Said):
            said = {"text": talked.text, "near": talked.near, "audience": talked.audience}
            line = msgspec.structs.replace(line, **said)
        if isinstance(talked, Worded):
            word = self._playing().game.codec.parse(talked.move)
            line = msgspec.structs.replace(line, word=word, of=talked.of)
        self.talk.add(line, talked.mark)

    def begun(self, deal: int, sits: dict[int, str]) -> Match:
        """The match as it begins: from nothing, or from the position taken over."""
        setup = self.setup
        if not setup.taken:
            return new_match(setup.game, setup.preset, setup.seats, setup.options, deal, None, setup.seed, sits)
        log = parse(setup.taken)
        log.seed = setup.seed
        log.header.sits = sits
        return match_of(log)

    def sure_to_agree(self, seat: int) -> int:
        """Who need not be asked when a seat wants to take something back: those at the same device, bots, programs."""
        own = self.chairs[seat].person
        return sum(1 << k for k, chair in enumerate(self.chairs) if chair.person == own or chair.artificial)

    def _recorded(self) -> Match:
        return match_of(parse(self.setup.taken))

    def _move(self, moved: Moved) -> None:
        match = self._playing()
        match.replay(moved.seat, [match.game.codec.parse(text) for text in moved.moves])
        self._draw(moved.drawn)

    def _draw(self, drawn: list[str]) -> None:
        match = self._playing()
        match.replay(CHANCE, [match.game.codec.parse(text) for text in drawn])

    def _playing(self) -> Match:
        if self.match is None:
            raise ValueError(f"table {self.setup.id}: moves before the game began")
        return self.match


def texts(match: Match, entries: list[Entry], chance: bool) -> list[str]:
    """The log's words for new lines, nature's or the player's."""
    return [match.game.codec.text(entry.move) for entry in entries if (entry.seat == CHANCE) == chance]
