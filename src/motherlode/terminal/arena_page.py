"""An arena's report as one page that needs nothing else: no script, no network, light and dark, in one language."""

from html import escape
from pathlib import Path

from motherlode.lab.arena.report import ArenaReport
from motherlode.resources import tokens
from motherlode.terminal.arena_sentences import answer, grounds, headings, notes
from motherlode.terminal.arena_table import cells
from motherlode.terminal.figures import interval, percent, percent_interval
from motherlode.terminal.plots import Estimate, Tick, curve, intervals, steps
from motherlode.terminal.speech import Speech

_STYLE = Path(__file__).with_name("arena_page.css")
# Nothing is loaded and nothing runs, whatever a bot is called.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(report: ArenaReport, speech: Speech) -> str:
    say = speech.say
    title = f"{speech.title(report.played.game)} · {report.played.preset}"
    head = [
        "<!doctype html>",
        f'<html lang="{escape(speech.language)}">',
        '<head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{escape(_POLICY)}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(say('arena'))}: {escape(title)}</title>",
        f"<style>{''.join(path.read_text(encoding='utf-8') for path in (tokens(), _STYLE))}</style></head>",
    ]
    masthead = [
        '<body><header class="masthead"><p class="brand">Motherlode</p>',
        f'<h1>{escape(say("arena"))}</h1><p class="edition">{escape(title)}</p></header>',
    ]
    verdict = [
        f'<main><section class="answer {report.verdict.answer}"><h2>{escape(answer(report, speech))}</h2>',
        f"<p>{escape(grounds(report, speech))}</p></section>",
    ]
    plots = ['<div class="plots">', _wins(report, speech), _elo(report, speech), _curve(report, speech), "</div>"]
    rest = [_table(report, speech), _circumstances(report, speech), "</main></body></html>"]
    return "\n".join([*head, *masthead, *verdict, *plots, *rest]) + "\n"


def _wins(report: ArenaReport, speech: Speech) -> str:
    rows = [
        Estimate(each.bot, percent_interval(each.win, speech), each.win, each.fair, each.bot == report.verdict.bot)
        for each in report.entrants
    ]
    ticks = [Tick(k / 4, percent(k / 4, speech, 0)) for k in range(5)]
    return _figure("wins", intervals(*_said("wins", speech), rows, ticks), speech)


def _elo(report: ArenaReport, speech: Speech) -> str:
    rows = [
        Estimate(each.bot, interval(each.elo, 0, speech), each.elo, None, each.bot == report.verdict.bot)
        for each in report.entrants
    ]
    least = min(each.elo.low for each in report.entrants)
    most = max(each.elo.high for each in report.entrants)
    ticks = [Tick(at, speech.number(at, 0)) for at in steps(min(least, -50), max(most, 50))]
    return _figure("elo", intervals(*_said("elo", speech), rows, ticks), speech)


def _curve(report: ArenaReport, speech: Speech) -> str:
    games = report.games
    line = Tick(report.verdict.above, percent(report.verdict.above, speech))
    up = [Tick(k / 4, percent(k / 4, speech, 0)) for k in range(5)]
    along = [Tick(0, "0"), Tick(games, speech.say("arena-games", games=games))]
    name, about = _said("course", speech)
    drawn = curve(name, about, report.running, line, up, along)
    return _figure("course", drawn, speech, bot=report.verdict.bot)


def _said(plot: str, speech: Speech) -> tuple[str, str]:
    """A plot's name, and what it shows."""
    keys = {
        "wins": ("arena-plot-wins", "arena-about-wins"),
        "elo": ("arena-plot-elo", "arena-about-elo"),
        "course": ("arena-plot-course", "arena-about-course"),
    }
    name, about = keys[plot]
    return speech.say(name), speech.say(about)


def _figure(plot: str, drawn: str, speech: Speech, bot: str = "") -> str:
    name, about = _said(plot, speech)
    whose = f" <span>{escape(bot)}</span>" if bot else ""
    caption = f"<figcaption><h2>{escape(name)}{whose}</h2><p>{escape(about)}</p></figcaption>"
    return f'<figure class="{plot}">{caption}{drawn}</figure>'


def _table(report: ArenaReport, speech: Speech) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings(speech))
    rows = []
    for entrant in report.entrants:
        first, *others = (escape(cell) for cell in cells(entrant, speech))
        rows.append(f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in others)}</tr>')
    said = escape(speech.say("arena-figures"))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    explained = "".join(f"<p>{escape(line)}</p>" for line in (*notes(report, speech), speech.say("arena-method")))
    # A table wider than the screen scrolls by itself, with the keyboard too.
    scrolled = f'<div class="wide" tabindex="0" role="region" aria-label="{said}">{table}</div>'
    return f'<section><h2>{said}</h2>{scrolled}<div class="notes">{explained}</div></section>'


def _circumstances(report: ArenaReport, speech: Speech) -> str:
    say, played, verdict = speech.say, report.played, report.verdict
    options = ", ".join(f"{name}={choice}" for name, choice in played.options.items())
    own = [f"{word} ({digest})" for word, digest in dict(zip(played.bots, played.own, strict=True)).items() if digest]
    build = say("compiled" if played.compiled else "interpreted")
    capitals = {"above": speech.number(verdict.capital_above, 1), "below": speech.number(verdict.capital_below, 1)}
    facts = {
        "arena-fact-game": f"{speech.title(played.game)}, {played.preset}, {say('arena-seats', seats=played.seats)}",
        "arena-fact-options": options or "–",
        "arena-fact-data": played.data,
        "arena-fact-bots": ", ".join(played.bots),
        "arena-fact-own": ", ".join(own),
        "arena-fact-games": say("arena-blocks", games=report.games, block=report.block),
        "arena-fact-seed": str(played.seed),
        "arena-fact-bets": say("arena-capitals", **capitals),
        "arena-fact-build": say("arena-build", version=played.version, build=build, engine=played.engine),
        "arena-fact-cores": str(report.cores),
    }
    if not own:
        del facts["arena-fact-own"]
    rows = "".join(f"<dt>{escape(say(key))}</dt><dd>{escape(fact)}</dd>" for key, fact in facts.items())
    return f"<section><h2>{escape(say('arena-circumstances'))}</h2><dl>{rows}</dl></section>"
