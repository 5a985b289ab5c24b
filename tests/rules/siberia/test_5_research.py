"""Section 5: research (5.1)."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.siberia.layout import close, leave, lie
from tests.rules.siberia.setting import LYING, acting, bag, cubes, news, researched, seen, supply, texts

from motherlode.core.match import Match

WITHOUT_DIAMOND = [area for area, pair in LYING.items() if "diamond" not in pair]


def finds(match: Match) -> list[str]:
    return list(seen(match).effect.finds)


@rule("siberia 5.1")
def test_every_tile_there_goes_to_the_bag() -> None:
    match = acting("research/gas research/oil research/manager gas coal gold")
    tiles = researched(match, 0)
    before = bag(match)
    play(match, "red take research")
    before.update(tiles)
    assert bag(match) == before
    assert researched(match, 0) == []


@rule("siberia 5.1")
def test_a_cube_moves_from_the_supply_to_any_area_that_does_not_have_that_resource() -> None:
    match = play(acting("research/diamond"), "red take research")
    assert texts(match) == [f"find diamond {area}" for area in WITHOUT_DIAMOND]
    assert seen(match).prompt == "find"
    play(match, "red find diamond amur")
    assert set(cubes(match, "amur")) == {"gas", "coal", "diamond"}
    assert supply(match, "diamond") == 5
    assert news(match, "cube-laid") == ["red diamond amur"]


@rule("siberia 5.1", "siberia 6.1")
def test_not_to_a_closed_area() -> None:
    match = close(acting("research/diamond"), "amur tomsk")
    play(match, "red take research")
    assert texts(match) == [f"find diamond {area}" for area in WITHOUT_DIAMOND if area not in ("amur", "tomsk")]
    assert refused(match, "red find diamond tomsk") == 601


@rule("siberia 5.1")
def test_an_area_may_hold_all_five_resources_but_never_two_of_a_kind() -> None:
    match = acting("research/oil research/gold research/diamond")
    play(match, "red take research", "red find gold amur", "red find oil amur", "red find diamond amur")
    assert len(cubes(match, "amur")) == 5


@rule("siberia 5.1")
def test_the_player_chooses_the_order() -> None:
    match = play(acting("research/gas research/oil research/manager"), "red take research")
    assert finds(match) == ["gas", "oil", "manager"]
    kinds = {tuple(text.split()[:2]) for text in texts(match)}
    assert {("find", "gas"), ("find", "oil"), ("find-any", "gas"), ("find-any", "diamond")} <= kinds
    assert ("find", "coal") not in kinds
    play(match, "red find oil amur")
    assert finds(match) == ["gas", "manager"]
    play(match, "red find-any oil altai")
    assert finds(match) == ["gas"]
    play(match, "red find gas altai")
    assert seen(match).turn == 1


@rule("siberia 5.1")
def test_no_cube_no_effect_for_that_tile() -> None:
    match = leave(acting("research/gas research/oil"), gas=0)
    play(match, "red take research")
    assert news(match, "tile-lapsed") == ["red gas"]
    assert finds(match) == ["oil"]
    assert {text.split()[1] for text in texts(match)} == {"oil"}


@rule("siberia 5.1")
def test_no_such_area_no_effect_for_that_tile() -> None:
    """Gas lies on every open area."""
    match = close(acting("research/gas research/oil"), "transbaikal magadan chukotka irkutsk taimyr tomsk altai")
    assert supply(match, "gas") > 0
    play(match, "red take research")
    assert news(match, "tile-lapsed") == ["red gas"]
    assert finds(match) == ["oil"]


@rule("siberia 5.1")
def test_a_manager_tile_counts_as_any_one_resource_that_can_be_laid() -> None:
    match = leave(acting("research/manager"), gas=0, gold=0)
    play(match, "red take research")
    assert finds(match) == ["manager"]
    assert {text.split()[1] for text in texts(match)} == {"coal", "oil", "diamond"}
    assert len(texts(match)) == sum(14 - str(LYING).count(good) for good in ("coal", "oil", "diamond"))
    play(match, "red find-any diamond amur")
    assert news(match, "cube-laid") == ["red diamond amur"]
    assert supply(match, "diamond") == 5


@rule("siberia 5.1")
@pytest.mark.parametrize("tile", ["gas", "manager"])
def test_laying_is_a_must(tile: str) -> None:
    match = play(acting(f"research/{tile}"), "red take research")
    assert "waive" not in texts(match)
    assert "pass" not in texts(match)
    assert refused(match, "red waive") == 501
    assert refused(match, "red pass") != 0


@rule("siberia 5.1")
def test_the_next_tile_sees_the_result() -> None:
    """The last gas is laid for the first tile; the second drops out by itself."""
    match = leave(acting("research/gas research/gas research/oil"), gas=1)
    play(match, "red take research", "red find gas altai")
    assert news(match) == ["cube-laid red gas altai", "tile-lapsed red gas"]
    assert finds(match) == ["oil"]


@rule("siberia 5.1")
def test_a_manager_tile_can_take_the_last_cube_before_a_tile_of_that_resource() -> None:
    match = leave(acting("research/gas research/manager"), gas=1)
    play(match, "red take research", "red find-any gas altai")
    assert news(match) == ["cube-laid red gas altai", "tile-lapsed red gas"]
    assert seen(match).turn == 1


@rule("siberia 5.1")
def test_an_area_just_laid_on_has_that_resource() -> None:
    match = play(acting("research/gas research/gas"), "red take research", "red find gas altai")
    assert "find gas altai" not in texts(match)
    assert refused(match, "red find gas altai") == 501


@rule("siberia 5.1")
def test_tiles_of_one_resource_are_alike_here_whatever_their_person() -> None:
    match = acting("seller-gas/research worker-gas/research investor-gas/research oil coal gold")
    play(match, "red take research")
    assert finds(match) == ["gas", "gas", "gas"]
    assert len(texts(match)) == len(set(texts(match))) == 7


@rule("siberia 5.1")
def test_a_manager_tile_drops_out_only_if_nothing_at_all_can_be_laid() -> None:
    match = leave(acting("research/manager research/manager"), gas=0, coal=0, oil=0, gold=0, diamond=1)
    play(match, "red take research", "red find-any diamond amur")
    assert news(match) == ["cube-laid red diamond amur", "tile-lapsed red manager"]
    assert seen(match).turn == 1


@rule("siberia 5.1")
def test_a_tile_without_effect_drops_out_when_the_last_open_area_gets_its_resource() -> None:
    match = close(acting("research/gas research/gas"), "transbaikal magadan chukotka irkutsk taimyr tomsk")
    play(match, "red take research")
    assert texts(match) == ["find gas altai"]
    play(match, "red find gas altai")
    assert news(match, "tile-lapsed") == ["red gas"]
    assert seen(match).turn == 1


@rule("siberia 5.1")
def test_the_cubes_of_a_supply_field_are_laid_one_by_one() -> None:
    match = lie(acting("research/gas research/gas research/gas research/gas"), "amur", "coal")
    assert supply(match, "gas") == 12
    play(match, "red take research", *(f"red find gas {area}" for area in ("amur", "altai", "tomsk", "irkutsk")))
    assert supply(match, "gas") == 8
    assert seen(match).turn == 1
