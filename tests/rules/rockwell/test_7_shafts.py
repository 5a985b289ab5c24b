"""Section 7: what active shafts yield."""

from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, directed, stand, stock, sunk, turned
from tests.rules.rockwell.setting import achieved, company, cubes, drilling, end_round, news, seen, until


@rule("rockwell 7.1")
def test_after_the_four_rounds_every_shaft_on_a_turned_tile_yields_its_owner_the_cubes_on_the_back() -> None:
    match = bare(sunk(turned(drilling("red/ii-1"), "a0/4 c1/3 d1/4"), red="a0 c1", blue="d1"))
    end_round(end_round(end_round(match)))
    assert cubes(match, "red") == cubes(match, "blue") == [0, 0, 0, 0], "not before"
    until(match, "market")
    assert (cubes(match, "red"), cubes(match, "blue"), cubes(match, "yellow")) == ([1, 1, 1, 1], [0, 0, 1, 2], [0] * 4)
    assert sorted(news(match, "shaft-yielded")) == ["blue d1 0 0 1 2", "red a0 1 1 0 0", "red c1 0 0 1 1"]


@rule("rockwell 7.1")
def test_a_shaft_on_an_unturned_tile_yields_nothing() -> None:
    match = bare(sunk(drilling("red/ii-1"), red="a0"))
    assert [shaft.active for shaft in company(match, "red").shafts] == [False]
    assert cubes(until(match, "market"), "red") == [0, 0, 0, 0]


@rule("rockwell 7.1")
def test_a_tile_turned_in_the_last_round_counts() -> None:
    match = bare(sunk(stand(drilling("red/ii-1"), "red-1 entrance-0 2"), blue="a0"))
    end_round(end_round(end_round(match)))
    play(match, "red go 1 a0", "* turn 2", "* extract 1")
    assert cubes(match, "blue") == [0, 0, 0, 0]
    assert cubes(until(match, "market"), "blue") == [2, 0, 0, 0]


@rule("rockwell 7.1")
def test_no_crew_needs_to_be_there_and_no_danger_is_felt() -> None:
    match = bare(sunk(stand(turned(drilling("red/ii-1"), "a0/2"), "blue-1 a0 4"), red="a0"))
    assert cubes(until(match, "market"), "red") == [2, 0, 0, 0]
    assert news(match, "danger-felt") == []


@rule("rockwell 7.1")
def test_every_turn_again_without_a_card() -> None:
    match = bare(sunk(turned(drilling(), "a0/2"), red="a0"))
    until(until(match, "tender"), "drilling")
    assert (seen(match).turn, cubes(match, "red")) == (2, [2, 0, 0, 0])
    until(match, "tender")
    assert (cubes(match, "red"), company(match, "red").cards) == ([4, 0, 0, 0], 0)


@rule("rockwell 7.1", "rockwell 10.4")
def test_all_at_once_so_direction_order_decides_who_takes_the_better_achievement() -> None:
    for order, best in (("red blue yellow green", "red"), ("blue red yellow green", "blue")):
        match = sunk(turned(drilling("red/ii-1", achievement_tie="active"), "c0/2 c2/3"), red="c0", blue="c2")
        stock(stock(directed(match, order), "red", silver=9), "blue", silver=9)
        until(match, "market")
        assert achieved(match, best) == {"silver": 4}
        assert achieved(match, "blue" if best == "red" else "red") == {"silver": 3}
