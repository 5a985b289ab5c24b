"""Section 5: drilling rounds, moves and the centre; mobility and borders are in test_5_mobility.py."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.rockwell.layout import bare, improve, stand, turned
from tests.rules.rockwell.setting import (
    PLAYERS,
    achieved,
    crew,
    drilling,
    end_round,
    money,
    moves,
    news,
    reason,
    seen,
    state,
    texts,
    tile,
    turn_of,
    until,
    where,
)

from motherlode.core.ids import SEAT_NAMES

FINISHED = ("blue-1 centre", "blue-2 centre", "blue-3 centre", "blue-4 centre")


@rule("rockwell 5.1")
@PLAYERS
def test_four_rounds_a_turn_in_each_every_player_acts_once_in_control_order(players: int) -> None:
    order = [*SEAT_NAMES[1:players], "red"]
    match = drilling("red/ii-1", players, " ".join(order))
    acted = []
    while seen(match).phase != "market":
        if seen(match).phase == "drilling":
            acted.append((seen(match).round, turn_of(match)))
            play(match, f"{turn_of(match)} pass")
        else:
            play(match, f"{turn_of(match)} {texts(match, seen(match).actors[0])[0]}")
    assert acted == [(number, seat) for number in (1, 2, 3, 4) for seat in order]


@rule("rockwell 5.1")
def test_the_beginning_of_a_round_is_told() -> None:
    match = play(drilling(), "red pass", "blue pass", "yellow pass", "green pass")
    assert news(match, "round-began") == ["2"]
    assert news(match, "passed") == ["green"]


@rule("rockwell 5.1", "rockwell 5.6")
@pytest.mark.parametrize("slot", ["ii-1", "i-2", "i-3"])
def test_a_player_with_all_four_crews_in_the_centre_is_passed_over(slot: str) -> None:
    match = stand(drilling(f"red/i-1 blue/{slot}"), *FINISHED)
    acted = []
    while seen(match).round < 3:
        acted.append((seen(match).round, turn_of(match)))
        play(match, f"{turn_of(match)} pass")
    assert acted == [(number, seat) for number in (1, 2) for seat in ("red", "yellow", "green")]


@rule("rockwell 5.1")
def test_also_if_they_would_be_the_first_or_the_last_of_a_round() -> None:
    match = stand(play(drilling(control="blue red yellow green"), "blue pass"), *FINISHED)
    stand(match, *(f"green-{k} centre" for k in (1, 2, 3, 4)))
    play(match, "red pass", "yellow pass")
    assert (seen(match).round, turn_of(match)) == (2, "red")


@rule("rockwell 5.1")
def test_three_crews_in_the_centre_are_not_all() -> None:
    match = play(stand(drilling(), *FINISHED[:3]), "red pass")
    assert turn_of(match) == "blue"
    assert {text.split()[1] for text in texts(match, 1) if text.startswith("go")} == {"4"}


@rule("rockwell 5.2")
@pytest.mark.parametrize("over", ["", "b3 c2 b1 a2"])
def test_they_move_one_of_their_crews_to_a_neighbouring_tile_turned_or_not(over: str) -> None:
    match = stand(turned(drilling(), over), "red-1 b2")
    assert moves(match, "red", "go 1") == {"b1", "b3", "a2", "c2"}
    play(match, "red go 1 b3")
    assert where(match, "red-1", "red-2") == ["b3", "entrance-1"]
    assert news(match, "crew-moved") == ["red 1 1 b2 b3"]


@rule("rockwell 5.2")
def test_any_of_their_crews_may_be_the_active_one_and_no_others() -> None:
    match = drilling()
    assert {text.split()[1] for text in texts(match) if text.startswith("go")} == {"1", "2", "3", "4"}
    play(match, "red go 3 a4")
    assert where(match, "red-3", "blue-3") == ["a4", "entrance-2"]


@rule("rockwell 5.2")
def test_or_from_d_to_the_centre() -> None:
    match = play(stand(drilling(), "red-1 d5"), "red go 1 centre")
    assert where(match, "red-1") == ["centre"]


@rule("rockwell 5.2")
def test_or_leaves_everything_as_it_is() -> None:
    match = stand(drilling(), "red-1 b2")
    before = list(state(match).places)
    assert "pass" in texts(match)
    play(match, "red pass")
    assert list(state(match).places) == before
    assert turn_of(match) == "blue"


@rule("rockwell 5.2", "rockwell 1.3")
@pytest.mark.parametrize("mobility", [0, 1, 2, 3])
def test_never_back_to_an_entrance(mobility: int) -> None:
    match = improve(stand(drilling(), "red-1 a0", "red-2 a3", "red-3 b4"), "red", mobility=mobility)
    assert not [text for text in texts(match) if "entrance" in text]


@rule("rockwell 5.2")
def test_crews_of_all_players_may_stand_on_one_tile() -> None:
    match = stand(drilling(), "red-1 b0", "blue-1 b1", "yellow-1 b1", "green-1 b1", "red-2 b1")
    play(match, "red go 2 b2", "blue go 1 b0", "yellow go 1 b0")
    assert tile(match, "b0").force == 3


@rule("rockwell 5.5")
def test_tiles_passed_over_do_not_count() -> None:
    """Red could drill a1 and b2 on the way, but not b1."""
    match = improve(stand(turned(drilling(), "a2"), "red-1 a2 4"), "red", mobility=3)
    play(match, "red go 1 b1")
    assert (seen(match).phase, turn_of(match)) == ("drilling", "blue")
    assert [tile(match, name).turned for name in ("a1", "b2", "b1")] == [False] * 3


@rule("rockwell 5.5")
@pytest.mark.parametrize("mobility", [0, 3])
def test_ending_where_it_began_is_standing_still(mobility: int) -> None:
    match = improve(stand(drilling(), "red-1 b2"), "red", mobility=mobility)
    assert "b2" not in moves(match, "red", "go 1")
    assert reason(match, "red go 1 b2") == "stands-there 1 b2 5.5"


@rule("rockwell 5.6")
def test_a_crew_in_the_centre_has_finished() -> None:
    match = end_round(play(stand(drilling(), "red-1 d0"), "red go 1 centre"))
    assert not [text for text in texts(match) if text.startswith(("go 1", "stay 1", "carry 1"))]
    assert refused(match, "red go 1 d0") == 506


@rule("rockwell 5.6")
def test_its_die_returns_to_board_1_and_nothing_is_paid() -> None:
    match = bare(stand(drilling("red/i-3"), "red-1 d0 2+3"))
    assert seen(match).dice == 2
    assert not [text for text in texts(match) if text.startswith("carry 1 centre")]
    play(match, "red go 1 centre")
    assert seen(match).dice == 3
    assert (crew(match, "red-1").die, crew(match, "red-1").power) == (0, 2)
    assert news(match, "die-left") == ["red 1 3"]
    assert money(match, "red") == 20_000


@rule("rockwell 5.6", "rockwell 5.7")
@pytest.mark.parametrize("slot", ["i-1", "i-3"])
def test_it_leaves_the_board_so_no_advantage_is_used_with_it(slot: str) -> None:
    match = stand(drilling(f"red/{slot}"), "red-1 d0", "blue-1 d1")
    play(match, "red go 1 centre")
    assert turn_of(match) == "blue"


@rule("rockwell 5.6", "rockwell 10.3")
def test_it_still_counts_for_achievements_with_the_power_it_had() -> None:
    match = bare(until(stand(drilling("red/iii-1"), "red-1 centre 4", "red-2 entrance-1 3"), "workshop"))
    play(match, "red raise 2")
    assert "strong-crews" in achieved(match, "red")


@rule("rockwell 5.6", "rockwell 10.2")
def test_and_as_deeper_than_ring_c() -> None:
    match = stand(drilling(), "red-1 centre", "red-2 c0", "red-3 d5", "red-4 b4")
    play(match, "red go 4 c4")
    assert "deep-crews" in achieved(match, "red")


@rule("rockwell 5.7", "rockwell 6.7")
def test_after_moving_and_after_any_extraction_the_move_caused_they_may_use_one_advantage() -> None:
    match = stand(drilling("red/i-3"), "red-1 entrance-0 2")
    play(match, "red go 1 a0")
    assert seen(match).phase == "turning"
    play(match, "* turn 1", "* extract 1")
    assert (seen(match).phase, turn_of(match)) == ("advantage", "red")
    play(match, "red hire 1")
    assert crew(match, "red-1").die == 1
    assert turn_of(match) == "blue", "only one"


@rule("rockwell 5.7")
def test_he_need_not() -> None:
    match = play(stand(drilling("red/i-3"), "red-1 b2"), "red go 1 b3", "red waive")
    assert (seen(match).phase, turn_of(match), crew(match, "red-1").die) == ("drilling", "blue", 0)
    assert news(match, "waived") == ["red"]


@rule("rockwell 5.7")
def test_with_a_crew_that_stands_still_too() -> None:
    match = stand(drilling("red/i-3"), "red-1 b2", "red-2 c5")
    play(match, "red stay 2")
    assert news(match, "crew-stayed") == ["red 2 c5"]
    assert where(match, "red-2") == ["c5"]
    play(match, "red hire 3")
    assert (crew(match, "red-1").die, crew(match, "red-2").die) == (0, 3)


@rule("rockwell 5.7")
def test_his_active_crew_must_stand_on_terrain() -> None:
    match = stand(drilling("red/i-3"), "red-1 b2")
    assert moves(match, "red", "stay") == {"1"}
    assert reason(match, "red stay 2") == "not-on-terrain 2 5.7"


@rule("rockwell 5.7")
def test_without_a_vice_president_on_board_1_there_is_no_advantage() -> None:
    match = stand(drilling("red/ii-1"), "red-1 b2", "blue-1 b3")
    assert moves(match, "red", "stay") == set()
    play(match, "red go 1 c2")
    assert turn_of(match) == "blue"


@rule("rockwell 5.7")
def test_who_passes_uses_none() -> None:
    match = play(stand(drilling("red/i-3"), "red-1 b2"), "red pass")
    assert turn_of(match) == "blue"


@rule("rockwell 5.7", "rockwell 6.6")
def test_if_the_extraction_was_dangerous_the_advantage_follows_when_all_have_decided() -> None:
    match = play(stand(drilling("red/i-3"), "red-1 entrance-0 2"), "red go 1 a0", "* turn 1", "* extract 6")
    assert seen(match).phase == "danger"
    play(match, "red save 0")
    assert (seen(match).phase, turn_of(match)) == ("advantage", "red")


@rule("rockwell 5.7", "rockwell 5.4")
def test_after_a_choice_of_two_tiles_it_is_used_where_the_crew_has_come_to_stand() -> None:
    match = stand(drilling("red/i-1"), "red-1 a2 1", "blue-1 b2 3", "yellow-1 b3 4", "green-1 b4", "green-2 c2")
    play(improve(match, "red", mobility=3), "red go 1 b2-b3", "red drill b3", "* turn 1", "* extract 1")
    assert turn_of(match) == "blue", "b3 is turned, so nobody can be drawn onto it"
    match = bare(stand(drilling("red/i-3"), "red-1 a2 1", "blue-1 b2 3", "yellow-1 b3 4"))
    play(improve(match, "red", mobility=3), "red go 1 b2-b3", "red drill b3", "* turn 1", "* extract 1", "red hire 2")
    assert (crew(match, "red-1").place, crew(match, "red-1").die) == ("b3", 2)
