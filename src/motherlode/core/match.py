"""One game being played: the only door that checks, logs and filters.

Everything is derived from the header and the entries. The state is a cache of the line in force:
the moves that no undo has taken back.
"""

from typing import Any

from mypy_extensions import i64

from motherlode.core.draw import draw
from motherlode.core.entry import NO_MOVE, Entry
from motherlode.core.errors import (
    BAD_DEAL,
    NO_MOVES,
    NO_SEED,
    NO_SUCH_SEAT,
    NOTHING_TO_UNDO,
    STALE_TURN,
    UNDO_AFTER_END,
    UNDO_NEEDS_CONSENT,
    UNKNOWN_MOVE,
    Fault,
    Refusal,
)
from motherlode.core.event import Event
from motherlode.core.game import Game, Result, State
from motherlode.core.ids import CHANCE, everyone_at, only, seat_name
from motherlode.core.log import Ending, Header, Log
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng
from motherlode.core.rule import paragraph


class Match:
    def __init__(self, game: Game[Any], header: Header, seed: bytes) -> None:
        """A game about to begin; an empty seed makes it one that can only be looked at."""
        if not 0 <= header.deal < game.deals:
            raise Fault(BAD_DEAL, {"deal": header.deal, "deals": game.deals})
        self.game = game
        self.header = header
        self.seed = seed
        self.entries: list[Entry] = []
        self.force: list[Entry] = []  # the line in force
        self.state: State = game.start(header.deal)

    # -- asking

    def turn(self, seat: i64) -> int:
        """A seat's turn number: its own lines, and every undo, since that changes what it sees.

        It never falls, so a command made for an older position is known as such.
        """
        return sum(1 for entry in self.entries if entry.seat == seat or entry.is_undo())

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def view(self, seat: i64) -> object:
        return self.game.view(self.state, seat)

    def observer(self, seat: i64, rng: Rng) -> Observer[Any]:
        return Observer(self.game, self.state, seat, rng)

    def events(self, seat: i64, after: i64) -> list[tuple[int, Event]]:
        """What the seat may learn of the lines after that number, each fact with its line."""
        out: list[tuple[int, Event]] = []
        for entry in self.entries[after:]:
            for event in entry.events:
                if event.seen_by(seat):
                    out.append((entry.number, event))
        return out

    def log(self, with_seed: bool) -> Log:
        """The seed belongs to a finished game's log; in a running one only to a save of its keeper's own."""
        result = self.result()
        ending: Ending | None = None
        if result is not None:
            scores: list[tuple[int, int]] = []
            seat: i64
            for seat in range(self.game.seats):
                scores.append((result.scores[seat], result.places[seat]))
            ending = Ending(self.game.reasons[result.reason], scores)
        seed = self.seed if with_seed or ending is not None else b""
        return Log(self.header, [entry.line(self.game.codec) for entry in self.entries], ending, seed)

    # -- playing

    def go_on(self) -> list[Entry]:
        """Nature moves until a person must: at the start, and when a saved game is taken up again."""
        if self._waits_for_chance(self.state) and not self.seed:
            raise Fault(NO_SEED, {})
        first = len(self.entries)
        while self._waits_for_chance(self.state):
            self.record(CHANCE, self.expected_draw())
        return self.entries[first:]

    def expected_draw(self) -> i64:
        """The chance move that the seed gives now. Draws are counted along the line in force:
        after an undo the same choices meet the same luck.
        """
        draws: i64 = sum(1 for entry in self.force if entry.seat == CHANCE)
        k = draw(self.seed, draws, self.game.weights(self.state))
        return self.game.legal_moves(self.state, CHANCE)[k]

    def submit(self, seat: i64, turn: int, moves: list[int]) -> list[Entry]:
        """Plays a seat's moves, all or none, then nature's; returns the new lines."""
        self._check_turn(seat, turn)
        if not moves:
            raise Fault(NO_MOVES, {})
        trial: State = self.game.copy(self.state)
        for move in moves:
            self.check_move(trial, seat, move)
            self.game.apply(trial, seat, move, None)
        if self._waits_for_chance(trial) and not self.seed:
            raise Fault(NO_SEED, {})
        first = len(self.entries)
        for move in moves:
            self.record(seat, move)
        self.go_on()
        return self.entries[first:]

    def record(self, seat: i64, move: i64) -> None:
        """Plays a move known to be legal and writes its line."""
        entry = Entry(len(self.entries) + 1, seat, move, self.game.actors(self.state), 0, False)
        self.game.apply(self.state, seat, move, entry.events)
        self.entries.append(entry)
        self.force.append(entry)

    def check_move(self, s: State, seat: i64, move: int) -> None:
        codes: int = self.game.codec.size  # as an int: `move` may be of any size
        if not 0 <= move < codes:
            raise Fault(UNKNOWN_MOVE, {"move": str(move)[:20]})
        rule = self.game.why_not(s, seat, move)
        if rule:
            facts = self.game.facts(s, seat, move)
            kind = self.game.refusals[facts[0]]
            text = self.game.codec.text(move)
            said = {"game": self.header.game, "rule": paragraph(rule), "move": text}
            raise Refusal(said, kind.name, kind.words(facts[1:]))

    # -- taking back

    def can_undo(self, seat: i64) -> bool:
        """Whether the seat may take back its last decision without asking."""
        entry = self._last_of(seat)
        return self.result() is None and entry is not None and self._is_free(entry)

    def undo(self, seat: i64, turn: int, consent: i64) -> list[Entry]:
        """Takes back the seat's last decision.

        Freely if nothing was revealed since, by nature or by a person, and only those have acted who
        were choosing at the same time: their moves stay. Otherwise `consent` must be the mask of
        all players, and everything since is taken back with it.
        """
        self._check_turn(seat, turn)
        entry = self._last_of(seat)
        if entry is None:
            raise Fault(NOTHING_TO_UNDO, {"seat": seat_name(seat)})
        if self.result() is not None:
            raise Fault(UNDO_AFTER_END, {})
        free = self._is_free(entry)
        if not free and consent != everyone_at(self.game.seats):
            raise Fault(UNDO_NEEDS_CONSENT, {"seat": seat_name(seat)})
        undo = Entry(len(self.entries) + 1, seat, NO_MOVE, self.game.actors(self.state), entry.number, not free)
        self.entries.append(undo)
        self.force = self._without(entry, not free)
        self.state = self.game.start(self.header.deal)
        for kept in self.force:
            self.game.apply(self.state, kept.seat, kept.move, None)
        return [undo]

    def _last_of(self, seat: i64) -> Entry | None:
        for entry in reversed(self.force):
            if entry.seat == seat:
                return entry
        return None

    def _is_free(self, entry: Entry) -> bool:
        if entry.reveals():
            return False
        for later in self.force[self.force.index(entry) + 1 :]:
            if later.seat == CHANCE or later.reveals() or not (entry.actors >> later.seat) & 1:
                return False
        return self._stands(self._without(entry, False))

    def _without(self, entry: Entry, all_since: bool) -> list[Entry]:
        at = self.force.index(entry)
        if all_since:
            return self.force[:at]
        return self.force[:at] + self.force[at + 1 :]

    def _stands(self, line: list[Entry]) -> bool:
        """Whether every move of a line is legal where it stands."""
        s: State = self.game.start(self.header.deal)
        for entry in line:
            if self.game.why_not(s, entry.seat, entry.move):
                return False
            self.game.apply(s, entry.seat, entry.move, None)
        return True

    # -- checking

    def _check_turn(self, seat: i64, turn: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise Fault(NO_SUCH_SEAT, {"seat": seat + 1, "seats": self.game.seats})
        now = self.turn(seat)
        if turn != now:
            raise Fault(STALE_TURN, {"turn": turn, "now": now})

    def _waits_for_chance(self, s: State) -> bool:
        return self.game.actors(s) == only(CHANCE)
