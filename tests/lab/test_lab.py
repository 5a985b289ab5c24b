"""Simulations, intervals, and the bench's arithmetic."""

import math

import msgspec
import pytest

from motherlode.core.errors import BOT_COUNT, UNKNOWN_BOT, Fault
from motherlode.lab import yardstick
from motherlode.lab.bench import Bench, bench
from motherlode.lab.simulate import SimulationPlan, SimulationReport, simulate
from motherlode.lab.statistics import mean_interval, share_interval


def plan(**changes: object) -> SimulationPlan:
    base = SimulationPlan(
        game="atacama", preset="basic", seats=0, options={}, data=None, bots=["greedy", "random"], seed=5
    )
    return msgspec.structs.replace(base, **changes)


def run(what: SimulationPlan, games: int = 12, jobs: int = 1) -> tuple[SimulationReport, int]:
    told: list[int] = []
    report = simulate(what, games, jobs, told.append)
    return report, sum(told)


def test_the_same_seed_gives_the_same_games_however_many_processes_play_them() -> None:
    thinking = plan(bots=["mcts:6", "random"])
    alone, told = run(thinking, games=6)
    pooled, told_too = run(thinking, games=6, jobs=2)
    assert alone == pooled
    assert told == told_too == 6
    assert run(plan(bots=["mcts:6", "random"], seed=6), games=6)[0] != alone


def test_a_report_adds_up() -> None:
    report, _ = run(plan(), games=9)
    assert report.games == 9 == sum(report.reasons.values())
    assert math.isclose(sum(seat.win.value for seat in report.seats), 1.0)
    assert [seat.bot for seat in report.seats] == ["greedy", "random"]
    assert report.moves.value == pytest.approx(28, abs=1)
    assert msgspec.json.decode(msgspec.json.encode(report), type=SimulationReport) == report


def test_one_bot_may_fill_all_seats() -> None:
    report, _ = run(plan(bots=["random"], preset="four"))
    assert [seat.bot for seat in report.seats] == ["random"] * 4


@pytest.mark.parametrize(
    ("bots", "code"), [(["random"] * 3, BOT_COUNT), (["random", "nobody"], UNKNOWN_BOT), ([], BOT_COUNT)]
)
def test_a_wrong_plan_fails_before_any_process_starts(bots: list[str], code: int) -> None:
    with pytest.raises(Fault) as caught:
        run(plan(bots=bots), jobs=2)
    assert caught.value.code == code


def test_a_share_of_wins_has_wilsons_interval() -> None:
    """Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662; 0 of 20 gives 0 to 0.1611."""
    some = share_interval([1.0] * 81 + [0.0] * 182)
    assert (round(some.low, 4), round(some.high, 4)) == (0.2553, 0.3662)
    none = share_interval([0.0] * 20)
    assert (none.low, round(none.high, 4)) == (0.0, 0.1611)


def test_a_mean_has_its_normal_interval() -> None:
    interval = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert interval.value == 2.5
    assert math.isclose(interval.high - interval.value, 1.959964 * math.sqrt(5 / 3) / 2)
    alone = mean_interval([3.0])
    assert (alone.low, alone.high) == (3.0, 3.0)


@pytest.mark.heavy
def test_the_bench_measures_everything_and_compares_where_it_can() -> None:
    told: list[str] = []
    result = bench(1, told.append)
    assert isinstance(result, Bench)
    assert all(figure.best >= figure.worst > 0 for figure in result.figures)
    assert told == [figure.name for figure in result.figures]
    assert bool(result.ratios) == (yardstick.load() is not None)
