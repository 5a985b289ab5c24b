"""Section 4: maps in three stages, and the purchase of a claim."""

from typing import Any

import pytest
from tests.kit import event_texts, play, refusal_of, refused, rule
from tests.rules.atacama.setting import DARK, advanced, lay, placeable, scores, stand, state, table

from motherlode.core.errors import OPTIONS_CLASH, Fault
from motherlode.core.ids import CHANCE
from motherlode.games.atacama.meta import META
from motherlode.games.atacama.options import Options

BUY = "buy copper rows natural"

# Dark fields of each stage's maps, in an order that leaves every one usable.
FIRST = ["a1", "c1", "e1", "b2", "d2", "f2"]
SECOND = ["g1", "i1", "h2", "g3", "i3", "a7"]


def in_stage(stage: int, preset: str = "advanced", **options: str) -> Any:
    match = advanced(preset, **options)
    if stage >= 1:
        stand(match, *FIRST)
    if stage >= 2:
        stand(match, *SECOND)
    return match


@rule("atacama 4.1")
def test_nobody_owns_a_direction_or_a_claim_at_the_start() -> None:
    view: Any = table("advanced").view(0)
    assert [(seat.claim, seat.direction) for seat in view.seats] == [(None, None), (None, None)]


@rule("atacama 4.1")
def test_the_stack_is_natures_to_turn_up_each_map_once() -> None:
    match = table("advanced")
    assert match.game.actors(match.state) == 1 << CHANCE
    assert refused(match, "red turn-up A") == 401
    play(match, "* turn-up A")
    assert refused(match, "* turn-up A") == 401
    assert list(match.game.weights(match.state)) == [1] * 8


@rule("atacama 4.1")
def test_a_refusal_names_the_map_that_is_out() -> None:
    match = play(table("advanced"), "* turn-up E")
    code = match.game.codec.parse("turn-up E")
    assert refusal_of(match.game, match.state, CHANCE, code) == "401 map-is-out E"


@rule("atacama 4.1")
def test_the_seed_shuffles_the_stack() -> None:
    orders = set()
    for k in range(6):
        match = table("advanced")
        match.seed = bytes([k]) * 32
        match.go_on()
        orders.add(tuple(state(match).maps))
    assert len(orders) > 1


@rule("atacama 4.2")
def test_the_first_three_maps_form_the_corner_triangle_and_carry_three_turns_each() -> None:
    match = advanced()
    view: Any = match.view(0)
    assert view.maps == ["A", "B", None, "D", None, None, None, None, None]
    stand(match, *FIRST[:5])
    assert state(match).laid == 3
    play(match, f"blue place natural {FIRST[5]}")
    assert match.game.actors(match.state) == 1 << CHANCE


@rule("atacama 4.3")
def test_the_next_three_maps_form_the_diagonal_and_carry_three_turns_each() -> None:
    match = in_stage(1)
    view: Any = match.view(0)
    assert view.maps == ["A", "B", "C", "D", "E", None, "G", None, None]
    assert view.turns == 6
    stand(match, *SECOND[:5])
    assert state(match).laid == 6
    play(match, f"blue place natural {SECOND[5]}")
    assert match.game.actors(match.state) == 1 << CHANCE


@rule("atacama 4.4")
def test_the_last_three_maps_form_the_opposite_corner_and_play_goes_on_to_the_end() -> None:
    match = in_stage(2)
    view: Any = match.view(0)
    assert "".join(view.maps) == "ABCDEFGHI"
    rest = [field for field in DARK if field in placeable(match)][:16]
    stand(match, *rest)
    result = match.result()
    assert result is not None
    assert match.game.reasons[result.reason] == "placed"


@rule("atacama 4.5")
@pytest.mark.parametrize("claim", ["copper", "silver"])
@pytest.mark.parametrize("direction", ["rows", "columns"])
def test_a_player_may_buy_a_claim_and_a_direction_and_the_other_gets_the_others(claim: str, direction: str) -> None:
    match = play(advanced(), f"red buy {claim} {direction} natural")
    view: Any = match.view(0)
    other = ("silver" if claim == "copper" else "copper", "columns" if direction == "rows" else "rows")
    assert [(seat.claim, seat.direction) for seat in view.seats] == [(claim, direction), other]
    assert view.buyer == 0


@rule("atacama 4.5")
def test_the_buyer_pays_one_derrick_and_places_13() -> None:
    match = play(advanced(), f"red {BUY}")
    assert list(state(match).stock) == [13, 0, 14, 0]


@rule("atacama 4.5")
def test_a_purchase_uses_up_the_turn() -> None:
    match = play(advanced(), f"red {BUY}")
    assert match.game.actors(match.state) == 0b10
    assert refused(match, "red place natural a1") == 410


@rule("atacama 4.5")
def test_only_one_purchase_a_game() -> None:
    match = play(advanced(), f"red {BUY}")
    assert refused(match, f"blue {BUY}") == 405
    stand(match, "a1")
    assert refused(match, f"red {BUY}") == 405


@rule("atacama 4.6")
def test_the_paid_derrick_leaves_the_game() -> None:
    match = play(advanced(), f"red {BUY}")
    assert list(state(match).box) == [1, 0]
    assert event_texts(match)[-2:] == ["claim-bought red copper rows natural", "claim-received blue silver columns 0"]


@rule("atacama 4.6")
def test_by_option_the_paid_derrick_goes_to_the_other_player() -> None:
    match = play(advanced(paid_derrick="opponent"), f"red {BUY}")
    assert list(state(match).stock) == [13, 0, 15, 0]
    assert list(state(match).box) == [0, 0]
    assert event_texts(match)[-1] == "claim-received blue silver columns 1"


@rule("atacama 4.7")
def test_if_nobody_bought_claims_fall_as_in_the_basic_game() -> None:
    match = in_stage(2)
    assert scores(match) == [0, 0]
    stand(match, *[field for field in DARK if field in placeable(match)][:16])
    view: Any = match.view(0)
    assert [(seat.direction, seat.claim) for seat in view.seats] == [("rows", "copper"), ("columns", "silver")]
    basic = stand(table(), *(name for name in DARK if view.fields[_index(name)].derrick))
    assert scores(match) == scores(basic), "the same derricks on the same board"
    assert event_texts(match)[-3:] == [
        "claim-dealt red copper rows",
        "claim-dealt blue silver columns",
        "game-ended placed",
    ]


def _index(field: str) -> int:
    return (int(field[1]) - 1) * 9 + "abcdefghi".index(field[0])


@rule("atacama 4.8")
def test_if_no_field_is_usable_before_the_stage_is_over_the_next_maps_are_laid_at_once() -> None:
    """It cannot happen by play, so the position is laid out: every field is closed but the one about to be used."""
    match = advanced()
    s = state(match)
    for band in range(3):
        s.closed[band] = s.covered[band]
    s.closed[0] &= ~1
    play(match, "red place natural a1")
    assert s.turns == 1
    assert match.game.actors(match.state) == 1 << CHANCE
    lay(match, 1)
    assert s.laid == 6
    assert match.game.actors(match.state) == 0b10, "blue is next, on the new maps"


@rule("atacama 4.9")
def test_only_fields_of_maps_already_laid_exist() -> None:
    match = advanced()
    assert refused(match, "red place natural g1") == 409
    assert refused(match, "red place natural e5") == 409
    assert refused(match, "red place natural f3") == 0
    assert placeable(match) == {f"{c}{r}" for c in "abcdef" for r in (1, 2, 3)} | {
        f"{c}{r}" for c in "abc" for r in (4, 5, 6)
    }


@rule("atacama 4.9")
def test_a_derrick_closes_fields_of_a_map_that_is_laid_later() -> None:
    match = advanced()
    stand(match, "f2", "a1", "c1", "e3", "a3", "c3")
    assert state(match).laid == 6
    assert refused(match, "red place natural g2") == 204


@rule("atacama 4.9")
def test_drawn_maps_take_the_places_in_the_order_listed() -> None:
    match = play(table("advanced"), "* turn-up I", "* turn-up E", "* turn-up A")
    view: Any = match.view(0)
    assert view.maps == ["I", "E", None, "A", None, None, None, None, None]
    assert event_texts(match) == ["map-laid I 1,1", "map-laid E 1,2", "map-laid A 2,1"]


@rule("atacama 4.9")
def test_maps_are_turned_up_only_when_a_stage_begins() -> None:
    match = advanced()
    assert refused(match, "* turn-up C") == 409
    assert refused(table("advanced"), "red place natural a1") == 409


@rule("atacama 4.10")
def test_a_purchase_counts_as_one_of_the_stages_turns() -> None:
    match = play(advanced(), f"red {BUY}")
    stand(match, *FIRST[:4])
    assert state(match).laid == 3
    play(match, f"blue place natural {FIRST[4]}")
    assert match.game.actors(match.state) == 1 << CHANCE


@rule("atacama 4.10")
@pytest.mark.parametrize("stage", [0, 1, 2])
def test_a_purchase_is_allowed_in_any_stage(stage: int) -> None:
    assert refused(in_stage(stage), f"red {BUY}") == 0


@rule("atacama 4.10")
def test_a_purchase_is_allowed_with_the_last_derrick() -> None:
    match = in_stage(2)
    rest = [field for field in DARK if field in placeable(match)]
    stand(match, *rest[:15])
    assert list(state(match).stock) == [0, 0, 1, 0]
    play(match, f"blue {BUY}")
    result = match.result()
    assert result is not None
    view: Any = match.view(0)
    assert view.seats[1].claim == "copper"


@rule("atacama 4.11")
def test_when_the_paid_derrick_leaves_the_game_27_stand_after_14_turns_each() -> None:
    match = play(advanced(), f"red {BUY}")
    _play_on(match)
    assert state(match).turns == 28
    assert _standing(match) == 27


@rule("atacama 4.11")
def test_when_the_other_gets_it_they_take_15_turns_and_28_stand() -> None:
    match = play(advanced(paid_derrick="opponent"), f"red {BUY}")
    _play_on(match)
    assert state(match).turns == 29
    assert _standing(match) == 28
    turns = [entry.seat for entry in match.entries if entry.seat != CHANCE]
    assert turns.count(0) == 14
    assert turns[-2:] == [1, 1], "the last when the buyer has none left"
    assert "turn-skipped red" in event_texts(match)


@rule("atacama 4.11")
def test_a_purchase_after_the_other_has_placed_all_14_brings_them_back() -> None:
    match = in_stage(2, paid_derrick="opponent")
    rest = [field for field in DARK if field in placeable(match)]
    stand(match, *rest[:15])
    assert list(state(match).stock) == [0, 0, 1, 0]
    play(match, f"blue {BUY}")
    assert list(state(match).stock) == [1, 0, 0, 0]
    assert match.game.actors(match.state) == 0b01
    stand(match, rest[15])
    assert match.result() is not None


@rule("atacama 4.12")
def test_with_the_last_maps_laid_and_no_usable_field_the_game_is_over_and_nobody_can_buy() -> None:
    match = in_stage(2)
    for field in DARK:
        if match.result() is None and field in placeable(match) and state(match).turns < 26:
            stand(match, field)
    s = state(match)
    last = min(placeable(match))
    index = _index(last)
    for band in range(3):
        s.closed[band] = s.covered[band]
    s.closed[index // 27] &= ~(1 << index % 27)
    assert refused(match, f"red {BUY}") == 0
    play(match, f"red place natural {last}")
    result = match.result()
    assert result is not None
    assert match.game.reasons[result.reason] == "locked"
    assert refused(match, f"blue {BUY}") == 412
    assert refused(match, "blue place natural a1") == 205


@rule("atacama 6.2")
def test_the_advanced_game_is_for_two_only() -> None:
    with pytest.raises(Fault) as caught:
        Options(4, {**META.chosen(META.preset("four"), {}, 4), "maps": "stages"})
    assert caught.value.code == OPTIONS_CLASH
    assert caught.value.facts["rule"] == "6.2"


def _play_on(match: Any) -> None:
    """Plays to the end, each time on the first open dark field."""
    while match.result() is None:
        if match.game.actors(match.state) == 1 << CHANCE:
            lay(match, state(match).laid // 3)
        else:
            stand(match, next(field for field in DARK if field in placeable(match)))


def _standing(match: Any) -> int:
    return sum(1 for field in match.view(0).fields if field.derrick)
