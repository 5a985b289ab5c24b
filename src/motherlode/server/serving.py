"""Running the server: a free port, streams that say goodbye, an address to open."""

import contextlib
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from motherlode.core.errors import Fault
from motherlode.server.app import Parts, make_app
from motherlode.server.engine import EngineInfo
from motherlode.server.faults import PORT_TAKEN
from motherlode.server.hub import Hub
from motherlode.server.settings import Settings
from motherlode.server.store.database import Database

# Seconds that a reader who has stopped reading may hold up the end.
GRACE = 3

PORT_FILE = "port"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104


class Server(uvicorn.Server):
    """Ends streams before it waits for connections to close; uvicorn alone would wait for ever."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError):
        listener.close()
        raise Fault(PORT_TAKEN, {"port": port}) from None
    return listener


def listen_as_before(host: str, folder: Path) -> socket.socket:
    """On the same port as last time, if it is free, so that links to tables survive a restart."""
    try:
        listener = listen(host, int((folder / PORT_FILE).read_text()))
    except (OSError, ValueError, Fault):
        listener = listen(host, 0)
    (folder / PORT_FILE).write_text(str(listener.getsockname()[1]))
    return listener


def address_of(listener: socket.socket) -> str:
    """As browsers write it; if the server listens everywhere, the address at which other devices reach it."""
    host, port = listener.getsockname()[:2]
    shown = {"127.0.0.1": "localhost", "::1": "localhost"}.get(host, host)
    if host in EVERYWHERE:
        shown = own_address()
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def own_address() -> str:
    """The address of this machine in its network. Nothing is sent: the system only says which one it would use."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])


def server_of(parts: Parts, ready: Callable[[], None]) -> Server:
    config = uvicorn.Config(
        make_app(parts),
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    return Server(config, parts.hub, ready)


def serve(
    settings: Settings, tell: Callable[[str], None], tell_engine: Callable[[EngineInfo], None], show: bool
) -> None:
    """Serves until it is ended. `tell` gets the address once the server answers there, `tell_engine` which engine runs;
    `show` opens a browser at the address.
    """
    database = Database.open(settings.data)
    with contextlib.ExitStack() as until_served:
        until_served.callback(database.close)
        listener = (
            listen(settings.host, settings.port) if settings.port else listen_as_before(settings.host, settings.data)
        )
        until_served.callback(listener.close)
        address = address_of(listener)

        def ready() -> None:
            tell(address)
            if show:
                webbrowser.open(address)

        server_of(Parts(settings, database, tell_engine), ready).run([listener])
