"""The referee's own books of a game of Rockwell, in the tokens of the log: who has what, and what is where.

Written from the rules alone, with other structures than the engine's: a place is a string, an owner is a string.
"""

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

METALS = ("zinc", "copper", "silver", "gold")
RINGS = ("a", "b", "c", "d")
SEATS = ("red", "blue", "yellow", "green")
AL = "al"
NATURE = "*"
EVERYBODY = "everybody"
CENTRE = "centre"
# In the order of the rules, (a) to (i) of 10.1 to 10.3.
ACHIEVEMENTS = (
    "zinc-copper",
    "cards",
    "silver",
    "trained-crews",
    "gold",
    "deep-crews",
    "each-metal",
    "strong-crews",
    "centre",
)

Cubes = dict[str, int]


class Ask(NamedTuple):
    """Where the game waits: the name of the phase, and for everybody who must act the moves open to them."""

    phase: str
    moves: dict[str, set[str]]


# Who moved, and the words of the move.
Move = tuple[str, list[str]]
# A part of the game as the rules describe it: it asks, and is told what was played.
Script = Generator[Ask, Move, None]


def ask(phase: str, who: str, moves: set[str]) -> Generator[Ask, Move, list[str]]:
    """One alone decides."""
    _, words = yield Ask(phase, {who: moves})
    return words


def by_metal(numbers: Iterable[int]) -> Cubes:
    return dict(zip(METALS, numbers, strict=True))


def listed(cubes: Cubes) -> list[int]:
    return [cubes[metal] for metal in METALS]


# -- the ground (1.1, 1.3)


def tile_name(ring: int, sector: int) -> str:
    return f"{RINGS[ring]}{sector % 8}"


def ring_of(place: str) -> int:
    """Of a tile or a border."""
    return RINGS.index(place[0])


def tiles_under(place: str) -> list[str]:
    """Where the power of a crew standing there counts: a tile, both tiles of a border, nothing elsewhere."""
    if place == CENTRE or place.startswith("entrance"):
        return []
    return place.split("-")


def beside(tile: str) -> list[str]:
    """The tiles it touches."""
    ring, sector = ring_of(tile), int(tile[1])
    out = [tile_name(ring, sector - 1), tile_name(ring, sector + 1)]
    return out + [tile_name(other, sector) for other in (ring - 1, ring + 1) if 0 <= other < 4]


def borders_of(tile: str) -> list[str]:
    ring, sector = ring_of(tile), int(tile[1])
    left, right = tile_name(ring, sector - 1), tile_name(ring, sector + 1)
    return [f"{left}-{tile}", f"{tile}-{right}"]


# -- what there is on the table


@dataclass
class Tile:
    power: int = 0
    turned: bool = False
    back: int = 0
    yields: Cubes | None = None


@dataclass
class Crew:
    owner: str
    number: int
    place: str
    power: int = 1
    die: int = 0

    def stands_on(self, tile: str) -> bool:
        return tile in tiles_under(self.place)

    def force(self) -> int:
        return self.power + self.die

    def is_deep(self) -> bool:
        """At ring C or deeper (5.6, 10.2)."""
        return self.place == CENTRE or (bool(tiles_under(self.place)) and ring_of(self.place) >= 2)


@dataclass
class Company:
    money: int
    cubes: Cubes
    insured: Cubes = field(default_factory=lambda: by_metal([0] * 4))
    used: int = 0
    cards: int = 0
    protection: int = 0
    mobility: int = 0
    shafts: list[str] = field(default_factory=list)
    honours: dict[str, int] = field(default_factory=dict)
    deliveries: list[int] = field(default_factory=list)

    def insurance(self) -> int:
        return sum(self.insured.values()) - self.used

    def pay(self, price: int) -> None:
        assert 0 <= price <= self.money
        self.money -= price

    def take(self, cubes: Cubes, sign: int = 1) -> None:
        for metal in METALS:
            self.cubes[metal] += sign * cubes[metal]
            assert self.cubes[metal] >= 0


@dataclass
class Extraction:
    """Under way (6.7): what is set out for whom, and, once known, who decides on insurance."""

    tile: str
    active: str
    card: int = 0
    cubes: Cubes = field(default_factory=dict)
    danger: bool = False
    shares: dict[str, Cubes] = field(default_factory=dict)
    surplus: Cubes = field(default_factory=dict)
    priority: str = ""
    why: str = ""
    losses: dict[str, int] = field(default_factory=dict)


class Books:
    def __init__(self, players: int, options: Mapping[str, str], data: Mapping[str, Any]) -> None:
        self.seats = list(SEATS[:players])
        self.options = options
        self.data = data
        self.side = data["four" if players == 4 else "few"]
        self.turn = 0
        self.round = 0
        self.news: list[tuple[str, str]] = []  # to whom, and what
        self.tiles = {tile_name(ring, sector): Tile() for ring in range(4) for sector in range(8)}
        self.backs: dict[int, list[int]] = {int(power): [1, 2, 3, 4] for power in data["tiles"]}
        self.piles = {int(power): list(range(1, len(pile) + 1)) for power, pile in data["cards"].items()}
        owners = self.seats + [AL] * (players == 2)
        self.crews = [Crew(owner, k + 1, f"entrance-{k}") for owner in owners for k in range(4)]
        start = data["start"]
        self.companies = {seat: Company(start["money"], by_metal(start["cubes"])) for seat in self.seats}
        self.direction: list[str] = []
        self.control: list[str] = []
        self.bribes = 3
        self.dice = 3
        self.posts: dict[str, str] = {}  # slot: whose vice-president
        self.left: dict[str, int] = {}  # slot of the board in play: actions left
        self.stacks = {stack: list(tiles) for stack, tiles in sorted(data["deliveries"].items())}
        kept = {4: slice(0, 4), 3: slice(0, 3), 2: slice(0, 3, 2)}[players]
        self.prestige = {kind: list(data["prestige"][kind])[kept] for kind in ACHIEVEMENTS}
        # What is under way.
        self.trays: dict[str, Cubes] = {}
        self.sealed: dict[str, int] = {}  # who has sealed; for danger, how much insurance
        self.dealt: dict[str, set[str]] = {seat: set() for seat in self.seats}
        self.deal: tuple[str, str, int] | None = None  # buy or sell, metal, number
        self.extraction: Extraction | None = None
        self.acting: Crew | None = None
        self.reason = ""

    # -- telling

    def tell(self, *words: object) -> None:
        self.news.append((EVERYBODY, " ".join(map(str, words))))

    def whisper(self, seat: str, *words: object) -> None:
        self.news.append((seat, " ".join(map(str, words))))

    # -- asking

    def owners(self) -> list[str]:
        return self.seats + [AL] * (len(self.seats) == 2)

    def crews_of(self, owner: str) -> list[Crew]:
        return [crew for crew in self.crews if crew.owner == owner]

    def crew(self, name: str) -> Crew:
        """By owner and number: red-1."""
        return next(crew for crew in self.crews if f"{crew.owner}-{crew.number}" == name)

    def crews_on(self, tile: str, owner: str = "") -> list[Crew]:
        """Also those astride (5.4); of one owner, if one is given."""
        return [crew for crew in self.crews if crew.stands_on(tile) and owner in ("", crew.owner)]

    def force(self, tile: str, owner: str = "") -> int:
        return sum(crew.force() for crew in self.crews_on(tile, owner))

    def is_reached(self, tile: str) -> bool:
        """6.1."""
        return not self.tiles[tile].turned and self.force(tile) >= self.tiles[tile].power

    def shaft_owner(self, tile: str) -> str:
        return next((seat for seat, company in self.companies.items() if tile in company.shafts), "")

    def price(self, what: str, step: int) -> int:
        """Of a die, or of a step of an improvement, counted from 1."""
        steps = self.side[what] if what in self.side else self.data["prices"][what]
        return int(steps[step - 1])

    def in_centre(self, seat: str) -> int:
        return sum(1 for crew in self.crews_of(seat) if crew.place == CENTRE)

    def advantage(self, seat: str) -> str:
        """5.8, 5.9: by the slot on board I."""
        for slot, kind in (("i-1", "bribe"), ("i-2", "bribe"), ("i-3", "hire"), ("i-4", "hire")):
            if self.posts.get(slot) == seat:
                return kind
        return ""
