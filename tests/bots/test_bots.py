"""Bots answer legally, the same when asked the same, and better the more they think."""

from math import isfinite

import pytest
from tests.kit import ToyVariant, Variant, every_usual, every_variant, random_game
from tests.rules.atacama.setting import DARK, stand, table
from tests.toys import SEAL, Toy, ToyState

from motherlode.bots.bot import Bot
from motherlode.bots.catalogue import CATALOGUE, SPECS, bot
from motherlode.bots.mcts import EXPLORATION, Search
from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.of_games import evaluation, judge
from motherlode.core.errors import BOT_LIMIT, NO_EVALUATION, UNKNOWN_BOT, Fault
from motherlode.core.ids import first_seat
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.games.registry import GAMES
from motherlode.lab.play import play_out


def wins(variant: Variant, specs: list[str], games: int) -> list[float]:
    """Each bot's share of the wins, with rotating seats."""
    shares = [0.0] * len(specs)
    for k in range(games):
        match = variant.match(k.to_bytes(32, "little"))
        turned = specs[k % len(specs) :] + specs[: k % len(specs)]
        play_out(match, [bot(spec, variant.game, match.game, 31 * k + j) for j, spec in enumerate(turned)], k)
        result = match.result()
        assert result is not None
        for seat in range(len(specs)):
            shares[(seat + k) % len(specs)] += result.share(seat)
    return shares


@every_variant
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:20"])
def test_every_bot_plays_every_game_to_its_end(variant: Variant, spec: str) -> None:
    match = variant.match()
    if spec == "mcts:20" and judge(variant.game, match.game) is not None:
        # Each iteration goes to the end of a round.
        spec = "mcts:1"
    play_out(match, [bot(spec, variant.game, match.game, seat) for seat in range(match.game.seats)], 1)
    assert match.result() is not None


@every_usual
@pytest.mark.parametrize(
    "spec", [pytest.param("mcts:0.001s", marks=pytest.mark.heavy), "beginner", "club:0.01", "expert:0.001"]
)
def test_searches_by_the_clock_and_levels_play_every_game_to_its_end(variant: Variant, spec: str) -> None:
    match = variant.match()
    play_out(match, [bot(spec, variant.game, match.game, seat) for seat in range(match.game.seats)], 1)
    assert match.result() is not None


PLAYED = 24


@pytest.mark.heavy
@every_usual
def test_greedy_takes_far_more_than_its_share_against_random(variant: Variant) -> None:
    shares = wins(variant, ["greedy"] + ["random"] * (variant.seats - 1), PLAYED)
    assert shares[0] >= 1.7 * PLAYED / variant.seats


@pytest.mark.heavy
@every_usual
def test_a_search_takes_far_more_than_its_share_against_random(variant: Variant) -> None:
    # With a judge an iteration costs more and games are longer, so few must do.
    iterations, games = (200, PLAYED) if judge(variant.game, variant.make()) is None else (4, PLAYED // 3)
    shares = wins(variant, [f"mcts:{iterations}"] + ["random"] * (variant.seats - 1), games)
    assert shares[0] >= 1.5 * games / variant.seats


def test_a_search_in_the_toy_learns_the_likelier_face() -> None:
    """The die falls on 1 half of the time: against anybody, 1 is the pick."""
    match = ToyVariant(2).match()
    search = Search(match.observer(1, Rng(3)), 3, EXPLORATION)
    search.run(2000)
    assert match.game.codec.text(search.best()) == "pick 1"


@every_variant
def test_the_same_seed_and_iterations_give_the_same_search(variant: Variant) -> None:
    match = variant.match()
    match.go_on()
    seat = first_seat(match.game.actors(match.state))
    reports = []
    for _ in range(2):
        search = MctsBot(9, iterations=80).search(match.observer(seat, Rng(4)))
        reports.append((search.best(), search.report(), search.moves))
    assert reports[0] == reports[1]
    other = MctsBot(10, iterations=80).search(match.observer(seat, Rng(4)))
    assert other.report() != reports[0][1]


@pytest.mark.parametrize(("seat", "sealed"), [(0, 0b000), (1, 0b000), (2, 0b000), (1, 0b001), (2, 0b001), (0, 0b100)])
def test_a_search_meets_its_own_decision_whoever_else_is_still_choosing(seat: int, sealed: int) -> None:
    """Seats are asked in every order: what a seat knows must not depend on who has committed before it."""
    game = Toy(3)
    state = game.start(0)
    for other in range(3):
        if (sealed >> other) & 1:
            game.apply(state, other, 2, None)
            game.apply(state, other, SEAL, None)
    search: Search[ToyState] = Search(Observer(game, state, seat, Rng(1)), 1, EXPLORATION)
    search.run(300)
    assert sum(visits for _, visits, _ in search.report()) == 300


def test_a_search_finds_the_only_winning_move() -> None:
    """One derrick is left, and only one field gives a row enough points to win."""
    match = stand(table(), *DARK[:26])
    state: State = match.state
    legal = match.game.legal_moves(state, 0)
    after = {}
    for move in legal:
        worst = 1.0
        mine = match.game.copy(state)
        match.game.apply(mine, 0, move, None)
        for reply in match.game.legal_moves(mine, 1):
            end = match.game.copy(mine)
            match.game.apply(end, 1, reply, None)
            result = match.game.result(end)
            assert result is not None
            worst = min(worst, result.share(0))
        after[move] = worst
    best = max(after.values())
    search = MctsBot(1, iterations=3000).search(match.observer(0, Rng(1)))
    assert after[search.best()] == best
    assert min(after.values()) < best, "there is something to find"


class Again(Toy):
    """A toy in which every pick and seal is the same decision to its seat: one info, met over and over."""

    def info(self, s: ToyState, seat: int) -> bytes:
        return bytes([len(self.legal_moves(s, seat))])


def test_an_info_may_be_met_again_within_one_game() -> None:
    game = Again(2)
    search: Search[ToyState] = Search(Observer(game, game.start(0), 0, Rng(1)), 1, EXPLORATION)
    search.run(300)
    assert sum(visits for _, visits, _ in search.report()) >= 300


def test_a_search_stops_growing_and_goes_on_learning() -> None:
    match = table()
    search = Search(match.observer(0, Rng(1)), 1, EXPLORATION)
    search.room = 20
    search.run(400)
    assert search.room == 0
    assert sum(visits for _, visits, _ in search.report()) == 400
    assert search.best() in match.game.legal_moves(match.state, 0)


def test_a_single_legal_move_needs_no_thought() -> None:
    match = ToyVariant(2).match()
    match.submit(0, 0, [1])
    assert MctsBot(1, seconds=60).choose(match.observer(0, Rng(1))) == SEAL


def test_before_anything_was_tried_a_search_gives_the_default_move() -> None:
    match = table()
    search = Search(match.observer(0, Rng(1)), 1, EXPLORATION)
    assert search.best() == match.game.default_move(match.state, 0)
    assert search.report() == []


def test_a_bot_may_be_written_anywhere() -> None:
    """An interpreted subclass plays on the compiled engine, through its seat's eyes."""

    class First(Bot):
        def choose(self, eyes: Observer[State]) -> int:
            assert eyes.view()
            assert eyes.default_move() in eyes.legal_moves()
            return eyes.legal_moves()[0]

    match = table()
    play_out(match, [First(), First()], 1)
    assert match.result() is not None


def test_what_a_bot_is_given_is_not_the_position() -> None:
    """Whatever it does to what it can reach, the game is not affected, and it finds no secret there."""
    match = ToyVariant(2).match()
    match.submit(0, 0, [2, SEAL])
    eyes = match.observer(1, Rng(1))
    seen = {eyes.guess(Rng(k)).tray[0] for k in range(30)}
    assert seen == {0, 1, 2}, "another's sealed pick could be anything"
    before = match.game.key(match.state)
    eyes.guess(Rng(1)).tray[0] = 0
    assert match.game.key(match.state) == before


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("deepblue", UNKNOWN_BOT),
        ("", UNKNOWN_BOT),
        ("random:5", UNKNOWN_BOT),
        ("greedy:1s", UNKNOWN_BOT),
        ("mcts:0", BOT_LIMIT),
        ("mcts:-5", BOT_LIMIT),
        ("mcts:x", BOT_LIMIT),
        ("mcts:1e3", BOT_LIMIT),
        ("mcts:0s", BOT_LIMIT),
        ("mcts:nans", BOT_LIMIT),
        ("mcts:infs", BOT_LIMIT),
        ("mcts:601s", BOT_LIMIT),
        ("mcts:" + "9" * 30, BOT_LIMIT),
    ],
)
def test_a_spec_of_no_bot_is_refused(spec: str, code: int) -> None:
    with pytest.raises(Fault) as caught:
        bot(spec, "atacama", table().game, 1)
    assert caught.value.code == code


def test_every_bot_is_listed_for_people() -> None:
    assert {name.partition(":")[0] for name in SPECS} == set(CATALOGUE)


def test_every_listed_game_has_an_evaluation() -> None:
    for name in GAMES:
        assert evaluation(name, Variant(name, GAMES[name].meta.presets[0].name, 0, {}).make())
    with pytest.raises(Fault) as caught:
        evaluation("chess", table().game)
    assert caught.value.code == NO_EVALUATION


@every_variant
def test_an_evaluation_only_reads(variant: Variant) -> None:
    game = variant.make()
    judge = evaluation(variant.game, game)
    for state in random_game(game, 5):
        before = game.key(state)
        values = [judge.value(state, seat) for seat in range(game.seats)]
        assert all(isfinite(value) for value in values)
        assert game.key(state) == before
