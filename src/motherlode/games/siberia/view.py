"""What people see of a position, built up from nothing: tiles drawn and laid by others only once they are shown."""

import msgspec

from motherlode.core.game import Envelope
from motherlode.core.ids import NOBODY
from motherlode.games.siberia.closing import reach
from motherlode.games.siberia.exchanges import price_at
from motherlode.games.siberia.mining import cubes_for, mined_areas, sales
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.prospects import MISSING, NOTHING, prospect
from motherlode.games.siberia.scoring import REASONS
from motherlode.games.siberia.secrets import tiles_hidden
from motherlode.games.siberia.state import (
    ACTING,
    DRAWING,
    FACING,
    OPENING,
    OVER,
    PLACING,
    RETURNING,
    SCATTERING,
    STARTING,
    SiberiaState,
)
from motherlode.games.siberia.tableau import is_ready, tiles_on_tableau
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    ACTION_NAMES,
    ACTIONS,
    ANY_RESOURCE,
    AREA_NAMES,
    AREAS,
    DRAWN,
    EXCHANGE_NAMES,
    FIND_NAMES,
    FINDS,
    FIRST_RESOURCE,
    FREE,
    IN_HAND,
    INVESTMENT,
    LOGISTICS,
    MANAGER,
    MANAGER_TILE,
    MARKETS,
    NO_ACTION,
    NO_EXCHANGE,
    NO_TILE,
    PLACES,
    RESEARCH,
    RESOURCE_NAMES,
    RESOURCES,
    SPOT_NAMES,
    TILE_NAMES,
    TILES,
    VLADIVOSTOK,
)
from motherlode.games.views import View, common

PHASES = {
    STARTING: "start",
    SCATTERING: "cubes",
    FACING: "exchanges",
    OPENING: "investments",
    DRAWING: "drawing",
    PLACING: "placing",
    ACTING: "actions",
    RETURNING: "returning",
    OVER: "over",
}

# What a player with an action under way is asked, by that action.
PROMPTS = ["joker", "step", "post", "enter", "invest", "sell", "sell", "sell", "sell", "sell", "find"]


class AreaView(msgspec.Struct, frozen=True):
    """`workers` by seat; `near` are the areas one step away now, across closed ones (6.2)."""

    name: str
    cubes: list[str]
    workers: list[int]
    closed: bool
    near: list[str]


class StockView(msgspec.Struct, frozen=True):
    """A resource: cubes in the supply, and cubes sold, which are out of the game."""

    resource: str
    left: int
    sold: int


class FaceView(msgspec.Struct, frozen=True):
    """What one side of an exchange tile would pay, by resource; 0: not bought."""

    name: str
    prices: list[int]


class ExchangeView(msgspec.Struct, frozen=True):
    """One of the six tiles. `name` is the face that is up, once it is decided; `prices` by resource, 0: not bought."""

    tile: int
    faces: list[FaceView]
    name: str | None
    prices: list[int]
    sellers: list[int]


class PieceView(msgspec.Struct, frozen=True):
    """On a space: `sort` is tile, joker or investment. `fresh`: laid in this round and not yet shown to others."""

    sort: str
    tile: str | None
    fresh: bool


class ProspectView(msgspec.Struct, frozen=True):
    """What a resource action would bring as the table is now, whether or not its spaces are filled.

    `lying` cubes are on the map, `cubes` of them where the player has workers. Of their sellers the one at `exchange`
    gets most for each, `price`; all of them would bring `money`. `top_exchange` pays most of all, whoever has a seller
    there. `missing` is what the action lacks first, if it would bring nothing: cube, worker or seller.
    """

    lying: int
    cubes: int
    exchange: str | None
    price: int
    money: int
    top_exchange: str | None
    top_price: int
    missing: str | None


class ActionView(msgspec.Struct, frozen=True):
    """What lies on an action's two spaces, and whether it could be taken; of a resource, what that would bring."""

    name: str
    pieces: list[PieceView]
    ready: bool
    prospect: ProspectView | None


class IncomeView(msgspec.Struct, frozen=True):
    resource: str
    exchange: str
    money: int


class SiberiaCompanyView(msgspec.Struct, frozen=True):
    """A player. `hand` counts the tiles not laid yet; `tiles` those that count towards the limit (7.1)."""

    money: int
    figures: int
    port: int
    tiles: int
    hand: int
    sealed: bool
    passed: bool
    actions: list[ActionView]
    research: list[PieceView]
    income: list[IncomeView]


class SaleView(msgspec.Struct, frozen=True):
    exchange: str
    price: int
    money: int


class EffectView(msgspec.Struct, frozen=True):
    """The effect under way: steps left, research tiles left, cubes to be mined and their areas, and who buys them.

    `closes` are the areas that would then be empty, and so closed (6.1).
    """

    action: str
    steps: int
    finds: list[str]
    cubes: int
    areas: list[str]
    closes: list[str]
    sales: list[SaleView]


class SiberiaView(View, frozen=True, kw_only=True, tag="siberia", tag_field="game"):
    """`turn` is whose turn it is among the actions, `effect` what they are doing.

    `hand` are the viewer's own tiles not laid yet. `port_near` are the areas one step from Vladivostok now.
    Closed areas, empty supply fields and idle rounds end the game when they reach their limit; `reason` says which did.
    """

    phase: str
    round: int
    start: int | None
    turn: int | None
    areas: list[AreaView]
    port_near: list[str]
    supply: list[StockView]
    exchanges: list[ExchangeView]
    investments: list[str]
    stack: int
    bag: int
    seats: list[SiberiaCompanyView]
    hand: list[str]
    effect: EffectView | None
    tile_limit: int
    closed: int
    closed_limit: int
    empty_limit: int
    idle: int
    idle_limit: int
    reason: str | None


def view_of(o: Options, t: Tables, s: SiberiaState, envelope: Envelope) -> SiberiaView:
    seat = envelope.viewer
    return SiberiaView(
        **common(envelope, lambda: _question(o, s, seat)),
        phase=PHASES[s.phase],
        round=s.round,
        start=None if s.start == NOBODY else s.start,
        turn=s.seat if _in_turn(s) else None,
        areas=[_area(o, t, s, area) for area in range(AREAS)],
        port_near=_names(reach(t, s.closed, VLADIVOSTOK)),
        supply=[StockView(name, s.supply[k], s.sold[k]) for k, name in enumerate(RESOURCE_NAMES)],
        exchanges=[_exchange(o, t, s, market) for market in range(MARKETS)],
        investments=[ACTION_NAMES[action] for action in s.row],
        stack=sum(s.stack),
        bag=sum(s.bag),
        seats=[_company(t, s, seat, other) for other in range(o.seats)],
        hand=_hand(o, s, seat),
        effect=_effect(t, s) if _in_turn(s) and s.doing != NO_ACTION else None,
        tile_limit=t.tile_limit,
        closed=int(s.closed).bit_count(),
        closed_limit=t.closed_limit,
        empty_limit=t.empty_limit,
        idle=s.idle,
        idle_limit=t.idle_limit,
        reason=REASONS[envelope.result.reason] if envelope.result else None,
    )


def _in_turn(s: SiberiaState) -> bool:
    return s.phase == ACTING or (s.phase == OPENING and s.round > 0)


def _question(o: Options, s: SiberiaState, seat: int) -> str:
    if s.phase == FACING:
        return "face"
    if s.phase == PLACING:
        return "lay" if _hand(o, s, seat) else "seal"
    if s.phase == RETURNING:
        return "return"
    if s.doing != NO_ACTION:
        return PROMPTS[s.doing]
    return "research" if any(s.research[seat * TILES + tile] for tile in range(TILES)) else "act"


def _names(mask: int) -> list[str]:
    return [name for area, name in enumerate(AREA_NAMES) if mask >> area & 1]


def _area(o: Options, t: Tables, s: SiberiaState, area: int) -> AreaView:
    return AreaView(
        name=AREA_NAMES[area],
        cubes=[name for k, name in enumerate(RESOURCE_NAMES) if s.lying[area] >> k & 1],
        workers=[s.workers[seat * PLACES + area] for seat in range(o.seats)],
        closed=bool(s.closed >> area & 1),
        near=_names(reach(t, s.closed, area)),
    )


def _exchange(o: Options, t: Tables, s: SiberiaState, market: int) -> ExchangeView:
    return ExchangeView(
        tile=market,
        faces=[
            FaceView(EXCHANGE_NAMES[face], list(t.prices[face * RESOURCES : (face + 1) * RESOURCES]))
            for face in (t.face_a[market], t.face_b[market])
            if face != NO_EXCHANGE
        ],
        name=_exchange_name(s.faces[market]),
        prices=[price_at(t, s, market, resource) for resource in range(RESOURCES)],
        sellers=[s.sellers[seat * MARKETS + market] for seat in range(o.seats)],
    )


def _hand(o: Options, s: SiberiaState, seat: int) -> list[str]:
    if not 0 <= seat < o.seats:
        return []
    slots = range(seat * DRAWN, seat * DRAWN + DRAWN)
    return [TILE_NAMES[s.drawn[k]] for k in slots if s.drawn[k] != NO_TILE and s.spots[k] == IN_HAND]


def _fresh(s: SiberiaState, seat: int, other: int) -> list[tuple[str, str]]:
    """What somebody has laid in this round, as far as the viewer may know: tile, spot."""
    if tiles_hidden(s, seat, other):
        return []
    slots = range(other * DRAWN, other * DRAWN + DRAWN)
    return [(TILE_NAMES[s.drawn[k]], SPOT_NAMES[s.spots[k]]) for k in slots if s.spots[k] != IN_HAND]


def _company(t: Tables, s: SiberiaState, seat: int, other: int) -> SiberiaCompanyView:
    fresh = _fresh(s, seat, other)
    old = [TILE_NAMES[k] for k in range(TILES) for _ in range(s.research[other * TILES + k])]
    slots = range(other * DRAWN, other * DRAWN + DRAWN)
    return SiberiaCompanyView(
        money=s.money[other],
        figures=s.home[other],
        port=s.workers[other * PLACES + VLADIVOSTOK],
        tiles=tiles_on_tableau(s, other),
        hand=sum(1 for k in slots if s.drawn[k] != NO_TILE and s.spots[k] == IN_HAND),
        sealed=bool(s.sealed >> other & 1),
        passed=bool(s.passed >> other & 1),
        actions=[_action(t, s, other, action, fresh) for action in range(ACTIONS)],
        research=[PieceView("tile", tile, False) for tile in old]
        + [PieceView("tile", tile, True) for tile, spot in fresh if spot == SPOT_NAMES[RESEARCH]],
        income=_income(s, other),
    )


def _action(t: Tables, s: SiberiaState, seat: int, action: int, fresh: list[tuple[str, str]]) -> ActionView:
    at = (seat * ACTIONS + action) * 2
    pieces = [_piece(action, s.spaces[k]) for k in (at, at + 1) if s.spaces[k] != FREE]
    pieces += [PieceView("tile", tile, True) for tile, spot in fresh if spot == ACTION_NAMES[action]]
    return ActionView(
        name=ACTION_NAMES[action],
        pieces=pieces,
        ready=is_ready(s, seat, action) or len(pieces) == 2,
        prospect=_prospect(t, s, seat, action - FIRST_RESOURCE) if action >= FIRST_RESOURCE else None,
    )


def _prospect(t: Tables, s: SiberiaState, seat: int, resource: int) -> ProspectView:
    found = prospect(t, s, seat, resource)
    return ProspectView(
        lying=found.lying,
        cubes=found.cubes,
        exchange=_exchange_name(found.exchange),
        price=found.price,
        money=found.money(),
        top_exchange=_exchange_name(found.top_exchange),
        top_price=found.top_price,
        missing=None if found.missing() == NOTHING else MISSING[found.missing()],
    )


def _exchange_name(exchange: int) -> str | None:
    return None if exchange == NO_EXCHANGE else EXCHANGE_NAMES[exchange]


def _piece(action: int, lies: int) -> PieceView:
    if lies == INVESTMENT:
        return PieceView("investment", None, False)
    joker = lies == MANAGER_TILE and action != MANAGER
    return PieceView("joker" if joker else "tile", TILE_NAMES[lies], False)


def _income(s: SiberiaState, seat: int) -> list[IncomeView]:
    out: list[IncomeView] = []
    for market in range(MARKETS):
        for resource, name in enumerate(RESOURCE_NAMES):
            money = s.earned[(seat * MARKETS + market) * RESOURCES + resource]
            if money:
                out.append(IncomeView(name, EXCHANGE_NAMES[s.faces[market]], money))
    return out


def _effect(t: Tables, s: SiberiaState) -> EffectView:
    resource = s.doing - FIRST_RESOURCE if FIRST_RESOURCE <= s.doing < RESEARCH else ANY_RESOURCE
    mines = resource != ANY_RESOURCE
    cubes = cubes_for(s, s.seat, resource) if mines else 0
    mined = [area for area in range(AREAS) if mines and mined_areas(s, s.seat, resource) >> area & 1]
    found = [
        SaleView(EXCHANGE_NAMES[s.faces[market]], price, price * cubes)
        for market in range(MARKETS)
        if mines and sales(t, s, s.seat, resource) >> market & 1
        for price in [price_at(t, s, market, resource)]
    ]
    return EffectView(
        action=SPOT_NAMES[s.doing],
        steps=s.steps if s.doing == LOGISTICS else 0,
        finds=[FIND_NAMES[k] for k in range(FINDS) for _ in range(s.finds[k])],
        cubes=cubes,
        areas=[AREA_NAMES[area] for area in mined],
        closes=[AREA_NAMES[area] for area in mined if s.lying[area] == 1 << resource],
        sales=found,
    )
