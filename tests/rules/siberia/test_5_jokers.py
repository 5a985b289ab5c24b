"""Section 5: the manager (5.2)."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.siberia.layout import invested, lay_tiles
from tests.rules.siberia.setting import acting, all_tiles, bag, end_round, figures, news, on, place, seen, state, texts

from motherlode.games.siberia.world import ACTION_NAMES

OTHERS = [action for action in ACTION_NAMES if action != "manager"]


@rule("siberia 5.2")
def test_one_manager_tile_moves_to_a_free_space_and_the_second_goes_to_the_bag() -> None:
    match = acting("manager manager gas")
    before = bag(match)["manager"]
    play(match, "red take manager", "red joker gas")
    assert min(on(match, 0, "gas")) == "joker"
    assert on(match, 0, "manager") == []
    assert bag(match)["manager"] == before + 1
    assert news(match, "joker-laid") == ["red gas"]
    assert seen(match).turn == 1


@rule("siberia 5.2")
def test_with_an_investment_there_is_only_the_one_tile_and_the_investment_stays() -> None:
    match = invested(acting("manager gas"), 0, "manager")
    before = bag(match)["manager"]
    play(match, "red take manager", "red joker gas")
    assert on(match, 0, "manager") == ["investment"]
    assert bag(match)["manager"] == before


@rule("siberia 5.2")
def test_another_action_is_one_of_the_other_nine_not_research_not_the_manager_spaces() -> None:
    match = play(acting("manager manager gas"), "red take manager")
    assert texts(match) == ["waive", *(f"joker {action}" for action in OTHERS)]
    assert seen(match).prompt == "joker"
    assert refused(match, "red joker manager") == 502


@rule("siberia 5.2")
def test_only_on_a_free_space() -> None:
    match = invested(acting("manager manager gas gas oil coal"), 0, "oil")
    play(match, "red take manager")
    assert texts(match) == ["waive", *(f"joker {action}" for action in OTHERS if action not in ("gas", "oil"))]
    assert refused(match, "red joker gas") != 0
    assert refused(match, "red joker oil") != 0


@rule("siberia 5.2", "siberia 4.3")
@pytest.mark.parametrize("beside", ["worker-gas/worker", "manager/worker", "investment"])
def test_it_works_there_as_a_joker_beside_a_tile_a_joker_or_an_investment(beside: str) -> None:
    match = acting("manager manager gas oil coal gold")
    if beside == "investment":
        invested(match, 0, "worker")
    else:
        lay_tiles(match, 0, beside)
    play(match, "red take manager", "red joker worker", "blue pass", "red take worker", "red enter supply")
    assert figures(match, 0)["vladivostok"] == 2


@rule("siberia 5.2")
def test_it_works_on_a_resource_too() -> None:
    match = acting("manager manager gas")
    play(match, "red take manager", "red joker gas", "blue pass")
    assert "take gas" in texts(match)


@rule("siberia 5.2")
def test_a_joker_goes_to_the_bag_when_its_action_is_taken() -> None:
    match = acting("manager manager worker")
    play(match, "red take manager", "red joker worker", "blue pass")
    before = bag(match)["manager"]
    play(match, "red take worker", "red enter supply")
    assert bag(match)["manager"] == before + 1
    assert on(match, 0, "worker") == []


@rule("siberia 5.2")
def test_waived_the_tile_goes_to_the_bag_as_well() -> None:
    match = acting("manager manager gas")
    before = bag(match)["manager"]
    play(match, "red take manager", "red waive")
    assert bag(match)["manager"] == before + 2
    assert on(match, 0, "manager") == []
    assert news(match) == ["waived red manager"]


@rule("siberia 5.2")
def test_no_space_free_and_it_goes_to_the_bag_as_well() -> None:
    match = acting("manager manager gas oil coal gold")
    spots = [action for action in OTHERS for _ in range(2 - len(on(match, 0, action)))]
    tiles = [f"manager/{spot}" if k < 6 else spot for k, spot in enumerate(spots)]
    lay_tiles(match, 0, " ".join(tiles))
    before = bag(match)["manager"]
    play(match, "red take manager")
    assert news(match) == ["action-taken red manager", "no-effect red manager"]
    assert bag(match)["manager"] == before + 2
    assert seen(match).turn == 1


@rule("siberia 5.2")
def test_a_joker_never_moves_again() -> None:
    match = acting("manager manager gas oil coal gold")
    play(match, "red take manager", "red joker worker", "blue pass")
    lay_tiles(match, 0, "manager manager")
    play(match, "red take manager")
    assert on(match, 0, "worker") == ["joker"]
    play(match, "red joker seller")
    assert (on(match, 0, "worker"), on(match, 0, "seller")) == (["joker"], ["joker"])


@rule("siberia 5.2", "siberia 3.3")
def test_a_joker_stays_over_rounds_until_its_action_is_taken() -> None:
    match = acting("manager manager gas oil coal gold")
    play(match, "red take manager", "red joker worker")
    place(end_round(match), "worker")
    assert min(on(match, 0, "worker")) == "joker"
    assert len(on(match, 0, "worker")) == 2
    assert all_tiles(state(match)) == 70
    play(match, "blue pass", "red take worker", "red enter supply")
    assert on(match, 0, "worker") == []
