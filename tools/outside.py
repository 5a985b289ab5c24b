"""Our bot against OpenSpiel's, with the same time per move: `make outside`.

Without a game: every game that two can play, in its first preset for two. Each match prints a line; --json keeps the
reports.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from motherlode.adapters.duel import DuelOutcome, DuelPlan, DuelReport, duel, line
from motherlode.build_info import is_compiled
from motherlode.core.errors import Fault
from motherlode.games.registry import GAMES as REGISTRY
from motherlode.games.registry import listing

GAMES = 100
# Game and preset.
FOR_TWO = {name: [preset for preset in entry.meta.presets if 2 in preset.seats] for name, entry in REGISTRY.items()}
MATCHES = [(name, presets[0].name) for name, presets in FOR_TWO.items() if presets]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="a game of the registry")
    parser.add_argument("--preset", help="its preset; by default its first for two")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--bot", help="a bot of the catalogue; by default the expert with the same seconds")
    parser.add_argument("--seconds", type=float, default=0.1, help="for every move (0.1)")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--engine-rollouts", action="store_true", help="let OpenSpiel's ISMCTSBot roll out in our engine"
    )
    parser.add_argument("--json", type=Path, metavar="FILE")
    return parser.parse_args()


def option(text: str) -> tuple[str, str]:
    name, equals, choice = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text} is not NAME=CHOICE")
    return name, choice


def plans(asked: argparse.Namespace) -> list[DuelPlan]:
    found = [match for match in MATCHES if asked.game in (None, match[0])]
    if not found:
        found = [(asked.game, listing(asked.game).meta.presets[0].name)]
    return [
        DuelPlan(
            game=game,
            preset=asked.preset or preset,
            options=dict(asked.option),
            # The expert thinks for one second, so a part of that is the same number of seconds.
            bot=asked.bot or f"expert:{asked.seconds:g}",
            seconds=asked.seconds,
            games=asked.games,
            seed=asked.seed,
            engine_rollouts=asked.engine_rollouts,
        )
        for game, preset in found
    ]


class Progress:
    """Prints the score so far after every game."""

    def __init__(self, plan: DuelPlan) -> None:
        self.plan = plan
        self.done = 0
        self.won = 0.0

    def __call__(self, outcome: DuelOutcome) -> None:
        self.done += 1
        self.won += outcome.share
        print(f"{self.plan.game}: {self.won:g} of {self.done}, {self.plan.games} to play", file=sys.stderr, flush=True)


def main() -> int:
    asked = arguments()
    if not is_compiled():
        print("The engine is interpreted: our bot is some fifty times slower than it should be.", file=sys.stderr)
    reports: list[DuelReport] = []
    try:
        for plan in plans(asked):
            reports.append(duel(plan, asked.jobs, Progress(plan)))
            print(line(reports[-1]), flush=True)
            if asked.json:
                asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(reports), indent=1) + b"\n")
    except (Fault, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
