"""Section 10: how the game ends, bonus, prestige and places."""

from typing import Any

import pytest
from tests.kit import VARIANTS, event_texts, play, random_match, rule
from tests.rules.rockwell.layout import bare, honour, stand, stock
from tests.rules.rockwell.setting import (
    METALS,
    PLAYERS,
    crew,
    drilling,
    end_turn,
    news,
    opened,
    places,
    seen,
    state,
    texts,
    turn_of,
    until,
)

from motherlode.core.ids import CHANCE, SEAT_NAMES
from motherlode.core.match import Match

SIX = ("each-metal", "strong-crews", "centre", "silver", "gold", "cards")


def last_turn(bonus: str = "owned") -> Match:
    """The turn after which the game is scored as it stands; nobody has anything, and nothing comes of that."""
    match = bare(drilling(turn_limit="8", bonus=bonus), 0)
    state(match).turn = 8
    return match


def scored(bonus: str = "ranked", /, **goods: list[int]) -> list[list[int]]:
    """The bonus of every seat, by metal and money, with that many of each in the order of the seats."""
    match = last_turn(bonus)
    for seat, name in enumerate(SEAT_NAMES[:4]):
        stock(match, name, **{good: amounts[seat] for good, amounts in goods.items()})
    end_turn(match)
    return [list(mine.score.bonus) for mine in seen(match).seats]


@rule("rockwell 10.5")
def test_the_game_ends_after_the_turn_in_which_three_of_four_have_a_crew_in_the_centre() -> None:
    match = stand(drilling("green/iii-1"), "red-1 centre", "blue-1 centre", "yellow-1 d0")
    play(match, "red pass", "blue pass", "yellow go 1 centre")
    assert match.result() is None
    assert turn_of(match) == "green", "the turn is played to its end"
    until(match, "workshop")
    play(match, "green leave")
    assert match.result() is not None
    assert news(match, "game-ended") == ["centre"]
    assert (seen(match).phase, seen(match).reason, seen(match).prompt) == ("over", "centre", "over")


@rule("rockwell 10.5")
def test_two_are_no_majority_of_four_however_many_crews_they_have_there() -> None:
    match = stand(drilling(), *(f"{seat}-{k} centre" for seat in ("red", "blue") for k in (1, 2, 3)))
    assert end_turn(match).result() is None
    assert seen(match).turn == 2


@rule("rockwell 10.5", "rockwell 11.2", "rockwell 12.7")
@pytest.mark.parametrize(("players", "majority"), [(4, 3), (3, 2), (2, 2)])
def test_the_majority_is_three_of_four_two_of_three_two_of_two(players: int, majority: int) -> None:
    assert seen(opened(players)).majority == majority
    for inside in range(players + 1):
        match = stand(drilling(players=players), *(f"{seat}-1 centre" for seat in SEAT_NAMES[:inside]))
        end_turn(match)
        assert (match.result() is not None) == (inside >= majority)


@rule("rockwell 10.5")
@PLAYERS
def test_or_one_player_has_six_achievements_including_g_h_and_i(players: int) -> None:
    match = honour(drilling(players=players), "blue", *SIX)
    end_turn(match)
    assert news(match, "game-ended") == ["achievements"]
    assert seen(match).reason == "achievements"


@rule("rockwell 10.5")
@pytest.mark.parametrize(
    "names",
    [
        SIX[:5],
        ("each-metal", "strong-crews", "silver", "gold", "cards", "zinc-copper", "trained-crews", "deep-crews"),
        ("centre", "strong-crews", "silver", "gold", "cards", "zinc-copper", "trained-crews", "deep-crews"),
        ("each-metal", "centre", "silver", "gold", "cards", "zinc-copper", "trained-crews", "deep-crews"),
    ],
)
def test_five_are_not_enough_nor_eight_without_one_of_them(names: tuple[str, ...]) -> None:
    assert end_turn(honour(drilling(), "blue", *names)).result() is None


@rule("rockwell 10.5")
def test_six_of_two_players_together_are_not_enough() -> None:
    match = honour(honour(drilling(), "blue", *SIX[:4]), "red", *SIX[2:])
    assert end_turn(match).result() is None


@rule("rockwell 10.5")
def test_the_sixth_gained_in_the_turn_counts_at_its_end() -> None:
    match = honour(stand(drilling(), "red-1 d0"), "red", *(name for name in SIX if name != "centre"))
    play(match, "red go 1 centre")
    assert match.result() is None
    assert end_turn(match).result() is not None


@rule("rockwell 10.5")
def test_when_it_is_over_nothing_is_allowed() -> None:
    match = end_turn(last_turn())
    for seat in (0, 1, 2, 3, CHANCE):
        assert texts(match, seat) == []
    assert match.game.actors(match.state) == 0


FOUR: list[tuple[list[int], list[int]]] = [
    ([4, 3, 2, 1], [3, 2, 1, 0]),
    ([1, 2, 3, 4], [0, 1, 2, 3]),
    ([4, 4, 2, 1], [3, 3, 1, 0]),
    ([4, 3, 3, 1], [3, 2, 2, 0]),
    ([4, 3, 2, 2], [3, 2, 1, 1]),
    ([4, 4, 2, 2], [3, 3, 1, 1]),
    ([4, 4, 4, 1], [3, 3, 3, 0]),
    ([4, 3, 3, 3], [3, 2, 2, 2]),
    ([4, 4, 4, 4], [3, 3, 3, 3]),
]
# Amounts; points if everybody is ranked, and if those who own some are.
NONE: list[tuple[list[int], list[int], list[int]]] = [
    ([4, 0, 0, 0], [3, 2, 2, 2], [3, 0, 0, 0]),
    ([4, 3, 0, 0], [3, 2, 1, 1], [3, 2, 0, 0]),
    ([4, 3, 2, 0], [3, 2, 1, 0], [3, 2, 1, 0]),
    ([0, 0, 0, 0], [3, 3, 3, 3], [0, 0, 0, 0]),
    ([5, 5, 0, 0], [3, 3, 1, 1], [3, 3, 0, 0]),
]


@rule("rockwell 10.6")
@pytest.mark.parametrize(("amounts", "points"), FOUR)
def test_bonus_3_2_1_for_most_of_each_ties_get_the_higher_places_points(amounts: list[int], points: list[int]) -> None:
    for k, metal in enumerate(METALS):
        assert [bonus[k] for bonus in scored(**{metal: amounts})] == points
    assert [bonus[4] for bonus in scored(money=[100 * amount for amount in amounts])] == points


@rule("rockwell 10.6")
@pytest.mark.parametrize(("amounts", "ranked", "owned"), NONE)
def test_whoever_has_none_of_something_is_ranked_too_or_with_owned_scores_nothing(
    amounts: list[int], ranked: list[int], owned: list[int]
) -> None:
    for choice, points in (("ranked", ranked), ("owned", owned)):
        for k, metal in enumerate(METALS):
            assert [bonus[k] for bonus in scored(choice, **{metal: amounts})] == points
        assert [bonus[4] for bonus in scored(choice, money=[100 * amount for amount in amounts])] == points


@rule("rockwell 10.6")
def test_ranked_is_the_default() -> None:
    assert drilling().header.options["bonus"] == "ranked"


@rule("rockwell 10.6")
def test_each_metal_and_money_for_itself() -> None:
    bonus = scored(
        "owned",
        zinc=[3, 2, 1, 0],
        copper=[0, 1, 2, 3],
        silver=[1, 1, 0, 0],
        gold=[0, 0, 0, 1],
        money=[0, 500, 0, 100],
    )
    assert bonus == [[3, 0, 3, 0, 0], [2, 1, 3, 0, 3], [1, 2, 0, 0, 0], [0, 3, 0, 3, 2]]


@rule("rockwell 10.6")
def test_insurance_is_no_cube() -> None:
    assert scored("owned", zinc=[1, 0, 0, 0], insurance=[0, 5, 5, 5])[1:] == [[0] * 5] * 3


def final(**seats: dict[str, Any]) -> Match:
    """The end of a game in which these have these stocks and achievements."""
    match = last_turn()
    for seat, goods in seats.items():
        honour(match, seat, *goods.pop("done", ()))
        stock(match, seat, **goods)
    return end_turn(match)


@rule("rockwell 10.7")
def test_prestige_is_the_sum_of_achievement_tiles_delivery_tiles_and_bonus() -> None:
    match = final(red={"done": ("silver", "centre"), "supplied": 7, "zinc": 2}, blue={"zinc": 3, "money": 500})
    mine = seen(match).seats[0]
    assert (mine.score.achievements, mine.score.deliveries, mine.score.bonus) == (10, 7, [2, 0, 0, 0, 0])
    assert mine.prestige == seen(match).results[0].points == 19
    assert seen(match).seats[1].prestige == 6


@rule("rockwell 10.7")
def test_most_prestige_wins() -> None:
    match = final(red={"supplied": 3}, blue={"supplied": 9}, yellow={"supplied": 5}, green={"supplied": 1})
    assert places(match) == [3, 1, 2, 4]
    assert [result.points for result in seen(match).results] == [3, 9, 5, 1]


@rule("rockwell 10.7")
def test_then_most_achievement_tiles() -> None:
    match = final(red={"supplied": 7}, blue={"done": ("silver",), "supplied": 3}, yellow={"supplied": 7})
    assert [result.points for result in seen(match).results] == [7, 7, 7, 0]
    assert places(match) == [2, 1, 2, 4]


@rule("rockwell 10.7")
def test_their_number_not_their_value() -> None:
    """Blue has two tiles of 4 and 3 prestige, Red one of 6."""
    match = last_turn()
    honour(match, "green", "cards")
    honour(match, "red", "centre")
    honour(match, "blue", "silver", "cards")
    stock(stock(match, "red", supplied=1), "green", supplied=0)
    end_turn(match)
    assert [result.points for result in seen(match).results] == [7, 7, 0, 4]
    assert places(match) == [2, 1, 4, 3]


@rule("rockwell 10.7")
def test_then_most_cubes_of_all_kinds_together() -> None:
    """Red and Blue have 3 prestige from bonus each; Red has more cubes."""
    match = final(red={"zinc": 3}, blue={"gold": 2}, yellow={"supplied": 1})
    assert [result.points for result in seen(match).results] == [3, 3, 1, 0]
    assert places(match) == [1, 2, 3, 4]


@rule("rockwell 10.7")
def test_then_it_is_shared() -> None:
    match = final(red={"zinc": 2}, blue={"gold": 2}, yellow={"supplied": 1})
    assert places(match) == [1, 1, 3, 4]
    result = match.result()
    assert result is not None
    assert [result.share(seat) for seat in range(4)] == [0.5, 0.5, 0, 0]


@rule("rockwell 10.7")
def test_insurance_breaks_no_tie() -> None:
    match = final(red={"zinc": 2, "insurance": 9}, blue={"gold": 2})
    assert places(match) == [1, 1, 3, 3]


@rule("rockwell 10.7")
def test_the_other_places_are_ranked_the_same_way() -> None:
    match = final(red={"supplied": 20}, blue={"supplied": 4}, yellow={"done": ("silver",)}, green={"supplied": 4})
    assert places(match) == [1, 3, 2, 3]


@rule("rockwell 10.8")
def test_at_the_end_of_a_turn_dice_and_corruption_tiles_return_and_vice_presidents_go_home() -> None:
    match = stand(drilling("red/i-1 blue/i-3"), "blue-1 c3 1+2")
    state(match).bribes = 1
    end_turn(match)
    assert (seen(match).dice, seen(match).bribes, crew(match, "blue-1").die) == (3, 3, 0)
    assert [mine.home for mine in seen(match).seats] == [2, 2, 2, 2]
    assert news(match, "turn-ended") == ["1"]
    assert news(match, "turn-began") == ["2"]


@rule("rockwell 10.8")
def test_the_end_is_checked_there_only() -> None:
    match = stand(drilling("red/ii-1 red/iii-1"), "red-1 centre", "blue-1 centre", "yellow-1 centre")
    for phase in ("market", "workshop"):
        until(match, phase)
        assert match.result() is None
    play(match, "red leave")
    assert match.result() is not None
    assert all(mine.home == 2 for mine in seen(match).seats)


@rule("rockwell 10.9")
def test_the_limit_is_200_turns_unless_the_table_chooses_another() -> None:
    assert seen(opened()).turn_limit == 200
    for limit in ("100", "50", "20", "12", "8"):
        assert seen(opened(turn_limit=limit)).turn_limit == int(limit)


@rule("rockwell 10.9")
@PLAYERS
def test_after_that_turn_the_game_is_scored_as_it_stands(players: int) -> None:
    match = drilling(players=players, turn_limit="8")
    state(match).turn = 7
    assert end_turn(match).result() is None
    assert seen(match).turn == 8
    end_turn(match)
    assert news(match, "game-ended") == ["turn-limit"]
    assert seen(match).reason == "turn-limit"


@rule("rockwell 10.9")
def test_an_end_by_10_5_in_the_last_turn_is_that_end() -> None:
    match = stand(drilling(turn_limit="8"), "red-1 centre", "blue-1 centre", "yellow-1 centre")
    state(match).turn = 8
    assert news(end_turn(match), "game-ended") == ["centre"]


@rule("rockwell 10.4")
@PLAYERS
def test_at_scoring_nothing_is_gained_any_more(players: int) -> None:
    variant = next(
        each
        for each in VARIANTS
        if each.game == "rockwell" and each.seats == players and each.options.get("turn_limit") == "8"
    )
    match = random_match(variant, players)
    told = [text.split() for text in event_texts(match)]
    over = [words[0] for words in told].index("game-ended")
    assert "achieved" not in [words[0] for words in told[over:]]
    for seat, mine in enumerate(seen(match).seats):
        gained = sum(int(words[3]) for words in told if words[:2] == ["achieved", SEAT_NAMES[seat]])
        assert gained == mine.score.achievements == mine.prestige - mine.score.deliveries - sum(mine.score.bonus)
