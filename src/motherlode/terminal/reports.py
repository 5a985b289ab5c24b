"""Tables of figures for people."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from motherlode.core.rule import paragraph
from motherlode.games.registry import GAMES
from motherlode.lab.bench import Bench
from motherlode.lab.simulate import SimulationReport
from motherlode.terminal.figures import interval, percent_interval
from motherlode.terminal.speech import Speech


def show_game(name: str, speech: Speech, console: Console) -> None:
    meta = GAMES[name].meta
    credit = f"{', '.join(meta.designers)}, {meta.publisher} {meta.year}"
    if not meta.designers:
        credit = speech.say("by-nobody")
    console.print(Text(meta.title, style="bold").append(f" ({name}): {credit}", style="none"))
    console.print(f"  {speech.of_game(name, 'about')}", highlight=False)
    for preset in meta.presets:
        seats = "/".join(str(n) for n in preset.seats)
        about = speech.of_game(name, f"preset-{preset.name}")
        console.print(f"  {preset.name:<18} {seats}  {about}", highlight=False)
    for option in meta.options:
        presets = [preset.name for preset in meta.presets if option.name in preset.open_options]
        if presets:
            about = speech.of_game(name, f"option-{option.name}")
            facts = {"option": about, "presets": ", ".join(presets), "rule": paragraph(option.rule)}
            console.print(f"  {speech.say('option-line', **facts)}", highlight=False)
            for choice in option.choices_of(max(max(preset.seats) for preset in meta.presets)):
                said = speech.of_game(name, f"choice-{option.name}-{choice}")
                if choice == option.usual:
                    said = speech.say("option-usual", choice=said)
                console.print(f"    --option {option.name}={choice:<12} {said}", highlight=False)


def show_simulation(report: SimulationReport, speech: Speech, console: Console) -> None:
    options = ", ".join(f"{name}={choice}" for name, choice in report.options.items())
    console.print(f"{report.game} {report.preset} ({options})", highlight=False)
    table = Table(box=box.SIMPLE)
    for key in ("column-seat", "column-bot", "column-wins", "column-points"):
        table.add_column(speech.say(key))
    for seat, row in enumerate(report.seats):
        points = interval(row.points, 2, speech)
        table.add_row(speech.seat(seat), Text(row.bot), percent_interval(row.win, speech), points)
    console.print(table)
    facts = {"games": report.games, "moves": interval(report.moves, 2, speech), "seed": str(report.seed)}
    console.print(speech.say("simulated", **facts), highlight=False)
    if report.distinct < report.games:
        console.print(speech.say("alike", distinct=report.distinct), highlight=False)
    for reason, count in report.reasons.items():
        if count:
            said = speech.of_game(report.game, f"reason-{reason}")
            console.print(f"{count:>8} {said}", highlight=False)


def show_bench(bench: Bench, speech: Speech, console: Console) -> None:
    build = speech.say("compiled" if bench.compiled else "interpreted")
    table = Table(box=box.SIMPLE, title=speech.say("bench-title", build=build, rounds=bench.rounds))
    table.add_column(speech.say("column-figure"))
    table.add_column(speech.say("column-best"), justify="right")
    table.add_column(speech.say("column-worst"), justify="right")
    for figure in bench.figures:
        table.add_row(figure.name, speech.number(figure.best, 0), speech.number(figure.worst, 0))
    console.print(table)
    if not bench.ratios:
        console.print(speech.say("bench-alone"))
    for ratio in bench.ratios:
        met = speech.say("bar-met" if ratio.ratio >= ratio.bar else "bar-missed", bar=speech.number(ratio.bar, 1))
        console.print(f"{ratio.name}: {speech.number(ratio.ratio, 2)}x ({met})", highlight=False)
