"""One game being played: the only door that checks, logs and filters.

Everything is derived from the header and the entries. The state is a cache of the line in force:
the moves that no undo has taken back.
"""

from typing import Any, Final

from mypy_extensions import i64

from motherlode.core.consequences import Consequences, foresee
from motherlode.core.decision import goes_on
from motherlode.core.entry import NO_MOVE, Entry
from motherlode.core.errors import (
    BAD_DEAL,
    LIST_GOES_ON,
    NO_MOVES,
    NO_SEED,
    NO_SUCH_SEAT,
    NOTHING_TO_UNDO,
    STALE_TURN,
    UNDO_AFTER_END,
    UNDO_NEEDS_CONSENT,
    UNKNOWN_MOVE,
    Fault,
    IllegalMove,
)
from motherlode.core.event import Event
from motherlode.core.game import Game, Result
from motherlode.core.ids import CHANCE, everyone_at, only, seat_name
from motherlode.core.log import Ending, Header, Log
from motherlode.core.observer import Observer
from motherlode.core.playout import drawn_move
from motherlode.core.rng import Rng
from motherlode.core.rule import paragraph
from motherlode.core.state import State

_SHOWABLE: Final = 10**9


class Told:
    """What a seat may learn of one submission: a fact, or that somebody took back another submission."""

    def __init__(self, submission: i64, seat: i64, event: Event | None, undoes: i64, stands: bool) -> None:
        self.submission = submission
        self.seat = seat  # who acted
        self.event = event
        self.undoes = undoes  # a submission, or 0
        self.stands = stands  # False once it is taken back


class Match:
    def __init__(self, game: Game[Any], header: Header, seed: bytes) -> None:
        """A game about to begin; with an empty seed it goes no further than the next draw."""
        deals: int = game.deals
        if not 0 <= header.deal < deals:
            raise Fault(BAD_DEAL, {"deal": header.deal, "deals": deals})
        self.game = game
        self.header = header
        self.seed = seed
        self.entries: list[Entry] = []
        self.in_force: list[Entry] = []  # what no undo has taken back
        self._submissions: i64 = 0
        self.state: State = game.start(header.deal)
        self._turns: list[int] = [0] * game.seats

    # -- asking

    @property
    def submissions(self) -> int:
        """How many lists of moves, and undos, were handed in."""
        return self._submissions

    def turn(self, seat: i64) -> int:
        """A seat's turn number. It never falls, so a command made for an older position is recognised.

        It counts the seat's own lines and undos, and those undos of others that changed the position it decides on;
        not those of seats that were choosing at the same time, whether this one had chosen by then or not.
        """
        return self._turns[seat]

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def view(self, seat: i64) -> object:
        return self.game.view(self.state, seat)

    def foresee(self, seat: i64, moves: list[int]) -> Consequences:
        """What the moves would do, as far as the seat can know; raises what forbids them."""
        self.check_moves(seat, moves)
        return foresee(self.game, self.state, seat, moves)

    def observer(self, seat: i64, rng: Rng) -> Observer[Any]:
        return Observer(self.game, self.state, seat, rng)

    def told(self, seat: i64, after: i64) -> list[Told]:
        """What the seat may learn of the submissions after that number; -1 for everything.

        Submissions are counted, not lines: how many lines a list had may be a secret. Number 0 is what nature
        did before anybody.
        """
        out: list[Told] = []
        for entry in self.entries:
            if entry.submission <= after:
                continue
            if entry.is_undo():
                undone = self.entries[entry.undoes - 1].submission
                out.append(Told(entry.submission, entry.seat, None, undone, True))
            for event in entry.events:
                if event.seen_by(seat):
                    out.append(Told(entry.submission, entry.seat, event, 0, entry.stands))
        return out

    def log(self, with_seed: bool) -> Log:
        """A finished game's log has the seed; `with_seed` adds it to a running one, for whoever keeps the game."""
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
        """Nature moves until a player must: at the start, and when a saved game is continued."""
        if self._waits_for_chance(self.state) and not self.seed:
            raise Fault(NO_SEED, {})
        first = len(self.entries)
        while self._waits_for_chance(self.state):
            self._record(CHANCE, self.expected_draw())
        return self.entries[first:]

    def expected_draw(self) -> i64:
        """The next chance move by the seed. Draws are counted along the line in force:
        after an undo the same choices meet the same luck.
        """
        draws: i64 = sum(1 for entry in self.in_force if entry.seat == CHANCE)
        return drawn_move(self.game, self.state, self.seed, draws)

    def submit(self, seat: int, turn: int, moves: list[int]) -> list[Entry]:
        """Plays a seat's moves, all or none, then nature's; returns the new lines."""
        self.check_turn(seat, turn)
        if not moves:
            raise Fault(NO_MOVES, {})
        self.check_moves(seat, moves)
        first = len(self.entries)
        self.replay(seat, moves)
        self.go_on()
        return self.entries[first:]

    def check_moves(self, seat: i64, moves: list[int]) -> None:
        """Plays the list on a copy; raises whatever forbids it."""
        trial: State = self.game.copy(self.state)
        may_go_on = True
        for move in moves:
            if not may_go_on:
                raise Fault(LIST_GOES_ON, {})
            may_go_on = self.try_move(trial, seat, move)
        if self._waits_for_chance(trial) and not self.seed:
            raise Fault(NO_SEED, {})

    def try_move(self, trial: State, seat: i64, move: int) -> bool:
        """Plays a move of a list on a copy, or raises what forbids it. Returns whether the list may go on after it."""
        self.check_move(trial, seat, move)
        events: list[Event] = []
        self.game.apply(trial, seat, move, events)
        return goes_on(self.game, trial, seat, events)

    def check_move(self, s: State, seat: i64, move: int) -> None:
        codes: int = self.game.codec.size  # as an int: `move` may be of any size
        if not 0 <= move < codes:
            raise Fault(UNKNOWN_MOVE, {"move": move if abs(move) < _SHOWABLE else "…"})
        refusal = self.game.refusal(s, seat, move)
        if refusal is not None:
            text = self.game.codec.text(move)
            facts = {"game": self.header.game, "rule": paragraph(refusal.rule), "move": text}
            raise IllegalMove(facts, refusal.kind.name, refusal.kind.terms(refusal.facts))

    def replay(self, seat: i64, moves: list[int]) -> None:
        """Plays what is known to be legal: a submission of a seat, or the draws that follow the last one."""
        if seat != CHANCE:
            self._submissions += 1
        for move in moves:
            self._record(seat, move)

    def _record(self, seat: i64, move: i64) -> None:
        """Plays a move and writes its line."""
        actors = self.game.actors(self.state)
        entry = Entry(len(self.entries) + 1, self._submissions, seat, move, actors, 0, False)
        entry.choice = self.game.simultaneous.number(self.state)
        self.game.apply(self.state, seat, move, entry.events)
        self.entries.append(entry)
        self.in_force.append(entry)
        if seat != CHANCE:
            self._turns[seat] += 1

    # -- taking back

    def has_decided(self, seat: i64) -> bool:
        """Whether there is anything the seat could take back, freely or by consent."""
        return self.result() is None and self._decision_of(seat) is not None

    def can_undo(self, seat: i64) -> bool:
        """Whether the seat may take back its last decision without asking."""
        entry = self._decision_of(seat)
        return self.result() is None and entry is not None and self._is_free(entry)

    def would_peek(self, seat: i64) -> bool:
        """Whether taking back the seat's last decision would go back over something that was revealed."""
        entry = self._decision_of(seat)
        if entry is None:
            return False
        return any(later.seat == CHANCE or later.reveals() for later in self.in_force[self.in_force.index(entry) :])

    def undo(self, seat: int, turn: int, consent: i64, since: int = 0) -> Entry:
        """Takes back the seat's last submission, or all its lines from number `since` on; returns the new line.

        It is free if nothing was revealed since, by nature or by a player, and nobody has acted but seats
        that were choosing at the same time: their moves stay. Otherwise `consent` must be the mask of
        all players, and everything since is taken back with it. Nothing is erased.
        """
        self.check_turn(seat, turn)
        entry = self._line_of(seat, since) if since else self._decision_of(seat)
        if entry is None:
            raise Fault(NOTHING_TO_UNDO, {"seat": seat_name(seat)})
        if self.result() is not None:
            raise Fault(UNDO_AFTER_END, {})
        agreed = not self._is_free(entry)
        if agreed and consent != everyone_at(self.game.seats):
            raise Fault(UNDO_NEEDS_CONSENT, {"seat": seat_name(seat)})
        self._submissions += 1
        actors = self.game.actors(self.state)
        undo = Entry(len(self.entries) + 1, self._submissions, seat, NO_MOVE, actors, entry.number, agreed)
        self.entries.append(undo)
        choice = self.game.simultaneous.number(self.state)
        self._drop(entry, agreed)
        # In a choice of several seats nobody's decision depends on another's, whether they have chosen yet or not.
        apart = not agreed and choice != 0 and choice == self.game.simultaneous.number(self.state)
        for other in range(self.game.seats):
            if other == seat or agreed or not (apart or (entry.actors >> other) & 1):
                self._turns[other] += 1
        return undo

    def _decision_of(self, seat: i64) -> Entry | None:
        """The first line of the last list in force that the seat handed in."""
        found: Entry | None = None
        for entry in reversed(self.in_force):
            if entry.seat == seat:
                if found is not None and entry.submission != found.submission:
                    break
                found = entry
        return found

    def _line_of(self, seat: i64, number: i64) -> Entry | None:
        for entry in self.in_force:
            if entry.number == number and entry.seat == seat:
                return entry
        return None

    def _is_free(self, entry: Entry) -> bool:
        for later in self.in_force[self.in_force.index(entry) :]:
            if later.seat == CHANCE or later.reveals():
                return False
            if later.seat != entry.seat and not ((entry.actors >> later.seat) & 1 and later.choice == entry.choice):
                # What others do after a simultaneous choice is an answer to it, even if nothing was shown at its end.
                return False
        return True

    def _drop(self, entry: Entry, all_since: bool) -> None:
        """Takes lines out of force and plays the rest again; which seats chose at the same time may have changed."""
        at = self.in_force.index(entry)
        kept = self.in_force[:at]
        for later in self.in_force[at:]:
            later.stands = not all_since and later.seat != entry.seat
            if later.stands:
                kept.append(later)
        self.in_force = kept
        self.state = self.game.start(self.header.deal)
        for line in kept:
            line.actors = self.game.actors(self.state)
            line.choice = self.game.simultaneous.number(self.state)
            self.game.apply(self.state, line.seat, line.move, None)

    # -- checking

    def check_turn(self, seat: int, turn: int) -> None:
        seats: int = self.game.seats
        if not 0 <= seat < seats:
            raise Fault(NO_SUCH_SEAT, {"seat": seat + 1 if abs(seat) < _SHOWABLE else "…", "seats": seats})
        now = self.turn(seat)
        if turn != now:
            raise Fault(STALE_TURN, {"turn": turn if abs(turn) < _SHOWABLE else "…", "now": now})

    def _waits_for_chance(self, s: State) -> bool:
        return self.game.actors(s) == only(CHANCE)
