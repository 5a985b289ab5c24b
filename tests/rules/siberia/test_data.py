"""The data that describes the components: other copies, and mistakes."""

from typing import Any

import pytest
from tests.kit import SEED, play, rule
from tests.rules.siberia.layout import close, stand
from tests.rules.siberia.setting import (
    chances,
    end_round,
    figures,
    money,
    news,
    opened,
    own,
    place,
    seen,
    table,
    texts,
    values,
)

from motherlode.core.errors import DATA_ENTRY, Fault
from motherlode.games.data import Data
from motherlode.games.registry import new_match


@rule("siberia 1.5")
def test_our_map_has_27_borders_each_told_on_both_sides() -> None:
    borders = values()["map"]["borders"]
    assert sum(len(near) for near in borders.values()) == 2 * 27
    assert all(area in borders[other] for area, near in borders.items() for other in near)


@rule("siberia 1.4")
def test_frankfurts_prices_sum_to_7_every_other_to_8_and_each_resource_has_a_good_buyer_whatever_is_up() -> None:
    prices = values()["prices"]
    assert {name: sum(row) for name, row in prices.items()} == {
        name: 7 if name == "frankfurt" else 8 for name in prices
    }
    pairs = list(values()["exchanges"].values())
    for choice in range(32):
        up = [pair[choice >> k & 1] for k, pair in enumerate(pairs)]
        best = [max(prices[name][k] for name in up) for k in range(5)]
        assert all(got >= least for got, least in zip(best, (3, 3, 3, 4, 5), strict=True))


@rule("siberia 1.4", "siberia 5.7")
def test_other_prices_are_paid() -> None:
    match = place(opened(data=own(prices__tokyo=[7, 2, 3, 0, 0])), "gas gas")
    stand(match, 0, "amur tokyo")
    play(match, "red take gas", "red sell tokyo")
    assert money(match) == [7000, 0]


@rule("siberia 1.1", "siberia 1.2", "siberia 1.3")
def test_other_cubes_tiles_and_investments_are_drawn() -> None:
    data = own(
        cubes__gas=17,
        cubes__diamond=11,
        tiles__manager=13,
        tiles__seller=[4, 4, 2, 3, 2],
        investments__gas=1,
        investments__oil=3,
    )
    match = play(table(data=data), "* start red")
    assert chances(match)["scatter gas"] == 17
    assert chances(match)["scatter diamond"] == 11
    match = opened(data=data)
    assert chances(match)["draw manager"] == 13
    assert chances(match)["draw seller-gas"] == 4
    assert seen(match).stack == 16


@rule("siberia 1.3", "siberia 2.3", "siberia 2.4", "siberia 5.3", "siberia 7.3", "siberia 7.5")
def test_numbers_of_figures_open_investments_steps_and_endings_are_data_too() -> None:
    data = own(figures__each=4, round__steps=1, end__closed=2, end__idle=1)
    match = place(opened(data=data), "logistics logistics")
    assert figures(match, 0) == {"vladivostok": 1, "frankfurt": 1, "supply": 2}
    play(match, "red take logistics", "red step vladivostok amur")
    assert seen(match).turn == 1
    end_round(match)
    assert news(match, "game-ended") == ["standstill"]
    match = end_round(close(place(opened(data=data)), "altai tomsk"))
    assert news(match, "game-ended") == ["closed"]
    match = opened(investments=("gas", "oil"), data=own(investments__open=2))
    assert (seen(match).investments, seen(match).stack) == (["gas", "oil"], 18)


@rule("siberia 7.1")
def test_the_limit_of_tiles_is_data_too() -> None:
    match = end_round(place(opened(data=own(round__tiles=4))))
    assert seen(match).tile_limit == 4
    assert seen(match).phase == "returning"
    assert texts(match)


# Every kind of mistake in a data file, with the entry and the paragraph its error must name.
WRONG: list[tuple[str, Any, str, str]] = [
    ("cubes", None, "cubes", "1.1"),
    ("cubes__gas", None, "cubes.gas", "1.1"),
    ("cubes__gas", 17, "cubes", "1.1"),
    ("cubes__gas", 19, "cubes", "1.1"),
    ("cubes__gas", 0, "cubes.gas", "1.1"),
    ("cubes__gas", 66, "cubes.gas", "1.1"),
    ("cubes__gas", 2**70, "cubes.gas", "1.1"),
    ("cubes__gas", True, "cubes.gas", "1.1"),
    ("cubes__gas", "many", "cubes.gas", "1.1"),
    ("cubes__uranium", 1, "cubes.uranium", "1.1"),
    ("tiles", None, "tiles", "1.2"),
    ("tiles__manager", 13, "tiles", "1.2"),
    ("tiles__manager", -1, "tiles.manager", "1.2"),
    ("tiles__seller", [3, 4, 2, 3], "tiles.seller", "1.2"),
    ("tiles__seller", [3, 4, 2, 3, -2], "tiles.seller", "1.2"),
    ("tiles__seller", 14, "tiles.seller", "1.2"),
    ("tiles__seller", [3, 4, 2, 3, 3], "tiles", "1.2"),
    ("tiles__cook", [1, 1, 1, 1, 1], "tiles.cook", "1.2"),
    ("investments", None, "investments", "1.3"),
    ("investments__gas", 3, "investments", "1.3"),
    ("investments__gas", None, "investments.gas", "1.3"),
    ("investments__gas", -1, "investments.gas", "1.3"),
    ("investments__research", 2, "investments.research", "1.3"),
    ("investments__open", 0, "investments.open", "2.3"),
    ("investments__open", 21, "investments.open", "2.3"),
    ("figures__each", 1, "figures.each", "1.3"),
    ("figures__each", 10, "figures.each", "1.3"),
    ("round__steps", 0, "round.steps", "5.3"),
    ("round__tiles", 12, "round.tiles", "7.1"),
    ("round__tiles", -1, "round.tiles", "7.1"),
    ("end__closed", 0, "end.closed", "7.3"),
    ("end__closed", 15, "end.closed", "7.3"),
    ("end__empty", 0, "end.empty", "7.3"),
    ("end__empty", 6, "end.empty", "7.3"),
    ("end__idle", 0, "end.idle", "7.5"),
    ("map__exits", ["amur"], "map.exits", "1.5"),
    ("map__exits", ["amur", "khabarovsk", "magadan"], "map.exits", "1.5"),
    ("map__exits", "amur", "map.exits", "1.5"),
    ("map__borders__altai", None, "map.borders.altai", "1.5"),
    ("map__borders__mongolia", ["altai"], "map.borders.mongolia", "1.5"),
    ("exchanges__1", ["london"], "exchanges.1", "1.4"),
    ("exchanges__1", ["london", "london"], "exchanges.1", "1.4"),
    ("exchanges__2", ["london", "zurich"], "exchanges.2", "1.4"),
    ("exchanges__1", ["frankfurt", "mumbai"], "exchanges.1", "1.4"),
    ("exchanges__5", None, "exchanges.5", "1.4"),
    ("exchanges__6", ["london", "mumbai"], "exchanges.6", "1.4"),
    ("prices__frankfurt", [1, 1, 0, 2, 2], "prices.frankfurt", "1.4"),
    ("prices__london", [0, 0, 0, 3], "prices.london", "1.4"),
    ("prices__london", [0, 0, 0, 3, 100], "prices.london", "1.4"),
    ("prices__london", [0, 0, 0, -3, 5], "prices.london", "1.4"),
    ("prices__london", [0, 0, 0, 3.5, 5], "prices.london", "1.4"),
    ("prices__london", None, "prices.london", "1.4"),
    ("prices__paris", [1, 1, 1, 1, 1], "prices.paris", "1.4"),
]


@rule("siberia 1.4")
@pytest.mark.parametrize(("where", "what", "entry", "paragraph"), WRONG)
def test_a_wrong_data_file_is_refused_by_entry_and_paragraph(where: str, what: Any, entry: str, paragraph: str) -> None:
    wrong = values(**{where: what})
    if what is None:
        *path, last = where.split("__")
        section = wrong
        for name in path:
            section = section[name]
        del section[last]
    with pytest.raises(Fault) as caught:
        new_match("siberia", "two", 0, {}, 0, Data("mine.toml", wrong), SEED, {})
    assert caught.value.code == DATA_ENTRY
    assert caught.value.facts == {"file": "mine.toml", "entry": entry, "game": "siberia", "rule": paragraph}


@pytest.mark.parametrize(
    ("where", "what", "paragraph"),
    [
        ("map__exits", ["amur", "paris"], "1.5"),
        ("map__exits", ["amur", "amur"], "1.5"),
        ("map__borders__altai", ["krasnoyarsk"], "1.5"),
        ("map__borders__altai", ["krasnoyarsk", "tomsk", "yamal"], "1.5"),
        ("map__borders__altai", ["krasnoyarsk", "tomsk", "altai"], "1.5"),
        ("map__borders__altai", ["krasnoyarsk", "tomsk", "tomsk"], "1.5"),
        ("map__borders__altai", ["krasnoyarsk", "mongolia"], "1.5"),
        ("exchanges__1", ["london", "paris"], "1.4"),
    ],
)
def test_a_wrong_item_of_a_list_is_refused_by_its_list(where: str, what: Any, paragraph: str) -> None:
    with pytest.raises(Fault) as caught:
        new_match("siberia", "two", 0, {}, 0, own(**{where: what}), SEED, {})
    assert caught.value.code == DATA_ENTRY
    assert caught.value.facts["rule"] == paragraph
    entry = "map.borders" if where.startswith("map__borders") else where.replace("__", ".")
    assert str(caught.value.facts["entry"]).startswith(entry)


@rule("siberia 1.5", "siberia 6.3")
def test_a_map_that_does_not_hang_together_is_refused() -> None:
    apart = {
        "map__borders__altai": ["tomsk"],
        "map__borders__tomsk": ["altai"],
        "map__borders__krasnoyarsk": ["irkutsk", "evenkia", "yamal"],
        "map__borders__yamal": ["evenkia", "taimyr", "krasnoyarsk"],
    }
    with pytest.raises(Fault) as caught:
        new_match("siberia", "two", 0, {}, 0, own(**apart), SEED, {})
    assert caught.value.facts == {"file": "mine.toml", "entry": "map.borders", "game": "siberia", "rule": "1.5"}


@rule("siberia 1.4")
def test_an_unknown_section_is_refused() -> None:
    with pytest.raises(Fault) as caught:
        new_match("siberia", "two", 0, {}, 0, own(weather={}), SEED, {})
    assert caught.value.facts["entry"] == "weather"


@rule("siberia 2.1")
def test_set_up_works_with_as_many_of_one_resource_as_the_data_allow() -> None:
    data = own(cubes__gas=42, cubes__coal=7, cubes__oil=7, cubes__gold=7, cubes__diamond=7)
    for seed in range(20):
        match = new_match("siberia", "two", 0, {}, 0, data, bytes([seed]) * 32, {})
        match.go_on()
        assert all(len(area.cubes) == 2 for area in seen(match).areas)
