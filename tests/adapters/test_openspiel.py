"""OpenSpiel's own test for every preset, its bots in our games, and what an information state guarantees."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from tests.adapters.kit import PRESETS, every_preset, lightest_of_each_game, python
from tests.kit import Variant, every_usual, has_secrets

from motherlode.adapters.openspiel import MotherlodeState, short_name
from motherlode.core.errors import BAD_CHOICE, Fault
from motherlode.core.ids import CHANCE
from motherlode.core.playout import playout
from motherlode.core.rng import Rng

ROOT = Path(__file__).parent.parent.parent


def loaded(variant: Variant) -> Any:
    options = ",".join(f"{name}={choice}" for name, choice in variant.options.items())
    return pyspiel.load_game(f"{short_name(variant.game, variant.preset)}({options})")


def positions(game: Any, seed: int, every: int) -> Any:
    """Some positions of a random game in which a player is to move."""
    random = Random(seed)
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
            continue
        if moves % every == 0:
            yield state
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    yield state


@every_preset
def test_openspiels_own_test_passes(variant: Variant) -> None:
    """Random play, clones, serialisation, tensors and strings of every seat, returns."""
    pyspiel.random_sim_test(loaded(variant), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", PRESETS, ids=str)
def test_a_game_says_what_it_is(variant: Variant) -> None:
    ours = variant.make()
    game = loaded(variant)
    assert game.num_players() == variant.seats
    assert game.num_distinct_actions() == ours.codec.size
    assert game.max_game_length() == game.max_chance_nodes_in_history() == ours.longest
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, variant.seats - 1, 0)
    imperfect = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert imperfect == has_secrets(variant.make())


@every_usual
def test_resampling_changes_nothing_that_the_player_knows(variant: Variant) -> None:
    """The same strings and tensors, the same player to move, the same actions; what is hidden differs."""
    game = loaded(variant)
    random = Random(5)
    others = 0
    for state in positions(game, 5, every=9):
        for player in range(game.num_players()):
            before = str(state)
            twin = state.resample_from_infostate(player, random.random)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.history() == []
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
                twin.apply_action(twin.legal_actions()[-1])
            else:
                others += str(twin) != before
            assert str(state) == before
    assert bool(others) == has_secrets(variant.make())


def test_a_resampled_state_cannot_be_written_down() -> None:
    state = pyspiel.load_game("motherlode_goldrausch_four").new_initial_state()
    twin = state.resample_from_infostate(0, Random(1).random)
    with pytest.raises(TypeError, match="no history"):
        twin.serialize()


def test_chance_has_natures_weights() -> None:
    """In Goldrausch every seat is as likely to be first, and a result of the wheel as likely as it has fields."""
    game = pyspiel.load_game("motherlode_goldrausch_four")
    ours = game.new_initial_state().position.variant.game
    random = Random(2)
    state = game.new_initial_state()
    seen = set()
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
            continue
        outcomes = state.chance_outcomes()
        weights = list(ours.weights(state.position.state))
        assert [move for move, _ in outcomes] == list(ours.legal_moves(state.position.state, CHANCE))
        assert [share for _, share in outcomes] == pytest.approx([weight / sum(weights) for weight in weights])
        seen.add(tuple(weights))
        state.apply_action(random.choice(outcomes)[0])
    assert (1, 1, 1, 1) in seen
    assert any(len(set(weights)) > 1 for weights in seen)


@pytest.mark.parametrize("variant", PRESETS, ids=str)
def test_returns_are_shares_of_the_pot(variant: Variant) -> None:
    """Everybody puts in 1, and the winners share the pot."""
    game = loaded(variant)
    state = game.new_initial_state()
    assert state.returns() == [0.0] * variant.seats
    # The last moves through the adapter, the others inside the engine.
    playout(variant.make(), state.position.state, Rng(8))
    state.position.asked = state.position.variant.asked(state.position.state)
    result = variant.make().result(state.position.state)
    assert state.is_terminal()
    assert result is not None
    winners = [seat for seat in range(variant.seats) if result.places[seat] == 1]
    expected = [variant.seats / len(winners) - 1 if seat in winners else -1 for seat in range(variant.seats)]
    assert state.returns() == pytest.approx(expected)


def test_actions_are_written_as_in_a_log() -> None:
    state = pyspiel.load_game("motherlode_atacama_basic").new_initial_state()
    assert state.action_to_string(0, 0) == "place natural a1"
    assert state.string_to_action(0, "place natural a1") == 0


def test_options_and_data_are_parameters(tmp_path: Path) -> None:
    """A data file of your own; a wrong choice is refused with a number."""
    text = (ROOT / "src/motherlode/games/goldrausch/data.toml").read_text()
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("goal = ", "goal = 1"))
    game = pyspiel.load_game("motherlode_goldrausch_four", {"fines": "paid", "data": str(file)})
    state = game.new_initial_state()
    assert '"fines":"paid"' in state.observation_string(0)
    usual = pyspiel.load_game("motherlode_goldrausch_four").new_initial_state()
    assert '"fines":"withheld"' in usual.observation_string(0)
    assert state.observation_string(0).partition('"goal":1')[2]
    with pytest.raises(Fault) as caught:
        pyspiel.load_game("motherlode_goldrausch_four", {"fines": "forgotten"})
    assert caught.value.code == BAD_CHOICE


def test_what_is_public_is_what_an_onlooker_sees() -> None:
    game = pyspiel.load_game("motherlode_siberia_two(exchange_sides=random)")
    state = next(positions(game, 1, every=1))
    nothing, all_ = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=nothing))
    seen = {public.string_from(state, player) for player in range(2)}
    assert len(seen) == 1
    assert '"hand":[]' in seen.pop()
    assert '"hand":[]' not in state.observation_string(0)
    for kind in (
        pyspiel.IIGObservationType(perfect_recall=False, private_info=all_),
        pyspiel.IIGObservationType(perfect_recall=True, private_info=nothing),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
    ):
        with pytest.raises(ValueError, match=r"seen|information state"):
            game.make_py_observer(kind)


def some_moves(game: Any, choose: Callable[[Any], int], moves: int) -> None:
    """One bot for everybody."""
    state = game.new_initial_state()
    random = Random(3)
    while moves:
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
            continue
        action = choose(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves -= 1


@every_preset
def test_openspiels_tree_search_plays_our_games(variant: Variant) -> None:
    """Its C++ bot, which sees everything. Its `step` releases Python's lock, which no game in Python survives."""
    game = loaded(variant)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 3, 10, False, 1, False)
    some_moves(game, lambda state: int(bot.mcts_search(state).best_child().action), 2)


def test_openspiels_tree_search_in_python_plays_our_games() -> None:
    game = pyspiel.load_game("motherlode_atacama_tactics")
    luck = np.random.RandomState(1)
    some_moves(game, MCTSBot(game, 1.4, 5, RandomRolloutEvaluator(1, luck), random_state=luck).step, 2)


@lightest_of_each_game([each for each in PRESETS if has_secrets(each.make())])
def test_openspiels_search_over_information_sets_plays_our_games(variant: Variant) -> None:
    """Its Python bot: OpenSpiel's C++ one cannot ask a game in Python to resample."""
    game = loaded(variant)
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 1.4, 3, random_state=luck)
    some_moves(game, bot.step, 2)


def test_a_state_is_the_callers_own() -> None:
    state = pyspiel.load_game("motherlode_atacama_basic").new_initial_state()
    assert isinstance(state, MotherlodeState)
    child = state.child(0)
    assert str(child) != str(state)
    assert state.history() == []


def test_a_process_that_used_it_ends_well() -> None:
    """OpenSpiel releases what was registered after the interpreter has ended."""
    done = python("import pyspiel, motherlode.adapters.openspiel\nprint(pyspiel.load_game('motherlode_siberia_two'))")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("motherlode_siberia_two(")


def test_without_the_extra_the_error_says_what_to_install() -> None:
    done = python("import sys; sys.modules['pyspiel'] = None; import motherlode.adapters.openspiel")
    assert done.returncode == 1
    assert 'pyspiel is missing; pip install "motherlode[openspiel]"' in done.stderr
