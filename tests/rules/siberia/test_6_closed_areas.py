"""Section 6: closed areas."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.siberia.layout import close, lie, stand
from tests.rules.siberia.setting import (
    PLAYERS,
    acting,
    area,
    cubes,
    end_round,
    figures,
    money,
    news,
    opened,
    own,
    place,
    positions,
    seen,
    texts,
)

from motherlode.core.match import Match
from motherlode.games.siberia.world import AREA_NAMES


def lone(match: Match, areas: str, resource: str = "gas") -> Match:
    """Nothing else lies there."""
    for name in areas.split():
        lie(match, name, resource)
    return match


def targets(match: Match, place: str) -> list[str]:
    return [text.split()[2] for text in texts(match) if text.startswith(f"step {place} ")]


@rule("siberia 6.1")
def test_whoever_mines_sees_which_areas_close() -> None:
    match = lone(acting("gas gas"), "amur")
    lie(match, "magadan", "gas oil")
    stand(match, 0, "amur magadan tokyo")
    play(match, "red take gas")
    effect = seen(match).effect
    assert (effect.areas, effect.closes) == (["amur", "magadan"], ["amur"])
    play(match, "red sell tokyo")
    assert area(match, "amur").closed
    assert not area(match, "magadan").closed


@rule("siberia 6.1")
def test_an_area_without_cubes_after_mining_is_closed_and_workers_there_return_to_their_supplies() -> None:
    match = lone(acting("gas gas", players=3), "amur")
    stand(stand(stand(match, 0, "amur amur tokyo"), 1, "amur"), 2, "amur khabarovsk")
    play(match, "red take gas", "red sell tokyo")
    assert area(match, "amur").closed
    assert seen(match).closed == 1
    assert figures(match, 0) == {"tokyo": 1, "supply": 5}
    assert figures(match, 1) == {"supply": 6}, "the workers of all players"
    assert figures(match, 2) == {"khabarovsk": 1, "supply": 5}
    assert news(match)[-4:] == [
        "area-closed amur 1",
        "workers-home red 2 amur",
        "workers-home blue 1 amur",
        "workers-home yellow 1 amur",
    ]


@rule("siberia 6.1")
def test_an_area_with_a_cube_left_stays_open() -> None:
    match = stand(acting("gas gas"), 0, "amur tokyo")
    play(match, "red take gas", "red sell tokyo")
    assert not area(match, "amur").closed
    assert figures(match, 0)["amur"] == 1


@rule("siberia 6.1")
def test_several_areas_can_close_together() -> None:
    match = lone(acting("gas gas"), "amur khabarovsk evenkia")
    stand(match, 0, "amur khabarovsk south-yakutia evenkia tokyo")
    play(match, "red take gas", "red sell tokyo")
    assert [name for name in AREA_NAMES if area(match, name).closed] == ["amur", "khabarovsk", "evenkia"]
    assert news(match, "area-closed") == ["amur 1", "khabarovsk 2", "evenkia 3"]
    assert money(match)[0] == 12_000, "all of them were mined first"
    assert figures(match, 0) == {"south-yakutia": 1, "tokyo": 1, "supply": 4}


@rule("siberia 6.1")
def test_no_cube_can_be_laid_there_any_more() -> None:
    match = acting("gas gas", "research/gas research/manager")
    stand(lone(match, "amur"), 0, "amur tokyo")
    play(match, "red take gas", "red sell tokyo", "blue take research")
    assert not [text for text in texts(match, 1) if text.endswith(" amur")]
    for good in ("gas", "coal"):
        assert refused(match, f"blue find-any {good} amur") == 601


@rule("siberia 6.1")
def test_it_happens_at_the_end_of_the_resource_action_at_once() -> None:
    match = lone(acting("gas gas worker worker", "logistics logistics"), "amur")
    stand(match, 0, "amur tokyo frankfurt london zurich vladivostok")
    play(match, "red take gas", "red sell tokyo")
    assert news(match)[-1] == "workers-home red 1 amur"
    assert cubes(match, "amur") == []
    play(match, "blue pass", "red take worker")
    assert texts(match) == ["waive", "enter supply"], "the worker is in the supply by the next turn"


@rule("siberia 6.2")
def test_closed_areas_are_passed_through_without_a_step() -> None:
    """Amur, Transbaikal and Irkutsk: with Transbaikal closed, Irkutsk is one step from Amur."""
    match = stand(close(acting("logistics logistics"), "transbaikal"), 0, "amur")
    play(match, "red take logistics")
    assert targets(match, "amur") == ["khabarovsk", "south-yakutia", "irkutsk"]
    play(match, "red step amur irkutsk")
    assert seen(match).effect.steps == 2


@rule("siberia 6.2")
def test_nobody_can_stop_there() -> None:
    match = stand(close(acting("logistics logistics"), "transbaikal"), 0, "amur irkutsk")
    play(match, "red take logistics")
    assert not [text for text in texts(match) if text.endswith("transbaikal")]
    assert refused(match, "red step amur transbaikal") in (601, 602)


@rule("siberia 6.2")
def test_two_open_areas_that_touch_through_closed_ones_are_neighbours_on_both_sides() -> None:
    match = close(opened(), "krasnoyarsk")
    for name in ("irkutsk", "evenkia", "tomsk", "yamal", "altai"):
        near = set(area(match, name).near)
        assert near >= {"irkutsk", "evenkia", "tomsk", "yamal", "altai"} - {name}
        assert "krasnoyarsk" not in near


@rule("siberia 6.2")
@pytest.mark.parametrize(
    ("closed", "near"),
    [
        ("amur", ["khabarovsk", "transbaikal", "south-yakutia"]),
        ("khabarovsk", ["amur", "south-yakutia", "magadan"]),
        ("amur khabarovsk", ["transbaikal", "south-yakutia", "magadan"]),
        (
            "amur khabarovsk south-yakutia",
            ["transbaikal", "magadan", "north-yakutia", "irkutsk", "evenkia"],
        ),
        ("magadan", ["amur", "khabarovsk"]),
    ],
)
def test_the_same_holds_for_the_way_out_of_vladivostok(closed: str, near: list[str]) -> None:
    match = close(acting("logistics logistics"), closed)
    play(match, "red take logistics")
    assert targets(match, "vladivostok") == near
    assert seen(match).port_near == near


@rule("siberia 6.3")
def test_workers_in_vladivostok_stay_even_if_every_way_out_leads_nowhere() -> None:
    match = close(acting("logistics logistics"), " ".join(AREA_NAMES))
    assert figures(match, 0)["vladivostok"] == 1
    play(match, "red take logistics")
    assert news(match) == ["action-taken red logistics", "no-effect red logistics"]
    assert figures(match, 0)["vladivostok"] == 1


@rule("siberia 6.3")
@pytest.mark.parametrize("last", AREA_NAMES)
def test_otherwise_some_open_area_can_be_reached_for_one_step(last: str) -> None:
    match = close(acting("logistics logistics"), " ".join(name for name in AREA_NAMES if name != last))
    play(match, "red take logistics")
    assert targets(match, "vladivostok") == [last]
    play(match, f"red step vladivostok {last}")
    assert news(match)[-1] == "steps-lapsed red 2"


@rule("siberia 6.4")
def test_any_number_of_closed_areas_in_a_row_may_be_crossed_in_one_step() -> None:
    match = stand(close(acting("logistics logistics"), "transbaikal irkutsk krasnoyarsk"), 0, "amur")
    play(match, "red take logistics")
    assert {"altai", "tomsk", "yamal"} <= set(targets(match, "amur"))
    assert "taimyr" not in targets(match, "amur"), "Evenkia and Yamal are open and lie between"


@rule("siberia 6.4")
def test_vladivostok_is_never_crossed() -> None:
    """Amur and Khabarovsk touch only through Vladivostok once their border is gone."""
    match = _without_a_border()
    assert area(match, "amur").near == ["transbaikal", "south-yakutia"]
    assert area(match, "khabarovsk").near == ["south-yakutia", "magadan"]
    assert seen(match).port_near == ["amur", "khabarovsk"]


def _without_a_border() -> Match:
    borders = {
        "map__borders__amur": ["transbaikal", "south-yakutia"],
        "map__borders__khabarovsk": ["south-yakutia", "magadan"],
    }
    return opened(data=own(**borders))


@rule("siberia 6.4")
def test_an_area_is_not_its_own_neighbour() -> None:
    """Altai, round a closed Krasnoyarsk and a closed Tomsk, never leads back to itself."""
    match = stand(close(acting("logistics logistics"), "krasnoyarsk tomsk"), 0, "altai")
    play(match, "red take logistics")
    assert targets(match, "altai") == ["irkutsk", "evenkia", "yamal"]
    assert refused(match, "red step altai altai") != 0
    for name in AREA_NAMES:
        assert name not in area(match, name).near


@rule("siberia 6.5")
@PLAYERS
def test_closed_areas_never_open_again(players: int) -> None:
    closed = 0
    for s in positions(players, 2):
        if s.round:
            assert s.closed & closed == closed
        closed = s.closed
        assert not any(closed >> k & 1 and s.lying[k] for k in range(14))


@rule("siberia 6.5", "siberia 7.3")
def test_from_the_ninth_area_on_there_is_no_closing_tile_but_the_area_closes_all_the_same() -> None:
    match = close(acting("gas gas"), "transbaikal magadan chukotka irkutsk taimyr tomsk altai krasnoyarsk")
    stand(lone(match, "amur khabarovsk"), 0, "amur khabarovsk tokyo")
    play(match, "red take gas", "red sell tokyo")
    assert news(match, "area-closed") == ["amur 9", "khabarovsk 10"]
    assert seen(match).closed == 10
    assert seen(match).phase == "actions"


@rule("siberia 6.1", "siberia 6.5")
def test_closed_areas_stay_closed_in_the_next_round() -> None:
    match = stand(lone(acting("gas gas"), "amur"), 0, "amur tokyo")
    play(match, "red take gas", "red sell tokyo")
    place(end_round(match))
    assert area(match, "amur").closed
