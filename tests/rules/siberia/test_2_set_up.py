"""Section 2: set-up."""

import pytest
from tests.kit import SEED, event_texts, play, rule
from tests.rules.siberia.setting import (
    BACKS,
    FACES,
    LYING,
    OPEN,
    PLAYERS,
    chances,
    cubes,
    figures,
    opened,
    positions,
    scattered,
    seen,
    state,
    supply,
    table,
    texts,
)

from motherlode.core.ids import CHANCE, SEAT_NAMES, only
from motherlode.games.registry import new_match
from motherlode.games.siberia.meta import META
from motherlode.games.siberia.state import OPENING
from motherlode.games.siberia.world import AREA_NAMES, RESOURCE_NAMES


@rule("siberia 2.1")
def test_areas_get_a_first_cube_each_in_the_order_of_their_numbers_then_a_second() -> None:
    match = play(table(), "* start red")
    for name in AREA_NAMES:
        assert cubes(match, name) == []
        play(match, "* scatter gas")
        assert cubes(match, name) == ["gas"]
    for name in AREA_NAMES:
        play(match, f"* scatter {'coal' if name < 'm' else 'oil'}")
        assert len(cubes(match, name)) == 2


@rule("siberia 2.1")
def test_a_cube_of_the_kind_that_already_lies_there_goes_back_and_another_is_drawn() -> None:
    """So each other kind is as likely as it has cubes, and this kind cannot be drawn."""
    match = play(table(), "* start red", "* scatter gold", *["* scatter gas"] * 13)
    assert chances(match) == {"scatter gas": 5, "scatter coal": 16, "scatter oil": 14, "scatter diamond": 10}
    play(match, "* scatter gas")
    assert chances(match) == {"scatter coal": 16, "scatter oil": 14, "scatter gold": 11, "scatter diamond": 10}


@rule("siberia 2.1")
@PLAYERS
def test_every_area_holds_two_different_resources_and_never_two_of_a_kind(players: int) -> None:
    for s in positions(players, 2):
        if s.phase == OPENING and s.round == 0:
            assert [int(mask).bit_count() for mask in s.lying] == [2] * 14


@rule("siberia 2.1")
def test_the_other_42_sort_onto_five_supply_fields() -> None:
    match = scattered(table())
    assert {name: " ".join(sorted(cubes(match, name))) for name in LYING} == {
        name: " ".join(sorted(pair.split())) for name, pair in LYING.items()
    }
    assert {name: supply(match, name) for name in RESOURCE_NAMES} == {
        "gas": 11,
        "coal": 9,
        "oil": 9,
        "gold": 7,
        "diamond": 6,
    }
    assert "supply-sorted 11 9 9 7 6" in event_texts(match)


@rule("siberia 2.2")
def test_each_face_is_drawn_one_half_each_if_the_table_wants_it() -> None:
    match = scattered(table(exchange_sides="random"))
    for front, back in zip(FACES, BACKS, strict=True):
        assert chances(match) == {f"flip {front}": 1, f"flip {back}": 1}
        play(match, f"* flip {back}")
    assert [exchange.name for exchange in seen(match).exchanges] == ["frankfurt", *BACKS]


@rule("siberia 2.2")
def test_by_default_the_start_player_decides_and_in_a_first_game_the_seed() -> None:
    match = new_match("siberia", "two", 0, {}, 0, None, SEED, {})
    assert match.header.options["exchange_sides"] == "start_player"
    (sides,) = [option for option in META.options if option.name == "exchange_sides"]
    assert sides.first_game == "random"


@rule("siberia 2.2")
@PLAYERS
def test_the_start_player_decides_tile_by_tile_in_the_open(players: int) -> None:
    start = players - 1
    match = scattered(table(players, exchange_sides="start_player"), SEAT_NAMES[start])
    for number, (front, back) in enumerate(zip(FACES, BACKS, strict=True), start=1):
        assert match.game.actors(match.state) == only(start)
        assert sorted(texts(match, start)) == sorted([f"face {front}", f"face {back}"])
        assert seen(match, start).prompt == "face"
        play(match, f"{SEAT_NAMES[start]} face {back if number % 2 else front}")
        for eyes in range(players):
            assert seen(match, eyes).exchanges[number].name == (back if number % 2 else front)
            assert f"exchange-opened {back if number % 2 else front}" in event_texts(match, -1, eyes)
    assert match.game.actors(match.state) == only(CHANCE)


@rule("siberia 2.3")
def test_four_investments_lie_open_the_others_face_down() -> None:
    match = scattered(table())
    play(match, *(f"* flip {face}" for face in FACES), "* open gas", "* open gas")
    assert chances(match) == {f"open {action}": 2 for action in _actions() if action != "gas"}
    play(match, "* open oil", "* open manager")
    assert seen(match).investments == ["gas", "gas", "oil", "manager"]
    assert seen(match).stack == 16


def _actions() -> list[str]:
    return [action.name for action in seen(table()).seats[0].actions]


@rule("siberia 2.4")
@PLAYERS
def test_each_has_a_worker_in_vladivostok_a_seller_in_frankfurt_and_four_figures_in_supply(players: int) -> None:
    match = opened(players)
    for seat in range(players):
        assert figures(match, seat) == {"vladivostok": 1, "frankfurt": 1, "supply": 4}


@rule("siberia 2.5")
@PLAYERS
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    match = table(players)
    assert seen(match).start is None
    assert chances(match) == {f"start {seat}": 1 for seat in SEAT_NAMES[:players]}
    play(match, f"* start {SEAT_NAMES[players - 1]}")
    assert seen(match).start == players - 1


@rule("siberia 2.6")
@pytest.mark.parametrize("sides", ["random", "start_player"])
def test_the_order_is_start_player_cubes_exchanges_investments(sides: str) -> None:
    match = table(exchange_sides=sides)
    match.go_on()
    if sides == "start_player":
        start = seen(match).start
        assert sum(len(area.cubes) for area in seen(match).areas) == 28, "whoever chooses the faces knows the map"
        assert seen(match).investments == [], "but not the investments"
        for _ in range(5):
            match.submit(start, match.turn(start), [match.game.legal_moves(match.state, start)[0]])
    kinds = [text.split()[0] for text in event_texts(match)]
    order = ["start-drawn", "cube-scattered", "supply-sorted", "exchange-opened", "investment-opened", "round-began"]
    assert list(dict.fromkeys(kinds))[:6] == order
    assert [kinds.count(kind) for kind in order] == [1, 28, 1, 5, 4, 1]


@rule("siberia 2.6")
def test_set_up_is_told_area_by_area_and_ends_with_the_first_round() -> None:
    match = opened(3, "blue")
    told = event_texts(match)
    assert told[0] == "start-drawn blue"
    assert [text.split()[2] for text in told if text.startswith("cube-scattered")] == 2 * AREA_NAMES
    assert told[-1] == "round-began 1 blue"
    assert [text.split()[1] for text in told if text.startswith("investment-opened")] == list(OPEN)
    assert (seen(match).round, seen(match).phase, state(match).seat) == (1, "drawing", 1)
