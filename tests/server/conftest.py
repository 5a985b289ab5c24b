"""One server for all tests of a file that need nothing special, servers for those that do, and a game that only tests
play.
"""

import secrets
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.hands import Hands
from tests.server.kit import Served
from tests.server.waiting import PATIENCE
from tests.toys import Toy

from motherlode.core.meta import Meta, Preset
from motherlode.games import data, registry
from motherlode.games.data import Data
from motherlode.games.registry import GAMES, Listing
from motherlode.games.views import View

PRESETS = [Preset("dice", [2], {}, []), Preset("circles", [4], {}, [])]
TOY = Meta("toy", "Toy", ["Nobody"], "Nobody", 2026, 1, PRESETS, [])


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a silence must not cause a ping, and a slow hint must not be given up."""
    monkeypatch.setattr("motherlode.server.stream.PING_SECONDS", 10 * PATIENCE)
    monkeypatch.setattr("motherlode.server.table.service.HINT_SECONDS", PATIENCE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Shared: tests on it must not depend on each other's tables and people."""
    with Served.on(tmp_path_factory.mktemp("data")) as served:
        yield served


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Served]:
    """A server for one test alone, where everything can be counted."""
    with Served.on(tmp_path) as served:
        yield served


@pytest.fixture
def limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server with limits on how often somebody may ask; they are not refilled, however long a test takes."""
    monkeypatch.setattr("motherlode.server.guard.time", SimpleNamespace(monotonic=lambda: 0.0))
    with Served.on(tmp_path, limits=True) as served:
        yield served


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    still = Hands()
    monkeypatch.setattr("motherlode.server.clock.time", still)
    return still


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is among the games, and every table has the same luck."""
    real = data.standard
    monkeypatch.setitem(GAMES, "toy", Listing(TOY, lambda seats, _options, _values, _name: Toy(seats), View))
    for module in (data, registry):
        monkeypatch.setattr(module, "standard", lambda game: Data("toy", {}) if game == "toy" else real(game))
    same = SimpleNamespace(token_bytes=bytes, token_urlsafe=secrets.token_urlsafe, randbelow=secrets.randbelow)
    monkeypatch.setattr("motherlode.server.lobby.service.secrets", same)
