"""The command that lets bots compete: it plays, shows how strong each is, and writes a page to read."""

import os
import sys
from errno import ENOENT
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from platformdirs import user_data_path
from rich.text import Text

from motherlode.bots.own import ALL_SPECS
from motherlode.core.errors import Fault
from motherlode.lab.arena.plan import ArenaPlan, Identity
from motherlode.lab.arena.playing import ArenaRun, play
from motherlode.lab.arena.question import fair_share
from motherlode.lab.arena.record import Record
from motherlode.lab.arena.report import ArenaReport, report
from motherlode.terminal import files, opening
from motherlode.terminal.arena_page import page
from motherlode.terminal.arena_table import show_arena
from motherlode.terminal.commands import MOST_JOBS
from motherlode.terminal.desk import Desk
from motherlode.terminal.faults import BAD_SHARE, CANNOT_WRITE, FILE_EXISTS, in_range
from motherlode.terminal.progress import progress

MOST_GAMES = 1_000_000


def add_arena(app: typer.Typer, desk: Desk) -> None:
    say = desk.speech.say

    @app.command(help=say("help-arena"))
    def arena(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        bots: Annotated[str, typer.Option(help=say("help-entrants", bots=", ".join(ALL_SPECS)))],
        games: Annotated[int, typer.Option(help=say("help-games-count"))] = 100,
        jobs: Annotated[int, typer.Option(help=say("help-jobs"))] = 1,
        preset: Annotated[str, typer.Option(help=say("help-preset"))] = "",
        seats: Annotated[int, typer.Option(help=say("help-seats"))] = 0,
        option: Annotated[list[str] | None, typer.Option(metavar="NAME=CHOICE", help=say("help-option"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("help-data"))] = None,
        seed: Annotated[int, typer.Option(help=say("help-seed"))] = 1,
        above: Annotated[str, typer.Option(metavar="SHARE", help=say("help-above"))] = "",
        play_all: Annotated[bool, typer.Option("--all", help=say("help-all"))] = False,
        folder: Annotated[Path | None, typer.Option(help=say("help-arena-folder"))] = None,
        fresh: Annotated[bool, typer.Option("--fresh", help=say("help-fresh"))] = False,
        report: Annotated[Path | None, typer.Option(help=say("help-report"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        in_range("--jobs", jobs, 1, MOST_JOBS)
        in_range("--games", games, 1, MOST_GAMES)
        if report is not None:
            _check_place(report.expanduser())
        plan = opening.contest(ArenaPlan, game, preset, seats, option, data, bots, seed)
        identity = plan.identity()
        line = _share(above) if above else fair_share(plan.bots[0], plan.bots, identity.seats)
        kept = folder.expanduser() if folder else user_data_path("motherlode") / "arena"
        with Record(kept, identity, fresh) as record:
            run = ArenaRun(plan, identity.seats, record, line, plan.blocks_for(games), play_all)
            came = _played(plan, identity, run, games, jobs, record, desk)
            place = _written(came, record.path, report, desk)
        if json:
            typer.echo(msgspec.json.encode(came))
        else:
            show_arena(came, desk.speech, desk.console)
            # Unbroken and unchanged: a path may contain what looks like markup.
            desk.console.print(Text(say("arena-page", file=str(place))), soft_wrap=True)


def _played(
    plan: ArenaPlan, identity: Identity, run: ArenaRun, games: int, jobs: int, record: Record, desk: Desk
) -> ArenaReport:
    size = len(plan.bots)
    wanted = size * plan.blocks_for(games)
    try:
        with progress(desk.speech.say("games"), wanted, wanted - size * len(run.missing())) as advance:
            play(plan, run, jobs, advance)
    except KeyboardInterrupt:
        facts = {"games": size * len(record.blocks), "file": str(record.path)}
        print(desk.speech.say("arena-interrupted", **facts), file=sys.stderr)
        raise
    return report(plan, identity, run.blocks, run.verdict(), games)


def _written(came: ArenaReport, record: Path, wish: Path | None, desk: Desk) -> Path:
    """Beside the record an older page is replaced; a file that the caller names must not exist yet."""
    text = page(came, desk.speech)
    if wish is not None:
        files.write_new(wish.expanduser(), text)
        return wish.expanduser()
    place = record.with_suffix(".html")
    files.write_over(place, text)
    return place


def _check_place(wish: Path) -> None:
    """Complains before hours of play, not after them."""
    if wish.exists():
        raise Fault(FILE_EXISTS, {"file": str(wish)})
    if not wish.parent.is_dir():
        raise Fault(CANNOT_WRITE, {"file": str(wish), "text": os.strerror(ENOENT)})


def _share(text: str) -> float:
    """0.6 or 60%; more than 0 and less than 1."""
    try:
        share = float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        share = 0.0
    if not 0.0 < share < 1.0:
        raise Fault(BAD_SHARE, {"text": text[:40]})
    return share
