"""The command line in one language, including its help."""

from typing import Annotated

import typer

from motherlode import __version__
from motherlode.build_info import is_compiled
from motherlode.terminal.arena import add_arena
from motherlode.terminal.commands import add_bench, add_doctor, add_games, add_play, add_replay, add_simulate
from motherlode.terminal.desk import Desk
from motherlode.terminal.serve import add_serve


def make_app(desk: Desk) -> typer.Typer:
    say = desk.speech.say
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)

    def version(wanted: bool) -> None:
        if wanted:
            build = say("compiled" if is_compiled() else "interpreted")
            desk.console.print(f"motherlode {__version__} ({build})", highlight=False)
            raise typer.Exit

    @app.callback(help=say("help-motherlode"))
    def motherlode(
        lang: Annotated[str, typer.Option(help=say("help-lang"))] = desk.speech.language,
        show_version: Annotated[
            bool, typer.Option("--version", callback=version, is_eager=True, help=say("help-version"))
        ] = False,
    ) -> None:
        """Both options take effect before any command runs."""

    for add in (add_serve, add_games, add_play, add_simulate, add_arena, add_replay, add_bench, add_doctor):
        add(app, desk)
    return app
