"""Section 2: the basic game for two."""

from typing import Any

import pytest
from tests.kit import SEED, event_texts, play, refusal_of, refused, rule
from tests.rules.atacama.setting import DARK, fields_of, placeable, scores, stand, state, table

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.games.registry import new_match

BOARD = """
G2 S5 S1 G3 C3 C2 S1 C4 G2
C5 G1 C2 G1 S2 S3 G1 S3 C4
C1 S2 G1 S4 C1 G4 C3 G2 S1
G3 G1 C4 G3 S2 C1 S3 C1 S5
S3 C2 S1 C2 G5 C2 G1 S2 G2
S2 C3 G4 S1 S2 G3 C3 G3 C1
C1 G1 S3 C3 G1 S3 G4 S2 C1
S4 C3 G2 S1 C2 G3 C2 G5 S2
G2 S4 C1 C5 G2 S1 S1 C2 G2
"""


@rule("atacama 2.1")
def test_the_maps_form_a_square_in_the_order_of_their_letters() -> None:
    view: Any = table().view(0)
    assert "".join(view.maps) == "ABCDEFGHI"
    shown = [f"{field.mineral[0].upper()}{field.value}" for field in view.fields]
    assert shown == BOARD.split()


@rule("atacama 2.1")
def test_maps_lie_from_the_start_and_none_is_turned_up() -> None:
    assert refused(table(), "* turn-up A") == 201


@rule("atacama 2.2")
def test_player_1_scores_rows_with_copper_and_player_2_columns_with_silver() -> None:
    view: Any = table().view(0)
    assert [(seat.direction, seat.claim) for seat in view.seats] == [("rows", "copper"), ("columns", "silver")]


@rule("atacama 2.3")
def test_each_has_14_natural_derricks_and_places_one_a_turn() -> None:
    match = table()
    assert list(state(match).stock) == [14, 0, 14, 0]
    stand(match, "a1", "c1", "e1")
    assert list(state(match).stock) == [12, 0, 13, 0]


@rule("atacama 2.3")
def test_players_alternate() -> None:
    match = table()
    assert refused(match, "blue place natural a1") == 203
    stand(match, "a1")
    assert refused(match, "red place natural c1") == 203
    assert refused(match, "blue place natural c1") == 0


@rule("atacama 2.2", "atacama 2.3")
def test_there_are_no_black_derricks_and_nothing_to_buy() -> None:
    match = table()
    assert refused(match, "red place black a1") == 203
    assert refused(match, "red buy copper rows natural") == 202, "claims are given"


@rule("atacama 2.3")
def test_nature_places_nothing() -> None:
    assert refused(table(), "* place natural a1") == 203


@rule("atacama 2.4")
def test_a_field_holds_one_derrick() -> None:
    assert refused(stand(table(), "e5"), "blue place natural e5") == 204


@rule("atacama 2.4")
@pytest.mark.parametrize("field", ["e4", "e6", "d5", "f5"])
def test_a_field_that_shares_an_edge_with_an_occupied_one_may_not_be_used(field: str) -> None:
    assert refused(stand(table(), "e5"), f"blue place natural {field}") == 204


@rule("atacama 2.4")
@pytest.mark.parametrize("field", ["d4", "f4", "d6", "f6"])
def test_diagonal_contact_is_fine(field: str) -> None:
    assert refused(stand(table(), "e5"), f"blue place natural {field}") == 0


@rule("atacama 2.4")
@pytest.mark.parametrize(("derrick", "field"), [("c2", "d2"), ("d2", "c2"), ("b3", "b4"), ("h7", "h6"), ("g9", "f9")])
def test_map_borders_make_no_difference(derrick: str, field: str) -> None:
    assert refused(stand(table(), derrick), f"blue place natural {field}") == 204


@rule("atacama 2.4")
@pytest.mark.parametrize(("derrick", "field"), [("i1", "a2"), ("a2", "i1"), ("i9", "a9"), ("e1", "e9")])
def test_the_edges_of_the_board_do_not_touch_each_other(derrick: str, field: str) -> None:
    assert refused(stand(table(), derrick), f"blue place natural {field}") == 0


@rule("atacama 2.4")
def test_the_open_fields_are_those_without_a_derrick_on_or_beside_them() -> None:
    match = stand(table(), "a1", "e5")
    closed = {"a1", "b1", "a2", "e5", "e4", "e6", "d5", "f5"}
    assert placeable(match) == {f"{c}{r}" for c in "abcdefghi" for r in range(1, 10)} - closed


@rule("atacama 2.5")
def test_the_game_ends_when_both_have_placed_all_derricks() -> None:
    match = stand(table(), *DARK[:27])
    assert match.result() is None
    stand(match, DARK[27])
    result = match.result()
    assert result is not None
    assert match.game.reasons[result.reason] == "placed"
    assert refused(match, "red place natural i9") == 205


# 21 derricks that leave no field to use.
LOCK = """
.T..T.T..
...T....T
T....T...
..T.T..T.
T....T...
...T....T
.T....T..
T...T...T
..T...T..
"""


@rule("atacama 2.5")
def test_the_game_also_ends_when_no_field_is_left() -> None:
    """21 derricks can be enough; those left over do not count."""
    match = stand(table(), *fields_of(LOCK))
    result = match.result()
    assert result is not None
    assert match.game.reasons[result.reason] == "locked"
    assert list(state(match).stock) == [3, 0, 4, 0]
    assert list(result.scores) == scores(match)
    assert event_texts(match)[-1] == "game-ended locked"


@rule("atacama 2.6")
def test_seat_1_begins_and_nobody_passes() -> None:
    match = table()
    assert match.game.actors(match.state) == 1
    kinds = {kind.name for kind in match.game.codec.kinds}
    assert kinds == {"place", "buy", "turn-up"}, "no move is a pass"


@rule("atacama 2.6")
def test_only_two_or_four_play() -> None:
    with pytest.raises(Fault) as caught:
        new_match("atacama", "basic", 3, {}, 0, None, SEED, {})
    assert caught.value.code == BAD_SEATS


@rule("atacama 2.3")
def test_a_turn_is_told_with_mineral_value_and_the_line_it_completes() -> None:
    match = stand(table(), "a1", "c1", "e1", "g1")
    assert event_texts(match) == [
        "derrick-placed red natural a1 gold 2",
        "derrick-placed blue natural c1 silver 1",
        "derrick-placed red natural e1 copper 3",
        "derrick-placed blue natural g1 silver 1",
        "line-counts red rows 1 3",
    ]


@rule("atacama 2.4")
def test_a_refusal_names_the_derrick_in_the_way() -> None:
    match = play(table(), "red place natural e5")
    code = match.game.codec.parse("place natural e4")
    assert refusal_of(match.game, match.state, 1, code) == "204 field-touches e4 e5"
