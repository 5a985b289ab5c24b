"""Running it: a free port on the loopback, streams that say goodbye, an address to open."""

import contextlib
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from motherlode.core.errors import Fault
from motherlode.server.app import Parts, make_app
from motherlode.server.faults import PORT_TAKEN
from motherlode.server.hub import Hub
from motherlode.server.settings import Settings
from motherlode.server.store.database import Database

# What a stalled reader may cost at the end.
GRACE = 3


class Server(uvicorn.Server):
    """Streams end before connections are waited for; uvicorn alone would wait for ever."""

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


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::1": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104
    return f"http://{shown}:{port}/"


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


def serve(settings: Settings, tell: Callable[[str], None], show: bool) -> None:
    """Until somebody ends it. `tell` hears the address once it answers; `show` opens a browser there."""
    listener = listen(settings.host, settings.port)
    with contextlib.closing(listener):
        parts = Parts(settings, Database.open(settings.data))
        address = address_of(listener)

        def ready() -> None:
            tell(address)
            if show:
                webbrowser.open(address)

        server_of(parts, ready).run([listener])
