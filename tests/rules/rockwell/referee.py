"""A second opinion on whole games of Rockwell: the rules told anew, from the rules alone, as slowly as they read.

The referee follows a game by its moves and keeps books of his own (referee_*.py). At every move he says who is to
act, what is open to him, and what must be told, word for word; then he holds his books against the engine's position.
"""

from typing import Any

from tests.rules.rockwell.referee_books import ACHIEVEMENTS, EVERYBODY, NATURE, SEATS, Ask, Books, listed
from tests.rules.rockwell.referee_turn import course, places, scores
from tests.rules.rockwell.referee_views import OWNERS, expected_view, seen_view

from motherlode.core.event import Event
from motherlode.core.ids import CHANCE, NOBODY, SPECTATOR, only, seat_name
from motherlode.core.ids import EVERYBODY as ALL
from motherlode.core.match import Match
from motherlode.games.data import from_log
from motherlode.games.rockwell.view import PHASES
from motherlode.games.rockwell.world import NO_TILE, PLACE_NAMES, SLOT_NAMES, TILE_NAMES

OVER = Ask("over", {})


def referee_game(match: Match, every: int = 5) -> int:
    """Follows the line in force of a match; every so many moves also with all legal moves and views.

    Raises AssertionError where the engine and the rules differ. Returns how many moves were looked at.
    """
    header = match.header
    referee = Referee(match.game, Books(header.seats, header.options, from_log("rockwell", header.data, header.values).values))
    state = match.game.start(header.deal)
    referee.compare(state, thoroughly=True)
    for k, entry in enumerate(match.force):
        events: list[Event] = []
        match.game.apply(state, entry.seat, entry.move, events)
        try:
            referee.follow(entry.seat, match.game.codec.text(entry.move), events)
            referee.compare(state, thoroughly=k % every == 0)
        except AssertionError as error:
            who = seat_name(entry.seat)
            raise AssertionError(f"line {entry.number}, {who} {match.game.codec.text(entry.move)}: {error}") from error
    if referee.ask is OVER:
        referee.compare(state, thoroughly=True)
        referee.judge(state)
    return len(match.force)


class Referee:
    def __init__(self, game: Any, books: Books) -> None:
        self.game = game
        self.books = books
        self.script = course(books)
        self.ask = next(self.script)

    def follow(self, seat: int, text: str, events: list[Event]) -> None:
        """A move was played, and this was told of it."""
        who = NATURE if seat == CHANCE else SEATS[seat]
        assert who in self.ask.moves, f"{who} is not to act but {sorted(self.ask.moves)}"
        assert text in self.ask.moves[who], "not allowed"
        self.books.news.clear()
        try:
            self.ask = self.script.send((who, text.split()))
        except StopIteration:
            self.ask = OVER
        told = [(_audience(event.audience), self.game.event_kinds[event.kind].text(event.args)) for event in events]
        _agree(told, self.books.news)

    def compare(self, state: Any, *, thoroughly: bool) -> None:
        actors = sum(only(OWNERS[who]) for who in self.ask.moves)
        assert self.game.actors(state) == actors, f"{self.game.actors(state):b} is to act, not {sorted(self.ask.moves)}"
        for name, expected in _fields(self.books, self.ask).items():
            found = getattr(state, name)
            if isinstance(expected, list):
                found = list(found)
            assert found == expected, f"{name} is {found}, not {expected}"
        for k, insured in enumerate(state.insured):
            assert state.least[k] <= insured <= state.most[k], "what all have seen and what is so differ"
        if thoroughly:
            self._compare_moves(state)
            if self.ask.phase != "layout":  # no tile is seen before all of them lie
                self._compare_views(state)

    def _compare_moves(self, state: Any) -> None:
        for seat in [*range(len(self.books.seats)), CHANCE]:
            found = {self.game.codec.text(move) for move in self.game.legal_moves(state, seat)}
            expected = self.ask.moves.get(NATURE if seat == CHANCE else SEATS[seat], set())
            more, less = sorted(found - expected), sorted(expected - found)
            assert found == expected, f"{seat_name(seat)} may {more} by the engine alone, {less} by the rules alone"
        if NATURE in self.ask.moves:
            assert len(set(self.game.weights(state))) == 1, "nature's draws are not equally likely"

    def _compare_views(self, state: Any) -> None:
        for viewer in [*range(len(self.books.seats)), SPECTATOR]:
            expected, found = expected_view(self.books, self.ask, viewer), seen_view(self.game, state, viewer)
            for name in expected | found:
                assert found[name] == expected[name], f"{viewer} sees {name} {found[name]}, not {expected[name]}"

    def judge(self, state: Any) -> None:
        """The end (10.6, 10.7)."""
        result = self.game.result(state)
        assert list(result.scores) == [score.prestige for score in scores(self.books).values()], "prestige"
        assert list(result.places) == places(self.books), "places"
        assert self.game.reasons[result.reason] == self.books.reason, "reason"


def _audience(mask: int) -> str:
    if mask == ALL:
        return EVERYBODY
    return " ".join(seat for k, seat in enumerate(SEATS) if mask >> k & 1)


def _agree(told: list[tuple[str, str]], expected: list[tuple[str, str]]) -> None:
    shorter = min(len(told), len(expected))
    at = next((k for k in range(shorter) if told[k] != expected[k]), shorter)
    assert told == expected, f"event {at + 1}: told {told[at:]}, expected {expected[at:]}"


def _fields(b: Books, ask: Ask) -> dict[str, Any]:
    """The engine's fields as they should be by the referee's books."""
    companies = list(b.companies.values())
    phase = next(number for number, name in PHASES.items() if name == ask.phase)
    return {
        "phase": phase,
        "turn": b.turn,
        "turned": sum(1 << k for k, tile in enumerate(TILE_NAMES) if b.tiles[tile].turned),
        "bribes": b.bribes,
        "dice": b.dice,
        "direction": [OWNERS[seat] for seat in b.direction],
        "control": [OWNERS[seat] for seat in b.control],
        "places": [PLACE_NAMES.index(crew.place) for crew in b.crews],
        "powers": [crew.power for crew in b.crews],
        "crew_dice": [crew.die for crew in b.crews],
        "slots": [OWNERS[b.posts[slot]] if slot in b.posts else NOBODY for slot in SLOT_NAMES],
        "backs": [b.tiles[tile].back - 1 if b.tiles[tile].back else 4 for tile in TILE_NAMES],
        "piles": [sum(1 << card - 1 for card in b.piles[power]) for power in sorted(b.piles)],
        "shafts": [_shaft(company.shafts, k) for company in companies for k in range(3)],
        "protection": [company.protection for company in companies],
        "mobility": [company.mobility for company in companies],
        "cards": [company.cards for company in companies],
        "honours": [company.honours.get(kind, 0) for company in companies for kind in ACHIEVEMENTS],
        "deliveries": [len(company.deliveries) for company in companies],
        "supplied": [sum(company.deliveries) for company in companies],
        "money": [company.money for company in companies],
        "cubes": [number for company in companies for number in listed(company.cubes)],
        "insured": [number for company in companies for number in listed(company.insured)],
        "used": [company.used for company in companies],
    }


def _shaft(shafts: list[str], k: int) -> int:
    return TILE_NAMES.index(shafts[k]) if k < len(shafts) else NO_TILE
