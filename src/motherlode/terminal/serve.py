"""The command that starts the server: tables in the browser."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from platformdirs import user_data_path

from motherlode.core.errors import Fault
from motherlode.server.engine import EngineInfo
from motherlode.server.faults import NO_CLIENT
from motherlode.server.pages import built_client
from motherlode.server.serving import serve as run_server
from motherlode.server.settings import Settings
from motherlode.terminal.desk import Desk
from motherlode.terminal.faults import CANNOT_WRITE, in_range

# What is said when another engine runs; while the server runs, it never becomes `compiled`.
ENGINES = {"compiling": "serving-compiling", "bots": "serving-bots", "plain": "serving-plain"}


def add_serve(app: typer.Typer, desk: Desk) -> None:
    say = desk.speech.say

    @app.command(help=say("help-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=say("help-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(help=say("help-port"))] = 0,
        data: Annotated[Path | None, typer.Option(help=say("help-folder"))] = None,
        name: Annotated[list[str] | None, typer.Option(help=say("help-name"))] = None,
        https: Annotated[bool, typer.Option("--https", help=say("help-https"))] = False,
        show: Annotated[bool, typer.Option("--open/--no-open", help=say("help-open"))] = True,
    ) -> None:
        in_range("--port", port, 0, 65535)
        if not built_client():
            raise Fault(NO_CLIENT, {})
        folder = data.expanduser() if data else user_data_path("motherlode") / "server"
        settings = Settings(data=folder, host=host, port=port, hosts=tuple(name or ()), secure=https, compiling=True)
        settings = _for_tests(settings)
        try:
            run_server(settings, lambda address: _tell(desk, address), lambda info: _tell_engine(desk, info), show)
        except PermissionError as error:
            raise Fault(CANNOT_WRITE, {"file": str(folder), "text": error.strerror or ""}) from None


def _tell(desk: Desk, address: str) -> None:
    desk.console.print(desk.speech.say("serving", address=address), soft_wrap=True, highlight=False)


def _tell_engine(desk: Desk, info: EngineInfo) -> None:
    """Says when compiling begins and ends; the lobby shows how far it is."""
    if not info.percent:
        desk.console.print(desk.speech.say(ENGINES[info.state]), soft_wrap=True, highlight=False)


def _for_tests(settings: Settings) -> Settings:
    """Load tests ask more often than people do, and want bots that do not pause for readers."""
    if os.environ.get("MOTHERLODE_LOAD_TEST") != "1":
        return settings
    return msgspec.structs.replace(settings, limits=False, pace=0.0)
