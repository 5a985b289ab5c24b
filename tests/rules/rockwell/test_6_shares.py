"""Section 6: drilling a tile, shares, surplus and the card; danger is in test_6_danger.py.

c1 takes 7. Its card 5 shows 3 copper, 5 silver, 4 gold, card 2 5 copper, 3 silver, 2 gold, without danger.
"""

import pytest
from tests.kit import event_texts, play, rule
from tests.rules.rockwell.layout import bare, stand, stock, sunk, turned
from tests.rules.rockwell.setting import (
    company,
    cubes,
    drilling,
    end_round,
    extract,
    news,
    seen,
    tile,
    turn_of,
    until,
    where,
)

from motherlode.core.ids import SEAT_NAMES
from motherlode.core.match import Match


def met(*lines: str, card: int = 5, move: str = "red go 1 c1", **shafts: str) -> Match:
    """Nobody has cubes; then that move drills c1."""
    match = play(bare(sunk(stand(drilling(), *lines), **shafts)), move)
    return extract(match, card)


def stocks(match: Match) -> list[list[int]]:
    return [cubes(match, seat) for seat in SEAT_NAMES[:4]]


@rule("rockwell 6.1")
@pytest.mark.parametrize("power", [2, 3, 4])
def test_a_tile_is_drilled_as_soon_as_power_reaches_or_exceeds_its_number(power: int) -> None:
    match = stand(drilling(), f"red-1 entrance-0 {power}")
    play(match, "red go 1 a0")
    assert seen(match).phase == "turning"
    assert news(match, "tile-drilled") == [f"red a0 {power} 2"]
    assert tile(extract(match, 1), "a0").turned


@rule("rockwell 6.1")
def test_with_less_it_is_not() -> None:
    match = play(stand(drilling(), "red-1 c2 2", "blue-1 c1 4"), "red go 1 c1")
    assert seen(match).phase == "drilling"
    assert (tile(match, "c1").turned, tile(match, "c1").lacks) == (False, 1)


@rule("rockwell 6.1")
def test_the_power_of_all_crews_and_dice_counts_whoever_owns_them() -> None:
    match = stand(drilling(), "red-1 c2", "blue-1 c1 1+1", "yellow-1 c1 2", "green-1 c1", "green-2 c1")
    play(match, "red go 1 c1")
    assert news(match, "tile-drilled") == ["red c1 7 7"]


@rule("rockwell 6.1")
def test_everything_stays_on_it() -> None:
    match = met("red-1 c2 2", "blue-1 c1 3+1", "yellow-1 c1 1", green="c1")
    assert where(match, "red-1", "blue-1", "yellow-1") == ["c1"] * 3
    assert tile(match, "c1").force == 7
    assert tile(match, "c1").shaft == 3
    assert next(each for each in seen(match).crews if (each.owner, each.number) == (1, 1)).die == 1


@rule("rockwell 6.1")
def test_a_turned_tile_is_not_drilled_again() -> None:
    match = play(stand(turned(drilling(), "a0"), "red-1 entrance-0 4"), "red go 1 a0")
    assert (seen(match).phase, turn_of(match)) == ("drilling", "blue")


@rule("rockwell 6.2")
def test_the_card_is_gone_from_its_pile() -> None:
    match = met("red-1 c2 3", "red-2 c1 4")
    assert tile(match, "c1").cards == tile(match, "c3").cards == 5
    assert tile(match, "c0").cards == 6


@rule("rockwell 6.2")
@pytest.mark.parametrize(
    ("others", "share"),
    [
        (["red-2 c1 3"], [0, 3, 5, 4]),
        (["blue-1 c1 3"], [0, 1, 2, 2]),
        (["blue-1 c1 2", "yellow-1 c1 1"], [0, 1, 1, 1]),
        (["blue-1 c1 1", "yellow-1 c1 1", "green-1 c1 1"], [0, 0, 1, 1]),
    ],
)
def test_cubes_are_split_kind_by_kind_into_equal_whole_shares(others: list[str], share: list[int]) -> None:
    match = met("red-1 c2 4", *others)
    text = " ".join(map(str, share))
    owners = {"red", *(line.split("-")[0] for line in others)}
    assert set(news(match, "share-set")) == {f"{owner} {text}" for owner in owners}
    for owner in owners - {"red"}:
        assert cubes(match, owner) == share


@rule("rockwell 6.2")
def test_whatever_their_power_and_however_many_crews_they_have_there() -> None:
    match = met("red-1 c2 1", "blue-1 c1 3", "blue-2 c1 2", "blue-3 c1 1", card=2)
    assert stocks(match)[:2] == [[0, 2, 1, 1], [0, 3, 2, 1]]


@rule("rockwell 6.2", "rockwell 5.4")
def test_crews_on_a_border_of_the_tile_have_a_share() -> None:
    match = met("red-1 c2 2", "blue-1 c0-c1 1", "yellow-1 c1-c2 1", "green-1 c1 3")
    assert [sum(stock) > 0 for stock in stocks(match)] == [True] * 4
    assert where(match, "blue-1", "yellow-1") == ["c1", "c1"]


@rule("rockwell 6.2")
def test_crews_beside_it_have_none() -> None:
    match = met("red-1 c2 3", "red-2 c1 4", "blue-1 c0 2", "yellow-1 b1 1", "green-1 d1")
    assert stocks(match) == [[0, 3, 5, 4], *[[0] * 4] * 3]


@rule("rockwell 6.2", "rockwell 6.3")
def test_a_shaft_alone_gives_no_share_but_the_surplus() -> None:
    match = met("red-1 c2 3", "blue-1 c1 4", green="c1")
    assert stocks(match) == [[0, 1, 2, 2], [0, 1, 2, 2], [0] * 4, [0, 1, 1, 0]]
    assert news(match, "surplus-set") == ["green 0 1 1 0 shaft"]


@rule("rockwell 6.2", "rockwell 6.3")
def test_if_everything_divides_a_shaft_alone_gives_nothing() -> None:
    match = met("red-1 c2 3", "red-2 c1 4", green="c1")
    assert stocks(match) == [[0, 3, 5, 4], *[[0] * 4] * 3]


@rule("rockwell 6.3")
def test_the_owner_of_a_shaft_comes_before_the_most_power() -> None:
    match = met("red-1 c2 1", "blue-1 c1 4", "blue-2 c1 2", red="c1")
    assert stocks(match)[:2] == [[0, 2, 3, 2], [0, 1, 2, 2]]


@rule("rockwell 6.3")
def test_else_the_player_with_most_power_there_has_the_surplus() -> None:
    match = met("red-1 c2 3", "blue-1 c1 2", "blue-2 c1 2")
    assert stocks(match)[:2] == [[0, 1, 2, 2], [0, 2, 3, 2]]
    assert news(match, "surplus-set") == ["blue 0 1 1 0 power"]


@rule("rockwell 6.3")
def test_dice_included() -> None:
    match = met("red-1 c2 3", "blue-1 c1 1+3")
    assert news(match, "surplus-set") == ["blue 0 1 1 0 power"]


@rule("rockwell 6.3", "rockwell 5.4")
def test_and_crews_astride() -> None:
    match = met("red-1 c2 3", "blue-1 c0-c1 4")
    assert news(match, "surplus-set") == ["blue 0 1 1 0 power"]


@rule("rockwell 6.3")
def test_a_shaft_elsewhere_and_crews_elsewhere_do_not_count() -> None:
    match = met("red-1 c2 4", "blue-1 c1 3", "blue-2 c0 4", blue="c0")
    assert news(match, "surplus-set") == ["red 0 1 1 0 power"]


@rule("rockwell 6.3")
def test_if_several_tie_the_active_player() -> None:
    match = met("red-1 c2 3", "blue-1 c1 3", "yellow-1 c1 1", card=2)
    assert stocks(match)[:3] == [[0, 3, 1, 2], [0, 1, 1, 0], [0, 1, 1, 0]]
    assert news(match, "surplus-set") == ["red 0 2 0 2 active"]


@rule("rockwell 6.3")
def test_whether_or_not_they_are_one_of_them() -> None:
    match = met("red-1 c2 1", "blue-1 c1 3", "yellow-1 c1 3", card=2)
    assert stocks(match)[:3] == [[0, 3, 1, 2], [0, 1, 1, 0], [0, 1, 1, 0]]
    assert news(match, "surplus-set") == ["red 0 2 0 2 active"]


@rule("rockwell 6.3")
def test_who_dominates_others_that_tie_has_the_surplus() -> None:
    match = met("red-1 c2 1", "blue-1 c1 4", "yellow-1 c1 1", "green-1 c1 1")
    assert news(match, "surplus-set") == ["blue 0 3 1 0 power"]


@rule("rockwell 6.4")
def test_the_active_player_keeps_the_card_whoever_had_priority() -> None:
    match = met("red-1 c2 1", "blue-1 c1 4", "blue-2 c1 2", yellow="c1")
    assert [company(match, seat).cards for seat in SEAT_NAMES[:4]] == [1, 0, 0, 0]
    assert news(match, "card-kept") == ["red 1"]


@rule("rockwell 6.4", "rockwell 9.2")
def test_also_a_player_who_improved_a_crew() -> None:
    match = bare(until(stand(drilling("blue/iii-1"), "blue-1 c1 2", "red-1 c1 4"), "workshop"))
    extract(play(match, "blue raise 1"), 5)
    assert company(match, "blue").cards == 1
    assert stocks(match)[:2] == [[0, 2, 3, 2], [0, 1, 2, 2]]


@rule("rockwell 6.3", "rockwell 9.2")
def test_and_they_have_the_surplus_in_a_tie() -> None:
    match = bare(until(stand(drilling("blue/iii-1"), "blue-1 c0 2", "red-1 c0 3"), "workshop"))
    extract(play(match, "blue raise 1"), 2)
    assert stocks(match)[:2] == [[0, 2, 1, 0], [0, 3, 2, 1]]


@rule("rockwell 6.4", "rockwell 5.9")
def test_or_hired_a_die() -> None:
    match = bare(stand(drilling("red/i-3"), "red-1 c1 1", "blue-1 c1 4"))
    extract(play(match, "red stay 1", "red hire 2"), 5)
    assert company(match, "red").cards == 1


@rule("rockwell 6.7")
def test_the_tile_is_turned_the_card_drawn_shares_and_surplus_set_out_then_danger_then_all_enters_the_stocks() -> None:
    match = stock(stand(drilling(), "red-1 entrance-0 2", "blue-1 a1 1"), "red", cards=5, insurance=1)
    extract(play(match, "red go 1 a1"), 6)
    before = stocks(match)
    assert before[:2] == [[3, 2, 1, 0]] * 2, "nothing is in a stock yet"
    assert company(match, "red").cards == 5
    play(match, "blue save 0")
    assert stocks(match) == before
    play(match, "red save 1")
    kinds = [text.split()[0] for text in event_texts(match, match.submissions - 3)]
    order = [
        "tile-drilled",
        "tile-turned",
        "card-drawn",
        "share-set",
        "surplus-set",
        "danger-felt",
        "insurance-used",
        "cubes-lost",
        "cubes-gained",
        "card-kept",
        "achieved",
    ]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    assert (cubes(match, "red"), company(match, "red").cards) == ([6, 4, 1, 0], 6)
    assert cubes(match, "blue") == [5, 3, 1, 0]


@rule("rockwell 6.7", "rockwell 10.4")
def test_cubes_lost_to_danger_never_help_an_achievement() -> None:
    match = stand(drilling(), "red-1 entrance-0 3")
    stock(match, "red", silver=9)
    extract(play(match, "red go 1 a1"), 6)
    play(match, "red save 0")
    assert cubes(match, "red")[2] == 9
    assert news(match, "achieved") == []


@rule("rockwell 6.7")
def test_then_play_resumes_where_it_was_interrupted() -> None:
    match = met("red-1 c2 3", "blue-1 c1 4")
    assert (seen(match).phase, turn_of(match), seen(match).round) == ("drilling", "blue", 1)
    match = stand(play(drilling(), "red pass", "blue pass", "yellow pass"), "green-1 entrance-0 2")
    extract(play(match, "green go 1 a0"), 1)
    assert (seen(match).phase, turn_of(match), seen(match).round) == ("drilling", "red", 2)


@rule("rockwell 6.7")
def test_an_extraction_cannot_cause_another_one() -> None:
    """The crew that leaves the border for b2 does not drill b3 as well."""
    match = stand(drilling(), "red-1 a2 1", "blue-1 b2-b3 3", "yellow-1 b3 1")
    extract(play(match, "red go 1 b2"), 1)
    assert (seen(match).phase, tile(match, "b3").turned, tile(match, "b3").force) == ("drilling", False, 1)
    end_round(match)
    assert tile(match, "b3").force == 1
