"""Section 6: four players."""

from typing import Any

from tests.kit import refused, rule
from tests.rules.atacama.setting import DARK, stand, state, table


@rule("atacama 6.1", "atacama 6.4")
def test_two_score_rows_and_two_columns_each_direction_with_one_claim_of_each_kind() -> None:
    view: Any = table("four").view(0)
    assert [(seat.direction, seat.claim) for seat in view.seats] == [
        ("rows", "copper"),
        ("columns", "silver"),
        ("rows", "silver"),
        ("columns", "copper"),
    ]


@rule("atacama 6.1")
def test_everybody_plays_for_himself() -> None:
    match = stand(table("four"), *DARK[:28])
    result = match.result()
    assert result is not None
    assert len(result.scores) == 4
    assert min(result.places) == 1
    assert sum(result.share(seat) for seat in range(4)) == 1.0


@rule("atacama 6.2")
def test_each_has_7_natural_derricks_and_nothing_else_changes() -> None:
    match = table("four")
    assert list(state(match).stock) == [7, 0] * 4
    view: Any = match.view(0)
    assert "".join(view.maps) == "ABCDEFGHI"
    assert refused(match, "red place black a1") == 602
    assert refused(match, "red buy copper rows natural") == 602
    assert refused(match, "* place natural a1") == 203
    stand(match, "e5")
    assert refused(match, "blue place natural e6") == 204


@rule("atacama 6.2")
def test_a_player_who_has_placed_all_7_has_none_left() -> None:
    match = stand(table("four"), *DARK[:28])
    assert list(state(match).stock) == [0] * 8
    assert match.result() is not None


@rule("atacama 6.3")
def test_in_tactics_each_has_6_natural_and_1_black() -> None:
    match = table("four-tactics")
    assert list(state(match).stock) == [6, 1] * 4
    stand(match, *DARK[:4], colour="black")
    assert refused(match, f"red place black {DARK[4]}") == 603


@rule("atacama 6.4")
def test_turns_go_round_from_seat_1() -> None:
    match = table("four")
    seats = []
    for field in DARK[:9]:
        seats.append(state(match).seat)
        stand(match, field)
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3, 0]
    assert refused(match, "red place natural i9") == 604
