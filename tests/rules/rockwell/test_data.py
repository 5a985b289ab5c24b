"""The data that describe the components: other copies, and mistakes."""

from typing import Any

import pytest
from tests.kit import SEED, play, rule
from tests.rules.rockwell.layout import bare, stand
from tests.rules.rockwell.setting import (
    achieved,
    company,
    cubes,
    drilling,
    extract,
    money,
    news,
    opened,
    own,
    seen,
    tile,
    until,
    values,
)

from motherlode.core.errors import DATA_ENTRY, Fault
from motherlode.games.data import Data
from motherlode.games.registry import new_match

VALUE = (400, 600, 800, 1000)


def worth(amounts: list[int]) -> int:
    return sum(amount * value for amount, value in zip(amounts, VALUE, strict=False))


@rule("rockwell 1.2")
def test_our_tiles_yield_on_average_what_the_list_of_components_says() -> None:
    means = [sum(worth(back) for back in backs) / 4 for backs in values()["tiles"].values()]
    assert means == [800, 1000, 1150, 1300, 1550, 1700, 1800, 2150]


@rule("rockwell 1.4", "rockwell 6.2")
def test_our_cards_leave_a_remainder_for_2_3_and_4_and_their_mean_value_rises_with_every_pile() -> None:
    piles = values()["cards"]
    means = [sum(worth(card) for card in pile) / 6 for pile in piles.values()]
    assert [round(mean) for mean in means] == [3033, 4133, 5000, 6033, 7033, 8467, 9267, 10367]
    for pile in piles.values():
        for card in pile:
            assert all(any(amount % sharers for amount in card[:4]) for sharers in (2, 3, 4))
        assert not pile[0][4], "the poor card has no danger"
    assert [0, 3, 5, 4, 0] in piles["7"]
    assert [7, 4, 0, 0, 0] in piles["3"]


@rule("rockwell 6.2")
def test_every_pile_has_at_least_as_many_cards_as_it_has_tiles() -> None:
    assert all(len(values()["cards"][power]) >= len(backs) for power, backs in values()["tiles"].items())


@rule("rockwell 1.4", "rockwell 9.7")
def test_our_deliveries_are_four_types_of_seven_cheapest_on_top() -> None:
    stacks = values()["deliveries"]
    for k, stack in enumerate(stacks.values()):
        assert [row[k] for row in stack] == [5, 5, 6, 6, 7, 7, 8]
        assert {row[4] for row in stack} == {k + 2}


@rule("rockwell 1.5", "rockwell 5.9", "rockwell 9.3", "rockwell 2.3")
def test_other_prices_and_stocks_are_those_of_the_game() -> None:
    data = own(
        prices__cubes=[100, 200, 300, 400],
        prices__hire=[500, 600, 700, 800],
        prices__mobility=[100, 200, 300],
        four__protection=[700, 800, 900],
        start__cubes=[1, 2, 3, 4],
        start__money=5000,
    )
    match = opened(data=data)
    assert (cubes(match, "red"), money(match, "red")) == ([1, 2, 3, 4], 5000)
    prices = seen(match).prices
    assert (prices.cubes, prices.hire) == ([100, 200, 300, 400], [500, 600, 700, 800])
    assert (prices.mobility, prices.protection) == ([100, 200, 300], [700, 800, 900])
    match = play(stand(drilling("red/i-3", data=data), "red-1 d2"), "red stay 1", "red hire 4")
    assert money(match, "red") == 4200


@rule("rockwell 1.2", "rockwell 1.4")
def test_other_powers_backs_and_cards_are_drawn() -> None:
    data = own(
        rings__a=[2, 3],
        tiles__2=[[9, 0, 0, 0], [2, 0, 0, 0], [2, 0, 0, 0], [1, 1, 0, 0]],
        cards__2=[[0, 0, 0, 7, 0], *values()["cards"]["2"][1:]],
    )
    match = bare(stand(drilling(data=data), "red-1 entrance-0 2"))
    extract(play(match, "red go 1 a0"), 1, back=1)
    assert tile(match, "a0").yields == [9, 0, 0, 0]
    assert cubes(match, "red") == [0, 0, 0, 7]


@rule("rockwell 1.2")
def test_rings_may_have_other_powers() -> None:
    changes: dict[str, Any] = {
        "rings__a": [1, 3],
        "tiles__1": values()["tiles"]["2"],
        "cards__1": values()["cards"]["2"],
    }
    data = values(**changes)
    del data["tiles"]["2"], data["cards"]["2"]
    match = opened(data=Data("mine.toml", data))
    assert tile(match, "a0").power == 1


@rule("rockwell 10.1", "rockwell 10.4")
def test_other_needs_and_prestige_of_achievements() -> None:
    data = own(achievements__gold=2, prestige__gold=[9, 8, 7, 6])
    match = bare(until(drilling("red/ii-1", data=data), "market"))
    play(match, "red buy gold 1", "red buy gold 1", "red seal")
    assert achieved(match, "red") == {"gold": 9}


@rule("rockwell 9.7")
def test_stacks_of_other_types_may_ask_for_several_metals() -> None:
    stacks = {str(k): [[1, 1, 0, 0, 3]] * 4 for k in range(1, 8)}
    match = until(drilling("red/iii-1", data=own(deliveries=stacks)), "workshop")
    assert [stack.left for stack in seen(match).stacks] == [4] * 7
    play(match, "red deliver 7")
    assert (cubes(match, "red"), company(match, "red").supplied) == ([2, 1, 1, 0], 3)
    assert news(match, "delivered") == ["red 7 1 1 0 0 3"]


@rule("rockwell 3.3")
def test_other_numbers_of_actions() -> None:
    match = opened(data=own(four__market=[5, 1, 1]))
    assert [slot.actions for slot in seen(match).slots if slot.name.startswith("ii-")] == [5, 1, 1]


# Every kind of mistake in a data file, with the entry and the paragraph its error must name.
WRONG: list[tuple[str, Any, str, str]] = [
    ("prices", None, "prices", "1.5"),
    ("prices__cubes", None, "prices.cubes", "1.5"),
    ("prices__cubes", [400, 600, 800], "prices.cubes", "1.5"),
    ("prices__cubes", [400, 600, 800, 1050], "prices.cubes", "1.5"),
    ("prices__cubes", [600, 400, 800, 1000], "prices.cubes", "1.5"),
    ("prices__cubes", [0, 600, 800, 1000], "prices.cubes", "1.5"),
    ("prices__cubes", [400, 600, 800, 2**70], "prices.cubes", "1.5"),
    ("prices__cubes", [400, 600, 800, "much"], "prices.cubes", "1.5"),
    ("prices__cubes", [400, 600, 800, True], "prices.cubes", "1.5"),
    ("prices__cubes", 400, "prices.cubes", "1.5"),
    ("prices__hire", [1000, 1500, 2000], "prices.hire", "5.9"),
    ("prices__hire", [1000, 1500, 2000, 2550], "prices.hire", "1.5"),
    ("prices__hire", [-100, 1500, 2000, 2500], "prices.hire", "5.9"),
    ("prices__crew", [1500, 2500], "prices.crew", "9.2"),
    ("prices__crew", [1500, 2500, 3501], "prices.crew", "1.5"),
    ("prices__mobility", [1500, 2000], "prices.mobility", "9.4"),
    ("prices__mobility", None, "prices.mobility", "9.4"),
    ("prices__tea", [1], "prices.tea", "1.5"),
    ("four", None, "four", "3.3"),
    ("four__drilling", [1, 1, 1], "four.drilling", "3.3"),
    ("four__drilling", [1, 1, 1, 2], "four.drilling", "3.3"),
    ("four__market", [4, 3], "four.market", "3.3"),
    ("four__market", [4, 3, -1], "four.market", "3.3"),
    ("four__market", [3, 4, 2], "four.market", "8.1"),
    ("four__workshop", [4, 3, 2, 1], "four.workshop", "3.3"),
    ("four__protection", [1500, 2000], "four.protection", "9.3"),
    ("four__shaft", [1500, 2000], "four.shaft", "9.5"),
    ("few__drilling", [1, 0, 1], "few.drilling", "3.3"),
    ("few__protection", [2000, 2500, 3050], "few.protection", "1.5"),
    ("few__protection", [2000, 2500], "few.protection", "9.3"),
    ("few__shaft", None, "few.shaft", "9.5"),
    ("start__cubes", [3, 2, 1], "start.cubes", "2.3"),
    ("start__cubes", [3, 2, -1, 0], "start.cubes", "2.3"),
    ("start__money", 3050, "start.money", "1.5"),
    ("start__money", -100, "start.money", "2.3"),
    ("start__money", None, "start.money", "2.3"),
    ("danger__protection", [1], "danger.protection", "6.5"),
    ("danger__protection", [1, -3], "danger.protection", "6.5"),
    ("achievements__gold", 0, "achievements.gold", "10.2"),
    ("achievements__gold", None, "achievements.gold", "10.2"),
    ("achievements__zinc-copper", 0, "achievements.zinc-copper", "10.1"),
    ("achievements__strong-crews", 5, "achievements.strong-crews", "10.3"),
    ("achievements__trained-crews", 5, "achievements.trained-crews", "10.2"),
    ("achievements__beauty", 1, "achievements.beauty", "10.1"),
    ("prestige__gold", [5, 4, 3], "prestige.gold", "1.4"),
    ("prestige__gold", [5, 4, 3, 0], "prestige.gold", "1.4"),
    ("prestige__gold", [2, 3, 4, 5], "prestige.gold", "2.4"),
    ("prestige__gold", None, "prestige.gold", "1.4"),
    ("bonus__four", [3, 2], "bonus.four", "10.6"),
    ("bonus__three", [2, 1, -1], "bonus.three", "11.2"),
    ("bonus__two", None, "bonus.two", "12.7"),
    ("rings__a", [2], "rings.a", "1.2"),
    ("rings__a", [2, 2], "rings", "1.2"),
    ("rings__b", [3, 5], "rings", "1.2"),
    ("rings__e", [10, 11], "rings.e", "1.2"),
    ("tiles__2", None, "tiles.2", "1.2"),
    ("tiles__2", [[0, 1, 0, 0]], "tiles.2", "1.2"),
    ("tiles__2", [[0, 1, 0, 0], [2, 0, 0, 0], [2, 0, 0, 0], [1, 1, 0]], "tiles.2", "1.2"),
    ("tiles__2", [[0, 1, 0, 0], [2, 0, 0, 0], [2, 0, 0, 0], [1, 1, 0, -1]], "tiles.2", "1.2"),
    ("tiles__10", [[0, 1, 0, 0]] * 4, "tiles.10", "1.2"),
    ("cards__2", None, "cards.2", "1.4"),
    ("cards__2", [[3, 1, 0, 0, 0]] * 3, "cards.2", "1.4"),
    ("cards__2", [[3, 1, 0, 0, 2]] * 6, "cards.2", "1.4"),
    ("cards__2", [[3, 1, 0, 0]] * 6, "cards.2", "1.4"),
    ("cards__2", [[3, -1, 0, 0, 0]] * 6, "cards.2", "1.4"),
    ("cards__11", [[3, 1, 0, 0, 0]] * 6, "cards.11", "1.4"),
    ("deliveries__1", None, "deliveries", "1.4"),
    ("deliveries__8", [[5, 0, 0, 0, 2]], "deliveries.8", "1.4"),
    ("deliveries__1", [[5, 0, 0, 0, 2]] * 8, "deliveries", "1.4"),
    ("deliveries__1", [[5, 0, 0, 2]] * 7, "deliveries.1", "1.4"),
    ("deliveries__1", [[6, 0, 0, 0, 2], *[[5, 0, 0, 0, 2]] * 6], "deliveries.1", "2.4"),
]


@rule("rockwell 1.4")
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
        new_match("rockwell", "four", 0, {}, 0, Data("mine.toml", wrong), SEED, {})
    assert caught.value.code == DATA_ENTRY
    assert caught.value.facts["file"] == "mine.toml"
    assert str(caught.value.facts["entry"]).startswith(entry)
    assert (caught.value.facts["game"], caught.value.facts["rule"]) == ("rockwell", paragraph)


@rule("rockwell 1.4")
def test_an_unknown_section_is_refused() -> None:
    with pytest.raises(Fault) as caught:
        new_match("rockwell", "four", 0, {}, 0, own(weather={}), SEED, {})
    assert caught.value.facts["entry"] == "weather"


@rule("rockwell 6.2")
def test_a_pile_as_large_as_its_tiles_lasts_for_the_game() -> None:
    """Three tiles of power 2 are turned: cards are left for the fourth."""
    match = drilling()
    for k, (number, tile_name) in enumerate([(1, "a0"), (2, "a2"), (3, "a4"), (4, "a6")], 1):
        stand(match, f"red-{number} entrance-{number - 1} 2")
        extract(play(match, f"red go {number} {tile_name}"), 1 if k == 1 else k)
        for seat in ("blue", "yellow", "green"):
            play(match, f"{seat} pass")
    assert tile(match, "a0").cards == 2
