"""Rockwell as text. Marks, numbers and words say everything, colour only helps.

The ground is at the bottom, near the question: most moves are made there.
"""

from rich.text import Text

from motherlode.games.rockwell.views import RockwellCompanyView, RockwellView, ScoreView
from motherlode.games.rockwell.world import AL, GOOD_NAMES
from motherlode.terminal.boards.rockwell_described import (
    boards_said,
    company_said,
    crews_said,
    goals_said,
    ground_said,
)
from motherlode.terminal.boards.rockwell_ground import ground
from motherlode.terminal.boards.rockwell_sentences import aims, clock, orders, supply, under_way
from motherlode.terminal.boards.rockwell_table import boards, table
from motherlode.terminal.boards.rockwell_terms import cubes_said, metal, owner_name, owner_style, said, tile_name, yes
from motherlode.terminal.speech import Speech


def drawn(view: object, speech: Speech) -> list[Text]:
    """Clock, orders and prices, what there is to gain, the boards, the ground, then who has what."""
    if not isinstance(view, RockwellView):
        raise TypeError(view)
    out = [Text(" ".join(part)) for part in ([clock(view, speech), *orders(view, speech)], supply(view, speech))]
    for part in (table, boards, ground):
        out += [Text(), *part(view, speech)]
    out += [_company(view, seat, company, speech) for seat, company in enumerate(view.seats)]
    return out + [Text(line) for line in under_way(view, speech)]


def legend(view: object, speech: Speech) -> list[Text]:
    if not isinstance(view, RockwellView):
        raise TypeError(view)
    keys = ("terminal-legend-table", "terminal-legend-ground", "terminal-legend-crew")
    return [Text(line, style="dim") for line in [*(said(speech, key) for key in keys), " ".join(aims(view, speech))]]


def described(view: object, speech: Speech) -> list[Text]:
    """The same position for people who listen to it."""
    if not isinstance(view, RockwellView):
        raise TypeError(view)
    lines = [clock(view, speech), *aims(view, speech), *orders(view, speech), *supply(view, speech)]
    lines += boards_said(view, speech) + goals_said(view, speech) + ground_said(view, speech)
    out = [Text(_capital(line)) for line in lines]
    for seat, company in enumerate(view.seats):
        told = company_said(view, seat, speech) + [f"{_capital(phrase)}." for phrase in _later(company, speech)]
        out.append(_name(view, seat, speech).append(f"  {' '.join(told)}"))
    if any(crew.owner == AL for crew in view.crews):
        out.append(Text(f"  {owner_name(AL, speech)}  {crews_said(view, AL, speech)}"))
    return out + [Text(line) for line in under_way(view, speech)]


def _name(view: RockwellView, seat: int, speech: Speech) -> Text:
    return Text("▶ " if seat in view.actors else "  ").append(speech.seat(seat), style=f"bold {owner_style(seat)}")


def _company(view: RockwellView, seat: int, company: RockwellCompanyView, speech: Speech) -> Text:
    """What the tables do not say about a player, in short phrases."""
    told = _stock(company, speech)
    for shaft in company.shafts:
        tile = tile_name(shaft.tile, speech)
        told.append(said(speech, "terminal-shaft", number=shaft.number, tile=tile, active=yes(shaft.active)))
    if company.asked and company.sealed:
        told.append(said(speech, "terminal-sealed"))
    return _name(view, seat, speech).append(f"  {', '.join(told + _later(company, speech))}")


def _stock(company: RockwellCompanyView, speech: Speech) -> list[str]:
    if company.cubes is None:
        return [said(speech, "terminal-hidden")]
    out = [cubes_said(company.cubes, speech), said(speech, "dollars", money=company.money)]
    if company.insurance:
        out.append(said(speech, "company-insurance", insurance=company.insurance))
    if company.deliveries:
        out.append(said(speech, "terminal-deliveries", deliveries=company.deliveries, prestige=company.supplied))
    return out


def _later(company: RockwellCompanyView, speech: Speech) -> list[str]:
    """Metals dealt in, prestige as far as it can be seen, and, once the game is over, where it comes from."""
    out: list[str] = []
    if company.dealt:
        out.append(said(speech, "terminal-dealt", metals=", ".join(metal(name, speech) for name in company.dealt)))
    if company.prestige is not None:
        out.append(said(speech, "terminal-prestige", prestige=company.prestige))
    if company.score is not None:
        out.append(_score(company.score, speech))
    return out


def _score(score: ScoreView, speech: Speech) -> str:
    most = [f"{_most(good, speech)} {points}" for good, points in zip(GOOD_NAMES, score.bonus, strict=True) if points]
    facts = {"achievements": score.achievements, "deliveries": score.deliveries, "bonus": sum(score.bonus)}
    return said(speech, "terminal-score", **facts, most=", ".join(most))


def _most(good: str, speech: Speech) -> str:
    if good == "money":
        return said(speech, "score-most-money")
    return said(speech, "score-most", good=metal(good, speech))


def _capital(phrase: str) -> str:
    return f"{phrase[0].upper()}{phrase[1:]}"
