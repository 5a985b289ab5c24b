"""Cubes and money to the dollar: whatever a game told adds up to what everybody has at its end (1.5)."""

from collections import Counter
from typing import Any, cast

from motherlode.core.ids import SEAT_NAMES
from motherlode.core.match import Match
from motherlode.lab.tally import facts_of, told_in

METALS = ("zinc", "copper", "silver", "gold")
# What somebody pays for, by the kind of event; a bribe costs its die's hire.
PAID = {
    "die-carried",
    "bribed",
    "hired",
    "bought",
    "crew-raised",
    "protected",
    "mobilised",
    "shaft-sunk",
    "shaft-shifted",
}
GIVEN = {"offer-shown", "insured", "insurance-shown", "delivered"}
GOT = {"cubes-gained", "shaft-yielded"}


def audit(match: Match) -> None:
    """Of a finished game, from its events alone; insurance is made of cubes and given up."""
    data = cast("Any", match.game).tables
    books: Counter[tuple[str, str]] = Counter()
    for seat in SEAT_NAMES[: match.game.seats]:
        for k, metal in enumerate(METALS):
            books[seat, metal] = data.start_cubes[k]
        books[seat, "money"] = data.start_money
    for kind, event in told_in(match):
        facts = facts_of(kind, event)
        seat = facts.get("seat", facts.get("owner", ""))
        if kind.name in GIVEN:
            _move(books, seat, facts, -1)
        elif kind.name in GOT:
            _move(books, seat, facts, 1)
        _pay(books, kind.name, seat, facts)
    state = cast("Any", match.state)
    for number, seat in enumerate(SEAT_NAMES[: match.game.seats]):
        owned = list(state.cubes[4 * number : 4 * number + 4])
        assert [books[seat, metal] for metal in METALS] == owned, seat
        assert books[seat, "money"] == state.money[number], seat
        assert books[seat, "insurance"] == sum(state.insured[4 * number : 4 * number + 4]) - state.used[number], seat


def _move(books: Counter[tuple[str, str]], seat: str, facts: dict[str, str], sign: int) -> None:
    for metal in METALS:
        books[seat, metal] += sign * int(facts[metal])


def _pay(books: Counter[tuple[str, str]], kind: str, seat: str, facts: dict[str, str]) -> None:
    """Money, insurance, and what the market turns into each other."""
    if kind == "offer-shown":
        books[seat, "money"] -= int(facts["money"])
    if kind in ("insured", "insurance-shown"):
        books[seat, "insurance"] += sum(int(facts[metal]) for metal in METALS)
    if kind == "insurance-used":
        books[seat, "insurance"] -= int(facts["insurance"])
    if kind in PAID:
        books[seat, "money"] -= int(facts["price"])
    if kind == "bought":
        books[seat, facts["metal"]] += int(facts["number"])
    if kind == "sold":
        books[seat, facts["metal"]] -= int(facts["number"])
        books[seat, "money"] += int(facts["price"])
