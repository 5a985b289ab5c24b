"""The last moves, exactly."""

import pytest
from tests.rules.atacama.setting import DARK, stand, table
from tests.toys import Toy

from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.solver import Solver
from motherlode.core.ids import NOBODY, first_seat
from motherlode.core.match import Match
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng
from motherlode.core.state import State


def worth(match: Match, s: State, own: int) -> float:
    """A seat's share of the win by looking at everything: the plain definition."""
    game = match.game
    actors = game.actors(s)
    if not actors:
        result = game.result(s)
        assert result is not None
        return result.share(own)
    seat = first_seat(actors)
    return (max if seat == own else min)(
        worth(match, after(match, s, seat, move), own) for move in game.legal_moves(s, seat)
    )


def after(match: Match, s: State, seat: int, move: int) -> State:
    there: State = match.game.copy(s)
    match.game.apply(there, seat, move, None)
    return there


@pytest.mark.parametrize("left", [1, 2, 3])
def test_what_is_found_is_as_good_as_anything(left: int) -> None:
    match = stand(table(), *DARK[: 28 - left])
    seat = first_seat(match.game.actors(match.state))
    all_moves = {
        move: worth(match, after(match, match.state, seat, move), seat)
        for move in match.game.legal_moves(match.state, seat)
    }
    found = Solver(match.game, 100_000).best(match.observer(seat, Rng(1)), Rng(1))
    best = max(all_moves.values())
    assert (found == NOBODY) == (best == 0.0), "what is lost anyway is left to the search, which sets traps"
    if found != NOBODY:
        assert all_moves[found] == best


def test_without_room_nothing_is_said() -> None:
    match = stand(table(), *DARK[:22])
    seat = first_seat(match.game.actors(match.state))
    assert Solver(match.game, 3).best(match.observer(seat, Rng(1)), Rng(1)) == NOBODY


def test_far_from_the_end_nothing_is_begun() -> None:
    solver = Solver(table().game, 1000)
    assert solver.best(table().observer(0, Rng(1)), Rng(1)) == NOBODY
    assert solver.room == 1000


def test_where_something_is_hidden_or_left_to_chance_nothing_is_solved() -> None:
    game = Toy(2)
    assert Solver(game, 1000).best(Observer(game, game.start(0), 0, Rng(1)), Rng(1)) == NOBODY


def test_a_bot_that_solves_plays_what_is_found() -> None:
    match = stand(table(), *DARK[:26])
    eyes = match.observer(first_seat(match.game.actors(match.state)), Rng(1))
    found = Solver(match.game, 100_000).best(eyes, Rng(1))
    assert found != NOBODY
    bot = MctsBot(1, iterations=1, solves=100_000)
    assert found == bot.choose(eyes)
    assert bot.decide(eyes) == [found]
