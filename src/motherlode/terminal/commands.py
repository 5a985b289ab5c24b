"""The commands: each reads its arguments, asks the table or the lab, and shows the result."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from motherlode.bots.own import ALL_SPECS
from motherlode.core.errors import Fault
from motherlode.games.registry import GAMES, match_of
from motherlode.lab.bench import bench as run_bench
from motherlode.lab.simulate import SimulationPlan
from motherlode.lab.simulate import simulate as run_simulation
from motherlode.terminal import doctor as medicine
from motherlode.terminal import files, opening, reports
from motherlode.terminal.desk import Desk
from motherlode.terminal.faults import MISSING, NO_SUCH_LINE, NOT_WITH_RESUME, in_range
from motherlode.terminal.menu import ask_for_kept, ask_wishes
from motherlode.terminal.progress import progress
from motherlode.terminal.replay import show_replay

MOST_GAMES = 10_000_000
MOST_JOBS = 256
MOST_ROUNDS = 100


def add_games(app: typer.Typer, desk: Desk) -> None:
    @app.command(help=desk.speech.say("help-games"))
    def games() -> None:
        for name in GAMES:
            reports.show_game(name, desk.speech, desk.console)


def add_play(app: typer.Typer, desk: Desk) -> None:
    say = desk.speech.say

    @app.command(help=say("help-play"))
    def play(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))] = "",
        preset: Annotated[str, typer.Option(help=say("help-preset"))] = "",
        seats: Annotated[int, typer.Option(help=say("help-seats"))] = 0,
        option: Annotated[list[str] | None, typer.Option(metavar="NAME=CHOICE", help=say("help-option"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("help-data"))] = None,
        players: Annotated[str, typer.Option(help=say("help-players", bots=", ".join(ALL_SPECS)))] = "",
        save: Annotated[Path | None, typer.Option(help=say("help-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("help-resume"))] = None,
        trust: Annotated[bool, typer.Option("--trust", help=say("help-trust"))] = False,
        plain: Annotated[bool, typer.Option("--plain", help=say("help-plain"))] = False,
    ) -> None:
        of_a_game = {"--preset": preset, "--seats": seats, "--option": option, "--data": data, "--players": players}
        said = [name for name, value in of_a_game.items() if value]
        if resume is not None and (game or said or save):
            raise Fault(NOT_WITH_RESUME, {"name": ", ".join((["GAME"] if game else []) + said) or "--save"})
        if resume is None and not game and said:
            raise Fault(MISSING, {"name": "GAME"})
        kept = resume or (None if game else ask_for_kept(desk))
        if kept is not None:
            # What the menu offers is in our own folder: we wrote it.
            opening.resumed_table(kept, desk, plain, trust or resume is None).play()
            return
        if game:
            sits = [player.strip() for player in players.split(",")] if players else []
            values = opening.chosen_options(option or [])
            wishes = opening.Wishes(game.lower(), preset, seats, values, files.read_data(data), sits)
        else:
            wishes = ask_wishes(desk)
        opening.new_table(wishes, save, desk, plain).play()


def add_simulate(app: typer.Typer, desk: Desk) -> None:
    say = desk.speech.say

    @app.command(help=say("help-simulate"))
    def simulate(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        preset: Annotated[str, typer.Option(help=say("help-preset"))] = "",
        seats: Annotated[int, typer.Option(help=say("help-seats"))] = 0,
        option: Annotated[list[str] | None, typer.Option(metavar="NAME=CHOICE", help=say("help-option"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("help-data"))] = None,
        games: Annotated[int, typer.Option(help=say("help-games-count"))] = 100,
        seed: Annotated[int, typer.Option(help=say("help-seed"))] = 1,
        bots: Annotated[str, typer.Option(help=say("help-bots", bots=", ".join(ALL_SPECS)))] = "random",
        jobs: Annotated[int, typer.Option(help=say("help-jobs"))] = 1,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        in_range("--jobs", jobs, 1, MOST_JOBS)
        in_range("--games", games, 1, MOST_GAMES)
        plan = opening.contest(SimulationPlan, game, preset, seats, option, data, bots, seed)
        plan.check()
        with progress(say("games"), games, 0) as advance:
            report = run_simulation(plan, games, jobs, advance)
        if json:
            typer.echo(msgspec.json.encode(report))
        else:
            reports.show_simulation(report, desk.speech, desk.console)


def add_replay(app: typer.Typer, desk: Desk) -> None:
    say = desk.speech.say

    @app.command(help=say("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))],
        at: Annotated[int, typer.Option(help=say("help-at"))] = -1,
        verify: Annotated[bool, typer.Option("--verify", help=say("help-verify"))] = False,
        plain: Annotated[bool, typer.Option("--plain", help=say("help-plain"))] = False,
    ) -> None:
        log = files.read_log(file)
        if not -1 <= at <= len(log.lines):
            raise Fault(NO_SUCH_LINE, {"at": at, "lines": len(log.lines)})
        # A log is checked whole, wherever the reader wants to stop.
        whole = match_of(log, verify=verify)
        show_replay(whole if at < 0 else match_of(log, upto=at), desk, plain)
        if verify:
            desk.console.print(say("verified"))


def add_bench(app: typer.Typer, desk: Desk) -> None:
    say = desk.speech.say

    @app.command(help=say("help-bench"))
    def bench(
        rounds: Annotated[int, typer.Option(help=say("help-rounds"))] = 5,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        in_range("--rounds", rounds, 1, MOST_ROUNDS)
        with Console(stderr=True).status("") as status:
            result = run_bench(rounds, status.update)
        if json:
            typer.echo(msgspec.json.encode(result))
        else:
            reports.show_bench(result, desk.speech, desk.console)


def add_doctor(app: typer.Typer, desk: Desk) -> None:
    @app.command(help=desk.speech.say("help-doctor"))
    def doctor() -> None:
        findings = medicine.examine()
        for finding in findings:
            mark = {True: "+", False: "!", None: "·"}[finding.well]
            desk.console.print(f"{mark} {desk.speech.say(finding.key, **finding.facts)}", highlight=False)
        if any(finding.well is False for finding in findings):
            raise typer.Exit(1)
