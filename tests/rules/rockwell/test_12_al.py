"""Section 12: how the automatic crews move and drill."""

from typing import Any

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, directed, stand, stock, sunk, turned
from tests.rules.rockwell.setting import (
    achieved,
    chances,
    company,
    cubes,
    drilling,
    extract,
    idle,
    moves,
    news,
    reason,
    seen,
    texts,
    tile,
    turn_of,
    where,
)

from motherlode.core.match import Match


def al_to_move(*lines: str, over: str = "", posts: str = "", control: str = "", **options: Any) -> Match:
    """Both have passed in the first round; nothing moves before the lines stand."""
    match = drilling(posts, 2, control, **options)
    first, second = ("red", "blue") if seen(match).control == [0, 1] else ("blue", "red")
    play(match, f"{first} pass")
    return play(stand(turned(match, over), *lines), f"{second} pass")


FAR = ("al-2 d1", "al-3 d3", "al-4 d5")


@rule("rockwell 12.3")
def test_at_the_end_of_each_drilling_round_one_al_crew_moves_one_step() -> None:
    match = drilling("red/ii-1", 2)
    for number in range(1, 5):
        before = where(match, "al-1", "al-2", "al-3", "al-4")
        play(match, "red pass")
        assert where(match, "al-1", "al-2", "al-3", "al-4") == before
        play(match, "blue pass")
        while seen(match).round == number and seen(match).phase != "market":
            idle(match)
        after = where(match, "al-1", "al-2", "al-3", "al-4")
        assert sum(1 for old, new in zip(before, after, strict=True) if old != new) == 1
    assert seen(match).phase == "market"


@rule("rockwell 12.3", "rockwell 12.4")
def test_if_still_several_the_player_first_in_control_order_chooses() -> None:
    match = al_to_move()
    assert (seen(match).phase, turn_of(match)) == ("leading", "red")
    assert texts(match) == ["lead 1 a0", "lead 2 a2", "lead 3 a4", "lead 4 a6"]
    match = al_to_move(control="blue red")
    assert turn_of(match) == "blue"
    play(match, "blue lead 3 a4")
    assert news(match, "al-moved") == ["3 1 entrance-2 a4"]
    assert where(match, "al-1", "al-3") == ["entrance-0", "a4"]
    assert (seen(match).round, turn_of(match)) == (2, "blue")


@rule("rockwell 12.3")
def test_first_those_not_yet_in_play_or_on_a_turned_tile() -> None:
    match = al_to_move("al-1 b1 4", "al-2 d1 1", "al-3 d3 1", "al-4 entrance-3 1")
    assert where(match, "al-4", "al-1") == ["a6", "b1"], "the only one at an entrance, though weaker"
    match = al_to_move("al-1 b1 4", "al-2 d1 1", "al-3 d3 1", "al-4 d5 1", over="d5")
    assert where(match, "al-4", "al-1") != ["d5", "b1"]
    assert where(match, "al-1") == ["b1"], "or the only one on a turned tile"


@rule("rockwell 12.3")
def test_those_at_entrances_and_on_turned_tiles_are_alike_until_power_decides() -> None:
    match = al_to_move("al-1 b1 3", "al-2 c1 2", "al-3 d3 1", "al-4 entrance-3 1", over="c1")
    assert where(match, "al-2")[0] != "c1"
    assert where(match, "al-1", "al-3", "al-4") == ["b1", "d3", "entrance-3"]


@rule("rockwell 12.3")
def test_if_there_are_none_all() -> None:
    match = al_to_move("al-1 b1 1", "al-2 c1 2", "al-3 d3 1", "al-4 d5 1")
    assert where(match, "al-2")[0] != "c1", "the most powerful"
    assert where(match, "al-1", "al-3", "al-4") == ["b1", "d3", "d5"]


@rule("rockwell 12.3")
@pytest.mark.parametrize(
    ("places", "mover"),
    [
        (("entrance-0", "a3", "a5", "d1"), "al-1"),
        (("d1", "a3", "b5", "c1"), "al-2"),
        (("d1", "d3", "b5", "c1"), "al-3"),
        (("d1", "d3", "d5", "c1"), "al-4"),
    ],
)
def test_of_these_the_one_farthest_from_the_centre(places: tuple[str, ...], mover: str) -> None:
    names = ("al-1", "al-2", "al-3", "al-4")
    over = " ".join(place for place in places if not place.startswith("entrance"))
    match = al_to_move(*(f"{name} {place}" for name, place in zip(names, places, strict=True)), over=over)
    if seen(match).phase == "leading":
        assert {text.split()[1] for text in texts(match)} == {mover[-1]}
        idle(match)
    moved = [name for name, place in zip(names, places, strict=True) if where(match, name) != [place]]
    assert moved == [mover]


@rule("rockwell 12.3")
def test_power_comes_before_distance() -> None:
    match = al_to_move("al-1 a1 1", "al-2 d1 2", "al-3 d3 1", "al-4 d5 1", over="a1 d1 d3 d5")
    if seen(match).phase == "leading":
        idle(match)
    assert where(match, "al-1", "al-3", "al-4") == ["a1", "d3", "d5"]
    assert where(match, "al-2") != ["d1"]


@rule("rockwell 12.4")
def test_to_the_neighbouring_unturned_tile_that_lacks_least_power() -> None:
    """b3 lacks 5 less Red's 2, a2 lacks 2 but is turned, b1 5, c2 6."""
    match = al_to_move("al-1 b2 1", *FAR, "red-1 b3 2", over="b2 a2")
    assert where(match, "al-1") == ["b3"]


@rule("rockwell 12.4")
def test_dice_and_crews_of_all_count_for_what_it_lacks() -> None:
    match = al_to_move("al-1 b2 1", *FAR, "red-1 c2 2+3", "blue-1 b3 3", over="b2 a2")
    assert where(match, "al-1") == ["c2"], "it lacks 1, b3 2"


@rule("rockwell 12.4")
def test_before_the_crew_arrives_so_its_own_power_changes_nothing() -> None:
    """a2 lacks 2, b1 and b3 lack 5: whether the crew has 1 or 4."""
    for power in (1, 4):
        match = al_to_move(f"al-1 b2 {power}", *FAR, over="b2")
        assert where(match, "al-1") == ["a2"]


@rule("rockwell 12.4")
def test_if_several_the_same_player_chooses() -> None:
    match = al_to_move("al-1 b2 1", *FAR, over="b2 a2", control="blue red")
    assert (seen(match).phase, turn_of(match)) == ("leading", "blue")
    assert texts(match, 1) == ["lead 1 b1", "lead 1 b3"]
    play(match, "blue lead 1 b3")
    assert where(match, "al-1") == ["b3"]


@rule("rockwell 12.4")
def test_choosing_the_crew_does_not_free_them_from_this() -> None:
    match = al_to_move("red-1 a1 2", "blue-1 a6 1")
    assert texts(match) == ["lead 1 a1", "lead 2 a2", "lead 3 a4", "lead 4 a6"]


@rule("rockwell 12.4")
def test_it_must_move_and_if_no_neighbouring_tile_is_unturned_they_choose_any() -> None:
    match = al_to_move("al-1 b2 1", *FAR, over="b2 b1 b3 a2 c2")
    assert set(texts(match)) == {"lead 1 b1", "lead 1 b3", "lead 1 a2", "lead 1 c2"}


@rule("rockwell 12.4")
def test_from_an_entrance_it_goes_to_one_of_the_two_it_faces_turned_or_not() -> None:
    match = al_to_move("al-1 entrance-0 2", over="a0 a1")
    assert texts(match) == ["lead 1 a0", "lead 1 a1"]
    match = al_to_move("al-1 entrance-0 2", over="a0")
    assert where(match, "al-1") == ["a1"]


@rule("rockwell 12.4")
def test_al_never_enters_the_centre_and_never_goes_back_to_an_entrance() -> None:
    match = al_to_move("al-1 d0 2", "al-2 d1", "al-3 d3", "al-4 d5", over="d0 d1 d7 c0")
    assert set(texts(match)) == {"lead 1 c0", "lead 1 d1", "lead 1 d7"}
    match = al_to_move("al-1 a0 2", *FAR, over="a0 a1 a7 b0")
    assert set(texts(match)) == {"lead 1 a1", "lead 1 a7", "lead 1 b0"}


@rule("rockwell 12.3")
def test_never_astride() -> None:
    match = al_to_move("al-1 b2 1", *FAR, over="b2 a2")
    assert not [text for text in texts(match) if "-" in text]


# -- Al drills; a2 takes 2: card 3 shows 5 zinc, 2 copper, card 6 5 zinc, 3 copper with danger


def al_drills(*lines: str, card: int = 3, **shafts: str) -> Match:
    """Al's crew 2 goes from its entrance to a2, where these stand."""
    match = drilling(players=2)
    play(match, "red pass")
    stand(bare(sunk(match, **shafts)), "al-1 d1", "al-2 entrance-1 2", "al-3 d3", "al-4 d5", *lines)
    return extract(play(match, "blue pass"), card)


@rule("rockwell 12.5")
def test_al_takes_part_in_shares_and_what_it_would_receive_goes_back_to_the_supply() -> None:
    match = al_drills("red-1 a2 1")
    assert cubes(match, "red") == [2, 1, 0, 0]
    assert cubes(match, "blue") == [0, 0, 0, 0]
    assert "al 2 1 0 0" in news(match, "share-set")


@rule("rockwell 12.5")
def test_and_in_priority() -> None:
    match = al_drills("red-1 a2 1")
    assert news(match, "surplus-set") == ["al 1 0 0 0 power"]
    match = al_drills("red-1 a2 1", blue="a2")
    assert (cubes(match, "red"), cubes(match, "blue")) == ([2, 1, 0, 0], [1, 0, 0, 0]), "a shaft comes first"


@rule("rockwell 12.5", "rockwell 6.3")
def test_if_als_own_move_drills_a_tile_al_is_active_so_a_tie_is_als() -> None:
    match = al_drills("red-1 a2 1", "al-2 entrance-1 1")
    assert news(match, "surplus-set") == ["al 1 0 0 0 active"]
    assert cubes(match, "red") == [2, 1, 0, 0]


@rule("rockwell 12.5", "rockwell 6.4")
def test_and_the_card_is_put_away() -> None:
    match = al_drills("red-1 a2 1")
    assert [mine.cards for mine in seen(match).seats] == [0, 0]
    assert tile(match, "a2").cards == 5
    assert (seen(match).phase, seen(match).round, turn_of(match)) == ("drilling", 2, "red")


@rule("rockwell 12.5")
def test_al_feels_no_danger_but_players_there_do() -> None:
    match = al_drills("red-1 a2 1", card=6)
    assert (seen(match).phase, seen(match).actors) == ("danger", [0])
    assert news(match, "danger-felt") == ["red 1 1"]
    play(match, "red save 0")
    assert cubes(match, "red") == [2, 0, 0, 0]
    match = al_drills(card=6)
    assert (seen(match).phase, seen(match).round) == ("drilling", 2)


@rule("rockwell 12.5")
def test_al_has_its_share_also_if_a_player_drills() -> None:
    match = bare(stand(drilling(players=2), "red-1 c2 3", "al-1 c1 3", "blue-1 c1 1"))
    extract(play(match, "red go 1 c1"), 2)
    assert (cubes(match, "red"), cubes(match, "blue")) == ([0, 3, 1, 2], [0, 1, 1, 0])
    assert news(match, "surplus-set") == ["red 0 2 0 2 active"]
    assert company(match, "red").cards == 1


@rule("rockwell 12.5", "rockwell 10.4")
def test_after_als_own_move_direction_order_alone_decides_who_takes_the_better_tile() -> None:
    for order, best in (("red blue", 4), ("blue red", 2)):
        match = drilling(players=2, achievement_tie="active", control="red blue")
        play(match, "red pass")
        stand(match, "al-1 c2 3", "al-2 d1", "al-3 d3", "al-4 d5", "red-1 c1 3", "blue-1 c1 2")
        stock(stock(directed(turned(match, "c2 b2 d2 c3"), order), "red", silver=9), "blue", silver=9)
        extract(play(match, "blue pass"), 5)
        assert (achieved(match, "red")["silver"], achieved(match, "blue")["silver"]) == (best, 6 - best)


@rule("rockwell 12.3", "rockwell 7.1")
def test_al_moves_at_the_end_of_the_last_round_before_shafts_yield() -> None:
    match = bare(sunk(drilling("red/ii-1", 2), red="a2"))
    while seen(match).round < 4:
        idle(match)
    stand(match, "al-1 d1", "al-2 entrance-1 2", "al-3 d3", "al-4 d5")
    assert not tile(match, "a2").turned
    play(match, "red pass", "blue pass")
    assert chances(match) == {f"turn {k}": 1 for k in range(1, 5)}
    extract(match, 1, back=2)
    assert seen(match).phase == "market"
    assert cubes(match, "red") == [2, 0, 0, 0]


@rule("rockwell 12.3", "rockwell 5.1")
def test_a_player_who_has_finished_still_chooses_if_first_in_control_order() -> None:
    match = play(drilling(players=2), "red pass")
    play(stand(match, *(f"red-{k} centre" for k in (1, 2, 3, 4))), "blue pass")
    assert (seen(match).phase, turn_of(match)) == ("leading", "red")


@rule("rockwell 12.4", "rockwell 5.4")
def test_crews_astride_count_for_what_a_tile_lacks() -> None:
    """Red's crew astride b3 and b4 makes b3 lack less than b1."""
    match = al_to_move("al-1 b2 1", *FAR, "red-1 b3-b4 1", over="b2 a2")
    assert where(match, "al-1") == ["b3"]


@rule("rockwell 12.5", "rockwell 5.4")
def test_players_astride_the_tile_al_drills_move_onto_it_and_share() -> None:
    match = al_drills("red-1 a1-a2 1")
    assert where(match, "red-1") == ["a2"]
    assert cubes(match, "red") == [2, 1, 0, 0]


# -- al_tie: free


@rule("rockwell 12.4")
def test_with_free_whoever_chooses_the_crew_also_chooses_any_neighbouring_tile() -> None:
    """All four stand at entrances: a0 and a2 lack 2, a1 and a3 lack 3."""
    match = al_to_move(al_tie="free")
    assert {text for text in texts(match) if text.startswith("lead 1")} == {"lead 1 a0", "lead 1 a1"}
    play(match, "red lead 1 a1")
    assert where(match, "al-1") == ["a1"]


@rule("rockwell 12.4")
def test_with_free_drilled_tiles_are_neighbours_too_but_neither_centre_nor_entrance_nor_border() -> None:
    match = al_to_move("al-1 a0 1", "al-2 d2 1", "al-3 a4 1", "al-4 d6 1", over="a0 a1 b0 a4", al_tie="free")
    assert moves(match, "red", "lead 1") == {"a1", "a7", "b0"}
    assert reason(match, "red lead 1 c0") == "al-not-beside c0 12.4"


@rule("rockwell 12.4")
def test_with_free_a_crew_that_nobody_chose_still_goes_where_least_is_missing() -> None:
    match = al_to_move("al-1 entrance-0 2", *FAR, al_tie="free")
    assert where(match, "al-1") == ["a0"]
    match = al_to_move("al-1 entrance-0 2", *FAR, over="a0 a1", al_tie="free")
    assert seen(match).phase == "leading", "if all are drilled, the player chooses"
    assert texts(match) == ["lead 1 a0", "lead 1 a1"]
    assert reason(match, "red lead 1 a2") == "al-other-tile a2 12.4"
