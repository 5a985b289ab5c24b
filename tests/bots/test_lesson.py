"""A lesson after the game: decisions and mistakes are found, and nobody is blamed for what they could not know."""

from typing import Any

import pytest
from tests.kit import SEED as SEED_OF_LUCK
from tests.kit import ToyVariant, Variant, every_usual, has_secrets, play, random_match, refusal_of
from tests.laws.test_two_worlds import secret_pairs
from tests.toys import NONE, Toy, ToyState

from motherlode.bots.catalogue import bot
from motherlode.bots.lesson import (
    SEED,
    Decision,
    Point,
    Review,
    balance_of,
    comes_to_the_same,
    decisions,
    log_before,
    point_of,
    review,
)
from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.of_games import evaluation, lesson_bot
from motherlode.bots.worker import Task, think
from motherlode.core.errors import UNKNOWN_BOT, Fault
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, first_seat
from motherlode.core.match import Match
from motherlode.core.parse import parse
from motherlode.core.rng import Rng
from motherlode.games.registry import GAMES, match_of, new_match

ATACAMA = Variant("atacama", "basic", 2, {})


def expert(name: str, game: Game[Any], limit: str) -> MctsBot:
    made = bot(f"mcts:{limit}", name, game, SEED)
    assert isinstance(made, MctsBot)
    return made


def before(match: Match, decision: Decision) -> Match:
    return match_of(parse(log_before(match, decision)))


# -- decisions


@every_usual
def test_every_choice_of_a_seat_is_part_of_one_decision(variant: Variant) -> None:
    match = random_match(variant, 3)
    game = match.game
    for seat in range(game.seats):
        found = decisions(match, seat)
        # Whatever else the seat did was forced.
        own = [entry.move for entry in match.in_force if entry.seat == seat]
        choices = sum(len(decision.moves) for decision in found)
        assert 0 < choices <= len(own)
        for decision in found[:: max(1, len(found) // 4)]:
            past = before(match, decision)
            assert past.result() is None
            open_ = False
            for move in decision.moves:
                open_ = open_ or len(game.legal_moves(past.state, seat)) > 1
                assert refusal_of(game, past.state, seat, move) == ""
                past.replay(seat, [move])
            assert open_, "a decision without a choice"


class Whole(Toy):
    """Picking and sealing is one decision."""

    def decision_under_way(self, s: ToyState, seat: int) -> bool:
        return s.tray[seat] != NONE


def test_small_moves_of_one_choice_are_one_decision_whoever_acts_between_them() -> None:
    match = Match(Whole(2), ToyVariant(2).match().header, SEED_OF_LUCK)
    play(match, "red pick 1", "blue pick 0", "blue seal", "red seal")
    assert decisions(match, 0) == [Decision(0, [1, 3])]
    assert decisions(match, 1) == [Decision(1, [0, 3])]


def test_what_was_taken_back_is_no_decision() -> None:
    match = ATACAMA.match()
    first, second = list(match.game.legal_moves(match.state, 0))[:2]
    match.submit(0, match.turn(0), [first])
    match.undo(0, match.turn(0), 0)
    match.submit(0, match.turn(0), [second])
    assert decisions(match, 0) == [Decision(0, [second])]
    assert before(match, decisions(match, 0)[0]).entries == []


# -- what they were worth


def with_a_blunder(at: int) -> tuple[Match, int]:
    """A game between bots that look one move ahead, except for one move of red's, the worst possible; and its index."""
    match = ATACAMA.match()
    judged = evaluation("atacama", match.game)
    place = 0
    while actors := match.game.actors(match.state):
        seat = first_seat(actors)
        values: dict[int, float] = {}
        for move in match.game.legal_moves(match.state, seat):
            after = match.game.copy(match.state)
            match.game.apply(after, seat, move, None)
            values[move] = judged.value(after, seat)
        blunders = seat == 0 and match.turn(0) == at
        if blunders:
            place = len(match.in_force)
        move = min(values, key=lambda one: values[one]) if blunders else max(values, key=lambda one: values[one])
        match.submit(seat, match.turn(seat), [move])
    return match, place


def test_a_planted_blunder_is_the_costliest_decision() -> None:
    match, place = with_a_blunder(8)
    teacher = expert("atacama", match.game, "200")
    # Only around it: the whole game would take too long.
    looked_at = [each for each in decisions(match, 0) if abs(each.place - place) <= 2]
    costs = {each.place: point_of(review(teacher, before(match, each), 0, each.moves)).cost for each in looked_at}
    assert len(costs) == 3
    assert costs[place] >= 10
    assert costs[place] == max(costs.values()) > sorted(costs.values())[-2]


def test_the_same_decision_costs_nothing_and_has_no_noise() -> None:
    match = ATACAMA.match()
    teacher = expert("atacama", match.game, "40")
    played = teacher.decide(match.observer(0, Rng(SEED)))
    found = review(expert("atacama", match.game, "40"), match, 0, played)
    assert (found.better, found.cost, found.noise) == (played, 0.0, 0.0)
    assert 0.0 < found.chance == found.best < 1.0


def test_the_order_of_small_moves_is_no_mistake() -> None:
    match = ToyVariant(2).match()
    eyes = match.observer(0, Rng(1))
    assert comes_to_the_same(eyes, [1, 3], [1, 3])
    assert not comes_to_the_same(eyes, [1, 3], [2, 3])


def test_what_may_be_luck_of_the_trials_does_not_count() -> None:
    assert Review([1], [2], 0.40, 0.44, 0.021).cost == 0.0
    assert Review([1], [2], 0.40, 0.44, 0.019).cost == pytest.approx(0.04)
    assert Review([1], [2], 0.44, 0.40, 0.001).cost == 0.0


def first_preset(name: str) -> Match:
    return new_match(name, GAMES[name].meta.presets[0].name, 0, {}, 0, None, bytes(32), {})


@pytest.mark.parametrize("name", [name for name in GAMES if has_secrets(first_preset(name).game)])
def test_the_hidden_part_changes_nothing_in_the_lesson(name: str) -> None:
    """Two worlds that differ in what another seat did in secret."""
    match = first_preset(name)
    match.go_on()
    rng = Rng(5)
    compared = 0
    while compared < 2:
        for mover, one, other in secret_pairs(match.game, match.state)[:1]:
            worlds = []
            for move in (one, other):
                world = match_of(match.log(with_seed=True))
                world.replay(mover, [move])
                worlds.append(world)
            shown = any(world.entries[-1].reveals() for world in worlds)
            acting = [seat for seat in range(match.game.seats) if seat != mover and _chooses(worlds[0], seat)]
            if acting and mover != CHANCE and not shown:
                seat = acting[0]
                played = bot("random", name, match.game, compared).decide(match.observer(seat, Rng(1)))
                lessons = [review(expert(name, match.game, "3"), world, seat, played) for world in worlds]
                assert lessons[0] == lessons[1]
                compared += 1
        seat = first_seat(match.game.actors(match.state))
        match.submit(seat, match.turn(seat), [match.game.random_move(match.state, seat, rng)])


def _chooses(match: Match, seat: int) -> bool:
    return len(match.game.legal_moves(match.state, seat)) > 1


# -- where the result comes from


def test_start_mistakes_and_luck_make_the_result() -> None:
    match = random_match(ATACAMA, 1)
    result = match.result()
    assert result is not None
    winner = next(seat for seat in (0, 1) if result.share(seat) == 1.0)
    won = balance_of(match, winner, [Point(60, 5), Point(90, 0), Point(70, 12)])
    assert (won.start, won.mistakes, won.luck, won.result) == (50, 17, 67, 100)
    lost = balance_of(match, 1 - winner, [Point(40, 30)])
    assert (lost.start, lost.mistakes, lost.luck, lost.result) == (50, 30, -20, 0)


def test_before_the_end_there_is_no_lesson() -> None:
    with pytest.raises(ValueError, match="end"):
        balance_of(ATACAMA.match(), 0, [])


# -- in a process


def test_the_process_reviews_what_was_played_and_tells_everybody_the_same() -> None:
    match = random_match(ATACAMA, 2)
    decision = decisions(match, 1)[-3]
    task = Task(log_before(match, decision), 1, "mcts:30", "review", played=decision.moves)
    first = think(task).review
    assert first is not None
    assert first.played == decision.moves
    assert think(task).review == first


def test_only_a_search_gives_lessons() -> None:
    match = random_match(ATACAMA, 2)
    decision = decisions(match, 0)[-1]
    with pytest.raises(Fault) as refused:
        think(Task(log_before(match, decision), 0, "greedy", "review", played=decision.moves))
    assert refused.value.code == UNKNOWN_BOT


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_somebody_who_gives_lessons(name: str) -> None:
    game = new_match(name, GAMES[name].meta.presets[0].name, 0, {}, 0, None, bytes(32), {}).game
    assert isinstance(bot(lesson_bot(name), name, game, 1), MctsBot)
