"""PettingZoo's own tests for every preset, and what else an environment guarantees."""

from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.adapters.kit import every_preset, python
from tests.kit import Variant

from motherlode.adapters.pettingzoo import ILLEGAL_REWARD, env, raw_env
from motherlode.adapters.tensor import seen
from motherlode.core.errors import BAD_DEAL, ILLEGAL_MOVE, UNKNOWN_MOVE, UNKNOWN_PRESET, Fault


def made(variant: Variant) -> Any:
    return env(variant.game, variant.preset, variant.seats, variant.options)


# A dict with a mask is PettingZoo's own convention, but its test knows the environments that may use it by name.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@every_preset
def test_pettingzoos_own_test_passes(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(variant), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@every_preset
def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    seed_test(lambda: made(variant), num_cycles=50)


def play(table: Any, seed: int) -> list[tuple[int, int]]:
    """A game of random actions until it is over: seats and moves."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    done = []
    while not any(table.terminations.values()):
        action = int(rng.choice(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])))
        done.append((table.possible_agents.index(table.agent_selection), action))
        table.step(action)
    return done


@every_preset
def test_a_game_is_the_one_a_table_would_have_played(variant: Variant) -> None:
    """The same moves with the same seed, through Match: the same luck, the same winner."""
    table = raw_env(variant.game, variant.preset, variant.seats, variant.options)
    moves = play(table, 7)
    match = variant.match(table.luck)
    match.go_on()
    for seat, move in moves:
        match.submit(seat, match.turn(seat), [move])
    result = match.result()
    assert result is not None
    seats: int = match.game.seats
    assert list(table.rewards.values()) == [result.share(seat) * seats - 1 for seat in range(seats)]
    assert sum(table.rewards.values()) == pytest.approx(0)


def test_another_seed_is_another_game_and_no_seed_goes_on() -> None:
    table = env("goldrausch", "four")
    first, again, other = play(table, 1), play(table, 1), play(table, 2)
    assert first == again != other
    lucks = set()
    for _ in range(3):
        table.reset()
        lucks.add(table.unwrapped.luck)
    assert len(lucks) == 3


def test_an_observation_is_the_view_and_only_the_seat_asked_may_act() -> None:
    """Two choose at once; one is asked, and the other's mask is empty until then."""
    table = raw_env("siberia", "two", options={"exchange_sides": "random"})
    table.reset(seed=3)
    assert table.agent_selection == "player_0"
    for agent in table.agents:
        observation = table.observe(agent)
        view: Any = table.view(agent)
        assert view.viewer == table.possible_agents.index(agent)
        assert view.actors == [0, 1]
        assert observation["observation"].tobytes() == seen(view).tobytes()
        assert observation["action_mask"].tobytes() == table.infos[agent]["action_mask"].tobytes()
        assert bool(observation["action_mask"].any()) == (agent == "player_0")


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    table = raw_env("atacama", "basic")
    table.reset(seed=1)
    table.step(0)
    before = msgspec.json.encode(table.view("player_1"))
    for action, code in ((0, ILLEGAL_MOVE), (10_000, UNKNOWN_MOVE), (-1, UNKNOWN_MOVE)):
        with pytest.raises(Fault) as caught:
            table.step(action)
        assert caught.value.code == code
    assert msgspec.json.encode(table.view("player_1")) == before
    assert table.agent_selection == "player_1"


def test_with_the_usual_wrappers_an_illegal_action_loses() -> None:
    table = env("atacama", "basic")
    table.reset(seed=1)
    table.step(0)
    table.step(0)
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards["player_1"] == ILLEGAL_REWARD


def test_it_can_be_looked_at() -> None:
    table = env("atacama", "basic", render_mode="ansi")
    table.reset(seed=1)
    assert '"game": "atacama"' in table.render()
    table.close()
    silent = raw_env("atacama", "basic")
    silent.reset(seed=1)
    assert silent.render() is None


def test_a_wrong_table_is_refused_by_number() -> None:
    with pytest.raises(Fault) as caught:
        env("atacama", "giant")
    assert caught.value.code == UNKNOWN_PRESET
    with pytest.raises(Fault) as caught:
        env("atacama", "basic", deal=99)
    assert caught.value.code == BAD_DEAL


def test_without_the_extra_the_error_says_what_to_install() -> None:
    done = python("import sys; sys.modules['pettingzoo'] = None; import motherlode.adapters.pettingzoo")
    assert done.returncode == 1
    assert 'pettingzoo is missing; pip install "motherlode[rl]"' in done.stderr


def test_nobody_pays_for_what_they_do_not_use() -> None:
    """The command and the server need neither numpy nor the libraries."""
    done = python(
        "import sys; import motherlode.cli, motherlode.terminal.run, motherlode.server.app, motherlode.lab.simulate\n"
        "print({'numpy', 'pettingzoo', 'gymnasium', 'pyspiel'} & set(sys.modules))"
    )
    assert done.stdout.strip() == "set()", done.stderr
