"""What happened in finished games, counted by their events: the raw material for judging a game's balance."""

from collections import Counter
from collections.abc import Iterator

from motherlode.core.codec import Kind
from motherlode.core.event import Event
from motherlode.core.match import Match


def told_in(match: Match) -> Iterator[tuple[Kind, Event]]:
    """Every event of the line in force, whoever could see it: the game is over."""
    for entry in match.in_force:
        for event in entry.events:
            yield match.game.event_kinds[event.kind], event


def facts_of(kind: Kind, event: Event) -> dict[str, str]:
    """Its arguments by name, as the tokens of a log."""
    return {name: token for name, (_, token) in kind.terms(list(event.args)).items()}


class Tally:
    """How often each sort of event happened, as "kind token token", and what its arguments called `money` add up to."""

    def __init__(self) -> None:
        self.games = 0
        self.times: Counter[str] = Counter()
        self.money: Counter[str] = Counter()

    def add(self, match: Match) -> None:
        self.games += 1
        for kind, event in told_in(match):
            facts = facts_of(kind, event)
            # Seats and numbers differ from game to game; without them, what is left is the sort of event.
            sorts = [
                facts[param.name]
                for param in kind.params
                if param.vocabulary.tokens and param.vocabulary.name != "seat"
            ]
            said = " ".join([kind.name, *sorts])
            self.times[said] += 1
            self.money[said] += int(facts.get("money", "0"))

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.times.update(other.times)
        self.money.update(other.money)
