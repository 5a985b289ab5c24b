"""Section 1: components; who sees what is in test_1_secrets.py."""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, stand, stock, sunk, turned
from tests.rules.rockwell.setting import (
    PLAYERS,
    POWERS,
    chances,
    company,
    crew,
    cubes,
    drilling,
    extract,
    market,
    money,
    moves,
    news,
    opened,
    reason,
    seen,
    short_games,
    state,
    table,
    texts,
    tile,
    until,
    values,
    workshop,
)

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.games.rockwell.meta import META
from motherlode.games.rockwell.options import Options


@rule("rockwell 1.1")
@PLAYERS
def test_the_ground_is_four_rings_a_to_d_of_eight_tiles_each(players: int) -> None:
    tiles = seen(opened(players)).tiles
    assert [each.name for each in tiles] == [f"{ring}{sector}" for ring in "abcd" for sector in range(8)]
    assert [each.ring for each in tiles] == [ring for ring in "abcd" for _ in range(8)]


@rule("rockwell 1.1", "rockwell 5.2")
@pytest.mark.parametrize(
    ("start", "near"),
    [
        ("a0", "a7 a1 b0"),
        ("a5", "a4 a6 b5"),
        ("a7", "a6 a0 b7"),
        ("b0", "b7 b1 a0 c0"),
        ("b7", "b6 b0 a7 c7"),
        ("c4", "c3 c5 b4 d4"),
        ("d2", "d1 d3 c2 centre"),
        ("d7", "d6 d0 c7 centre"),
    ],
)
def test_a_tile_touches_its_neighbours_in_the_ring_and_the_tile_straight_above_and_below(start: str, near: str) -> None:
    match = stand(drilling(), f"red-1 {start}")
    assert moves(match, "red", "go 1") == set(near.split())


@rule("rockwell 1.1")
@pytest.mark.parametrize("sector", range(8))
def test_every_d_tile_touches_the_centre_and_no_other_does(sector: int) -> None:
    match = stand(drilling(), f"red-1 d{sector}", f"red-2 c{sector}")
    assert "centre" in moves(match, "red", "go 1")
    assert "centre" not in moves(match, "red", "go 2") | moves(match, "red", "go 3")


@rule("rockwell 1.2")
def test_a_tiles_front_shows_its_ring_and_the_power_it_takes() -> None:
    for each in seen(opened()).tiles:
        assert each.power in POWERS[each.ring]
        assert (each.turned, each.force, each.lacks) == (False, 0, each.power)


@rule("rockwell 1.2", "rockwell 6.1")
def test_its_back_unknown_until_it_is_drilled_shows_what_a_shaft_yields() -> None:
    match = stand(drilling(), "red-1 entrance-0 2")
    assert all(each.yields is None for each in seen(match).tiles)
    play(match, "red go 1 a0")
    assert tile(match, "a0").yields is None
    assert chances(match) == {"turn 1": 1, "turn 2": 1, "turn 3": 1, "turn 4": 1}
    play(match, "* turn 4")
    assert tile(match, "a0").yields == [1, 1, 0, 0]
    assert news(match, "tile-turned") == ["a0 1 1 0 0"]


@rule("rockwell 1.2")
def test_a_back_that_has_been_seen_is_not_turned_up_again() -> None:
    match = stand(turned(drilling(), "a2/2 a4/3"), "red-1 entrance-0 2")
    assert chances(play(match, "red go 1 a0")) == {"turn 1": 1, "turn 4": 1}


@rule("rockwell 1.2")
def test_neither_backs_nor_the_order_of_cards_exist_before_they_are_seen() -> None:
    """The same position and other luck."""
    one, other = opened(), opened()
    other.seed = bytes(32)
    assert one.game.key(one.state) == other.game.key(other.state)


@rule("rockwell 1.2", "rockwell 6.2")
@pytest.mark.parametrize("name", ["a0", "a1", "b0", "b1", "c0", "c1", "d0", "d1"])
def test_its_pile_is_the_one_numbered_like_its_power(name: str) -> None:
    match = drilling()
    power = tile(match, name).power
    rest = power - 1 - min(4, power - 1)
    stand(match, f"red-2 {name} {power - 1 - rest}", f"red-1 {name[0]}2")
    if rest:
        stand(match, f"red-3 {name} {rest}")
    if name[1] == "0":
        stand(match, f"red-1 {name[0]}1")
    extract(play(match, f"red go 1 {name}"), 2)
    *wanted, danger = values()["cards"][str(power)][1]
    assert not danger
    assert news(match, "card-drawn") == [f"{name} {' '.join(map(str, wanted))} none"]
    for each in seen(match).tiles:
        assert each.cards == (5 if each.power == power else 6)


@rule("rockwell 1.3")
@PLAYERS
def test_four_entrances_face_two_a_tiles_each(players: int) -> None:
    match = drilling(players=players)
    for number in range(1, 5):
        k = int(crew(match, f"red-{number}").place.removeprefix("entrance-"))
        assert moves(match, "red", f"go {number}") == {f"a{2 * k}", f"a{2 * k + 1}"}


@rule("rockwell 1.4")
def test_there_are_48_extraction_cards_in_eight_piles_some_with_a_danger_sign() -> None:
    match = opened()
    assert {(each.power, each.cards) for each in seen(match).tiles} == {(power, 6) for power in range(2, 10)}
    cards = values()["cards"]
    assert sum(len(pile) for pile in cards.values()) == 48
    assert sum(card[4] for pile in cards.values() for card in pile) == 20


@rule("rockwell 1.4")
def test_there_are_28_delivery_tiles_in_stacks_by_type() -> None:
    stacks = seen(opened()).stacks
    assert [stack.left for stack in stacks] == [7, 7, 7, 7]
    assert [[metal for metal in range(4) if stack.cubes[metal]] for stack in stacks] == [[0], [1], [2], [3]]


@rule("rockwell 1.4")
def test_there_are_36_achievement_tiles_nine_kinds_of_four() -> None:
    achievements = seen(opened()).achievements
    assert len({each.name for each in achievements}) == 9
    assert [each.left for each in achievements] == [4] * 9


@rule("rockwell 1.5")
@PLAYERS
def test_zinc_is_worth_400_copper_600_silver_800_gold_1000(players: int) -> None:
    assert seen(opened(players)).prices.cubes == [400, 600, 800, 1000]


@rule("rockwell 1.5")
def test_cubes_and_money_never_run_out() -> None:
    match = stock(market("red/ii-1"), "red", money=10**7, zinc=10**5)
    play(match, *["red buy gold 25"] * 20, "red seal")
    assert cubes(match, "red")[3] == 500
    play(match, *["red sell zinc 25"] * 20, "red seal")
    assert money(match, "red") == 10**7 - 500 * 1000 + 500 * 400


@rule("rockwell 1.5")
def test_insurance_never_runs_out() -> None:
    match = until(stock(opened(), "red", zinc=60), "insurance")
    play(match, *["red insure zinc"] * 60, "red seal", "blue seal", "yellow seal", "green seal")
    assert company(match, "red").insurance == 60


@rule("rockwell 1.5")
@PLAYERS
def test_every_sum_is_a_multiple_of_100_dollars(players: int) -> None:
    assert [text for text in texts(opened(players)) if text.startswith("cash")] == [
        "cash 100",
        "cash 500",
        "cash 1000",
    ]
    for s in short_games(players):
        assert all(amount % 100 == 0 for amount in s.money)


@rule("rockwell 1.5", "rockwell 1.6", "rockwell 1.7")
@PLAYERS
def test_nothing_is_ever_owed_or_lost(players: int) -> None:
    for s in short_games(players):
        assert min(*s.money, *s.cubes, *s.loss, *s.saving, s.dice, s.bribes) >= 0
        assert s.dice + sum(1 for die in s.crew_dice if die) == 3
        assert s.bribes <= 3
        assert set(s.powers) <= {1, 2, 3, 4}
        assert all(list(s.slots).count(seat) <= 2 for seat in range(players))
        built = [at for at in s.shafts if at < 32]
        assert len(built) == len(set(built))


@rule("rockwell 1.6")
@PLAYERS
def test_three_corruption_tiles_and_three_dice_are_shared_by_all(players: int) -> None:
    view = seen(opened(players))
    assert (view.bribes, view.dice) == (3, 3)


@rule("rockwell 1.7")
@PLAYERS
def test_each_has_four_crews_two_vice_presidents_and_a_place_in_both_orders(players: int) -> None:
    view = seen(opened(players))
    for seat in range(players):
        assert [each.power for each in view.crews if each.owner == seat] == [1] * 4
        assert view.seats[seat].home == 2
    assert sorted(view.direction) == sorted(view.control) == list(range(players))


@rule("rockwell 1.7")
def test_a_crew_has_a_power_of_1_to_4() -> None:
    match = bare(workshop("red/iii-1"))
    for power in (2, 3, 4):
        play(match, "red raise 2")
        assert crew(match, "red-2").power == power
    assert reason(match, "red raise 2") == "strongest-already 2 9.2"


@rule("rockwell 1.7")
def test_each_has_three_shafts() -> None:
    match = bare(sunk(workshop("red/iii-1"), red="a1 a3 a5"))
    assert [shaft.tile for shaft in company(match, "red").shafts] == ["a1", "a3", "a5"]
    assert moves(match, "red", "sink") == set()


@rule("rockwell 1.7")
@pytest.mark.parametrize("seats", [1, 5, 6])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Fault) as caught:
        Options(seats, META.chosen(META.preset("four"), {}, 4))
    assert caught.value.code == BAD_SEATS


@rule("rockwell 1.7")
@PLAYERS
def test_only_al_has_crews_besides_the_players(players: int) -> None:
    owners = {each.owner for each in seen(table(players)).crews}
    assert owners == set(range(players)) | ({6} if players == 2 else set())
    assert len(state(table(players)).places) == 4 * len(owners)
