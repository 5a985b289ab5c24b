"""The levels people can name, for every game."""

import pytest
from tests.rules.atacama.setting import table

from motherlode.bots.catalogue import bot
from motherlode.bots.greedy import GreedyBot
from motherlode.bots.levels import LEVELS, spec_of
from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.of_games import judge, strength
from motherlode.core.errors import BOT_LIMIT, Fault
from motherlode.core.rng import Rng
from motherlode.games.registry import GAMES, new_match


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_bot_of_every_level(name: str) -> None:
    match = new_match(name, GAMES[name].meta.presets[0].name, 0, {}, 0, None, bytes(32), {})
    kinds = [type(bot(spec_of(level, hurried), name, match.game, 1)) for level in LEVELS for hurried in (False, True)]
    assert kinds == [GreedyBot] * 2 + [MctsBot] * 4


def test_when_time_is_short_a_level_takes_a_tenth_of_it() -> None:
    assert [spec_of(level, False) for level in LEVELS] == ["beginner", "club", "expert"]
    assert [spec_of(level, True) for level in LEVELS] == ["beginner:0.1", "club:0.1", "expert:0.1"]


def test_a_part_of_the_usual_time_is_that_part_of_the_looks() -> None:
    match = table()
    iterations = strength("club", "atacama").iterations
    for part, share in (("", 1.0), (":0.5", 0.5), (":0.01", 0.01)):
        player = bot(f"club{part}", "atacama", match.game, 1)
        assert isinstance(player, MctsBot)
        search = player.search(match.observer(0, Rng(1)))
        assert sum(visits for _, visits, _ in search.report()) == round(iterations * share)


@pytest.mark.parametrize("limit", ["0", "-1", "x", "nan", "inf", "101"])
def test_a_part_that_is_none_is_refused(limit: str) -> None:
    with pytest.raises(Fault) as caught:
        bot(f"expert:{limit}", "atacama", table().game, 1)
    assert caught.value.code == BOT_LIMIT


def test_only_an_expert_sees_every_move() -> None:
    for game in GAMES:
        assert [strength(level, game).overlooks > 0.0 for level in LEVELS] == [True, True, False]


def test_who_overlooks_everything_still_moves() -> None:
    match = table()
    eyes = match.observer(0, Rng(1))
    assert MctsBot(1, iterations=50, overlooks=1.0).choose(eyes) in eyes.legal_moves()


def test_who_overlooks_takes_the_next_best_they_see() -> None:
    """The best move in about seven cases of ten, the second best in two, and so on down the ranking."""
    match = table()
    eyes = match.observer(0, Rng(1))
    player = MctsBot(1, iterations=60, overlooks=0.3)
    search = player.search(eyes)
    ranked = [move for move, _, _ in search.report()]
    taken = [player.seen(search) for _ in range(1000)]
    assert 640 <= taken.count(ranked[0]) <= 760
    assert 150 <= taken.count(ranked[1]) <= 270
    assert len(set(taken)) > 3


def test_games_with_a_judge_have_fewer_looks() -> None:
    iterations: dict[bool, set[int]] = {False: set(), True: set()}
    for name, entry in GAMES.items():
        game = new_match(name, entry.meta.presets[0].name, 0, {}, 0, None, bytes(32), {}).game
        iterations[judge(name, game) is not None].add(strength("club", name).iterations)
    assert max(iterations[True]) < min(iterations[False])
