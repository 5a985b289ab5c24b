"""Sentences that both the drawing and the description of a position use."""

from motherlode.games.rockwell.views import ExtractionView, RockwellView
from motherlode.games.rockwell.world import METAL_NAMES
from motherlode.terminal.boards.rockwell_terms import GAME, cubes_said, metal, owner_name, said, tile_name, yes
from motherlode.terminal.speech import Speech


def clock(view: RockwellView, speech: Speech) -> str:
    """How far the game is, and why it is over if it is."""
    stage = said(speech, "stage", turn=view.turn, round=view.round, phase=view.phase)
    return f"{stage}." if view.reason is None else f"{stage}: {speech.word(GAME, 'reason', view.reason)}."


def aims(view: RockwellView, speech: Speech) -> list[str]:
    """When the game ends, and what most of each metal and of money is worth then."""
    arrived = {crew.owner for crew in view.crews if crew.place == "centre" and crew.owner < len(view.seats)}
    facts = {"majority": view.majority, "arrived": len(arrived), "limit": view.turn_limit}
    bonus = ", ".join(str(points) for points in view.bonus)
    return [said(speech, "words-end", **facts), said(speech, "words-bonus", bonus=bonus)]


def orders(view: RockwellView, speech: Speech) -> list[str]:
    """Both, as far as they are drawn."""
    named = {"direction": view.direction, "control": view.control}
    return [
        said(speech, "words-order", order=order, seats=", ".join(speech.seat(seat) for seat in seats))
        for order, seats in named.items()
        if seats
    ]


def supply(view: RockwellView, speech: Speech) -> list[str]:
    """What metals cost, and what is left of the cards."""
    cubes = zip(METAL_NAMES, view.prices.cubes, strict=True)
    prices = [said(speech, "line-price", metal=metal(name, speech), price=price) for name, price in cubes]
    piles = {tile.power: tile.cards for tile in view.tiles if tile.power}
    cards = ", ".join(f"{power}: {left}" for power, left in sorted(piles.items()))
    out = [said(speech, "words-cube-prices", prices=", ".join(prices))]
    return [*out, said(speech, "terminal-piles", piles=cards)] if piles else out


def under_way(view: RockwellView, speech: Speech) -> list[str]:
    """What the viewer needs in order to choose: their tray, the deal, the extraction, moves that drill at once."""
    out: list[str] = []
    if view.tray is not None:
        tray, cubes = view.tray, cubes_said(view.tray.cubes, speech)
        out.append(said(speech, "words-tray", phase=view.phase, cubes=cubes, money=tray.money, value=tray.value))
    if view.deal is not None:
        deal, way = view.deal, "buy" if view.deal.buys else "sell"
        facts = {"way": way, "number": deal.number, "metal": metal(deal.metal, speech), "money": deal.money}
        out.append(said(speech, "words-deal", **facts))
    if view.extraction is not None:
        out += _extraction(view.extraction, speech)
    drills = [f"go {reach.crew} {reach.place}" for reach in view.reaches if reach.drills]
    if drills:
        out.append(said(speech, "terminal-drills", moves=", ".join(drills)))
    return out


def _extraction(extraction: ExtractionView, speech: Speech) -> list[str]:
    """The card, then who takes part in it and with what."""
    card = extraction.card or [0] * len(METAL_NAMES)
    out = [
        said(
            speech,
            "words-extraction",
            tile=tile_name(extraction.tile, speech),
            seat=owner_name(extraction.active, speech),
            drawn=yes(extraction.card is not None),
            cubes=cubes_said(card, speech),
            danger=yes(extraction.danger),
        )
    ]
    for share in extraction.shares:
        facts = {"seat": owner_name(share.owner, speech), "force": share.force, "loss": share.loss}
        cubes, surplus = cubes_said(share.share, speech), cubes_said(share.surplus, speech)
        more = yes(any(share.surplus))
        out.append(said(speech, "words-share", **facts, cubes=cubes, surplus=surplus, more=more))
    if extraction.priority is not None and extraction.why is not None:
        why = speech.word(GAME, "priority", extraction.why)
        out.append(said(speech, "words-priority", seat=owner_name(extraction.priority, speech), why=why))
    return [sentence.strip() for sentence in out]
