"""The levels people can name, for every game."""

import pytest

from motherlode.bots.catalogue import EVALUATIONS, bot, judge
from motherlode.bots.levels import JUDGED, LEVELS, word_of
from motherlode.games.registry import GAMES, new_match


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_bot_of_every_level(name: str) -> None:
    game = new_match(name, GAMES[name].meta.presets[0].name, 0, {}, 0, None, bytes(32), {}).game
    for level in LEVELS:
        for hurried in (False, True):
            bot(word_of(level, name, hurried), name, game, 1)


def test_when_time_is_short_who_searches_searches_less() -> None:
    assert [word_of(level, "atacama", False) for level in LEVELS] == ["greedy", "mcts:2000", "mcts:1s"]
    assert [word_of(level, "atacama", True) for level in LEVELS] == ["greedy", "mcts:300", "mcts:300"]
    assert [word_of(level, "siberia", False) for level in LEVELS] == ["greedy", "mcts:100", "mcts:1s"]
    assert [word_of(level, "siberia", True) for level in LEVELS] == ["greedy", "mcts:30", "mcts:30"]


def test_the_levels_know_which_games_are_judged() -> None:
    made = {
        name: new_match(name, GAMES[name].meta.presets[0].name, 0, {}, 0, None, bytes(32), {}).game for name in GAMES
    }
    assert {name for name in EVALUATIONS if judge(name, made[name]) is not None} == JUDGED
