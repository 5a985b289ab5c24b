"""A search that asks a judge: the best looking moves first, the same luck for all, secret choices move by move."""

import pytest
from librt.vecs import vec
from tests.toys import Toy, ToyState

from motherlode.bots.bot import Judge
from motherlode.bots.catalogue import bot
from motherlode.bots.judged import EXPLORATION_OF_JUDGED, JudgedSearch
from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.of_games import judge
from motherlode.core.ids import NOBODY, first_seat
from motherlode.core.match import Match
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng
from motherlode.games.registry import new_match

GUESSES = 64


class Dazzled(Judge[ToyState]):
    """At first sight everybody should pick 2; a search that looks as far as the roll knows better."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def value(self, s: ToyState, seat: int) -> float:
        return float(s.tray[seat])

    def glance(self, s: ToyState, seat: int) -> float:
        return float(s.tray[seat])

    def looks_no_further(self, s: ToyState) -> bool:
        return s.round > 0

    def shares(self, s: ToyState) -> vec[float]:
        self.asked.append(s.round)
        total = 1.0 + float(sum(s.scores))
        return vec[float]([(0.5 + float(score)) / total for score in s.scores])


class Counted(Toy):
    """Every guess of what is hidden."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.guesses = 0

    def guess(self, s: ToyState, seat: int, rng: Rng) -> ToyState:
        self.guesses += 1
        return super().guess(s, seat, rng)


def searched(game: Toy, iterations: int) -> JudgedSearch[ToyState]:
    search: JudgedSearch[ToyState] = JudgedSearch(
        Observer(game, game.start(0), 0, Rng(1)), 1, EXPLORATION_OF_JUDGED, Dazzled()
    )
    search.run(iterations)
    return search


def test_the_first_trial_is_what_looks_best() -> None:
    assert searched(Toy(2), 1).best() == 2


def test_looking_on_corrects_the_first_look() -> None:
    """The die falls on 1 half of the time."""
    assert searched(Toy(2), 600).best() == 1


def test_every_walk_ends_where_the_judge_looks_no_further() -> None:
    seen = Dazzled()
    game = Toy(3)
    JudgedSearch(Observer(game, game.start(0), 0, Rng(1)), 1, EXPLORATION_OF_JUDGED, seen).run(50)
    assert seen.asked == [1] * 50


def test_all_moves_are_tried_on_the_same_few_guesses() -> None:
    """The n-th trial of a move meets the n-th guess: there are as many guesses as trials of the move tried most."""
    for iterations in (1, 40, 2000):
        game = Counted(2)
        most = max(visits for _, visits, _ in searched(game, iterations).report())
        assert game.guesses == 1 + min(most, GUESSES)  # one for the eyes


def placing(preset: str) -> Match:
    """Siberia, where all lay their tiles in secret."""
    match = new_match("siberia", preset, 0, {"exchange_sides": "random"}, 0, None, bytes(32), {})
    match.go_on()
    return match


@pytest.mark.parametrize("preset", ["two", "four"])
def test_in_a_secret_choice_only_the_next_move_is_varied(preset: str) -> None:
    match = placing(preset)
    eyes = match.observer(0, Rng(1))
    asked = judge("siberia", match.game)
    assert asked is not None
    search = MctsBot(1, iterations=30, judge=asked).search(eyes)
    assert len(search.report()) > 1
    following = eyes.after(search.best())
    assert following is not None
    assert len(following.legal_moves()) > 1
    assert search.best_there(following, 1) == NOBODY


def test_one_look_plays_what_greedy_plays() -> None:
    match = placing("two")
    greedy, quick = bot("greedy", "siberia", match.game, 1), bot("mcts:1", "siberia", match.game, 1)
    asked = judge("siberia", match.game)
    assert asked is not None
    for _ in range(60):
        seat = first_seat(match.game.actors(match.state))
        eyes = match.observer(seat, Rng(1))
        looks = []
        for move in (greedy.choose(eyes), quick.choose(eyes)):
            after = match.game.copy(match.state)
            match.game.apply(after, seat, move, None)
            looks.append(asked.value(after, seat))
        assert looks[0] == looks[1]
        match.submit(seat, match.turn(seat), [greedy.choose(eyes)])
