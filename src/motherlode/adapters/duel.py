"""A bot of ours against one of OpenSpiel's, both through the adapter, with the same time a move.

Ours sits at every seat in turn, on the same seed each time, and theirs at all others. Every game is one outcome, so
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


class Plan(msgspec.Struct, frozen=True):
    """`bot` is a word of the catalogue, `seconds` what the outsider is given for a move."""

    game: str
    preset: str
    options: dict[str, str]
    bot: str
    seconds: float
    games: int
    seed: int
    engine_rollouts: bool = False

    def load(self) -> MotherlodeGame:
        """A wrong word is a Fault of ours, not OpenSpiel's. Choices that are numbers are numbers there."""
        listing(self.game).meta.preset(self.preset)
        options = {name: int(choice) if choice.isdecimal() else choice for name, choice in self.options.items()}
        game: MotherlodeGame = pyspiel.load_game(short_name(self.game, self.preset), options)
        return game


class Thinking(msgspec.Struct):
    """How often somebody had a choice, and how long he thought in all."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Outcome(msgspec.Struct):
    seat: int
    share: float
    moves: int
    ours: Thinking
    theirs: Thinking
    simulations: int


class Report(msgspec.Struct, frozen=True):
    """Shares are ours. Means are over all choices of all games; `simulations` are theirs, for a choice."""

    plan: Plan
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


def duel(plan: Plan, jobs: int, progress: Callable[[Outcome], None]) -> Report:
    """All games of a plan over so many processes; each finished one is told."""
    _check(plan)
    outcomes: dict[int, Outcome] = {}
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


def play(plan: Plan, k: int) -> Outcome:
    """The k-th game. All seats in turn meet the same luck."""
    game = plan.load()
    variant = game.variant
    round_, seat = divmod(k, variant.seats)
    luck = blake2b(f"{plan.seed} {round_}".encode(), digest_size=32).digest()
    ours = bot(plan.bot, plan.game, variant.game, _number(plan.seed, k, "ours"))
    theirs = outsider(game, plan.seconds, _number(plan.seed, k, "theirs"), plan.engine_rollouts)
    rng = Rng(_number(plan.seed, k, "eyes"))
    outcome = Outcome(seat, 0.0, 0, Thinking(), Thinking(), 0)
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


def report(plan: Plan, outcomes: list[Outcome]) -> Report:
    game = plan.load()
    seats = [[each.share for each in outcomes if each.seat == seat] for seat in range(game.num_players())]
    our_choices = sum(each.ours.choices for each in outcomes)
    their_choices = sum(each.theirs.choices for each in outcomes)
    return Report(
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


def line(told: Report) -> str:
    """A report in one line."""
    plan, win = told.plan, told.win
    rollouts = ", rollouts inside our engine" if plan.engine_rollouts else ""
    return (
        f"{plan.game} {plan.preset}: {plan.bot} against {told.theirs}{rollouts}, {told.games} games: "
        f"{100 * win.value:.1f} % (95 %: {100 * win.low:.1f} to {100 * win.high:.1f}); "
        f"seconds a move {told.our_seconds:.3f} and {told.their_seconds:.3f}, "
        f"theirs {told.simulations:.0f} simulations"
    )


def _check(plan: Plan) -> None:
    """A wrong plan fails here, before any process starts."""
    if plan.games < 1 or plan.seconds <= 0.0:
        raise ValueError("at least one game, and some time to think")
    bot(plan.bot, plan.game, plan.load().variant.game, 0)


def _number(*words: object) -> int:
    """A number below 2**31 that follows from the words."""
    text = " ".join(str(word) for word in words)
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest()) >> 1
