"""The shapes in which people see a position; view.py fills them."""

import msgspec

from motherlode.games.views import View


class TileView(msgspec.Struct, frozen=True):
    """`power` 0: not laid yet. `force` is what stands on it, `lacks` what is missing to drill it, 0 once it is turned.

    `yields`, by metal: what an active shaft brings per turn, known once it is turned. `shaft`: whose.
    `cards`: left in its pile.
    """

    name: str
    ring: str
    power: int
    turned: bool
    force: int
    lacks: int
    yields: list[int] | None
    shaft: int | None
    cards: int


class CrewView(msgspec.Struct, frozen=True):
    """`owner` is a seat, or 6 for Al's crews; `number` 1 to 4. `die`: its power, 0: none. `active`: moved just now."""

    owner: int
    number: int
    power: int
    die: int
    place: str
    active: bool


class SlotView(msgspec.Struct, frozen=True):
    """`actions` it gives (1 on board I), `left` of them while its board is in play; `seat`: whose vice-president."""

    name: str
    actions: int
    left: int
    seat: int | None


class StackView(msgspec.Struct, frozen=True):
    """The top delivery tile: cubes by metal, and its prestige; `left` tiles with it."""

    name: str
    cubes: list[int]
    prestige: int
    left: int


class AchievementView(msgspec.Struct, frozen=True):
    """`needed`: the number it takes (of cubes, cards or crews). `prestige` of the top tile, 0 if none is `left`."""

    name: str
    needed: int
    prestige: int
    left: int


class ShaftView(msgspec.Struct, frozen=True):
    number: int
    tile: str
    active: bool


class HonourView(msgspec.Struct, frozen=True):
    """`prestige` is its owner's secret behind screens."""

    name: str
    prestige: int | None


class ScoreView(msgspec.Struct, frozen=True):
    """Where prestige comes from; `bonus` by metal, then for money (10.7)."""

    achievements: int
    deliveries: int
    bonus: list[int]


class RockwellCompanyView(msgspec.Struct, frozen=True):
    """A player. Cubes by metal, money, insurance, delivery tiles and prestige are None behind a screen.

    `progress` by achievement: how far they are towards what it takes. `sealed`: they have made the secret choice under
    way. `asked`: they are one of those who make it. `home`: vice-presidents not on a board. `dealt`: metals they have
    dealt in now.
    """

    cubes: list[int] | None
    money: int | None
    insurance: int | None
    deliveries: int | None
    supplied: int | None
    prestige: int | None
    progress: list[int] | None
    cards: int
    protection: int
    mobility: int
    shafts: list[ShaftView]
    achieved: list[HonourView]
    home: int
    sealed: bool
    asked: bool
    dealt: list[str]
    score: ScoreView | None


class TrayView(msgspec.Struct, frozen=True):
    """The viewer's own: cubes by metal, money, and what it is worth in a tender."""

    cubes: list[int]
    money: int
    value: int


class DealView(msgspec.Struct, frozen=True):
    """Under way in the market: `buys` or sells, and what all of it costs or brings."""

    buys: bool
    metal: str
    number: int
    money: int


class ShareView(msgspec.Struct, frozen=True):
    """A part of an extraction. `owner` 6: Al. `force`: power on the tile. `loss`: cubes in danger after protection."""

    owner: int
    force: int
    share: list[int]
    surplus: list[int]
    loss: int


class ExtractionView(msgspec.Struct, frozen=True):
    """`active` keeps the card; `priority` has the surplus, and `why`: shaft, power or active (6.3). Owners as above."""

    tile: str
    card: list[int] | None
    danger: bool
    active: int
    priority: int | None
    why: str | None
    shares: list[ShareView]


class ReachView(msgspec.Struct, frozen=True):
    """Where a crew of the viewer's could go without a die now, and what it would drill there."""

    crew: int
    place: str
    drills: list[str]


class PricesView(msgspec.Struct, frozen=True):
    """In dollars: a cube by metal, a die by power, and the steps of every improvement."""

    cubes: list[int]
    hire: list[int]
    crew: list[int]
    protection: list[int]
    mobility: list[int]
    shaft: list[int]


class RockwellView(View, frozen=True, kw_only=True, tag="rockwell", tag_field="game"):
    """`turn` and drilling `round` count from 1. `seat`: whose move it is, where one alone chooses.

    `direction` and `control` are seats in order. `open`: nothing is behind screens.
    `majority` of players with a crew in the centre ends the game. `bonus` by place. `reason`: why it is over.
    """

    phase: str
    turn: int
    turn_limit: int
    round: int
    rounds: int
    seat: int | None
    open: bool
    tiles: list[TileView]
    crews: list[CrewView]
    direction: list[int]
    control: list[int]
    slots: list[SlotView]
    bribes: int
    all_bribes: int
    dice: int
    all_dice: int
    prices: PricesView
    stacks: list[StackView]
    achievements: list[AchievementView]
    seats: list[RockwellCompanyView]
    tray: TrayView | None
    deal: DealView | None
    extraction: ExtractionView | None
    reaches: list[ReachView]
    bonus: list[int]
    majority: int
    reason: str | None
