"""Siberia's balance: what every component brought, how often it was used."""

from tools.balance.playing import percent

from motherlode.core.ids import seat_number
from motherlode.core.match import Match
from motherlode.games.siberia.world import ACTION_NAMES, AREA_NAMES, EXCHANGE_NAMES, RESOURCE_NAMES, SPOT_NAMES
from motherlode.lab.tally import Tally, facts_of, told_in

LENGTH = "rounds"
SCORE = "money"
FIRST = "the first start player"


def order_of(match: Match) -> list[int]:
    """Seats from the first start player on."""
    starts = [facts_of(kind, event)["seat"] for kind, event in told_in(match) if kind.name == "round-began"]
    seats = match.game.seats
    return [(seat_number(starts[0]) + step) % seats for step in range(seats)]


def length_of(match: Match) -> int:
    return sum(kind.name == "round-began" for kind, _ in told_in(match))


def figures_of(_: Match) -> dict[str, float]:
    """None: everything is in the tally."""
    return {}


def tables(tally: Tally, seats: int) -> list[str]:
    """Each line of a table is one component: what it brought, how often it was used."""
    sold = {
        (resource, exchange): tally.money[f"sold {resource} {exchange}"]
        for resource in RESOURCE_NAMES
        for exchange in EXCHANGE_NAMES
    }
    total = sum(sold.values())
    per = tally.games * seats
    out = ["| resource | share of money | cubes sold per game | laid by research per game |", "|---|---|---|---|"]
    for resource in RESOURCE_NAMES:
        brought = sum(money for (each, _), money in sold.items() if each == resource)
        mined = sum(tally.times[f"cube-mined {resource} {area}"] for area in AREA_NAMES)
        laid = sum(tally.times[f"cube-laid {resource} {area}"] for area in AREA_NAMES)
        out.append(f"| {resource} | {percent(brought, total)} | {mined / tally.games:.2f} | {laid / tally.games:.2f} |")
    out += ["", "| exchange | share of money | of money while in play | sellers sent per game |", "|---|---|---|---|"]
    for exchange in EXCHANGE_NAMES:
        brought = sum(money for (_, each), money in sold.items() if each == exchange)
        open_in = tally.times[f"exchange-opened {exchange}"] or tally.games
        sent = sum(n for said, n in tally.times.items() if said.startswith("seller-posted") and said.endswith(exchange))
        out.append(
            f"| {exchange} | {percent(brought, total)} | {percent(brought * tally.games / open_in, total)} "
            f"| {sent / open_in:.2f} |"
        )
    out += [
        "",
        "| action | taken by a player a game | without effect | investments taken per game |",
        "|---|---|---|---|",
    ]
    for spot in SPOT_NAMES:
        taken = tally.times[f"action-taken {spot}"]
        idle = tally.times[f"no-effect {spot}"] + tally.times[f"waived {spot}"]
        invested = f"{tally.times[f'investment-taken {spot}'] / tally.games:.2f}" if spot in ACTION_NAMES else ""
        out.append(f"| {spot} | {taken / per:.2f} | {percent(idle, taken)} | {invested} |")
    out += ["", "| area | cubes mined per game | closed in |", "|---|---|---|"]
    for area in AREA_NAMES:
        mined = sum(tally.times[f"cube-mined {resource} {area}"] for resource in RESOURCE_NAMES)
        closed = tally.times[f"area-closed {area}"]
        out.append(f"| {area} | {mined / tally.games:.2f} | {percent(closed, tally.games)} |")
    return out
