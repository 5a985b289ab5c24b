"""The data that describes the components: other copies, short mines, and mistakes."""

import tomllib
from importlib import resources
from typing import Any

import pytest
from tests.kit import SEED, play, rule
from tests.rules.goldrausch.setting import (
    chance_moves,
    gains,
    gold,
    lying,
    meet,
    news,
    opened,
    play_round,
    reveal,
    seen,
    travel,
)

from motherlode.core.errors import DATA_ENTRY, Fault
from motherlode.games.data import Data
from motherlode.games.registry import new_match

TEXT = (resources.files("motherlode.games") / "goldrausch" / "data.toml").read_text()


def values(**changes: Any) -> dict[str, Any]:
    """Our data with entries replaced: gold__total=30."""
    out = tomllib.loads(TEXT)
    for where, what in changes.items():
        *path, last = where.split("__")
        section = out
        for name in path:
            section = section[name]
        section[last] = what
    return out


def own(**changes: Any) -> Data:
    return Data("mine.toml", values(**changes))


def held(match: Any) -> int:
    return sum(gold(match)) + sum(lying(match)) + int(seen(match).mine)


@rule("goldrausch 1.4")
def test_our_resource_cards_are_those_of_the_list() -> None:
    """Respawn 1-3, 3-6, 5-10; mean yields 3.4, 4.9, 6.9; the triple start breaks no maximum."""
    cards = values()["resources"]
    for where, (low, high, mean) in enumerate([(1, 3, 3.35), (3, 6, 4.9), (5, 10, 6.85)]):
        respawn = [card["respawn"][where] for card in cards.values()]
        assert (min(respawn), max(respawn)) == (low, high)
        assert sum(card["yields"][where] for card in cards.values()) / 20 == pytest.approx(mean, abs=0.06)
    assert cards["1"]["yields"] == [3, 4, 6]


@rule("goldrausch 1.2", "goldrausch 2.2")
@pytest.mark.parametrize(("total", "laid"), [(30, [0, 0, 10]), (33, [0, 3, 10]), (37, [1, 6, 10])])
def test_a_short_mine_lays_out_what_it_has_in_the_order_veridia_rosso_azul(total: int, laid: list[int]) -> None:
    match = opened(4, 1, own(gold__total=total))
    assert lying(match) == laid
    assert (seen(match).mine, held(match)) == (0, total)


@rule("goldrausch 1.2", "goldrausch 6.1")
def test_a_short_mine_is_served_in_the_same_order_when_gold_grows_back() -> None:
    """38 of 50 are out; of the 12 left Veridia gets 10, Rosso 2."""
    match = opened(4, 1, own(gold__total=50))
    reveal(play_round(match, "v- v- v- v-", "broken"), 20)
    assert lying(match) == [2, 8, 20]
    assert seen(match).mine == 0
    assert held(match) == 50


@rule("goldrausch 1.2")
def test_what_comes_back_to_a_short_mine_is_laid_out_again() -> None:
    match = opened(4, 1, own(gold__total=38))
    assert seen(match).mine == 0
    assert gains_of(match, "a+ a+ r- r-", "broken") == [-2, -2, 0, 0]
    reveal(match, 20)
    assert lying(match) == [2, 6, 14]


def gains_of(match: Any, plan: str, outcome: str) -> list[int]:
    before = gold(match)
    play_round(match, plan, outcome)
    return [now - then for now, then in zip(gold(match), before, strict=True)]


@rule("goldrausch 2.2")
@pytest.mark.parametrize("players", [4, 6])
def test_the_first_respawn_is_laid_out_up_to_the_maxima(players: int) -> None:
    match = opened(players, 20, own(maxima__azul=4, maxima__rosso=20, maxima__veridia=15))
    assert lying(match) == [4, 12 if players == 4 else 18, 15]


@rule("goldrausch 7.18")
def test_no_maximum_falls_below_0() -> None:
    match = play_round(opened(4, 1, own(maxima__azul=1)), "v- v- v- v-", "barren-land")
    assert seen(match).continents[0].maximum == 0
    assert lying(match)[0] == 0
    reveal(match, 20)
    assert lying(match)[0] == 0


@rule("goldrausch 7.20")
def test_no_yield_falls_below_0() -> None:
    match = opened(4, 1, own(resources__1={"respawn": [5, 10, 15], "yields": [1, 0, 3]}))
    assert gains(match, "a- a- r- v+", "scarcity") == [0, 0, 0, 2]


@rule("goldrausch 4.4")
def test_a_small_deck_of_events_is_shuffled_again_without_those_that_stay_out() -> None:
    match = opened(4, 1, own(incidents__deck=["alms", "barren-land"]))
    for expected in (["draw alms", "draw barren-land"], ["draw alms"], ["draw alms"], ["draw alms"]):
        play(meet(travel(match, "v v v v"), "- - - -"), "* spin incident")
        assert chance_moves(match) == expected
        reveal(play(match, f"* {expected[-1]}"))


@rule("goldrausch 1.5")
def test_goal_and_rounds_are_data_too() -> None:
    match = opened(4, 1, own(gold__goal=11, round__rounds=3))
    play_round(match, "v- r- r- r-")
    assert news(match, "game-ended") == ["goal"]
    match = opened(4, 1, own(round__rounds=1))
    play_round(match, "v- r- r- r-")
    assert news(match, "game-ended") == ["rounds"]


# Every kind of mistake in a data file, with the entry and the paragraph its error must name.
WRONG: list[tuple[str, Any, str, str]] = [
    ("gold", None, "gold", "1.2"),
    ("gold__total", None, "gold.total", "1.2"),
    ("gold__total", 0, "gold.total", "1.2"),
    ("gold__total", 29, "gold.total", "1.2"),
    ("gold__total", 2**70, "gold.total", "1.2"),
    ("gold__total", True, "gold.total", "1.2"),
    ("gold__start", -1, "gold.start", "2.1"),
    ("gold__start", 50, "gold.start", "2.1"),
    ("gold__goal", "fifty", "gold.goal", "1.5"),
    ("gold__silver", 1, "gold.silver", "1.2"),
    ("round__rounds", 0, "round.rounds", "1.5"),
    ("round__rounds", 21, "round.rounds", "1.5"),
    ("round__lone", 0, "round.lone", "5.3"),
    ("round__fine", -1, "round.fine", "5.5"),
    ("round__fine", 2.5, "round.fine", "5.5"),
    ("respawns__seven", 2, "respawns.seven", "2.2"),
    ("respawns__six", None, "respawns.six", "2.2"),
    ("maxima__azul", 0, "maxima.azul", "1.1"),
    ("maxima__azul", 1000, "maxima.azul", "1.1"),
    ("maxima__ocean", 1, "maxima.ocean", "1.1"),
    ("wheel__fields", [], "wheel.fields", "4.1"),
    ("wheel__fields", ["whole"] * 25, "wheel.fields", "4.1"),
    ("wheel__fields", "whole", "wheel.fields", "4.1"),
    ("resources__7", None, "resources.7", "1.4"),
    ("resources__21", {"respawn": [1, 1, 1], "yields": [1, 1, 1]}, "resources.21", "1.4"),
    ("resources__1", {"respawn": [1, 1, 1]}, "resources.1.yields", "1.4"),
    ("incidents__deck", [], "incidents.deck", "4.4"),
    ("incidents__deck", ["barren-land"], "incidents.deck", "4.4"),
    ("amounts__rain", 0, "amounts.rain", "7.6"),
    ("amounts__drying-vein", 0, "amounts.drying-vein", "7.9"),
    ("amounts__subsidy", -1, "amounts.subsidy", "7.22"),
    ("prices", {}, "prices", "1.4"),
]


@rule("goldrausch 1.4")
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
        new_match("goldrausch", "four", 0, {}, 0, Data("mine.toml", wrong), SEED, {})
    assert caught.value.code == DATA_ENTRY
    assert caught.value.facts == {"file": "mine.toml", "entry": entry, "game": "goldrausch", "rule": paragraph}


@pytest.mark.parametrize(
    ("where", "what", "paragraph"),
    [
        ("wheel__fields", ["whole", "hole"], "4.1"),
        ("incidents__deck", ["alms", "alms"], "1.4"),
        ("incidents__deck", ["alms", "plague"], "1.4"),
        ("resources__1", {"respawn": [1, 1], "yields": [1, 1, 1]}, "1.4"),
        ("resources__1", {"respawn": [1, 1, -1], "yields": [1, 1, 1]}, "1.4"),
        ("resources__1", {"respawn": [1, 1, 1], "yields": [1, 1, 1000]}, "1.4"),
    ],
)
def test_a_wrong_item_of_a_list_is_refused_by_its_list(where: str, what: Any, paragraph: str) -> None:
    with pytest.raises(Fault) as caught:
        new_match("goldrausch", "four", 0, {}, 0, own(**{where: what}), SEED, {})
    assert caught.value.code == DATA_ENTRY
    assert caught.value.facts["rule"] == paragraph
    assert str(caught.value.facts["entry"]).startswith(where.replace("__", "."))
