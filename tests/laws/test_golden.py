"""Games written down stay what they were: moves, draws, results, every position, every sentence."""

from pathlib import Path

import pytest
from tests.kit import VARIANTS, Variant, every_variant
from tests.transcripts import DIGEST, HERE, PLAYTHROUGHS, digest_of, golden_path, playthrough_path, playthrough_text

from motherlode.core.log import render
from motherlode.core.parse import parse
from motherlode.games.registry import match_of

GOLDEN = sorted((HERE / "golden").glob("*/*.log"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_verifies_and_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    digest, _, log = text.partition("\n")
    match = match_of(parse(text), verify=True)
    assert render(match.log(with_seed=True)) == log
    assert digest == DIGEST + digest_of(match)


@every_variant
def test_a_playthrough_reads_as_it_did(variant: Variant) -> None:
    match = match_of(parse(golden_path(variant).read_text(encoding="utf-8")))
    assert playthrough_text(variant, match) == playthrough_path(variant).read_text(encoding="utf-8")


def test_every_variant_of_every_listed_game_has_a_golden_game_and_a_playthrough() -> None:
    assert {golden_path(variant) for variant in VARIANTS} <= set(GOLDEN), "make golden"
    written = set(PLAYTHROUGHS.glob("*.txt"))
    assert written == {playthrough_path(variant) for variant in VARIANTS}, "make golden"
