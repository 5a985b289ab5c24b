"""Interpreted and compiled are one engine: whole games give the digests that are written down here.

`make golden` writes them anew; a change that was not meant to alter any rule must not need that.
"""

import json
from pathlib import Path

from tests.digests import DIGESTS, digest
from tests.kit import Variant, every_game


@every_game
def test_random_games_and_searches_have_the_digests_written_down(variant: Variant) -> None:
    written = json.loads(Path(DIGESTS).read_text())
    assert str(variant) in written, "make golden"
    assert digest(variant) == written[str(variant)]
