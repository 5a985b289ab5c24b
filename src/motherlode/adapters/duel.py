"""One of our bots against one of OpenSpiel's, both through the adapter, with the same time per move.

Ours sits in every seat in turn, with the same seed each time, and theirs in all others. Every game is one outcome, so
the interval is Wilson's over shares of wins. How long both really thought is measured where there was a choice.
"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from multiprocessing import get_context
from time import perf_counter

import msgspec
import pyspiel

from motherlode.adapters.openspiel import MotherlodeGame, short_name
from motherlode.adapters.outsiders import outsider
from motherlode.bots.catalogue import bot
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng
from motherlode.games.registry import listing
from motherlode.lab.statistics import Interval, share_interval


class DuelPlan(msgspec.Struct, frozen=True):
    """`bot` is the spec of ours, `seconds` how long the outsider may think about a move."""

    game: str
    preset: str
    options: dict[str, str]
    bot: str
    seconds: float
    games: int
    seed: int
    engine_rollouts: bool = False

    def load(self) -> MotherlodeGame:
        """A wrong preset raises our Fault, not OpenSpiel's error. Choices that are numbers are numbers there."""
        listing(self.game).meta.preset(self.preset)
        options = {name: int(choice) if choice.isdecimal() else choice for name, choice in self.options.items()}
        game: MotherlodeGame = pyspiel.load_game(short_name(self.game, self.preset), options)
        return game


class Thinking(msgspec.Struct):
    """How often a bot had a choice, and how long it thought in all."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class DuelOutcome(msgspec.Struct):
    seat: int
    share: float
    moves: int
    ours: Thinking
    theirs: Thinking
    simulations: int


class DuelReport(msgspec.Struct, frozen=True):
    """Shares are ours. Means are over all choices of all games; `simulations` are theirs, per choice."""

    plan: DuelPlan
    theirs: str
    games: int
    win: Interval
    by_seat: list[Interval]
    our_seconds: float
    their_seconds: float
    our_longest: float
    their_longest: float
    simulations: float
    moves: float


def duel(plan: DuelPlan, jobs: int, progress: Callable[[DuelOutcome], None]) -> DuelReport:
    """All games of a plan in `jobs` processes; `progress` gets each finished one."""
    _check(plan)
    outcomes: dict[int, DuelOutcome] = {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            waiting = {pool.submit(play, plan, k): k for k in range(plan.games)}
            for future in as_completed(waiting):
                outcomes[waiting[future]] = future.result()
                progress(future.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return report(plan, [outcomes[k] for k in sorted(outcomes)])


def play(plan: DuelPlan, k: int) -> DuelOutcome:
    """The k-th game. All seats in turn meet the same luck."""
    game = plan.load()
    variant = game.variant
    round_, seat = divmod(k, variant.seats)
    luck = blake2b(f"{plan.seed} {round_}".encode(), digest_size=32).digest()
    ours = bot(plan.bot, plan.game, variant.game, _number(plan.seed, k, "ours"))
    theirs = outsider(game, plan.seconds, _number(plan.seed, k, "theirs"), plan.engine_rollouts)
    rng = Rng(_number(plan.seed, k, "eyes"))
    outcome = DuelOutcome(seat, 0.0, 0, Thinking(), Thinking(), 0)
    state = game.new_initial_state()
    draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(variant.drawn(state.position.state, luck, draws))
            draws += 1
            continue
        begin = perf_counter()
        if state.current_player() == seat:
            action = ours.choose(Observer(variant.game, state.position.state, seat, rng))
            thinking = outcome.ours
        else:
            action = theirs.choose(state)
            thinking = outcome.theirs
        if len(state.legal_actions()) > 1:
            thinking.add(perf_counter() - begin)
        state.apply_action(action)
        outcome.moves += 1
    outcome.share = (state.returns()[seat] + 1.0) / variant.seats
    outcome.simulations = theirs.simulations
    return outcome


def report(plan: DuelPlan, outcomes: list[DuelOutcome]) -> DuelReport:
    game = plan.load()
    seats = [[each.share for each in outcomes if each.seat == seat] for seat in range(game.num_players())]
    our_choices = sum(each.ours.choices for each in outcomes)
    their_choices = sum(each.theirs.choices for each in outcomes)
    return DuelReport(
        plan=plan,
        theirs=outsider(game, plan.seconds, 0, plan.engine_rollouts).name,
        games=len(outcomes),
        win=share_interval([each.share for each in outcomes]),
        by_seat=[share_interval(shares) for shares in seats if shares],
        our_seconds=sum(each.ours.seconds for each in outcomes) / our_choices,
        their_seconds=sum(each.theirs.seconds for each in outcomes) / their_choices,
        our_longest=max(each.ours.longest for each in outcomes),
        their_longest=max(each.theirs.longest for each in outcomes),
        simulations=sum(each.simulations for each in outcomes) / their_choices,
        moves=sum(each.moves for each in outcomes) / len(outcomes),
    )


def line(report: DuelReport) -> str:
    """A report in one line."""
    plan, win = report.plan, report.win
    rollouts = ", rollouts inside our engine" if plan.engine_rollouts else ""
    return (
        f"{plan.game} {plan.preset}: {plan.bot} against {report.theirs}{rollouts}, {report.games} games: "
        f"{100 * win.value:.1f} % (95 %: {100 * win.low:.1f} to {100 * win.high:.1f}); "
        f"seconds a move {report.our_seconds:.3f} and {report.their_seconds:.3f}, "
        f"theirs {report.simulations:.0f} simulations"
    )


def _check(plan: DuelPlan) -> None:
    """A wrong plan fails here, before any process starts."""
    if plan.games < 1 or plan.seconds <= 0.0:
        raise ValueError("at least one game, and some time to think")
    bot(plan.bot, plan.game, plan.load().variant.game, 0)


def _number(*parts: object) -> int:
    """A number below 2**31 that follows from the parts."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest()) >> 1
