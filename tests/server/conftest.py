"""One server for all tests of a file that need nothing special: tables and people do not know of each other."""

from collections.abc import Iterator

import pytest
from tests.server.kit import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served.on(tmp_path_factory.mktemp("data")) as served:
        yield served
