"""A table in memory: all of it can be thrown away, and made again from its rows and events."""

import asyncio
from collections import Counter
from typing import Any

import msgspec

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
    Pledged,
    Said,
    Sat,
    UndoAnswered,
    Undone,
    UndoWished,
    Utterance,
)
from motherlode.server.table.chair import BOT, PERSON, Chair
from motherlode.server.table.choice_under_way import ChoiceUnderWay
from motherlode.server.table.conversation import Conversation, SpokenLine
from motherlode.server.table.schemas import Reputation
from motherlode.server.table.setup import Setup
from motherlode.server.wire import Status

# In place of the moves handed in for a turn, if the command was an undo. No list of moves is empty.
UNDO: list[str] = []

# Where there are no simultaneous choices, undos are counted for each stretch of this many lines.
STRETCH = 20


class UndoWish(msgspec.Struct):
    """Since event `number` somebody wants to take back their last decision; `agreed` is a mask of those who agree."""

    number: int
    seat: int
    turn: int
    agreed: int


class Live:
    """`number` is that of the last event; `gone` means that this copy must not be used any more."""

    def __init__(self, setup: Setup, chairs: list[Chair]) -> None:
        self.setup = setup
        self.chairs = chairs
        self.number = -1
        self.changed = 0
        self.match: Match | None = self._recorded() if setup.record else None
        self.undo_wish: UndoWish | None = None
        self.declined: int | None = None
        self.choice = ChoiceUnderWay(setup.glass)
        self.conversation = Conversation()
        self.reputations: list[Reputation] | None = None
        self.lock = asyncio.Lock()
        self.gone = False
        self.positions: dict[int, msgspec.Raw] = {}
        # What each seat handed in for each turn, so that a command sent twice is recognised.
        self.handed_in: dict[tuple[int, int], list[str]] = {}
        # How often each seat has taken something back, by stretch of the game.
        self._undos: Counter[tuple[int, int, int]] = Counter()
        self._stretch = (0, 0)
        # The submissions that were made because a sand timer had run out.
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
        return len({entry.submission for entry in self.match.in_force if entry.seat != CHANCE})

    def ends(self) -> list[tuple[int, int]]:
        """Points and place of every seat, once the game is over."""
        result = self.match.result() if self.match else None
        if result is None:
            return []
        return [(result.scores[seat], result.places[seat]) for seat in range(self.setup.seats)]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person moves for."""
        return [k for k, chair in enumerate(self.chairs) if person and chair.kind == PERSON and chair.person == person]

    def people(self) -> set[str]:
        """Everybody who sits here, and everybody whose program does."""
        return {person for chair in self.chairs for person in (chair.person, chair.owner) if person}

    def bots_owing(self) -> list[int]:
        """The seats of bots that owe a move."""
        actors = self.actors()
        return [seat for seat, chair in enumerate(self.chairs) if actors >> seat & 1 and chair.kind == BOT]

    def _meeting(self, match: Match) -> Meeting[Any] | None:
        """What the game says of meetings; nothing at a table that only shows a record."""
        return None if self.setup.record else match.game.meeting

    def pledges(self) -> list[int]:
        """The moves that may now be announced, or asked of others."""
        if self.match is None or (meeting := self._meeting(self.match)) is None:
            return []
        return list(meeting.pledges(self.match.state))

    def circle(self, seat: int) -> int:
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
        """Plays what the event table says. Nothing is checked: that was done before it was written."""
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
        """Brings everything else up to date after something has happened to the match."""
        self.number += 1
        self.changed = at
        self.reputations = None
        if isinstance(happening, Utterance):
            self._hear(happening, at)
        else:
            self._note_play(happening)
            if self.match and not self.setup.record:
                self.choice.look(self.match, at, back=isinstance(happening, Undone))
                number = self.choice.number
                self._stretch = (number, 0 if number else len(self.match.in_force) // STRETCH)
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
            # Also when somebody sits down: those who were asked may have left, and the newcomer was not asked.
            self.undo_wish = None
        elif isinstance(happening, UndoWished):
            self.undo_wish = UndoWish(self.number, happening.seat, happening.turn, self.sure_to_agree(happening.seat))
        elif isinstance(happening, UndoAnswered) and self.undo_wish:
            self.undo_wish = msgspec.structs.replace(self.undo_wish, agreed=self.undo_wish.agreed | 1 << happening.seat)
            if self.declined is not None:
                self.undo_wish = None

    def _hear(self, utterance: Utterance, at: int) -> None:
        submission = self.match.submissions if self.match else -1
        choice = self.choice
        line = SpokenLine(self.number, utterance.seat, utterance.name, at, submission, choice.number, choice.opener)
        if isinstance(utterance, Said):
            said = {"text": utterance.text, "near": utterance.near, "audience": utterance.audience}
            line = msgspec.structs.replace(line, **said)
        if isinstance(utterance, Pledged):
            pledge = self._playing().game.codec.parse(utterance.move)
            line = msgspec.structs.replace(line, pledge=pledge, of=utterance.of)
        self.conversation.add(line, utterance.mark)

    def begun(self, deal: int, sits: dict[int, str]) -> Match:
        """The match as it begins: with its first move, or with the position taken over."""
        setup = self.setup
        if not setup.taken:
            return new_match(setup.game, setup.preset, setup.seats, setup.options, deal, None, setup.seed, sits)
        log = parse(setup.taken)
        log.seed = setup.seed
        log.header.sits = sits
        return match_of(log)

    def sure_to_agree(self, seat: int) -> int:
        """The mask of those who need not be asked for an undo of this seat: at the same device, bots, programs."""
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
    """New lines as the log writes them: nature's, or the player's."""
    return [match.game.codec.text(entry.move) for entry in entries if (entry.seat == CHANCE) == chance]
