"""Section 1: components, aim, and what is open to whom."""

from collections import Counter
from typing import Any

import pytest
from tests.kit import play, random_match, rule
from tests.rules.siberia.layout import close, invested, lay_tiles, rich, stand
from tests.rules.siberia.setting import (
    BACKS,
    FACES,
    PLAYERS,
    PRICES,
    acting,
    all_cubes,
    all_tiles,
    bag,
    chances,
    deal,
    end_round,
    figures,
    money,
    news,
    on,
    opened,
    place,
    places,
    plans,
    positions,
    scattered,
    seen,
    state,
    table,
    texts,
    variants,
)

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.core.ids import SEAT_NAMES, SPECTATOR
from motherlode.games.registry import match_of
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.world import ACTION_NAMES, INVESTMENT, MARKETS, PLACES, RESOURCES

CUBES = {"gas": 18, "coal": 16, "oil": 14, "gold": 12, "diamond": 10}
PERSONS = {
    "logistics": (4, 3, 3, 2, 2),
    "seller": (3, 4, 2, 3, 2),
    "worker": (4, 3, 3, 2, 2),
    "investor": (3, 3, 3, 3, 2),
}
# By the numbers of the areas; the order of the view is that of the numbers.
NEIGHBOURS = [
    (2, 3, 4),
    (1, 4, 5),
    (1, 4, 8),
    (1, 2, 3, 5, 7, 8, 9),
    (2, 4, 6, 7),
    (5, 7),
    (4, 5, 6, 9, 10),
    (3, 4, 9, 11),
    (4, 7, 8, 10, 11, 13),
    (7, 9, 13),
    (8, 9, 12, 13, 14),
    (11, 13, 14),
    (9, 10, 11, 12),
    (11, 12),
]


def check(s: Any, players: int) -> None:
    """70 tiles, 70 cubes by kind, 20 investments, six figures each, money that was earned."""
    assert all_tiles(s) == 70
    assert all_cubes(s) == CUBES
    assert len(s.row) + sum(s.stack) + sum(1 for piece in s.spaces if piece == INVESTMENT) == 20
    for seat in range(players):
        workers = s.workers[seat * PLACES : (seat + 1) * PLACES]
        sellers = s.sellers[seat * MARKETS : (seat + 1) * MARKETS]
        assert sum(workers) + sum(sellers) + s.home[seat] == 6
        earned = s.earned[seat * MARKETS * RESOURCES : (seat + 1) * MARKETS * RESOURCES]
        assert s.money[seat] == sum(earned)
        assert min(*workers, *sellers, s.home[seat], *earned) >= 0
    assert min(*s.bag, *s.supply, *s.sold, *s.stack, *s.research) >= 0


@rule("siberia 1.1")
def test_there_are_18_gas_16_coal_14_oil_12_gold_and_10_diamond() -> None:
    assert chances(play(table(), "* start red")) == {f"scatter {name}": number for name, number in CUBES.items()}
    assert sum(CUBES.values()) == 70


@rule("siberia 1.1", "siberia 1.2", "siberia 1.3")
@PLAYERS
def test_no_cube_tile_investment_or_figure_is_ever_lost_and_no_money_comes_from_nowhere(players: int) -> None:
    for s in positions(players, 3):
        check(s, players)


@rule("siberia 1.2")
def test_14_managers_and_56_tiles_show_a_person_and_a_resource() -> None:
    tiles = {
        f"draw {person}-{good}": number
        for person, row in PERSONS.items()
        for good, number in zip(CUBES, row, strict=True)
    }
    assert chances(opened()) == {"draw manager": 14, **tiles}
    assert sum(tiles.values()) == 56


@rule("siberia 1.2", "siberia 4.4")
def test_tiles_live_in_the_bag_in_hands_and_on_tableaus_and_nowhere_else() -> None:
    match = opened()
    assert sum(bag(match).values()) == seen(match).bag == 70
    wanted = plans(match, "gas gas manager manager")
    deal(match, [[tile for tile, _ in plan] for plan in wanted])
    assert (seen(match).bag, len(seen(match).hand), seen(match, 1).seats[0].hand) == (58, 6, 6)
    match = acting("gas gas manager manager research")
    assert seen(match).seats[0].tiles == 6
    assert seen(match).bag == 58
    play(match, "red take research")
    assert all_tiles(state(match)) == 70


@rule("siberia 1.3")
def test_there_are_two_investments_for_each_of_the_ten_actions() -> None:
    match = scattered(table())
    play(match, *(f"* flip {face}" for face in FACES))
    assert chances(match) == {f"open {action}": 2 for action in ACTION_NAMES}


@rule("siberia 1.3")
@PLAYERS
def test_each_has_six_figures_in_supply_as_workers_or_as_sellers(players: int) -> None:
    match = opened(players)
    for seat in range(players):
        assert figures(match, seat).total() == 6
    stand(match, 1, "vladivostok altai tokyo frankfurt frankfurt")
    assert figures(match, 1) == {"vladivostok": 1, "altai": 1, "tokyo": 1, "frankfurt": 2, "supply": 1}


@rule("siberia 1.4")
def test_six_exchange_tiles_are_in_play_frankfurt_and_five_with_two_faces() -> None:
    view = seen(table())
    assert [exchange.tile for exchange in view.exchanges] == [0, 1, 2, 3, 4, 5]
    assert [[face.name for face in exchange.faces] for exchange in view.exchanges] == [
        ["frankfurt"],
        *([a, b] for a, b in zip(FACES, BACKS, strict=True)),
    ]
    assert [exchange.name for exchange in view.exchanges] == ["frankfurt", None, None, None, None, None]
    for face in (face for exchange in view.exchanges for face in exchange.faces):
        assert face.prices == [1000 * price for price in PRICES[face.name]]


@rule("siberia 1.4")
@pytest.mark.parametrize("faces", [FACES, BACKS])
def test_frankfurt_buys_everything_the_others_only_some_at_better_prices(faces: tuple[str, ...]) -> None:
    view = seen(opened(faces=faces))
    assert [exchange.name for exchange in view.exchanges] == ["frankfurt", *faces]
    for exchange in view.exchanges:
        assert exchange.prices == [1000 * price for price in PRICES[exchange.name]]
    frankfurt = view.exchanges[0].prices
    assert all(frankfurt)
    for exchange in view.exchanges[1:]:
        assert 0 in exchange.prices
        assert all(price > base for price, base in zip(exchange.prices, frankfurt, strict=True) if price)


@rule("siberia 1.5")
def test_the_map_has_14_areas_with_their_neighbours_and_two_areas_are_reached_from_vladivostok() -> None:
    view = seen(opened())
    names = [area.name for area in view.areas]
    assert len(names) == 14
    assert [area.near for area in view.areas] == [[names[k - 1] for k in near] for near in NEIGHBOURS]
    assert view.port_near == ["amur", "khabarovsk"]


@rule("siberia 1.6")
def test_a_tableau_has_ten_actions_with_two_spaces_each() -> None:
    view = seen(opened())
    assert [action.name for action in view.seats[1].actions] == [
        "manager",
        "logistics",
        "seller",
        "worker",
        "investor",
        *CUBES,
    ]
    match = acting("gas gas oil oil gold gold")
    assert [len(on(match, 0, action)) for action in ("gas", "oil", "gold")] == [2, 2, 2]


@rule("siberia 1.6")
def test_research_holds_any_number_of_tiles() -> None:
    match = acting("research research research research research research")
    assert len(seen(match).seats[0].research) == 6


@rule("siberia 1.7")
@PLAYERS
def test_everybody_starts_with_no_money_and_the_most_at_the_end_wins(players: int) -> None:
    match = opened(players)
    assert money(match) == [0] * players
    place(match)
    rich(match, *(1000 * (3 - seat) for seat in range(players)))
    close(match, "amur transbaikal irkutsk altai tomsk yamal taimyr chukotka")
    end_round(match)
    assert places(match) == [1, 2, 3, 4][:players]
    assert [result.points for result in seen(match).results] == money(match)


@rule("siberia 1.7")
def test_equal_money_shares_the_win_and_a_place() -> None:
    match = rich(acting(players=4), 5000, 9000, 9000, 5000)
    close(match, "amur transbaikal irkutsk altai tomsk yamal taimyr chukotka")
    end_round(match)
    assert places(match) == [3, 1, 1, 3]
    result = match.result()
    assert result is not None
    assert [result.share(seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


@rule("siberia 1.7")
def test_the_bank_never_runs_out() -> None:
    match = rich(stand(acting("diamond diamond"), 0, "altai chukotka taimyr south-yakutia london"), 10**9, 0)
    play(match, "red take diamond", "red sell london")
    assert money(match) == [10**9 + 20_000, 0]


@rule("siberia 1.8")
@pytest.mark.parametrize("eyes", [0, 1, 2, SPECTATOR])
def test_map_supply_exchanges_tableaus_figures_money_and_open_investments_are_open_to_all(eyes: int) -> None:
    match = rich(acting("gas gas research/oil", "manager manager", players=3), 1000, 2000, 3000)
    invested(stand(match, 2, "altai tokyo"), 1, "oil")
    mine, theirs = seen(match, 2), seen(match, eyes)
    for part in ("areas", "port_near", "supply", "exchanges", "investments", "stack", "bag", "seats", "round", "start"):
        assert getattr(mine, part) == getattr(theirs, part), part
    assert [company.money for company in theirs.seats] == [1000, 2000, 3000]
    assert theirs.seats[0].research[0].tile.endswith("oil")
    assert theirs.investments == ["gas", "logistics", "seller", "diamond"]


@rule("siberia 1.8", "siberia 3.4")
@pytest.mark.parametrize("eyes", [1, SPECTATOR])
def test_drawn_tiles_are_secret(eyes: int) -> None:
    match = opened()
    hands = [[tile for tile, _ in plan] for plan in plans(match, "gas gas oil oil gold gold")]
    deal(match, hands)
    assert Counter(seen(match, 0).hand) == Counter(hands[0])
    assert Counter(seen(match, eyes).hand) == (Counter(hands[1]) if eyes == 1 else Counter())
    assert seen(match, eyes).seats[0].hand == 6


@rule("siberia 1.8")
def test_the_order_of_the_investments_does_not_exist_before_one_is_opened() -> None:
    """The same position with other luck: the stack's order is not in the position."""
    one, other = (scattered(table()) for _ in range(2))
    other.seed = bytes(32)
    for match in (one, other):
        play(match, *(f"* flip {face}" for face in FACES))
    assert one.game.key(one.state) == other.game.key(other.state)
    one.go_on()
    other.go_on()
    assert seen(one).investments != seen(other).investments


@rule("siberia 1.9")
def test_an_area_vladivostok_and_an_exchange_hold_any_number_of_figures_of_any_players() -> None:
    match = stand(acting("logistics logistics seller seller worker worker"), 1, "amur amur tokyo tokyo vladivostok")
    stand(match, 0, "vladivostok amur amur tokyo")
    play(match, "red take logistics", "red step vladivostok amur", "red waive", "blue pass")
    play(match, "red take seller", "red post supply tokyo", "red take worker", "red enter supply")
    assert figures(match, 0) == {"amur": 3, "tokyo": 2, "vladivostok": 1}
    assert figures(match, 1) == {"amur": 2, "tokyo": 2, "vladivostok": 1, "supply": 1}


@rule("siberia 1.9")
def test_the_two_spaces_of_an_action_are_alike() -> None:
    """Whatever is laid first, the position is the same."""
    keys = set()
    for order in (("seller-gas/gas", "worker-gas/gas"), ("worker-gas/gas", "seller-gas/gas")):
        match = acting(f"{order[0]} {order[1]} oil coal gold diamond")
        keys.add(match.game.key(match.state))
    assert len(keys) == 1


@rule("siberia 1.9")
def test_a_space_is_free_if_no_tile_joker_or_investment_lies_on_it() -> None:
    match = invested(opened(), 0, "oil", "coal")
    lay_tiles(match, 0, "gas gas manager/oil manager/gold")
    hand = ["seller-gas", "seller-oil", "seller-coal", "seller-coal", "seller-gold", "seller-diamond"]
    deal(match, [hand, [tile for tile, _ in plans(match)[1]]])
    free = {text.split()[2] for text in texts(match)}
    assert free == {"seller", "coal", "gold", "diamond", "research"}, "gas has two tiles, oil joker and investment"
    play(match, "red lay seller-coal coal")
    assert "lay seller-coal coal" not in texts(match), "beside the investment there was one space"


@rule("siberia 1.10")
@PLAYERS
def test_nothing_changes_with_the_number_of_players(players: int) -> None:
    match = opened(players)
    view = seen(match)
    assert (view.bag, view.stack, len(view.investments), len(view.areas), len(view.exchanges)) == (70, 16, 4, 14, 6)
    assert (view.tile_limit, view.closed_limit, view.empty_limit, view.idle_limit) == (10, 8, 3, 5)
    assert sum(stock.left for stock in view.supply) == 42
    assert [figures(match, seat) for seat in range(players)] == [
        {"vladivostok": 1, "frankfurt": 1, "supply": 4} for _ in range(players)
    ]


@rule("siberia 1.10")
@pytest.mark.parametrize("seats", [1, 5, 6])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Fault) as caught:
        Options(seats, {"exchange_sides": "random", "withdrawal": "empty"})
    assert caught.value.code == BAD_SEATS


@rule("siberia 1.10")
@PLAYERS
def test_left_is_clockwise_the_next_seat(players: int) -> None:
    match = end_round(acting(players=players, start=SEAT_NAMES[players - 1]))
    assert news(match, "round-began") == ["2 red"]
    assert texts(match) == []


@rule("siberia 1.8")
@PLAYERS
def test_a_saved_game_is_the_same_game(players: int) -> None:
    for variant in variants(players):
        match = random_match(variant, 7)
        assert match_of(match.log(with_seed=True), verify=True).game.key(match.state) == match.game.key(match.state)
