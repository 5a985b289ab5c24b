"""One server for all tests of a file that need nothing special, and a game that only tests play."""

import secrets
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from tests.server.kit import Served
from tests.toys import Toy

from motherlode.core.meta import Meta, Preset
from motherlode.games import data, registry
from motherlode.games.data import Data
from motherlode.games.registry import GAMES, Listing

PRESETS = [Preset("dice", [2], {}, []), Preset("circles", [4], {}, [])]
TOY = Meta("toy", "Toy", ["Nobody"], "Nobody", 2026, 1, PRESETS, [])


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Tables and people do not know of each other."""
    with Served.on(tmp_path_factory.mktemp("data")) as served:
        yield served


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is among the games, and every table has the same luck."""
    real = data.standard
    monkeypatch.setitem(GAMES, "toy", Listing(TOY, lambda seats, _options, _values, _name: Toy(seats)))
    for module in (data, registry):
        monkeypatch.setattr(module, "standard", lambda game: Data("toy", {}) if game == "toy" else real(game))
    same = SimpleNamespace(token_bytes=bytes, token_urlsafe=secrets.token_urlsafe, randbelow=secrets.randbelow)
    monkeypatch.setattr("motherlode.server.lobby.service.secrets", same)
