"""Tables and rounds for the rule tests, and ways to look at them.

Set-up and rounds are played by moves, nature's too; what no short game leads to is laid out by hand (layout.py).
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import Any

import pytest
from tests.kit import SEED, VARIANTS, Variant, event_texts, play, random_game

from motherlode.core.ids import CHANCE, SEAT_NAMES, only
from motherlode.core.match import Match
from motherlode.games.data import Data
from motherlode.games.registry import new_match
from motherlode.games.siberia.world import (
    ACTION_NAMES,
    AREA_NAMES,
    AREAS,
    INVESTMENT,
    RESOURCE_NAMES,
    TILE_NAMES,
)

PRESETS = {2: "two", 3: "three", 4: "four"}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
FIGURES = 6

# By resource, in thousands.
PRICES = {
    "frankfurt": (1, 1, 1, 2, 2),
    "london": (0, 0, 0, 3, 5),
    "mumbai": (0, 2, 0, 0, 6),
    "zurich": (0, 0, 0, 5, 3),
    "johannesburg": (0, 0, 0, 4, 4),
    "new-york": (2, 2, 4, 0, 0),
    "dubai": (0, 0, 3, 5, 0),
    "shanghai": (2, 3, 3, 0, 0),
    "sydney": (0, 3, 0, 0, 5),
    "tokyo": (3, 2, 3, 0, 0),
    "singapore": (3, 0, 2, 0, 3),
}

# The map of most tests. The supply then holds gas 11, coal 9, oil 9, gold 7, diamond 6.
LYING = {
    "amur": "gas coal",
    "khabarovsk": "gas oil",
    "transbaikal": "coal gold",
    "south-yakutia": "gas diamond",
    "magadan": "oil gold",
    "chukotka": "diamond gold",
    "north-yakutia": "gas coal",
    "irkutsk": "coal oil",
    "evenkia": "gas gold",
    "taimyr": "oil diamond",
    "krasnoyarsk": "coal gas",
    "tomsk": "gold oil",
    "yamal": "gas coal",
    "altai": "coal diamond",
}
FACES = ("london", "zurich", "new-york", "shanghai", "tokyo")
BACKS = ("mumbai", "johannesburg", "dubai", "sydney", "singapore")
OPEN = ("gas", "logistics", "seller", "diamond")


def variants(players: int) -> list[Variant]:
    """Every choice of the table's options."""
    return [variant for variant in VARIANTS if variant.game == "siberia" and variant.seats == players]


def positions(players: int, games: int) -> Iterator[Any]:
    """The positions of random games of every variant, this many games of each."""
    for variant in variants(players):
        for seed in range(games):
            yield from random_game(variant.make(), seed)


def values(**changes: Any) -> dict[str, Any]:
    """Our data with entries replaced: cubes__gas=17."""
    out = tomllib.loads((resources.files("motherlode.games") / "siberia" / "data.toml").read_text())
    for where, what in changes.items():
        *path, last = where.split("__")
        section = out
        for name in path:
            section = section[name]
        section[last] = what
    return out


def own(**changes: Any) -> Data:
    return Data("mine.toml", values(**changes))


def table(players: int = 2, data: Data | None = None, **options: str) -> Match:
    """Just opened, nature has not moved; nature turns up the exchanges, unless the start player does."""
    return new_match("siberia", PRESETS[players], 0, {"exchange_sides": "random", **options}, 0, data, SEED, {})


def scattered(match: Match, start: str = "red") -> Match:
    """The start player is drawn and the cubes lie."""
    pairs = [LYING[area].split() for area in AREA_NAMES]
    return play(match, f"* start {start}", *(f"* scatter {pair[k]}" for k in (0, 1) for pair in pairs))


def opened(
    players: int = 2,
    start: str = "red",
    faces: Sequence[str] = FACES,
    investments: Sequence[str] = OPEN,
    data: Data | None = None,
    **options: str,
) -> Match:
    """Set up; the first tile is drawn next."""
    match = scattered(table(players, data, **options), start)
    return play(match, *(f"* flip {face}" for face in faces), *(f"* open {action}" for action in investments))


# -- phase 1


def fitting(bag: Counter[str], word: str) -> tuple[str, str]:
    """A tile of the bag and where to lay it.

    "gas" is any gas tile on gas, "research/gas" one in research, "research" any, "seller-gas/gas" this tile on gas.
    """
    spot, _, kind = word.partition("/")
    if spot in TILE_NAMES and kind:
        return spot, kind
    shown = kind or spot
    found = [tile for tile in bag if bag[tile] and (shown in tile.split("-") or shown == "research")]
    return max(found, key=lambda tile: (bag[tile], tile)), spot


def deal(match: Match, hands: Sequence[Sequence[str]]) -> Match:
    """Six tiles for each, in the order of the seats; drawn from the start player on."""
    players = match.game.seats
    first = int(state(match).start)
    order = [(first + k) % players for k in range(players)]
    return play(match, *(f"* draw {tile}" for seat in order for tile in hands[seat]))


def plans(match: Match, *wishes: str) -> list[list[tuple[str, str]]]:
    """What every seat draws and where it lays that: what is asked for, then other tiles up to six.

    The others go on actions that are not named, empty ones first, so that in the first round each of them lies alone.
    """
    left = bag(match)
    asked = [[pick(left, word) for word in text.split()] for text in wishes]
    asked += [[] for _ in range(match.game.seats - len(wishes))]
    for seat, plan in enumerate(asked):
        named = {spot for _, spot in plan}
        for lying in (0, 1):
            for action in reversed(ACTION_NAMES):
                if len(plan) < 6 and action not in named and len(on(match, seat, action)) <= lying:
                    plan.append(pick(left, action))
    return asked


def pick(left: Counter[str], word: str) -> tuple[str, str]:
    tile, spot = fitting(left, word)
    left[tile] -= 1
    assert left[tile] >= 0, f"no {tile} is left"
    return tile, spot


def place(match: Match, *wishes: str) -> Match:
    """Phase 1 of a round, a plan for each seat: "gas gas", "research/coal manager manager"."""
    wanted = plans(match, *wishes)
    deal(match, [[tile for tile, _ in plan] for plan in wanted])
    for seat, plan in enumerate(wanted):
        play(match, *(f"{SEAT_NAMES[seat]} lay {tile} {spot}" for tile, spot in plan), f"{SEAT_NAMES[seat]} seal")
    return match


def acting(*wishes: str, players: int = 2, start: str = "red", **options: str) -> Match:
    """The first round after phase 1."""
    return place(opened(players, start, FACES, OPEN, None, **options), *wishes)


def end_round(match: Match) -> Match:
    """All who are not out pass."""
    while seen(match).phase == "actions":
        play(match, f"{SEAT_NAMES[seen(match).turn]} pass")
    return match


# -- looking


def state(match: Match) -> Any:
    return match.state


def seen(match: Match, seat: int = 0) -> Any:
    return match.view(seat)


def texts(match: Match, seat: int = 0) -> list[str]:
    """The legal moves."""
    return [match.game.codec.text(move) for move in match.game.legal_moves(match.state, seat)]


def chances(match: Match) -> dict[str, int]:
    """Nature's moves with their weights."""
    assert match.game.actors(match.state) == only(CHANCE)
    return dict(zip(texts(match, CHANCE), match.game.weights(match.state), strict=True))


def default(match: Match, seat: int) -> str:
    return match.game.codec.text(match.game.default_move(match.state, seat))


def bag(match: Match) -> Counter[str]:
    return Counter(dict(zip(TILE_NAMES, state(match).bag, strict=True)))


def area(match: Match, name: str) -> Any:
    return next(area for area in seen(match).areas if area.name == name)


def cubes(match: Match, name: str) -> list[str]:
    return list(area(match, name).cubes)


def supply(match: Match, resource: str) -> int:
    return int(next(stock.left for stock in seen(match).supply if stock.resource == resource))


def on(match: Match, seat: int, action: str, eyes: int = 0) -> list[str]:
    """What lies on an action's spaces: tiles by name, "joker", "investment"."""
    pieces = seen(match, eyes).seats[seat].actions[ACTION_NAMES.index(action)].pieces
    return [piece.tile if piece.sort == "tile" else piece.sort for piece in pieces]


def researched(match: Match, seat: int, eyes: int = 0) -> list[str]:
    return [piece.tile for piece in seen(match, eyes).seats[seat].research]


def money(match: Match) -> list[int]:
    return [company.money for company in seen(match).seats]


def figures(match: Match, seat: int) -> Counter[str]:
    """Where a player's six figures are."""
    view = seen(match)
    out = Counter({"supply": view.seats[seat].figures, "vladivostok": view.seats[seat].port})
    out.update({place.name: place.workers[seat] for place in view.areas})
    out.update({exchange.name: exchange.sellers[seat] for exchange in view.exchanges})
    return +out


def news(match: Match, kind: str = "", eyes: int = 0) -> list[str]:
    """What a seat was told since the last player acted; of one kind, if it is given, and then without its name."""
    told = event_texts(match, match.submissions - 1, eyes)
    if not kind:
        return told
    return [text.partition(" ")[2] for text in told if text.partition(" ")[0] == kind]


def places(match: Match) -> list[int] | None:
    result = match.result()
    return None if result is None else list(result.places)


# -- what never changes


def all_tiles(s: Any) -> int:
    """In the bag, in hands, on tableaus."""
    lying = sum(1 for piece in (*s.drawn, *s.spaces) if piece < INVESTMENT)
    return lying + int(sum(s.bag) + sum(s.research))


def all_cubes(s: Any) -> dict[str, int]:
    """On areas, in the supply, out of the game."""
    return {
        name: s.supply[k] + s.sold[k] + sum(s.lying[place] >> k & 1 for place in range(AREAS))
        for k, name in enumerate(RESOURCE_NAMES)
    }
