"""The referee on the course of a game: sections 2 to 4, and how it ends (10.5 to 10.9, 11, 12)."""

from typing import NamedTuple

from tests.rules.rockwell.referee_boards import market, workshop
from tests.rules.rockwell.referee_books import (
    METALS,
    NATURE,
    RINGS,
    Ask,
    Books,
    Cubes,
    Script,
    ask,
    by_metal,
    listed,
    tile_name,
)
from tests.rules.rockwell.referee_drilling import al_is_raised, drilling_rounds
from tests.rules.rockwell.referee_extraction import award

NOTES = (100, 500, 1000, 5000)
MONEY = "money"


def course(b: Books) -> Script:
    """A whole game."""
    yield from _laid(b)
    yield from _drawn(b, "direct", "order-drawn", b.direction)
    yield from _drawn(b, "control", "control-drawn", b.control)
    while not b.reason:
        b.turn += 1
        b.tell("turn-began", b.turn)
        award(b)
        yield from _tender(b)
        yield from _posting(b)
        yield from _insurance(b)
        yield from drilling_rounds(b)
        yield from market(b)
        yield from workshop(b)
        yield from _end_of_turn(b)
    for seat in b.seats:
        company = b.companies[seat]
        b.tell("stock-shown", seat, *listed(company.cubes), company.money, company.insurance())
    b.tell("game-ended", b.reason)


# -- set-up, section 2


def _laid(b: Books) -> Script:
    """Equal powers never touch, so the two powers of a ring alternate."""
    for ring, name in enumerate(RINGS):
        words = yield from ask("layout", NATURE, {"lay low", "lay high"})
        low, high = sorted(b.data["rings"][name])
        first, second = (low, high) if words[1] == "low" else (high, low)
        for sector in range(8):
            b.tiles[tile_name(ring, sector)].power = second if sector % 2 else first
        b.tell("ring-laid", name, first)


def _drawn(b: Books, word: str, news: str, order: list[str]) -> Script:
    while len(order) < len(b.seats):
        words = yield from ask("orders", NATURE, {f"{word} {seat}" for seat in b.seats if seat not in order})
        order.append(words[1])
        b.tell(news, words[1], len(order))


# -- the start of a turn (3, 4)


def _trays(b: Books, phase: str, verb: str) -> Script:
    """Everybody fills a tray and seals it."""
    b.trays = {seat: {**by_metal([0] * 4), MONEY: 0} for seat in b.seats}
    b.sealed = {}
    while len(b.sealed) < len(b.seats):
        waiting = [seat for seat in b.seats if seat not in b.sealed]
        seat, words = yield Ask(phase, {seat: _filling_moves(b, seat, verb) for seat in waiting})
        tray = b.trays[seat]
        if words[0] == "seal":
            b.sealed[seat] = 1
            b.tell("tray-sealed", seat)
            continue
        if words[0] == "cash":
            tray[MONEY] += int(words[1])
        else:
            tray[words[1]] += 1
        b.whisper(seat, "tray-filled", seat, *listed(tray), tray[MONEY])
    b.sealed = {}


def _filling_moves(b: Books, seat: str, verb: str) -> set[str]:
    company, tray = b.companies[seat], b.trays[seat]
    moves = {f"{verb} {metal}" for metal in METALS if tray[metal] < company.cubes[metal]}
    if verb == "offer":
        moves |= {f"cash {note}" for note in NOTES if tray[MONEY] + note <= company.money}
    return moves | {"seal"}


def value_of(b: Books, tray: Cubes) -> int:
    values = by_metal(b.data["prices"]["cubes"])
    return tray[MONEY] + sum(tray[metal] * values[metal] for metal in METALS)


def _tender(b: Books) -> Script:
    """3.1."""
    yield from _trays(b, "tender", "offer")
    values = {}
    for seat in b.seats:
        tray = b.trays[seat]
        values[seat] = value_of(b, tray)
        b.companies[seat].take(tray, -1)
        b.companies[seat].pay(tray[MONEY])
        b.tell("offer-shown", seat, *listed(tray), tray[MONEY], values[seat])
    b.direction.sort(key=lambda seat: -values[seat])
    for k, seat in enumerate(b.direction):
        b.tell("direction-sorted", seat, k + 1)
    b.trays = {}


def slots(b: Books) -> dict[str, int]:
    """Those on this side of the boards, with their actions (3.3, 11.1)."""
    boards = (("i", "drilling"), ("ii", "market"), ("iii", "workshop"))
    return {f"{board}-{k + 1}": n for board, name in boards for k, n in enumerate(b.side[name]) if n}


def _board(slot: str) -> str:
    return slot.partition("-")[0]


def _posting(b: Books) -> Script:
    """3.2."""
    for seat in b.direction * 2:
        own = {_board(slot) for slot, owner in b.posts.items() if owner == seat}
        open_slots = [slot for slot in slots(b) if slot not in b.posts and _board(slot) not in own]
        if not open_slots:
            b.tell("stayed-home", seat)
            continue
        words = yield from ask("posting", seat, {f"post {slot}" for slot in open_slots})
        b.posts[words[1]] = seat
        b.tell("posted", seat, words[1])


def _insurance(b: Books) -> Script:
    """4.1, then 4.2."""
    yield from _trays(b, "insurance", "insure")
    for seat in b.seats:
        company, tray = b.companies[seat], b.trays[seat]
        company.take(tray, -1)
        for metal in METALS:
            company.insured[metal] += tray[metal]
        if b.options["holdings"] == "open":
            b.tell("insurance-shown", seat, *listed(tray), company.insurance())
        else:
            b.whisper(seat, "insured", seat, *listed(tray), company.insurance())
    b.trays = {}
    first = [b.posts[slot] for slot in ("i-1", "i-2", "i-3", "i-4") if slot in b.posts]
    b.control[:] = first + [seat for seat in b.control if seat not in first]
    for k, seat in enumerate(b.control):
        b.tell("control-sorted", seat, k + 1)


# -- the end


def _end_of_turn(b: Books) -> Script:
    """10.8."""
    if len(b.seats) == 2:
        yield from al_is_raised(b)
    for crew in b.crews:
        crew.die = 0
    b.dice = b.bribes = 3
    b.posts.clear()
    b.tell("turn-ended", b.turn)
    b.reason = _why_over(b)


def _why_over(b: Books) -> str:
    """10.5, 10.9."""
    if 2 * sum(1 for seat in b.seats if b.in_centre(seat)) > len(b.seats):
        return "centre"
    for company in b.companies.values():
        if len(company.honours) >= 6 and {"each-metal", "strong-crews", "centre"} <= set(company.honours):
            return "achievements"
    return "turn-limit" if b.turn == int(b.options["turn_limit"]) else ""


class Score(NamedTuple):
    """By what a place is decided (10.7), and what it is made of."""

    prestige: int
    tiles: int
    cubes: int
    bonus: list[int]


def scores(b: Books) -> dict[str, Score]:
    out = {}
    for seat, company in b.companies.items():
        bonus = [_bonus(b, seat, good) for good in (*METALS, MONEY)]
        prestige = sum(company.honours.values()) + sum(company.deliveries) + sum(bonus)
        out[seat] = Score(prestige, len(company.honours), sum(company.cubes.values()), bonus)
    return out


def _bonus(b: Books, seat: str, good: str) -> int:
    """10.6: as many places down as others have more."""
    stocks = {each: company.money if good == MONEY else company.cubes[good] for each, company in b.companies.items()}
    better = sum(1 for stock in stocks.values() if stock > stocks[seat])
    points = [*b.data["bonus"][{4: "four", 3: "three", 2: "two"}[len(b.seats)]], 0]
    return int(points[better]) if stocks[seat] or b.options["bonus"] == "ranked" else 0


def places(b: Books) -> list[int]:
    """1, 1, 3: by prestige, then achievement tiles, then cubes."""
    ranks = [score[:3] for score in scores(b).values()]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
