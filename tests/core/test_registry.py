"""A game is made once for everybody who plays it, and games are told apart by what they are made from."""

from typing import Any

import pytest
from tests.kit import SEED, VARIANTS, Variant

from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.parse import parse
from motherlode.games import data, registry
from motherlode.games.data import Data, standard
from motherlode.games.registry import match_of, new_match


def own(line: int, black: int = 2) -> Data:
    """Atacama's data with another scoring."""
    return Data("mine.toml", {**standard("atacama").values, "scoring": {"line": line, "black": black}})


def atacama(values: Data | None = None, **options: str) -> Match:
    return new_match("atacama", "advanced", 0, options, 0, values, SEED, {})


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_opening_a_match_and_reading_a_log_make_no_second_game(variant: Variant) -> None:
    match = variant.match()
    assert variant.match(bytes(32)).game is match.game
    assert match_of(parse(render(match.log(with_seed=False)))).game is match.game


def test_opening_a_match_a_second_time_reads_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    text = render(atacama().log(with_seed=False))
    monkeypatch.setattr(data, "resources", None)
    monkeypatch.setattr(data, "tomllib", None)
    assert match_of(parse(text)).game is atacama().game


def test_other_options_other_data_and_another_number_of_players_are_other_games() -> None:
    usual: Any = atacama().game
    other: Any = atacama(paid_derrick="opponent").game
    assert (usual.options.paid_to_opponent, other.options.paid_to_opponent) == (False, True)
    dear: Any = atacama(own(7)).game
    assert (usual.tables.line, dear.tables.line) != (7, 7)
    assert dear.tables.line == 7
    assert atacama(own(7)).game is dear
    assert len({id(new_match("goldrausch", preset, 0, {}, 0, None, SEED, {}).game) for preset in ("four", "five")}) == 2


def test_the_same_values_in_another_file_are_the_same_game() -> None:
    assert atacama(Data("mine.toml", standard("atacama").values)).game is atacama().game


def test_no_more_games_are_kept_than_are_of_use() -> None:
    """People who send logs with data of their own cannot fill the memory."""
    kept = atacama().game
    for k in range(registry.MOST_MADE + 5):
        atacama(own(1 + k % 9, 1 + k // 9))
        assert atacama().game is kept
    assert len(registry.MADE) == registry.MOST_MADE
