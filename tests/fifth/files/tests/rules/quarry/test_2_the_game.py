"""Section 2: the game."""

from tests.kit import SEED, play, refused, rule

from motherlode.core.match import Match
from motherlode.games.registry import new_match


def table(last: str = "bonus") -> Match:
    return new_match("quarry", "two", 2, {"last": last}, 0, None, SEED, {})


@rule("quarry 1.1", "quarry 2.1")
def test_seat_1_begins_with_14_blocks_in_the_pile() -> None:
    match = table()
    assert refused(match, "blue take 1") == 201
    play(match, "red take 3", "blue take 3", "red take 3", "blue take 3")
    assert refused(match, "red take 3") == 202
    assert refused(match, "red take 2") == 0


@rule("quarry 2.2")
def test_a_turn_takes_one_to_three_blocks() -> None:
    match = table()
    assert [refused(match, f"red take {blocks}") for blocks in (1, 2, 3)] == [0, 0, 0]


@rule("quarry 2.3", "quarry 2.4")
def test_the_last_block_brings_4_points_more_unless_the_table_plays_otherwise() -> None:
    for last, scores in (("bonus", [12, 6]), ("nothing", [8, 6])):
        match = play(table(last), "red take 3", "blue take 3", "red take 3", "blue take 3", "red take 2")
        result = match.result()
        assert result is not None
        assert list(result.scores) == scores
        assert refused(match, "blue take 1") == 204
