"""What bots see in a Rockwell position: stock as it will be, tiles about to be drilled, time left."""

from typing import Any, cast

import pytest
from tests.kit import play
from tests.rules.rockwell.layout import stand, stock
from tests.rules.rockwell.setting import drilling, insure, market, opened, tender, until

from motherlode.bots.catalogue import bot
from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.of_games import judge
from motherlode.bots.rockwell import RockwellEvaluation
from motherlode.bots.rockwell_features import CARDS_HELD, INSURANCE, stock_of, turns_left
from motherlode.core.match import Match
from motherlode.core.rng import Rng
from motherlode.games.rockwell.world import COPPER, MONEY, ZINC


def evaluation(match: Match) -> RockwellEvaluation:
    found = judge("rockwell", match.game)
    assert isinstance(found, RockwellEvaluation)
    return found


def seen_stock(match: Match, seat: int) -> list[float]:
    game = cast("Any", match.game)
    return list(stock_of(game.tables, cast("Any", match.state), seat))


def greedy_move(match: Match, seat: int) -> str:
    greedy = bot("greedy", "rockwell", match.game, 1)
    return str(match.game.codec.text(greedy.choose(match.observer(seat, Rng(1)))))


def test_what_lies_in_the_tray_is_as_good_as_gone() -> None:
    match = play(opened(), "red offer zinc", "red cash 500")
    assert seen_stock(match, 0)[ZINC] == 2
    assert seen_stock(match, 0)[MONEY] == 2500
    assert seen_stock(match, 1)[ZINC] == 3


def test_cubes_to_be_insured_count_as_insurance() -> None:
    match = play(until(opened(), "insurance"), "red insure zinc", "red insure copper")
    assert [seen_stock(match, 0)[k] for k in (ZINC, COPPER, INSURANCE)] == [2, 1, 2]


def test_a_deal_under_way_counts_as_closed() -> None:
    match = play(market("red/ii-1"), "red buy copper 1", "red buy copper 1")
    assert [seen_stock(match, 0)[k] for k in (COPPER, MONEY)] == [4, 1800]


def test_a_tile_that_is_being_drilled_promises_its_share_and_the_card() -> None:
    match = stand(drilling("red/ii-1"), "red-1 b0 3", "red-2 a0")
    before = seen_stock(match, 0)
    play(match, "red go 2 b0")
    after = seen_stock(match, 0)
    assert after[COPPER] > before[COPPER] + 2
    assert after[CARDS_HELD] == before[CARDS_HELD] + 1
    assert seen_stock(match, 1) == [3, 2, 1, 0, 3000, 0, 0]


def test_greedy_drills_what_it_can_drill_alone() -> None:
    match = stand(drilling("red/ii-1"), "red-1 b0 3", "red-2 a0")
    assert greedy_move(match, 0) in ("go 2 b0", "carry 2 b0 1")


def test_greedy_delivers_in_the_last_turn_rather_than_to_keep_cubes() -> None:
    match = stock(until(drilling("red/iii-1 blue/iii-2"), "workshop"), "red", gold=5, money=0)
    stand(match, "green-1 centre", "blue-1 centre", "yellow-1 centre")
    assert greedy_move(match, 0) == "deliver 4"


def test_there_is_no_time_left_once_enough_have_arrived() -> None:
    match = drilling("red/ii-1")
    assert turns_left(cast("Any", match.state), 200) > 1
    stand(match, "red-1 centre", "blue-1 centre")
    assert turns_left(cast("Any", match.state), 200) > 0
    stand(match, "red-1 centre", "blue-1 centre", "green-4 centre")
    assert turns_left(cast("Any", match.state), 200) == 0


@pytest.mark.parametrize("prepare", [opened, lambda: insure(tender_done()), lambda: drilling("red/i-1")])
def test_a_search_looks_past_its_own_decision_also_where_a_part_of_the_turn_begins(prepare: Any) -> None:
    match = prepare()
    assert evaluation(match).looks_no_further(cast("Any", match.state))
    seat = next(seat for seat in range(4) if len(match.game.legal_moves(match.state, seat)))
    search = MctsBot(1, iterations=20, judge=evaluation(match)).search(match.observer(seat, Rng(1)))
    assert len(search.report()) > 1


def tender_done() -> Match:
    return until(tender(opened()), "insurance")


def test_all_shares_of_the_win_add_up() -> None:
    match = drilling("red/i-1")
    assert sum(evaluation(match).shares(cast("Any", match.state))) == pytest.approx(1.0)
