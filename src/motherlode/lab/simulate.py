"""Many games between bots in a pool of processes, and their results."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

import msgspec

from motherlode.bots.own import any_bot
from motherlode.core.errors import BOT_COUNT, Fault
from motherlode.core.match import Match
from motherlode.lab.contest import Contest
from motherlode.lab.play import Outcome, outcome
from motherlode.lab.statistics import Interval, mean_interval, share_interval

# Small enough for a smooth progress bar, large enough that sending costs nothing.
_CHUNKS_PER_JOB = 20
_MOST_PER_CHUNK = 500


class SimulationPlan(Contest, frozen=True):
    """What to play. `bots` has one entry for every seat, or one for all."""

    def match(self, k: int) -> Match:
        return self.drawn(f"{self.seed} {k}")

    def bots_for(self, seats: int) -> list[str]:
        if len(self.bots) == 1:
            return self.bots * seats
        if len(self.bots) != seats:
            raise Fault(BOT_COUNT, {"bots": len(self.bots), "seats": seats})
        return self.bots

    def check(self) -> None:
        """A wrong plan fails here, before any process starts."""
        first = self.match(0)
        for spec in self.bots_for(first.game.seats):
            any_bot(spec, self.game, first.game, 0)


class SeatReport(msgspec.Struct, frozen=True):
    bot: str
    win: Interval
    points: Interval


class SimulationReport(msgspec.Struct, frozen=True):
    """`distinct` is how many different games there were: bots without luck of their own repeat the same one."""

    game: str
    preset: str
    options: dict[str, str]
    seed: int
    games: int
    distinct: int
    seats: list[SeatReport]
    moves: Interval
    reasons: dict[str, int]


def simulate(plan: SimulationPlan, games: int, jobs: int, progress: Callable[[int], None]) -> SimulationReport:
    """Plays this many games of the plan; `progress` is told how many have just been finished."""
    plan.check()
    size = max(1, min(_MOST_PER_CHUNK, games // (jobs * _CHUNKS_PER_JOB)))
    chunks = [(k, min(size, games - k)) for k in range(0, games, size)]
    outcomes: list[Outcome] = []
    if jobs == 1:
        for start, count in chunks:
            outcomes += play_chunk(plan, start, count)
            progress(count)
    else:
        outcomes = _pooled(plan, chunks, jobs, progress)
    return _report(plan, outcomes)


def play_chunk(plan: SimulationPlan, start: int, count: int) -> list[Outcome]:
    return [_play(plan, k) for k in range(start, start + count)]


def _play(plan: SimulationPlan, k: int) -> Outcome:
    match = plan.match(k)
    return outcome(match, plan.bots_for(match.game.seats), f"{plan.seed} {k}")


def _pooled(
    plan: SimulationPlan, chunks: list[tuple[int, int]], jobs: int, progress: Callable[[int], None]
) -> list[Outcome]:
    outcomes: dict[int, list[Outcome]] = {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            waiting: dict[Future[list[Outcome]], int] = {
                pool.submit(play_chunk, plan, start, count): start for start, count in chunks
            }
            while waiting:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    start = waiting.pop(future)
                    outcomes[start] = future.result()
                    progress(len(outcomes[start]))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [one for start in sorted(outcomes) for one in outcomes[start]]


def _report(plan: SimulationPlan, outcomes: list[Outcome]) -> SimulationReport:
    first = plan.match(0)
    reasons = dict.fromkeys(first.game.reasons, 0)
    for one in outcomes:
        reasons[one.reason] += 1
    return SimulationReport(
        game=plan.game,
        preset=plan.preset,
        options=first.header.options,
        seed=plan.seed,
        games=len(outcomes),
        distinct=len({one.digest for one in outcomes}),
        seats=[
            SeatReport(
                bot=spec,
                win=share_interval([one.shares[seat] for one in outcomes]),
                points=mean_interval([float(one.scores[seat]) for one in outcomes]),
            )
            for seat, spec in enumerate(plan.bots_for(first.game.seats))
        ],
        moves=mean_interval([float(one.moves) for one in outcomes]),
        reasons=reasons,
    )
