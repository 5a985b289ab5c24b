"""The referee on the drilling rounds: sections 5 and 7, and Al (12.3 to 12.6)."""

from tests.rules.rockwell.referee_books import (
    AL,
    CENTRE,
    Books,
    Crew,
    Script,
    ask,
    beside,
    borders_of,
    listed,
    ring_of,
    tile_name,
    tiles_under,
)
from tests.rules.rockwell.referee_extraction import award, extracted, struck


def drilling_rounds(b: Books) -> Script:
    """5.1, 12.3."""
    for b.round in (1, 2, 3, 4):
        b.tell("round-began", b.round)
        for seat in b.control:
            if b.in_centre(seat) < 4:
                yield from _acts(b, seat)
                b.acting = None
        if len(b.seats) == 2:
            yield from _al_moves(b)
    b.round = 0
    _shafts_yield(b)


def _shafts_yield(b: Books) -> None:
    """7.1: all at once."""
    for seat, company in b.companies.items():
        for tile in company.shafts:
            yields = b.tiles[tile].yields
            if yields is not None:
                company.take(yields)
                b.tell("shaft-yielded", seat, tile, *listed(yields))
    award(b)


# -- a player's move (5.2 to 5.6, 5.11)


def _steps(place: str, level: int) -> list[str]:
    """One step (5.2), borders with level 2 (5.3)."""
    if place.startswith("entrance"):
        k = int(place[-1])
        return [tile_name(0, 2 * k), tile_name(0, 2 * k + 1)]
    if place == CENTRE:
        return []
    if "-" in place:
        return tiles_under(place)
    down = [CENTRE] if ring_of(place) == 3 else []
    return beside(place) + down + (borders_of(place) if level >= 2 else [])


def _jumps(place: str, level: int) -> list[str]:
    """With level 1, from a tile."""
    if level < 1 or len(tiles_under(place)) != 1:
        return []
    ring, sector = ring_of(place), int(place[1])
    return [tile_name(ring, sector - 2), tile_name(ring, sector + 2)]


def _half(b: Books, place: str, level: int) -> list[str]:
    """What one of the two moves of level 3 can be."""
    return _steps(place, level) + (_jumps(place, level) if b.options["double_move"] == "jumps" else [])


def reach(b: Books, crew: Crew, going_on: bool = False) -> set[str]:
    """Where a crew can go; or go on to, where each of two steps counts (5.5)."""
    level = b.companies[crew.owner].mobility
    out = set(_steps(crew.place, level) + _jumps(crew.place, level))
    if going_on:
        out = set(_half(b, crew.place, level))
    elif level >= 3 and b.options["crossed_tiles"] == "end":
        out |= {second for first in _half(b, crew.place, level) for second in _half(b, first, level)}
    taken = {other.place for other in b.crews if "-" in other.place}
    return out - taken - {crew.place}


def strongest_die(place: str) -> int:
    """5.10."""
    return ring_of(place) + 1


def _affordable_dice(b: Books, seat: str, place: str) -> list[int]:
    money = b.companies[seat].money
    return [power for power in range(1, strongest_die(place) + 1) if b.price("hire", power) <= money]


def _drilling_moves(b: Books, seat: str) -> set[str]:
    moves = {"pass"}
    for crew in b.crews_of(seat):
        moves |= _moves_to(b, crew, reach(b, crew))
        if _can_be_helped(b, seat, crew):
            moves.add(f"stay {crew.number}")
    return moves


def _moves_to(b: Books, crew: Crew, places: set[str]) -> set[str]:
    moves = {f"go {crew.number} {place}" for place in places}
    if crew.die:
        for place in places - {CENTRE}:
            moves |= {f"carry {crew.number} {place} {die}" for die in _affordable_dice(b, crew.owner, place)}
    return moves


def _acts(b: Books, seat: str) -> Script:
    words = yield from ask("drilling", seat, _drilling_moves(b, seat))
    if words[0] == "pass":
        b.tell("passed", seat)
        return
    crew = b.crew(f"{seat}-{words[1]}")
    b.acting = crew
    if words[0] == "stay":
        b.tell("crew-stayed", seat, crew.number, crew.place)
    else:
        start = crew.place
        yield from _arrives(b, crew, words)
        if _goes_on(b, crew, start, words[2]):
            words = yield from ask("stepping", seat, {"pass"} | _moves_to(b, crew, reach(b, crew, going_on=True)))
            if words[0] == "pass":
                b.tell("crew-stopped", seat, crew.number, crew.place)
            else:
                yield from _arrives(b, crew, words)
    if _can_be_helped(b, seat, crew):
        yield from _is_helped(b, seat, crew)


def _goes_on(b: Books, crew: Crew, start: str, goal: str) -> bool:
    """5.5: where each step counts, after one of the two moves of level 3."""
    level = b.companies[crew.owner].mobility
    if b.options["crossed_tiles"] == "end" or level < 3 or crew.place == CENTRE:
        return False
    return goal in _half(b, start, level)


def _arrives(b: Books, crew: Crew, words: list[str]) -> Script:
    _moves(b, crew, words)
    award(b, crew.owner)
    yield from struck(b, crew, crew.owner)


def _moves(b: Books, crew: Crew, words: list[str]) -> None:
    if words[0] == "carry":
        die = int(words[3])
        price = b.price("hire", die)
        b.companies[crew.owner].pay(price)
        b.tell("die-carried", crew.owner, crew.number, die, price)
        crew.die = die
    elif crew.die:
        b.tell("die-left", crew.owner, crew.number, crew.die)
        _die_returns(b, crew)
    b.tell("crew-moved", crew.owner, crew.number, crew.power, crew.place, words[2])
    crew.place = words[2]


def _die_returns(b: Books, crew: Crew) -> None:
    crew.die = 0
    b.dice += 1


# -- advantages (5.7 to 5.9)


def _bribes(b: Books, seat: str, active: Crew) -> dict[str, int]:
    """The moves, as far as all can see, with their price."""
    out: dict[str, int] = {}
    for tile in tiles_under(active.place):
        for crew in b.crews:
            near = any(below in beside(tile) for below in tiles_under(crew.place))
            if crew.owner != seat and near and not b.tiles[tile].turned and crew.die <= strongest_die(tile):
                out[f"bribe {crew.owner}-{crew.number} {tile}"] = b.price("hire", crew.die) if crew.die else 0
    return out


def _can_be_helped(b: Books, seat: str, crew: Crew) -> bool:
    """As far as the others can see: money is a secret (1.9)."""
    if not tiles_under(crew.place):
        return False
    match b.advantage(seat):
        case "bribe":
            return b.bribes > 0 and bool(_bribes(b, seat, crew))
        case "hire":
            return b.dice > 0 and crew.die == 0
        case _:
            return False


def _is_helped(b: Books, seat: str, crew: Crew) -> Script:
    money = b.companies[seat].money
    if b.advantage(seat) == "bribe":
        moves = {move for move, price in _bribes(b, seat, crew).items() if price <= money}
    else:
        moves = {f"hire {die}" for die in _affordable_dice(b, seat, crew.place)}
    words = yield from ask("advantage", seat, moves | {"waive"})
    if words[0] == "waive":
        b.tell("waived", seat)
    elif words[0] == "hire":
        yield from _hires(b, crew, int(words[1]))
    else:
        yield from _corrupts(b, seat, b.crew(words[1]), words[2])


def _hires(b: Books, crew: Crew, die: int) -> Script:
    price = b.price("hire", die)
    b.companies[crew.owner].pay(price)
    b.dice -= 1
    crew.die = die
    b.tell("hired", crew.owner, crew.number, die, crew.place, price)
    yield from struck(b, crew, crew.owner)


def _corrupts(b: Books, seat: str, crew: Crew, tile: str) -> Script:
    price = b.price("hire", crew.die) if crew.die else 0
    b.companies[seat].pay(price)
    b.bribes -= 1
    b.tell("bribed", seat, crew.owner, crew.number, crew.place, tile, price)
    crew.place = tile
    award(b, seat)
    yield from struck(b, crew, seat)


# -- Al, section 12


def _al_moves(b: Books) -> Script:
    moves = al_moves(b)
    words = min(moves).split()
    if len(moves) > 1:
        words = yield from ask("leading", b.control[0], moves)
    crew, tile = b.crew(f"{AL}-{words[1]}"), words[2]
    b.tell("al-moved", crew.number, crew.power, crew.place, tile)
    crew.place = tile
    yield from struck(b, crew, AL)


def al_moves(b: Books) -> set[str]:
    """12.3: which crew; 12.4: where to."""
    crews = b.crews_of(AL)
    idle = [crew for crew in crews if not tiles_under(crew.place) or b.tiles[crew.place].turned]
    crews = idle or crews
    crews = [crew for crew in crews if crew.power == max(other.power for other in crews)]
    crews = [crew for crew in crews if _depth(crew) == min(_depth(other) for other in crews)]
    free = b.options["al_tie"] == "free" and len(crews) > 1
    return {f"lead {crew.number} {tile}" for crew in crews for tile in _al_goals(b, crew, free)}


def _depth(crew: Crew) -> int:
    return ring_of(crew.place) if tiles_under(crew.place) else -1


def _al_goals(b: Books, crew: Crew, free: bool) -> list[str]:
    near = [place for place in _steps(crew.place, 0) if place != CENTRE]
    if free:
        return near
    lacks = {tile: b.tiles[tile].power - b.force(tile) for tile in near if not b.tiles[tile].turned}
    return [tile for tile in lacks if lacks[tile] == min(lacks.values())] or near


def al_is_raised(b: Books) -> Script:
    """12.6."""
    seat = b.direction[0]
    moves = {f"train {crew.number}" for crew in b.crews_of(AL) if crew.power < 4}
    if not moves:
        return
    words = min(moves).split()
    if len(moves) > 1:
        words = yield from ask("training", seat, moves)
    crew = b.crew(f"{AL}-{words[1]}")
    crew.power += 1
    b.tell("al-raised", seat, crew.number, crew.power)
    for tile in tiles_under(crew.place):
        if b.is_reached(tile):
            yield from extracted(b, tile, seat)
