"""A second opinion on whole games of Rockwell: the rules written once more, from the rulebook alone, without haste.

The referee follows a game by its moves and keeps books of its own (referee_*.py). At every move it says who must act,
what is open to them, and what must be told, word for word; then it compares its books with the engine's position.
"""

from typing import Any

from tests.rules.rockwell.referee_books import ACHIEVEMENTS, EVERYBODY, METALS, NATURE, SEATS, Ask, Books, listed
from tests.rules.rockwell.referee_turn import course, places, scores
from tests.rules.rockwell.referee_views import OWNERS, expected_view, seen_view

from motherlode.core.event import Event
from motherlode.core.ids import CHANCE, NOBODY, SPECTATOR, only, seat_name
from motherlode.core.ids import EVERYBODY as ALL
from motherlode.core.match import Match
from motherlode.games.data import from_log
from motherlode.games.rockwell.view import PHASES
from motherlode.games.rockwell.world import NO_TILE, PLACE_NAMES, SLOT_NAMES, STACKS, TILE_NAMES

OVER = Ask("over", {})


def referee_game(match: Match, every: int = 5) -> int:
    """Follows the line in force of a match; now and then it also checks all legal moves and what a player sees.

    Raises AssertionError where engine and rules differ. Returns how many moves were checked.
    """
    referee = Referee(match)
    viewers = [*range(match.header.seats), SPECTATOR]
    for k, entry in enumerate(match.in_force):
        try:
            referee.follow(entry.seat, entry.move)
            if k % every == 0 or referee.ask is OVER:
                referee.compare_moves()
                referee.compare_view(viewers[k // every % len(viewers)])
        except AssertionError as error:
            said = f"{seat_name(entry.seat)} {match.game.codec.text(entry.move)}"
            raise AssertionError(f"line {entry.number}, {said}: {error}") from error
    if referee.ask is OVER:
        referee.judge()
    return len(match.in_force)


class Referee:
    """Replays a match from its beginning, and keeps its own books."""

    def __init__(self, match: Match) -> None:
        header = match.header
        data = from_log(header.game, header.data, header.values).values
        self.game = match.game
        self.state: Any = self.game.start(header.deal)
        self.books = Books(header.seats, header.options, data)
        self.script = course(self.books)
        self.ask = next(self.script)

    def follow(self, seat: int, move: int) -> None:
        """One move, with everything there is to check about it."""
        events: list[Event] = []
        self.game.apply(self.state, seat, move, events)
        self.hear(seat, self.game.codec.text(move), events)
        self.compare()

    def hear(self, seat: int, text: str, events: list[Event]) -> None:
        """A move was played, and these events told about it."""
        who = _who(seat)
        assert who in self.ask.moves, f"{who} is not to act but {sorted(self.ask.moves)}"
        assert text in self.ask.moves[who], "not allowed"
        self.books.news.clear()
        try:
            self.ask = self.script.send((who, text.split()))
        except StopIteration:
            self.ask = OVER
        told = [
            (_audience(event.audience), self.game.event_kinds[event.kind].text(list(event.args))) for event in events
        ]
        expected = self.books.news
        shorter = min(len(told), len(expected))
        at = next((k for k in range(shorter) if told[k] != expected[k]), shorter)
        assert told == expected, f"event {at + 1}: told {told[at:]}, expected {expected[at:]}"

    def compare(self) -> None:
        """Compares the position with the books."""
        actors = self.game.actors(self.state)
        asked = sorted(self.ask.moves)
        assert actors == sum(only(OWNERS[who]) for who in asked), f"{actors:b} is to act, not {asked}"
        for name, expected in _fields(self.books, self.ask).items():
            found = getattr(self.state, name)
            found = list(found) if isinstance(expected, list) else found
            assert found == expected, f"{name} is {found}, not {expected}"
        for least, insured, most in zip(self.state.least, self.state.insured, self.state.most, strict=True):
            assert least <= insured <= most, "what all have seen is not so"

    def compare_moves(self) -> None:
        for seat in [*range(len(self.books.seats)), CHANCE]:
            found = {self.game.codec.text(move) for move in self.game.legal_moves(self.state, seat)}
            expected = self.ask.moves.get(_who(seat), set())
            more, less = sorted(found - expected), sorted(expected - found)
            assert found == expected, f"{seat_name(seat)} may {more} by the engine alone, {less} by the rules alone"
        if NATURE in self.ask.moves:
            assert len(set(self.game.weights(self.state))) == 1, "nature's draws are not equally likely"

    def compare_view(self, viewer: int) -> None:
        if self.ask.phase == "layout":  # no tile is seen before all of them lie
            return
        expected, found = expected_view(self.books, self.ask, viewer), seen_view(self.game, self.state, viewer)
        for name in expected | found:
            assert found[name] == expected[name], f"{viewer} sees {name} {found[name]}, not {expected[name]}"

    def judge(self) -> None:
        """The end (10.6, 10.7)."""
        result = self.game.result(self.state)
        assert result is not None, "no result"
        assert list(result.scores) == [score.prestige for score in scores(self.books).values()], "prestige"
        assert list(result.places) == places(self.books), "places"
        assert self.game.reasons[result.reason] == self.books.reason, "reason"


def _who(seat: int) -> str:
    return NATURE if seat == CHANCE else SEATS[seat]


def _audience(mask: int) -> str:
    if mask == ALL:
        return EVERYBODY
    return " ".join(seat for k, seat in enumerate(SEATS) if mask >> k & 1)


def _fields(b: Books, ask: Ask) -> dict[str, Any]:
    """The engine's fields as they should be by the referee's books."""
    companies = list(b.companies.values())
    phase = next(number for number, name in PHASES.items() if name == ask.phase)
    return {
        "phase": phase,
        "turn": b.turn,
        "round": b.round,
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
        "delivered": _delivered(b),
        "deliveries": [len(company.deliveries) for company in companies],
        "supplied": [sum(company.deliveries) for company in companies],
        "money": [company.money for company in companies],
        "cubes": [number for company in companies for number in listed(company.cubes)],
        "insured": [number for company in companies for number in listed(company.insured)],
        "used": [company.used for company in companies],
        "dealt": [sum(1 << k for k, metal in enumerate(METALS) if metal in b.dealt[seat]) for seat in b.seats],
    }


def _shaft(shafts: list[str], k: int) -> int:
    return TILE_NAMES.index(shafts[k]) if k < len(shafts) else NO_TILE


def _delivered(b: Books) -> list[int]:
    """Tiles taken, by stack; there can be more stacks than there are."""
    taken = [len(b.data["deliveries"][stack]) - len(left) for stack, left in b.stacks.items()]
    return taken + [0] * (STACKS - len(taken))
