"""The referee on market and workshop: sections 8 and 9."""

from collections.abc import Callable, Generator

from tests.rules.rockwell.referee_books import (
    CENTRE,
    METALS,
    Ask,
    Books,
    Move,
    Script,
    ask,
    beside,
    by_metal,
    tiles_under,
)
from tests.rules.rockwell.referee_extraction import award, struck

LOTS = (1, 5, 25)
# A player's turn on a slot: an action with all its consequences; True if the player gives up.
Action = Callable[[Books, str], Generator[Ask, Move, bool]]


def market(b: Books) -> Script:
    yield from _round_and_round(b, "ii", "market", _deals)
    b.dealt = {seat: set() for seat in b.seats}


def workshop(b: Books) -> Script:
    yield from _round_and_round(b, "iii", "workshop", _works)


def _round_and_round(b: Books, board: str, name: str, action: Action) -> Script:
    """8.1, 9.1. A player who has dealt in every metal has nothing left to choose, as all can see."""
    numbers = {f"{board}-{k + 1}": actions for k, actions in enumerate(b.side[name])}
    taken = sorted((slot for slot in numbers if slot in b.posts), key=lambda slot: -numbers[slot])
    b.left = {slot: numbers[slot] for slot in taken}
    while b.left:
        for slot in list(b.left):
            seat = b.posts[slot]
            gives_up = yield from action(b, seat)
            if not gives_up:
                b.left[slot] -= 1
            if gives_up or not b.left[slot] or len(b.dealt[seat]) == len(METALS):
                b.tell("left", seat, slot, b.left.pop(slot))
                del b.posts[slot]


# -- the market (8.2)


def _deals(b: Books, seat: str) -> Generator[Ask, Move, bool]:
    while True:
        words = yield from ask("market", seat, _dealing_moves(b, seat))
        if words[0] == "leave":
            return True
        if words[0] == "seal":
            _closes(b, seat)
            return False
        side, metal, lot = words
        number = int(lot) + (b.deal[2] if b.deal else 0)
        b.deal = (side, metal, number)
        b.tell("deal-grown", seat, side, number, metal)


def _dealing_moves(b: Books, seat: str) -> set[str]:
    company = b.companies[seat]
    moves = {"seal"} if b.deal else {"leave"}
    for metal, value in zip(METALS, b.data["prices"]["cubes"], strict=True):
        for side, most in (("buy", company.money // value), ("sell", company.cubes[metal])):
            so_far = 0
            if b.deal:
                if b.deal[:2] != (side, metal):
                    continue
                so_far = b.deal[2]
            if metal not in b.dealt[seat]:
                moves |= {f"{side} {metal} {lot}" for lot in LOTS if so_far + lot <= most}
    return moves


def _closes(b: Books, seat: str) -> None:
    assert b.deal is not None
    side, metal, number = b.deal
    company = b.companies[seat]
    price = number * b.data["prices"]["cubes"][METALS.index(metal)]
    cubes = by_metal(number if each == metal else 0 for each in METALS)
    if side == "buy":
        company.pay(price)
        company.take(cubes)
    else:
        company.take(cubes, -1)
        company.money += price
    b.deal = None
    b.dealt[seat].add(metal)
    b.tell("bought" if side == "buy" else "sold", seat, number, metal, price)
    award(b, seat)


# -- the workshop (9.2 to 9.8)


def _works(b: Books, seat: str) -> Generator[Ask, Move, bool]:
    words = yield from ask("workshop", seat, _working_moves(b, seat))
    if words[0] == "leave":
        return True
    company = b.companies[seat]
    match words:
        case ["raise", number]:
            yield from _raises(b, seat, number)
        case ["protect"]:
            company.protection += 1
            _paid(b, seat, "protection", company.protection, "protected", seat, company.protection)
        case ["mobilise"]:
            company.mobility += 1
            _paid(b, seat, "mobility", company.mobility, "mobilised", seat, company.mobility)
        case ["sink", tile]:
            company.shafts.append(tile)
            _paid(b, seat, "shaft", len(company.shafts), "shaft-sunk", seat, tile)
        case ["shift", number, tile]:
            before = company.shafts[int(number) - 1]
            _paid(b, seat, "shaft", _cheapest_step(b, seat, tile), "shaft-shifted", seat, before, tile)
            company.shafts[int(number) - 1] = tile
        case ["deliver", stack]:
            _delivers(b, seat, stack)
    return False


def _working_moves(b: Books, seat: str) -> set[str]:
    company = b.companies[seat]
    moves = {"leave"} | _shaft_moves(b, seat)
    for crew in b.crews_of(seat):
        if crew.place != CENTRE and _payable(b, seat, "crew", crew.power):
            moves.add(f"raise {crew.number}")
    if _payable(b, seat, "protection", company.protection + 1):
        moves.add("protect")
    if _payable(b, seat, "mobility", company.mobility + 1):
        moves.add("mobilise")
    for stack, tiles in b.stacks.items():
        if tiles and all(company.cubes[metal] >= tiles[0][k] for k, metal in enumerate(METALS)):
            moves.add(f"deliver {stack}")
    return moves


def _payable(b: Books, seat: str, what: str, step: int) -> bool:
    """Every improvement has three steps."""
    return step <= 3 and b.price(what, step) <= b.companies[seat].money


def _shaft_moves(b: Books, seat: str) -> set[str]:
    moves: set[str] = set()
    built = len(b.companies[seat].shafts)
    for tile in b.tiles:
        if b.shaft_owner(tile):
            continue
        if _payable(b, seat, "shaft", built + 1) and _allows(b, seat, built + 1, tile):
            moves.add(f"sink {tile}")
        step = _cheapest_step(b, seat, tile)
        if step and _payable(b, seat, "shaft", step):
            moves |= {f"shift {k + 1} {tile}" for k in range(built)}
    return moves


def _paid(b: Books, seat: str, what: str, step: int, *news: object) -> None:
    price = b.price(what, step)
    b.companies[seat].pay(price)
    b.tell(*news, price)


def _raises(b: Books, seat: str, number: str) -> Script:
    crew = b.crew(f"{seat}-{number}")
    step = crew.power
    crew.power += 1
    _paid(b, seat, "crew", step, "crew-raised", seat, number, crew.power)
    award(b, seat)
    yield from struck(b, crew, seat)


def _delivers(b: Books, seat: str, stack: str) -> None:
    *cubes, prestige = b.stacks[stack].pop(0)
    b.companies[seat].take(by_metal(cubes), -1)
    b.companies[seat].deliveries.append(prestige)
    b.tell("delivered", seat, stack, *cubes, prestige)


def _allows(b: Books, seat: str, step: int, tile: str) -> bool:
    """9.5: whether the rule of a step lets a shaft be there; own and Al's crews (12.8) count, also astride."""
    here = {crew.owner for crew in b.crews_on(tile)}
    near = any(seat == crew.owner and below in beside(tile) for crew in b.crews for below in tiles_under(crew.place))
    mine = seat in here or near
    if not b.tiles[tile].turned and mine and not here - {seat}:
        return True
    return step == 3 or (step == 2 and b.tiles[tile].turned and mine)


def _cheapest_step(b: Books, seat: str, tile: str) -> int:
    """9.6: of the steps already taken, 0 if none allows the tile."""
    taken = range(1, len(b.companies[seat].shafts) + 1)
    allowing = [step for step in taken if _allows(b, seat, step, tile)]
    return min(allowing, key=lambda step: b.price("shaft", step), default=0)
