"""What people see of a position, built up from nothing: stocks of others only where they are open."""

from motherlode.core.game import Envelope
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.achievements import progress
from motherlode.games.rockwell.boards import board_of
from motherlode.games.rockwell.danger import exposed
from motherlode.games.rockwell.events import PRIORITIES
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.scoring import REASONS, bonus, honour, prestige
from motherlode.games.rockwell.secrets import stock_hidden
from motherlode.games.rockwell.shares import card_at, priority_of, surplus
from motherlode.games.rockwell.state import (
    CHOOSING,
    DRILLING,
    EXTRACTING,
    HELPING,
    INSURING,
    LAYING,
    LEADING,
    MARKET,
    NO_BACK,
    NO_DEAL,
    ORDERING,
    OVER,
    POSTING,
    SAVING,
    STEPPING,
    TENDERING,
    TRAINING,
    TURNING,
    WORKSHOP,
    RockwellState,
)
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import astride, force, force_of, lack, pile_of, power_of, reach, shaft_owner
from motherlode.games.rockwell.tray import offer_value
from motherlode.games.rockwell.views import (
    AchievementView,
    CrewView,
    DealView,
    ExtractionView,
    HonourView,
    PricesView,
    ReachView,
    RockwellCompanyView,
    RockwellView,
    ScoreView,
    ShaftView,
    ShareView,
    SlotView,
    StackView,
    TileView,
    TrayView,
)
from motherlode.games.rockwell.world import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENTS,
    AL,
    ALIKE,
    BRIBES,
    CARDS,
    CREWS,
    DICE,
    DRILLING_ROUNDS,
    GOODS,
    METAL_NAMES,
    METALS,
    MONEY,
    NO_TILE,
    PLACE_NAMES,
    RING_NAMES,
    SECTORS,
    SHAFTS,
    SLOT_NAMES,
    SLOTS,
    STACKS,
    TILE_NAMES,
    TILES,
    TILES_IN_STACKS,
    is_sale,
    traded_metal,
)
from motherlode.games.views import common

PHASES = {
    LAYING: "layout",
    ORDERING: "orders",
    TENDERING: "tender",
    POSTING: "posting",
    INSURING: "insurance",
    DRILLING: "drilling",
    HELPING: "advantage",
    CHOOSING: "choosing",
    TURNING: "turning",
    EXTRACTING: "extracting",
    SAVING: "danger",
    LEADING: "leading",
    MARKET: "market",
    WORKSHOP: "workshop",
    TRAINING: "training",
    OVER: "over",
    STEPPING: "stepping",
}

# What is asked of somebody who owes a move.
PROMPTS = {
    TENDERING: "tender",
    POSTING: "post",
    INSURING: "insure",
    DRILLING: "drill",
    HELPING: "help",
    CHOOSING: "choose",
    SAVING: "save",
    LEADING: "lead",
    MARKET: "deal",
    WORKSHOP: "work",
    TRAINING: "train",
    STEPPING: "step",
}


def view_of(o: Options, t: Tables, s: RockwellState, envelope: Envelope) -> RockwellView:
    seat = envelope.viewer
    return RockwellView(
        **common(envelope, lambda: _question(s)),
        phase=PHASES[s.phase],
        turn=s.turn,
        turn_limit=o.turn_limit,
        round=s.round,
        rounds=DRILLING_ROUNDS,
        seat=s.seat if _alone(s) else None,
        open=not o.screens,
        tiles=[_tile(t, s, tile) for tile in range(TILES)],
        crews=[_crew(o, s, crew) for crew in range(len(s.places))],
        direction=list(s.direction),
        control=list(s.control),
        slots=[_slot(t, s, slot) for slot in range(SLOTS) if t.actions[slot]],
        bribes=s.bribes,
        all_bribes=BRIBES,
        dice=s.dice,
        all_dice=DICE,
        prices=PricesView(
            list(t.values), list(t.hire), list(t.crew), list(t.protection), list(t.mobility), list(t.shaft)
        ),
        stacks=[_stack(t, s, stack) for stack in range(STACKS) if t.stacked[stack]],
        achievements=[_achievement(o, t, s, kind) for kind in range(ACHIEVEMENTS)],
        seats=[_company(o, t, s, seat, other) for other in range(o.seats)],
        tray=_tray(o, t, s, seat),
        deal=_deal(t, s),
        extraction=_extraction(o, t, s),
        reaches=_reaches(t, s) if s.phase in (DRILLING, STEPPING) and seat == s.seat else [],
        bonus=list(t.bonus[:3]),
        majority=o.seats // 2 + 1,
        reason=REASONS[envelope.result.reason] if envelope.result else None,
    )


def _alone(s: RockwellState) -> bool:
    return s.phase in (POSTING, DRILLING, STEPPING, HELPING, CHOOSING, LEADING, MARKET, WORKSHOP, TRAINING)


def _question(s: RockwellState) -> str:
    if s.phase == MARKET and s.trading != NO_DEAL:
        return "close"
    return PROMPTS[s.phase]


def _owner(o: Options, owner: int) -> int:
    return AL if owner == o.seats else owner


def _tile(t: Tables, s: RockwellState, tile: int) -> TileView:
    laid = s.phase != LAYING
    pile = pile_of(s, tile)
    turned = bool(s.turned >> tile & 1)
    at = (pile * ALIKE + s.backs[tile]) * METALS
    owner = shaft_owner(s, tile)
    return TileView(
        name=TILE_NAMES[tile],
        ring=RING_NAMES[tile // SECTORS],
        power=power_of(t, s, tile) if laid else 0,
        turned=turned,
        force=force(s, tile),
        lacks=lack(t, s, tile) if laid and not turned else 0,
        yields=list(t.yields[at : at + METALS]) if s.backs[tile] != NO_BACK else None,
        shaft=None if owner == NOBODY else owner,
        cards=int(s.piles[pile]).bit_count() if laid else CARDS,
    )


def _crew(o: Options, s: RockwellState, crew: int) -> CrewView:
    return CrewView(
        owner=_owner(o, crew // CREWS),
        number=crew % CREWS + 1,
        power=s.powers[crew],
        die=s.crew_dice[crew],
        place=PLACE_NAMES[s.places[crew]],
        active=crew == s.crew,
    )


def _slot(t: Tables, s: RockwellState, slot: int) -> SlotView:
    owner = s.slots[slot]
    return SlotView(
        name=SLOT_NAMES[slot],
        actions=t.actions[slot],
        left=s.left[owner] if NOBODY not in (owner, s.slot) and board_of(s.slot) == board_of(slot) else 0,
        seat=None if owner == NOBODY else owner,
    )


def _stack(t: Tables, s: RockwellState, stack: int) -> StackView:
    taken = s.delivered[stack]
    left = t.stacked[stack] - taken
    at = stack * TILES_IN_STACKS + min(taken, TILES_IN_STACKS - 1)
    return StackView(
        name=str(stack + 1),
        cubes=list(t.costs[at * METALS : (at + 1) * METALS]) if left else [0] * METALS,
        prestige=t.orders[at] if left else 0,
        left=left,
    )


def _achievement(o: Options, t: Tables, s: RockwellState, kind: int) -> AchievementView:
    taken = sum(1 for seat in range(o.seats) if s.honours[seat * ACHIEVEMENTS + kind])
    left = o.seats - taken
    return AchievementView(
        name=ACHIEVEMENT_NAMES[kind],
        needed=t.needed[kind],
        prestige=t.prestige[kind * o.seats + taken] if left else 0,
        left=left,
    )


def _company(o: Options, t: Tables, s: RockwellState, seat: int, other: int) -> RockwellCompanyView:
    hidden = stock_hidden(o, s, seat, other)
    over = s.phase == OVER
    owns = range(other * ACHIEVEMENTS, other * ACHIEVEMENTS + ACHIEVEMENTS)
    return RockwellCompanyView(
        cubes=None if hidden else list(s.cubes[other * METALS : (other + 1) * METALS]),
        money=None if hidden else s.money[other],
        insurance=None if hidden else insurance(s, other),
        deliveries=None if hidden else s.deliveries[other],
        supplied=None if hidden else s.supplied[other],
        prestige=prestige(o, t, s, other) if over else None if hidden else honour(s, other) + s.supplied[other],
        progress=None if hidden else [progress(s, other, kind) for kind in range(ACHIEVEMENTS)],
        cards=s.cards[other],
        protection=s.protection[other],
        mobility=s.mobility[other],
        shafts=[
            ShaftView(k + 1, TILE_NAMES[tile], bool(s.turned >> tile & 1))
            for k in range(SHAFTS)
            for tile in [s.shafts[other * SHAFTS + k]]
            if tile != NO_TILE
        ],
        achieved=[
            HonourView(ACHIEVEMENT_NAMES[k % ACHIEVEMENTS], None if hidden else s.honours[k])
            for k in owns
            if s.honours[k]
        ],
        home=2 - sum(1 for slot in range(SLOTS) if s.slots[slot] == other),
        sealed=bool(s.sealed >> other & 1),
        asked=other in _askable(o, s),
        dealt=[name for k, name in enumerate(METAL_NAMES) if s.dealt[other] >> k & 1],
        score=ScoreView(honour(s, other), s.supplied[other], [bonus(o, t, s, other, good) for good in range(GOODS)])
        if over
        else None,
    )


def _askable(o: Options, s: RockwellState) -> list[int]:
    """Who takes part in the secret choice under way."""
    if s.phase in (TENDERING, INSURING):
        return list(range(o.seats))
    if s.phase == SAVING:
        return [seat for seat in range(o.seats) if s.asked >> seat & 1]
    return []


def _tray(o: Options, t: Tables, s: RockwellState, seat: int) -> TrayView | None:
    if not 0 <= seat < o.seats or s.phase not in (TENDERING, INSURING):
        return None
    at = seat * GOODS
    return TrayView(list(s.tray[at : at + METALS]), s.tray[at + MONEY], offer_value(t, s, seat))


def _deal(t: Tables, s: RockwellState) -> DealView | None:
    if s.trading == NO_DEAL:
        return None
    metal = traded_metal(s.trading)
    return DealView(not is_sale(s.trading), METAL_NAMES[metal], s.amount, s.amount * t.values[metal])


def _extraction(o: Options, t: Tables, s: RockwellState) -> ExtractionView | None:
    if s.tile == NO_TILE:
        return None
    pile = pile_of(s, s.tile)
    drawn = s.phase == SAVING
    at = card_at(s)
    first, why = priority_of(s, s.tile)
    over = list(surplus(t, s)) if drawn else []
    owners = [owner for owner in range(len(s.places) // CREWS) if force_of(s, owner, s.tile) or owner == first]
    return ExtractionView(
        tile=TILE_NAMES[s.tile],
        card=list(t.cards[at : at + METALS]) if drawn else None,
        danger=drawn and bool(t.danger[pile] >> s.card & 1),
        active=_owner(o, s.active),
        priority=_owner(o, first) if drawn else None,
        why=PRIORITIES[why] if drawn else None,
        shares=[_share(o, s, owner, over if owner == first else [0] * METALS) for owner in owners] if drawn else [],
    )


def _share(o: Options, s: RockwellState, owner: int, extra: list[int]) -> ShareView:
    given = list(s.share[owner * METALS : (owner + 1) * METALS])
    return ShareView(
        owner=_owner(o, owner),
        force=force_of(s, owner, s.tile),
        share=[all_ - more for all_, more in zip(given, extra, strict=True)],
        surplus=extra,
        loss=s.loss[owner] if owner < o.seats and exposed(s, owner) else 0,
    )


def _reaches(t: Tables, s: RockwellState) -> list[ReachView]:
    out: list[ReachView] = []
    for k in range(CREWS):
        crew = s.seat * CREWS + k
        if s.phase == STEPPING and crew != s.crew:
            continue
        for place in reach(t, s, crew):
            out.append(ReachView(k + 1, PLACE_NAMES[place], _drills(t, s, crew, place)))
    return out


def _drills(t: Tables, s: RockwellState, crew: int, place: int) -> list[str]:
    """The tiles a crew would drill there by its own power; two, if one of them can be chosen (5.4)."""
    there = s.clone()
    there.places[crew] = place
    there.crew_dice[crew] = 0
    return [TILE_NAMES[tile] for tile in astride(place) if not s.turned >> tile & 1 and lack(t, there, tile) <= 0]
