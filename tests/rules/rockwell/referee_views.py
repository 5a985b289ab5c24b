"""What the referee expects to find in a position and in what people see of it, held against the engine's."""

from typing import Any

import msgspec
from tests.rules.rockwell.referee_books import (
    ACHIEVEMENTS,
    AL,
    METALS,
    NATURE,
    SEATS,
    Ask,
    Books,
    Extraction,
    by_metal,
    listed,
    tiles_under,
)
from tests.rules.rockwell.referee_drilling import reach
from tests.rules.rockwell.referee_extraction import needed, progress
from tests.rules.rockwell.referee_turn import MONEY, places, scores, slots, value_of

from motherlode.core.ids import CHANCE

# As the views number them.
OWNERS = {seat: k for k, seat in enumerate(SEATS)} | {AL: 6, NATURE: CHANCE}
PROMPTS = {
    "posting": "post",
    "insurance": "insure",
    "drilling": "drill",
    "stepping": "step",
    "advantage": "help",
    "choosing": "choose",
    "danger": "save",
    "leading": "lead",
    "market": "deal",
    "workshop": "work",
    "training": "train",
}
TOGETHER = ("tender", "insurance", "danger")


def expected_view(b: Books, ask: Ask, viewer: int) -> dict[str, Any]:
    actors = [OWNERS[who] for who in ask.moves]
    over = ask.phase == "over"
    single = len(actors) == 1 and actors != [CHANCE] and ask.phase not in TOGETHER
    return {
        "game": "rockwell",
        "viewer": viewer,
        "actors": actors,
        "prompt": _prompt(b, ask, viewer in actors),
        "results": _results(b) if over else None,
        "phase": ask.phase,
        "turn": b.turn,
        "turn_limit": int(b.options["turn_limit"]),
        "round": b.round,
        "rounds": 4,
        "seat": actors[0] if single else None,
        "open": b.options["holdings"] == "open",
        "tiles": [_tile(b, name) for name in b.tiles],
        "crews": [
            {
                "owner": OWNERS[crew.owner],
                "number": crew.number,
                "power": crew.power,
                "die": crew.die,
                "place": crew.place,
                "active": crew is b.acting,
            }
            for crew in b.crews
        ],
        "direction": [OWNERS[seat] for seat in b.direction],
        "control": [OWNERS[seat] for seat in b.control],
        "slots": [
            {"name": slot, "actions": n, "left": b.left.get(slot, 0), "seat": OWNERS.get(b.posts.get(slot, ""))}
            for slot, n in slots(b).items()
        ],
        "bribes": b.bribes,
        "all_bribes": 3,
        "dice": b.dice,
        "all_dice": 3,
        "prices": {
            **{what: b.data["prices"][what] for what in ("cubes", "hire", "crew", "mobility")},
            **{what: b.side[what] for what in ("protection", "shaft")},
        },
        "stacks": [
            {
                "name": stack,
                "cubes": tiles[0][:4] if tiles else [0] * 4,
                "prestige": tiles[0][4] if tiles else 0,
                "left": len(tiles),
            }
            for stack, tiles in b.stacks.items()
        ],
        "achievements": [
            {"name": kind, "needed": needed(b, kind), "prestige": left[0] if left else 0, "left": len(left)}
            for kind, left in b.prestige.items()
        ],
        "seats": [_company(b, ask, seat, seen_by=viewer) for seat in b.seats],
        "tray": _tray(b, viewer),
        "deal": _deal(b),
        "extraction": _extraction(b, b.extraction, ask) if b.extraction else None,
        "reaches": _reaches(b, SEATS[viewer], ask.phase) if viewer in actors else [],
        "bonus": b.data["bonus"][{4: "four", 3: "three", 2: "two"}[len(b.seats)]],
        "majority": {4: 3, 3: 2, 2: 2}[len(b.seats)],
        "reason": b.reason if over else None,
    }


def seen_view(game: Any, state: Any, viewer: int) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(game.view(state, viewer))
    view["reaches"].sort(key=lambda reach: (reach["crew"], reach["place"]))
    return view


def _results(b: Books) -> list[dict[str, int]]:
    points = [score.prestige for score in scores(b).values()]
    return [{"points": each, "place": place} for each, place in zip(points, places(b), strict=True)]


def _prompt(b: Books, ask: Ask, acts: bool) -> str:
    if ask.phase == "over":
        return "over"
    if not acts:
        return "wait"
    return "close" if b.deal else PROMPTS.get(ask.phase, ask.phase)


def _tile(b: Books, name: str) -> dict[str, Any]:
    tile = b.tiles[name]
    force = b.force(name)
    return {
        "name": name,
        "ring": name[0],
        "power": tile.power,
        "turned": tile.turned,
        "force": force,
        "lacks": 0 if tile.turned else tile.power - force,
        "yields": listed(tile.yields) if tile.yields else None,
        "shaft": OWNERS.get(b.shaft_owner(name)),
        "cards": len(b.piles[tile.power]),
    }


def _company(b: Books, ask: Ask, seat: str, seen_by: int) -> dict[str, Any]:
    company = b.companies[seat]
    over = ask.phase == "over"
    shown = over or b.options["holdings"] == "open" or OWNERS[seat] == seen_by
    score = scores(b)[seat] if over else None
    earned = sum(company.honours.values()) + sum(company.deliveries)
    asked = b.seats if ask.phase in ("tender", "insurance") else list(b.extraction.losses) if b.extraction else []
    return {
        "cubes": listed(company.cubes) if shown else None,
        "money": company.money if shown else None,
        "insurance": company.insurance() if shown else None,
        "deliveries": len(company.deliveries) if shown else None,
        "supplied": sum(company.deliveries) if shown else None,
        "prestige": score.prestige if score else earned if shown else None,
        "progress": [progress(b, seat, kind) for kind in ACHIEVEMENTS] if shown else None,
        "cards": company.cards,
        "protection": company.protection,
        "mobility": company.mobility,
        "shafts": [
            {"number": k + 1, "tile": tile, "active": b.tiles[tile].turned} for k, tile in enumerate(company.shafts)
        ],
        "achieved": [
            {"name": kind, "prestige": company.honours[kind] if shown else None}
            for kind in ACHIEVEMENTS
            if kind in company.honours
        ],
        "home": 2 - sum(1 for owner in b.posts.values() if owner == seat),
        "sealed": seat in b.sealed,
        "asked": seat in asked,
        "dealt": [metal for metal in METALS if metal in b.dealt[seat]],
        "score": {
            "achievements": sum(company.honours.values()),
            "deliveries": sum(company.deliveries),
            "bonus": score.bonus,
        }
        if score
        else None,
    }


def _tray(b: Books, viewer: int) -> dict[str, Any] | None:
    if not b.trays or viewer >= len(b.seats):
        return None
    tray = b.trays[SEATS[viewer]]
    return {"cubes": listed(tray), "money": tray[MONEY], "value": value_of(b, tray)}


def _deal(b: Books) -> dict[str, Any] | None:
    if b.deal is None:
        return None
    side, metal, number = b.deal
    price = number * b.data["prices"]["cubes"][METALS.index(metal)]
    return {"buys": side == "buy", "metal": metal, "number": number, "money": price}


def _extraction(b: Books, here: Extraction, ask: Ask) -> dict[str, Any]:
    drawn = ask.phase == "danger"
    none = by_metal([0] * 4)
    return {
        "tile": here.tile,
        "card": listed(here.cubes) if drawn else None,
        "danger": here.danger,
        "active": OWNERS[here.active],
        "priority": OWNERS[here.priority] if drawn else None,
        "why": here.why if drawn else None,
        "shares": [
            {
                "owner": OWNERS[owner],
                "force": b.force(here.tile, owner),
                "share": listed(here.shares.get(owner, none)),
                "surplus": listed(here.surplus if owner == here.priority else none),
                "loss": here.losses.get(owner, 0),
            }
            for owner in b.owners()
            if owner in here.shares or owner == here.priority
        ]
        if drawn
        else [],
    }


def _reaches(b: Books, seat: str, phase: str) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    if phase not in ("drilling", "stepping"):
        return out
    going_on = phase == "stepping"
    for crew in [b.acting] if going_on and b.acting else b.crews_of(seat):
        for place in sorted(reach(b, crew, going_on)):
            drills = [
                tile
                for tile in tiles_under(place)
                if not b.tiles[tile].turned and _force_with(b, crew.place, crew.power, crew.force(), tile)
            ]
            out.append({"crew": crew.number, "place": place, "drills": drills})
    return out


def _force_with(b: Books, place: str, power: int, force: int, tile: str) -> bool:
    """Whether a crew's own power drills a tile; where it stands now it is counted there already, with its die."""
    others = b.force(tile) - (force if tile in tiles_under(place) else 0)
    return others + power >= b.tiles[tile].power
