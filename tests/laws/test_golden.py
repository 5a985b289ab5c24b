"""Recorded games stay as they were: moves, draws, results, every position, every sentence."""

from pathlib import Path

import pytest
from tests.kit import VARIANTS, Variant
from tests.transcripts import (
    DIGEST,
    HERE,
    PLAYTHROUGHS,
    digest_of,
    golden_path,
    playthrough_path,
    playthrough_text,
    read_aloud,
)

from motherlode.core.log import render
from motherlode.core.parse import parse
from motherlode.games.registry import GAMES, match_of

GOLDEN = sorted((HERE / "golden").glob("*/*.log"))
READ_ALOUD = read_aloud()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_verifies_and_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    digest, _, log = text.partition("\n")
    match = match_of(parse(text), verify=True)
    assert render(match.log(with_seed=True)) == log
    assert digest == DIGEST + digest_of(match)


@pytest.mark.parametrize("variant", READ_ALOUD, ids=str)
def test_a_playthrough_reads_as_it_did(variant: Variant) -> None:
    match = match_of(parse(golden_path(variant).read_text(encoding="utf-8")))
    assert playthrough_text(variant, match) == playthrough_path(variant).read_text(encoding="utf-8")


def test_every_variant_has_a_golden_game_and_every_preset_a_playthrough() -> None:
    assert {golden_path(variant) for variant in VARIANTS} <= set(GOLDEN), "make golden"
    assert set(PLAYTHROUGHS.glob("*.txt")) == {playthrough_path(variant) for variant in READ_ALOUD}, "make golden"
    presets = {(name, preset.name) for name, entry in GAMES.items() for preset in entry.meta.presets}
    assert {(variant.game, variant.preset) for variant in READ_ALOUD} == presets
