"""Rockwell for people who listen to it: ground, boards, goals and companies, a sentence for each thing."""

from motherlode.games.rockwell.views import AchievementView, CrewView, RockwellView, SlotView, TileView
from motherlode.games.rockwell.world import ENTRANCES
from motherlode.terminal.boards.rockwell_terms import (
    GAME,
    cubes_said,
    owner_name,
    place_name,
    said,
    tile_name,
    yes,
)
from motherlode.terminal.speech import Speech

BOARDS = {"i": "drilling", "ii": "market", "iii": "workshop"}
LADDERS = ("hire", "crew", "protection", "mobility", "shaft")


def ground_said(view: RockwellView, speech: Speech) -> list[str]:
    """Every tile, then the centre and the entrances."""
    out = [_tile(view, tile, speech) for tile in view.tiles]
    for kind, place in [("centre", "centre"), *(("entrance", f"entrance-{k}") for k in range(ENTRANCES))]:
        crews = [crew for crew in view.crews if crew.place == place]
        name = place_name(place, speech)
        line = said(speech, "line-place", kind=kind, place=name, count=len(crews), majority=view.majority)
        out.append(" ".join([line, *_standing(crews, False, speech)]))
    return out


def _tile(view: RockwellView, tile: TileView, speech: Speech) -> str:
    name = tile_name(tile.name, speech)
    if tile.turned:
        out = [said(speech, "line-turned", tile=name, cubes=cubes_said(tile.yields or [], speech))]
    elif tile.power:
        out = [said(speech, "line-tile", tile=name, power=tile.power, force=tile.force, lacks=tile.lacks)]
    else:
        out = [said(speech, "line-unlaid", tile=name)]
    out += _standing([crew for crew in view.crews if crew.place == tile.name], False, speech)
    astride = [crew for crew in view.crews if crew.place != tile.name and tile.name in crew.place.split("-")]
    out += _standing(astride, True, speech)
    if tile.shaft is not None:
        seat = owner_name(tile.shaft, speech)
        out.append(said(speech, "line-shaft", you="no", seat=seat, active=yes(tile.turned)))
    return " ".join(out)


def _standing(crews: list[CrewView], astride: bool, speech: Speech) -> list[str]:
    """Empty if nobody is there."""
    if not crews:
        return []
    named = [said(speech, "terminal-crew", seat=owner_name(crew.owner, speech), **_strength(crew)) for crew in crews]
    return [said(speech, "line-crews", astride=yes(astride), crews=", ".join(named))]


def _strength(crew: CrewView) -> dict[str, int]:
    return {"number": crew.number, "power": crew.power, "die": crew.die}


def boards_said(view: RockwellView, speech: Speech) -> list[str]:
    """The slots, what is left to use there, what improvements cost, and the deliveries."""
    out = [_slot(view, slot, speech) for slot in view.slots]
    out.append(said(speech, "words-advantages", bribes=view.bribes, dice=view.dice))
    for kind in LADDERS:
        prices: list[int] = getattr(view.prices, kind)
        named = ", ".join(said(speech, "dollars", money=price) for price in prices)
        out.append(said(speech, "words-ladder", kind=kind, prices=named))
    for stack in view.stacks:
        cubes = cubes_said(stack.cubes, speech)
        facts = {"stack": stack.name, "prestige": stack.prestige, "left": stack.left}
        out.append(said(speech, "line-stack", cubes=cubes, **facts))
    return out


def _slot(view: RockwellView, slot: SlotView, speech: Speech) -> str:
    board = slot.name.partition("-")[0]
    taken, now = slot.seat is not None, BOARDS[board] == view.phase
    return said(
        speech,
        "line-slot",
        slot=speech.word(GAME, "slot", slot.name),
        seat="" if slot.seat is None else speech.seat(slot.seat),
        taken=yes(taken),
        board=board,
        count=slot.left if taken and now else slot.actions,
        now=yes(now),
    )


def goals_said(view: RockwellView, speech: Speech) -> list[str]:
    return [_goal(view, k, goal, speech) for k, goal in enumerate(view.achievements)]


def _goal(view: RockwellView, k: int, goal: AchievementView, speech: Speech) -> str:
    """What it takes and brings, who has it, and how far the others are if that can be seen."""
    out = [
        said(speech, "goal-long", achievement=goal.name, needed=goal.needed),
        said(speech, "line-goal", prestige=goal.prestige, left=goal.left),
    ]
    has = [seat for seat, company in enumerate(view.seats) if goal.name in {one.name for one in company.achieved}]
    if has:
        out.append(said(speech, "line-goal-has", seats=", ".join(speech.seat(seat) for seat in has)))
    for seat, company in enumerate(view.seats):
        if company.progress is not None and seat not in has:
            facts = {"progress": company.progress[k], "needed": goal.needed}
            out.append(said(speech, "terminal-progress", seat=speech.seat(seat), **facts))
    return " ".join(out)


def company_said(view: RockwellView, seat: int, speech: Speech) -> list[str]:
    """Stock, cards, improvements, shafts, achievements, vice-presidents and crews."""
    company = view.seats[seat]
    facts = {"protection": company.protection, "mobility": company.mobility}
    out = [
        _stock(view, seat, speech),
        said(speech, "company-cards", cards=company.cards),
        said(speech, "company-improvements", **facts),
        _shafts(view, seat, speech),
        _achieved(view, seat, speech),
        _posts(view, seat, speech),
        crews_said(view, seat, speech),
    ]
    if company.asked:
        out.append(said(speech, "company-chooses", sealed=yes(company.sealed)))
    return out


def _stock(view: RockwellView, seat: int, speech: Speech) -> str:
    company = view.seats[seat]
    if company.cubes is None:
        return said(speech, "company-hidden")
    cubes = cubes_said(company.cubes, speech)
    facts = {"money": company.money, "insurance": company.insurance, "deliveries": company.deliveries}
    return said(speech, "company-stock", cubes=cubes, prestige=company.supplied, **facts)


def _shafts(view: RockwellView, seat: int, speech: Speech) -> str:
    """In the order of their numbers."""
    yields = {tile.name: tile.yields for tile in view.tiles}
    shafts = [
        said(
            speech,
            "company-shaft",
            tile=tile_name(shaft.tile, speech),
            active=yes(shaft.active),
            cubes=cubes_said(yields[shaft.tile] or [], speech) if shaft.active else "",
        )
        for shaft in view.seats[seat].shafts
    ]
    return said(speech, "company-shafts", count=len(shafts), shafts=", ".join(shafts))


def _achieved(view: RockwellView, seat: int, speech: Speech) -> str:
    achieved = [
        said(
            speech,
            "company-honour",
            achievement=speech.word(GAME, "achievement", honour.name),
            known=yes(honour.prestige is not None),
            prestige=honour.prestige or 0,
        )
        for honour in view.seats[seat].achieved
    ]
    return said(speech, "company-achieved", count=len(achieved), achieved=", ".join(achieved))


def _posts(view: RockwellView, seat: int, speech: Speech) -> str:
    slots = [speech.word(GAME, "slot", slot.name) for slot in view.slots if slot.seat == seat]
    home = view.seats[seat].home
    return said(speech, "company-posts", count=len(slots), slots=", ".join(slots), home=home).strip()


def crews_said(view: RockwellView, owner: int, speech: Speech) -> str:
    stands = [
        said(speech, "terminal-stands", place=place_name(crew.place, speech), **_strength(crew))
        for crew in view.crews
        if crew.owner == owner
    ]
    return said(speech, "terminal-crews", crews=", ".join(stands))
