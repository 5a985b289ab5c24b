"""Tables of figures for people."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from motherlode.games.registry import GAMES
from motherlode.lab.bench import Bench
from motherlode.lab.simulate import Report
from motherlode.lab.statistics import Interval
from motherlode.terminal.speech import Speech


def show_game(name: str, speech: Speech, console: Console) -> None:
    meta = GAMES[name].meta
    credit = f"{', '.join(meta.designers)}, {meta.publisher} {meta.year}"
    console.print(Text(meta.title, style="bold").append(f" ({name}): {credit}", style="none"))
    console.print(f"  {speech.of_game(name, 'about')}", highlight=False)
    for preset in meta.presets:
        seats = "/".join(str(n) for n in preset.seats)
        about = speech.of_game(name, f"preset-{preset.name}")
        console.print(f"  {preset.name:<18} {seats}  {about}", highlight=False)
        for option in meta.options:
            if option.name in preset.open_options:
                choices = "; ".join(
                    f"{choice}: {speech.of_game(name, f'choice-{option.name}-{choice}')}" for choice in option.choices
                )
                about = speech.of_game(name, f"option-{option.name}")
                console.print(f"  {'':<18}    --option {option.name}=…  {about} ({choices})", highlight=False)


def show_simulation(report: Report, speech: Speech, console: Console) -> None:
    options = ", ".join(f"{name}={choice}" for name, choice in report.options.items())
    console.print(f"{report.game} {report.preset} ({options})", highlight=False)
    table = Table(box=box.SIMPLE)
    for key in ("column-seat", "column-bot", "column-wins", "column-points"):
        table.add_column(speech.say(key))
    for seat, row in enumerate(report.seats):
        table.add_row(speech.seat(seat), row.bot, _percent(row.win), _number(row.points))
    console.print(table)
    reasons = ", ".join(
        f"{speech.of_game(report.game, f'reason-{reason}')} {count}"
        for reason, count in report.reasons.items()
        if count
    )
    console.print(speech.say("simulated", games=report.games, moves=_number(report.moves), seed=report.seed))
    console.print(speech.say("ends", reasons=reasons))


def show_bench(bench: Bench, speech: Speech, console: Console) -> None:
    build = speech.say("compiled" if bench.compiled else "interpreted")
    table = Table(box=box.SIMPLE, title=speech.say("bench-title", build=build, rounds=bench.rounds))
    table.add_column(speech.say("column-figure"))
    table.add_column(speech.say("column-best"), justify="right")
    table.add_column(speech.say("column-worst"), justify="right")
    for figure in bench.figures:
        table.add_row(figure.name, f"{figure.best:,.0f}", f"{figure.worst:,.0f}")
    console.print(table)
    if not bench.ratios:
        console.print(speech.say("bench-alone"))
    for ratio in bench.ratios:
        met = speech.say("bar-met" if ratio.ratio >= ratio.bar else "bar-missed", bar=str(ratio.bar))
        console.print(f"{ratio.name}: {ratio.ratio:.2f}x ({met})", highlight=False)


def _percent(interval: Interval) -> str:
    return f"{100 * interval.value:.1f} % [{100 * interval.low:.1f}, {100 * interval.high:.1f}]"


def _number(interval: Interval) -> str:
    return f"{interval.value:.2f} [{interval.low:.2f}, {interval.high:.2f}]"
