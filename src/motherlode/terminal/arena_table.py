"""An arena's report as a table on the terminal."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from motherlode.lab.arena.report import ArenaReport, Entrant
from motherlode.terminal.arena_sentences import answer, grounds, headings, notes
from motherlode.terminal.figures import interval, percent, percent_interval
from motherlode.terminal.speech import Speech

# How many characters a table with everything on one line takes, and which of its columns can be left out.
WIDE = 120
FAIR = 3


def show_arena(report: ArenaReport, speech: Speech, console: Console) -> None:
    played = report.played
    options = ", ".join(f"{name}={choice}" for name, choice in played.options.items())
    console.print(Text(f"{played.game} {played.preset} ({options})"))
    columns = list(zip(headings(speech), *(cells(entrant, speech) for entrant in report.entrants), strict=True))
    if console.width < WIDE:
        # Every interval goes under its value, and the fair share is left out: the ratio says as much.
        columns = [tuple(_broken(cell) for cell in column) for column in columns]
        del columns[FAIR]
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    for k, (heading, *_) in enumerate(columns):
        # If that is still too long, only a bot's name is broken further.
        table.add_column(heading, overflow="fold", no_wrap=k > 0)
    for row in list(zip(*columns, strict=True))[1:]:
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)
    console.print(Text(answer(report, speech), style="bold"))
    for line in (grounds(report, speech), *notes(report, speech)):
        console.print(Text(line))


def _broken(cell: str) -> str:
    if cell.endswith("]"):
        return cell.replace(" [", "\n[")
    return "\n".join(cell.rsplit(" ", 1))


def cells(entrant: Entrant, speech: Speech) -> list[str]:
    return [
        entrant.bot,
        speech.number(entrant.games, 0),
        percent_interval(entrant.win, speech),
        percent(entrant.fair, speech),
        interval(entrant.ratio, 2, speech),
        interval(entrant.points, 1, speech),
        interval(entrant.elo, 0, speech),
    ]
