"""Section 5: the resource actions (5.7, 5.8)."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.siberia.layout import lie, stand
from tests.rules.siberia.setting import (
    BACKS,
    FACES,
    LYING,
    PRICES,
    acting,
    area,
    cubes,
    figures,
    money,
    news,
    opened,
    place,
    seen,
    supply,
    texts,
)

from motherlode.games.siberia.world import RESOURCE_NAMES


@rule("siberia 5.7")
def test_from_every_area_with_a_worker_they_take_the_cube_of_that_resource_and_sell_all_at_one_exchange() -> None:
    match = stand(acting("gas gas"), 0, "amur khabarovsk altai tokyo")
    play(match, "red take gas")
    assert seen(match).prompt == "sell"
    assert (seen(match).effect.cubes, seen(match).effect.areas) == (2, ["amur", "khabarovsk"])
    assert texts(match) == ["waive", "sell tokyo"]
    play(match, "red sell tokyo")
    assert (cubes(match, "amur"), cubes(match, "khabarovsk")) == (["coal"], ["oil"])
    assert set(cubes(match, "altai")) == {"coal", "diamond"}, "no gas there, nothing taken"
    assert set(cubes(match, "yamal")) == {"gas", "coal"}, "no worker there, nothing taken"
    assert money(match) == [6000, 0]
    assert news(match) == [
        "cube-mined red gas amur",
        "cube-mined red gas khabarovsk",
        "sold red 2 gas tokyo 3000 6000",
    ]
    assert seen(match).turn == 1


@rule("siberia 5.7")
def test_the_cubes_leave_the_game() -> None:
    match = stand(acting("gas gas"), 0, "amur khabarovsk tokyo")
    before = supply(match, "gas")
    play(match, "red take gas", "red sell tokyo")
    assert supply(match, "gas") == before
    assert [stock.sold for stock in seen(match).supply] == [2, 0, 0, 0, 0]


@rule("siberia 5.7")
def test_at_one_exchange_of_their_choice_where_they_have_a_seller() -> None:
    match = stand(stand(acting("gas gas"), 0, "amur tokyo frankfurt london"), 1, "shanghai")
    play(match, "red take gas")
    assert texts(match) == ["waive", "sell frankfurt", "sell tokyo"], "London buys no gas, Shanghai is Blue's"
    assert [(sale.exchange, sale.price, sale.money) for sale in seen(match).effect.sales] == [
        ("frankfurt", 1000, 1000),
        ("tokyo", 3000, 3000),
    ]
    assert refused(match, "red sell shanghai") == 507
    assert refused(match, "red sell london") == 507
    play(match, "red sell frankfurt")
    assert money(match) == [1000, 0]


@rule("siberia 5.7", "siberia 1.4")
@pytest.mark.parametrize("faces", [FACES, BACKS])
@pytest.mark.parametrize("resource", RESOURCE_NAMES)
def test_only_an_exchange_that_buys_the_resource_will_do_at_its_price_each(
    resource: str, faces: tuple[str, ...]
) -> None:
    k = RESOURCE_NAMES.index(resource)
    for exchange in ("frankfurt", *faces):
        match = place(opened(faces=faces), f"{resource} {resource}")
        lie(lie(match, "amur", f"{resource} oil gas"), "altai", f"{resource} oil gas")
        stand(match, 0, f"amur altai {exchange}")
        play(match, f"red take {resource}")
        price = 1000 * PRICES[exchange][k]
        if not price:
            assert news(match)[-1] == f"no-effect red {resource}"
            continue
        assert texts(match) == ["waive", f"sell {exchange}"]
        play(match, f"red sell {exchange}")
        assert money(match)[0] == 2 * price


@rule("siberia 5.7")
@pytest.mark.parametrize("sellers", ["", "london", "london zurich"])
def test_without_a_seller_at_one_that_buys_it_nothing_is_mined(sellers: str) -> None:
    match = stand(acting("gas gas"), 0, f"amur {sellers}")
    play(match, "red take gas")
    assert news(match) == ["action-taken red gas", "no-effect red gas"]
    assert set(cubes(match, "amur")) == {"gas", "coal"}
    assert money(match) == [0, 0]
    assert seen(match).turn == 1


@rule("siberia 5.7")
@pytest.mark.parametrize("workers", ["", "altai", "vladivostok"])
def test_without_a_worker_where_the_resource_lies_nothing_is_mined(workers: str) -> None:
    match = stand(acting("gas gas"), 0, f"{workers} tokyo")
    play(match, "red take gas")
    assert news(match) == ["action-taken red gas", "no-effect red gas"]


@rule("siberia 5.7", "siberia 5.8")
def test_nothing_may_be_kept_and_all_or_nothing() -> None:
    match = stand(acting("gas gas"), 0, "amur khabarovsk south-yakutia north-yakutia evenkia tokyo")
    play(match, "red take gas")
    assert texts(match) == ["waive", "sell tokyo"]
    play(match, "red sell tokyo")
    assert money(match)[0] == 15_000
    for name in ("amur", "khabarovsk", "south-yakutia", "north-yakutia", "evenkia"):
        assert "gas" not in cubes(match, name)


@rule("siberia 5.8", "siberia 4.4")
def test_all_of_it_may_be_waived() -> None:
    match = stand(acting("gas gas"), 0, "amur khabarovsk tokyo")
    play(match, "red take gas", "red waive")
    assert "gas" in cubes(match, "amur")
    assert money(match) == [0, 0]
    assert news(match) == ["waived red gas"]


@rule("siberia 5.8")
def test_several_workers_in_one_area_bring_no_more_than_one() -> None:
    match = stand(acting("gas gas"), 0, "amur amur amur tokyo tokyo")
    play(match, "red take gas")
    assert seen(match).effect.cubes == 1
    play(match, "red sell tokyo")
    assert money(match)[0] == 3000


@rule("siberia 5.8")
def test_workers_stay_where_they_are_unless_the_area_closes() -> None:
    match = stand(acting("gas gas"), 0, "amur khabarovsk tokyo")
    lie(match, "khabarovsk", "gas")
    play(match, "red take gas", "red sell tokyo")
    assert figures(match, 0) == {"amur": 1, "tokyo": 1, "supply": 4}
    assert area(match, "khabarovsk").closed


@rule("siberia 5.7")
def test_a_workers_area_is_mined_for_everybody_who_comes_later_too() -> None:
    match = acting("gas gas", "gas gas")
    stand(stand(match, 0, "amur tokyo"), 1, "amur khabarovsk tokyo")
    play(match, "red take gas", "red sell tokyo", "blue take gas", "blue sell tokyo")
    assert money(match) == [3000, 3000], "the gas in Amur was Red's"


@rule("siberia 5.7")
def test_the_view_tells_what_a_resource_action_would_bring() -> None:
    match = stand(acting("gas gas"), 0, "amur khabarovsk tokyo frankfurt")
    gas = seen(match, 1).seats[0].actions[5].prospect
    assert (gas.cubes, gas.exchange, gas.price, gas.money, gas.missing) == (2, "tokyo", 3000, 6000, None)
    assert seen(match).seats[0].actions[0].prospect is None, "a person's action sells nothing"
    play(match, "red take gas", "red sell frankfurt")
    assert [(part.resource, part.exchange, part.money) for part in seen(match).seats[0].income] == [
        ("gas", "frankfurt", 2000)
    ]


@rule("siberia 5.7")
def test_the_view_tells_what_a_resource_action_lacks() -> None:
    match = stand(acting(), 0, "altai vladivostok london")
    coal, gold, diamond = (seen(match, 1).seats[0].actions[k].prospect for k in (6, 8, 9))
    assert (coal.lying, coal.cubes, coal.exchange, coal.money, coal.missing) == (7, 1, None, 0, "seller")
    assert (coal.top_exchange, coal.top_price) == ("shanghai", 3000)
    assert (gold.lying, gold.cubes, gold.exchange, gold.price, gold.missing) == (5, 0, "london", 3000, "worker")
    assert (gold.money, gold.top_exchange, gold.top_price) == (0, "zurich", 5000)
    assert (diamond.cubes, diamond.exchange, diamond.money, diamond.missing) == (1, "london", 5000, None)
    for name, lying in LYING.items():
        lie(match, name, lying.replace("gold", "").strip())
    assert seen(match).seats[0].actions[8].prospect.missing == "cube"
