"""Rockwell's balance: prestige by source, use of slots, improvements, deliveries, what is left over."""

from collections import Counter
from typing import cast

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match
from motherlode.games.rockwell.views import RockwellView
from motherlode.games.rockwell.world import ACHIEVEMENT_NAMES, GOOD_NAMES, RING_NAMES, SLOT_NAMES, STACKS
from motherlode.lab.tally import Tally, facts_of, told_in

LENGTH = "turns"
SCORE = "prestige"
FIRST = "the first in the first direction order"


def order_of(match: Match) -> list[int]:
    """Seats in the direction order that was drawn."""
    drawn = [event.args[0] for kind, event in told_in(match) if kind.name == "order-drawn"]
    return [int(seat) for seat in drawn]


def length_of(match: Match) -> int:
    return sum(kind.name == "turn-began" for kind, _ in told_in(match))


def figures_of(match: Match) -> dict[str, float]:
    """Per player, except for turned tiles and the winner's lead."""
    view = cast("RockwellView", match.game.view(match.state, SPECTATOR))
    seats = len(view.seats)
    scores = [seat.score for seat in view.seats if seat.score is not None]
    totals = sorted((result.points for result in view.results or []), reverse=True)
    out = {
        "prestige of achievements": sum(score.achievements for score in scores) / seats,
        "prestige of deliveries": sum(score.deliveries for score in scores) / seats,
        "prestige of bonus": sum(sum(score.bonus) for score in scores) / seats,
        "lead of the first over the second": float(totals[0] - totals[1]),
        "lead of the first over the last": float(totals[0] - totals[-1]),
        "achievement tiles": sum(len(seat.achieved) for seat in view.seats) / seats,
        "delivery tiles": sum(seat.deliveries or 0 for seat in view.seats) / seats,
        "extraction cards": sum(seat.cards for seat in view.seats) / seats,
        "steps of power of crews": sum(crew.power - 1 for crew in view.crews if crew.owner < seats) / seats,
        "steps of protection": sum(seat.protection for seat in view.seats) / seats,
        "steps of mobility": sum(seat.mobility for seat in view.seats) / seats,
        "shafts": sum(len(seat.shafts) for seat in view.seats) / seats,
        "dollars left over": sum(seat.money or 0 for seat in view.seats) / seats,
        "cubes left over": sum(sum(seat.cubes or []) for seat in view.seats) / seats,
        "crews in the centre": sum(crew.place == "centre" for crew in view.crews) / seats,
    }
    for ring in RING_NAMES:
        out[f"turned tiles of ring {ring.upper()}"] = float(
            sum(tile.turned for tile in view.tiles if tile.ring == ring)
        )
    return {**out, **_offered(match, seats)}


def _offered(match: Match, seats: int) -> dict[str, float]:
    """What tenders cost, what hires cost, what danger took."""
    sums: Counter[str] = Counter()
    for kind, event in told_in(match):
        facts = facts_of(kind, event)
        if kind.name == "offer-shown":
            sums["dollars offered in a tender"] += int(facts["value"])
        elif kind.name in ("hired", "die-carried"):
            sums["dollars for dice"] += int(facts["price"])
        elif kind.name == "cubes-lost":
            sums["cubes lost to danger"] += sum(int(facts[metal]) for metal in GOOD_NAMES[:4])
        elif kind.name == "insurance-used":
            sums["insurance given up"] += int(facts["insurance"])
    out = {name: sums[name] / seats for name in ("dollars for dice", "cubes lost to danger", "insurance given up")}
    return {**out, "dollars offered in a tender": sums["dollars offered in a tender"] / seats / length_of(match)}


def tables(tally: Tally, seats: int) -> list[str]:
    """How often each slot, achievement, delivery and advantage was taken."""
    per = tally.games * seats
    out = ["| slot | taken per game |", "|---|---|"]
    out += [f"| {slot} | {tally.times[f'posted {slot}'] / tally.games:.2f} |" for slot in SLOT_NAMES]
    out += ["", "| achievement | gained by a player |", "|---|---|"]
    out += [f"| {name} | {100 * tally.times[f'achieved {name}'] / per:.1f} % |" for name in ACHIEVEMENT_NAMES]
    out += ["", "| delivery stack | tiles taken per game |", "|---|---|"]
    taken = [(str(k + 1), tally.times[f"delivered {k + 1}"]) for k in range(STACKS)]
    out += [f"| {stack} | {times / tally.games:.2f} |" for stack, times in taken if times]
    out += ["", "| what | times per player |", "|---|---|"]
    out += [
        f"| {what} | {_times(tally, what) / per:.2f} |" for what in ("bribed", "hired", "bought", "sold", "stayed-home")
    ]
    return out


def _times(tally: Tally, kind: str) -> int:
    """How often events of this kind happened, of all sorts."""
    return sum(times for said, times in tally.times.items() if said == kind or said.startswith(f"{kind} "))
