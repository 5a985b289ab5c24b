"""Section 4: whose turn it is, what an action needs, what taking it removes."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.siberia.layout import invested, lay_tiles, leave, stand
from tests.rules.siberia.setting import (
    PLAYERS,
    acting,
    bag,
    default,
    end_round,
    figures,
    money,
    news,
    on,
    opened,
    place,
    researched,
    seen,
    state,
    texts,
)

from motherlode.core.ids import SEAT_NAMES, only


@rule("siberia 4.1")
@PLAYERS
def test_from_the_start_player_on_clockwise_one_action_per_turn(players: int) -> None:
    plan = ["worker worker seller seller manager diamond"] * players
    match = acting(*plan, players=players, start="blue")
    order = [(1 + k) % players for k in range(players)]
    for action, effect in (("worker", "enter supply"), ("seller", "post supply tokyo")):
        for seat in order:
            assert match.game.actors(match.state) == only(seat)
            assert seen(match).turn == seat
            play(match, f"{SEAT_NAMES[seat]} take {action}", f"{SEAT_NAMES[seat]} {effect}")


@rule("siberia 4.1")
def test_until_all_have_passed_and_those_who_pass_are_out_for_the_round() -> None:
    match = acting("worker worker seller seller", "worker worker seller seller", "gas", players=3)
    play(match, "red pass", "blue take worker", "blue enter supply", "yellow pass")
    assert [company.passed for company in seen(match).seats] == [True, False, True]
    assert match.game.actors(match.state) == only(1), "blue alone goes on"
    assert texts(match, 0) == []
    play(match, "blue take seller", "blue post supply tokyo")
    assert match.game.actors(match.state) == only(1)
    play(match, "blue pass")
    assert seen(match).round == 2
    assert [company.passed for company in seen(match).seats] == [False] * 3
    assert on(match, 0, "worker") != [], "what was not taken stays"


@rule("siberia 4.1")
def test_who_can_take_no_action_passes() -> None:
    match = acting("gas coal oil gold diamond investor")
    assert texts(match) == ["pass"]
    assert seen(match).prompt == "act"
    assert default(match, 0) == "pass"
    play(match, "red pass")
    assert news(match, "passed") == ["red"]


@rule("siberia 4.1")
def test_who_could_act_may_pass() -> None:
    match = acting("worker worker seller seller")
    assert texts(match) == ["take seller", "take worker", "pass"]
    assert default(match, 0) == "pass"


@rule("siberia 4.2")
def test_with_tiles_in_research_it_must_be_the_first_action_and_passing_comes_after() -> None:
    match = acting("research/gas worker worker seller seller")
    assert texts(match) == ["take research"]
    assert seen(match).prompt == "research"
    assert refused(match, "red pass") == 402
    assert refused(match, "red take worker") == 402
    assert default(match, 0) == "take research"
    play(match, "red take research", "red find gas altai", "blue pass")
    assert texts(match) == ["take seller", "take worker", "pass"]


@rule("siberia 4.2")
def test_research_takes_the_whole_turn() -> None:
    match = acting("research/gas research/coal worker worker")
    play(match, "red take research", "red find gas altai")
    assert seen(match).turn == 0
    play(match, "red find coal tomsk")
    assert seen(match).turn == 1


@rule("siberia 4.2")
def test_even_if_no_tile_has_an_effect() -> None:
    match = leave(acting("research/gas research/gas worker worker"), gas=0)
    play(match, "red take research")
    assert news(match) == ["action-taken red research", *["tile-lapsed red gas"] * 2, "no-effect red research"]
    assert seen(match).turn == 1
    assert researched(match, 0) == []


@rule("siberia 4.2", "siberia 5.1")
def test_when_time_is_up_research_is_taken_and_cubes_are_laid() -> None:
    match = acting("research/gas research/manager")
    while seen(match).turn == 0:
        play(match, f"red {default(match, 0)}")
    assert sum(stock.left for stock in seen(match).supply) == 40


@rule("siberia 4.3")
def test_an_action_needs_both_its_spaces_filled() -> None:
    match = acting("gas gas oil seller worker worker")
    assert [text for text in texts(match) if text != "pass"] == ["take worker", "take gas"]
    assert refused(match, "red take oil") == 403
    assert refused(match, "red take coal") == 403


@rule("siberia 4.3")
@pytest.mark.parametrize(
    ("tiles", "investments", "ready"),
    [
        ("seller-gas/gas worker-gas/gas", 0, True),
        ("seller-gas/gas", 1, True),
        ("seller-gas/gas manager/gas", 0, True),
        ("manager/gas", 1, True),
        ("manager/gas manager/gas", 0, True),
        ("seller-gas/gas", 0, False),
        ("manager/gas", 0, False),
        ("", 1, False),
        ("", 0, False),
    ],
)
def test_two_tiles_or_a_tile_and_an_investment_and_a_joker_is_a_tile(tiles: str, investments: int, ready: bool) -> None:
    match = acting("worker oil coal gold diamond investor")
    lay_tiles(invested(match, 0, *["gas"] * investments), 0, tiles)
    assert ("take gas" in texts(match)) is ready
    assert seen(match).seats[0].actions[5].ready is ready


@rule("siberia 4.3", "siberia 5.6")
def test_never_two_investments() -> None:
    match = invested(acting("investor investor"), 0, "gas", "logistics", "seller")
    play(match, "red take investor")
    assert texts(match) == ["waive", "invest diamond"]
    assert refused(match, "red invest gas") == 506


@rule("siberia 4.4")
def test_taking_it_removes_its_action_tiles_to_the_bag() -> None:
    match = acting("worker-coal/worker worker-oil/worker gas")
    tiles = on(match, 0, "worker")
    before = bag(match)
    play(match, "red take worker")
    assert on(match, 0, "worker") == []
    for tile in tiles:
        before[tile] += 1
    assert bag(match) == before
    assert len(on(match, 0, "gas")) == 1


@rule("siberia 4.4", "siberia 5.2")
def test_jokers_go_to_the_bag_as_managers() -> None:
    match = lay_tiles(acting("oil"), 0, "manager/worker manager/worker")
    before = bag(match)["manager"]
    play(match, "red take worker", "red enter supply")
    assert bag(match)["manager"] == before + 2


@rule("siberia 4.4")
def test_investments_stay_for_the_whole_game() -> None:
    match = invested(acting("worker"), 0, "worker")
    play(match, "red take worker", "red enter supply")
    assert on(match, 0, "worker") == ["investment"]
    place(end_round(match), "worker")
    play(match, "blue pass", "red take worker", "red waive")
    assert on(match, 0, "worker") == ["investment"]


@rule("siberia 4.4")
@pytest.mark.parametrize("action", ["manager", "logistics", "seller", "worker", "investor", "gas"])
def test_the_effect_may_be_waived_in_full(action: str) -> None:
    match = stand(acting(f"{action} {action}"), 0, "amur vladivostok frankfurt")
    before = (figures(match, 0), money(match), seen(match).investments, seen(match).bag)
    play(match, f"red take {action}")
    assert "waive" in texts(match)
    assert seen(match).effect.action == action
    assert default(match, 0) == "waive"
    play(match, "red waive")
    assert news(match, "waived") == [f"red {action}"]
    assert (figures(match, 0), money(match), seen(match).investments, seen(match).bag) == (*before[:3], before[3] + 2)
    assert seen(match).turn == 1


@rule("siberia 4.4", "siberia 5.3")
def test_the_effect_may_be_waived_in_part() -> None:
    match = acting("logistics logistics")
    play(match, "red take logistics", "red step vladivostok amur", "red waive")
    assert figures(match, 0)["amur"] == 1
    assert news(match, "steps-lapsed") == ["red 2"]
    assert seen(match).turn == 1


@rule("siberia 4.5")
def test_the_spaces_just_emptied_are_free_for_the_effect() -> None:
    match = place(opened(investments=("investor", "gas", "oil", "coal")), "investor investor gas gas oil oil")
    play(match, "red take investor")
    assert texts(match) == ["waive", "invest investor", "invest coal"]
    play(match, "red invest investor")
    assert on(match, 0, "investor") == ["investment"]


@rule("siberia 4.5")
@pytest.mark.parametrize("action", ["logistics", "worker", "investor", "gas"])
def test_an_action_may_be_taken_although_it_can_do_nothing_and_the_tiles_leave_all_the_same(action: str) -> None:
    match = acting(f"{action} {action} oil")
    stand(match, 0, {"logistics": "frankfurt", "worker": "vladivostok " * 6}.get(action, "vladivostok frankfurt"))
    state(match).row = state(match).row[:0]
    before = seen(match).bag
    assert f"take {action}" in texts(match)
    play(match, f"red take {action}")
    assert news(match) == [f"action-taken red {action}", f"no-effect red {action}"]
    assert on(match, 0, action) == []
    assert seen(match).bag == before + 2
    assert seen(match).turn == 1


@rule("siberia 4.6")
def test_the_same_action_may_be_taken_again_in_the_same_round_if_jokers_fill_it() -> None:
    match = invested(acting("worker manager manager"), 0, "worker")
    play(match, "red take worker", "red enter supply", "blue pass")
    assert "take worker" not in texts(match)
    play(match, "red take manager", "red joker worker")
    assert sorted(on(match, 0, "worker")) == ["investment", "joker"]
    play(match, "red take worker", "red enter supply")
    assert figures(match, 0)["vladivostok"] == 3


@rule("siberia 4.6")
def test_also_with_two_jokers() -> None:
    match = acting("worker worker manager manager")
    play(match, "red take worker", "red enter supply", "blue pass", "red take manager", "red joker worker")
    lay_tiles(match, 0, "manager manager")
    play(match, "red take manager", "red joker worker")
    assert on(match, 0, "worker") == ["joker", "joker"]
    play(match, "red take worker", "red enter supply")
    assert figures(match, 0)["vladivostok"] == 3


@rule("siberia 4.6")
def test_research_comes_at_most_once_a_round() -> None:
    match = acting("research/gas worker worker")
    play(match, "red take research", "red find gas altai", "blue pass")
    assert "take research" not in texts(match)
    assert refused(match, "red take research") != 0


def test_a_move_is_taken_back_freely_until_another_acts() -> None:
    match = play(acting("gas gas", "worker worker"), "red take gas")
    assert match.can_undo(0), "although the turn is Blue's"
    play(match, "blue take worker")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1, match.turn(1), 0)
    assert texts(match, 1) == ["take worker", "pass"]


def test_steps_are_taken_back_one_by_one() -> None:
    match = play(acting("logistics logistics"), "red take logistics")
    play(match, "red step vladivostok amur", "red step amur transbaikal")
    match.undo(0, match.turn(0), 0)
    assert figures(match, 0)["amur"] == 1
    match.undo(0, match.turn(0), 0)
    assert figures(match, 0)["vladivostok"] == 1
    assert seen(match).effect.steps == 3
    match.undo(0, match.turn(0), 0)
    assert texts(match) == ["take logistics", "pass"]
