"""Our bots against OpenSpiel's: whose seat, whose luck, whose time; the figures add up."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pyspiel
import pytest

from motherlode.adapters import duel as duels
from motherlode.adapters.duel import DuelOutcome, DuelPlan, DuelReport, Thinking, duel, line, play, report
from motherlode.adapters.openspiel import MotherlodeState
from motherlode.adapters.outsiders import EngineRollouts, InformationSetSearch, TreeSearch
from motherlode.core.errors import BAD_CHOICE, UNKNOWN_BOT, UNKNOWN_PRESET, Fault

ROOT = Path(__file__).parent.parent.parent

# Seconds. With so little time a search makes the fewest possible simulations, on every machine.
NO_TIME = 1e-9


def plan(**changes: object) -> DuelPlan:
    base = DuelPlan(game="atacama", preset="basic", options={}, bot="greedy", seconds=NO_TIME, games=2, seed=5)
    return msgspec.structs.replace(base, **changes)


def test_both_seats_are_taken_in_turn_and_every_choice_is_timed() -> None:
    first, second = (play(plan(), k) for k in range(2))
    assert (first.seat, second.seat) == (0, 1)
    for outcome in (first, second):
        assert outcome.share in (0.0, 0.5, 1.0)
        assert outcome.moves <= 28  # fewer if the board is locked earlier
        assert outcome.ours.choices + outcome.theirs.choices <= outcome.moves
        assert 0 < outcome.ours.choices <= 14
        assert 0 < outcome.ours.longest <= outcome.ours.seconds
        assert outcome.simulations >= 2 * outcome.theirs.choices > 0


def test_without_time_the_same_seed_plays_the_same_game() -> None:
    first, again = (play(plan(), 1) for _ in range(2))
    assert (first.share, first.moves, first.simulations) == (again.share, again.moves, again.simulations)


def test_all_seats_meet_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The maps come up in the same order, whoever sits where; another round has another order."""
    chance: list[int] = []
    apply: Callable[[Any, int], None] = MotherlodeState._apply_action  # noqa: SLF001

    def watched(self: Any, action: int) -> None:
        if self.is_chance_node() and self.history():
            chance.append(action)
        elif self.is_chance_node():
            chance[:] = [action]
        apply(self, action)

    class Nobody:
        name = "nobody"
        simulations = 1

        def choose(self, state: Any) -> int:
            return int(state.legal_actions()[0])

    monkeypatch.setattr(MotherlodeState, "_apply_action", watched)
    monkeypatch.setattr(duels, "outsider", lambda *_: Nobody())
    drawn = []
    for k in range(4):
        play(plan(preset="advanced", bot="random"), k)
        drawn.append(chance[:3])
    assert drawn[0] == drawn[1] != drawn[2] == drawn[3]


def test_a_report_adds_up() -> None:
    outcomes = [
        DuelOutcome(0, 1.0, 10, Thinking(5, 1.0, 0.5), Thinking(5, 2.0, 0.6), 50),
        DuelOutcome(1, 0.5, 20, Thinking(5, 3.0, 0.9), Thinking(15, 2.0, 0.2), 150),
    ]
    told = report(plan(), outcomes)
    assert (told.win.value, told.games, told.moves) == (0.75, 2, 15)
    assert [each.value for each in told.by_seat] == [1.0, 0.5]
    assert (told.our_seconds, told.their_seconds, told.simulations) == (0.4, 0.2, 10)
    assert (told.our_longest, told.their_longest) == (0.9, 0.6)
    assert told.win.low < 0.75 < told.win.high
    assert line(told).startswith("atacama basic: greedy against OpenSpiel MCTSBot, 2 games: 75.0 % (95 %: ")
    assert msgspec.json.decode(msgspec.json.encode(told), type=DuelReport) == told


def test_a_match_over_processes_tells_of_every_game() -> None:
    seen: list[DuelOutcome] = []
    told = duel(plan(), 1, seen.append)
    assert told.games == len(seen) == 2
    assert told.win.value == sum(each.share for each in seen) / 2


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"bot": "nobody"}, UNKNOWN_BOT),
        ({"preset": "giant"}, UNKNOWN_PRESET),
        ({"preset": "advanced", "options": {"paid_derrick": "x"}}, BAD_CHOICE),
    ],
)
def test_a_wrong_plan_fails_before_any_process_starts(changes: dict[str, Any], code: int) -> None:
    with pytest.raises(Fault) as caught:
        duel(plan(**changes), 1, lambda _: None)
    assert caught.value.code == code
    with pytest.raises(ValueError, match="some time"):
        duel(plan(seconds=0.0), 1, lambda _: None)


def waiting(name: str) -> Any:
    """The first position in which somebody has a choice."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("own", [False, True])
def test_a_search_over_information_sets_answers_even_without_time(own: bool) -> None:
    """Two simulations are the minimum, with its own rollouts and with ours."""
    state = waiting("motherlode_goldrausch_four")
    bot = InformationSetSearch(state.get_game(), 0.0, 1, EngineRollouts(1) if own else None)
    assert bot.choose(state) in state.legal_actions()
    assert bot.simulations == 2


def test_a_tree_search_answers_even_without_time() -> None:
    state = waiting("motherlode_atacama_basic")
    bot = TreeSearch(state.get_game(), NO_TIME, 1)
    assert bot.choose(state) in state.legal_actions()
    assert bot.simulations == 2


def test_rollouts_in_the_engine_are_worth_what_a_game_is_worth() -> None:
    state = waiting("motherlode_goldrausch_four")
    before = str(state)
    rollouts = EngineRollouts(2)
    values = [rollouts.evaluate(state) for _ in range(20)]
    assert len({tuple(value) for value in values}) > 1
    for value in values:
        assert sum(value) == pytest.approx(0)
        assert -1 <= min(value) < max(value) <= 3
    assert str(state) == before
    assert sum(chance for _, chance in rollouts.prior(state)) == pytest.approx(1)


def test_the_tool_prints_a_line_and_keeps_the_report(tmp_path: Path) -> None:
    file = tmp_path / "reports.json"
    arguments = ["atacama", "--games", "1", "--seconds", "0.001", "--bot", "greedy", "--json", str(file)]
    command = [sys.executable, str(ROOT / "tools/outside.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("atacama basic: greedy against OpenSpiel MCTSBot, 1 games")
    (told,) = msgspec.json.decode(file.read_bytes(), type=list[DuelReport])
    assert told.games == 1
