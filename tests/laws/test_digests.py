"""The interpreted and the compiled engine are the same: whole games give the digests that are written down here.

`make golden` writes them; a change that is not meant to alter any rule must not need that.
"""

import pytest
from tests.digests import FEW, MANY, digest, written
from tests.kit import Variant, every_game


@every_game
def test_random_games_and_searches_have_the_digests_written_down(variant: Variant) -> None:
    assert digest(variant, FEW) == written(variant, FEW)


@pytest.mark.heavy
@every_game
def test_many_random_games_have_the_digests_written_down(variant: Variant) -> None:
    assert digest(variant, MANY) == written(variant, MANY)
