"""A first look at a game's balance: `make balance`. Games between equal bots, by number of players, as Markdown.

python -m tools.balance GAME GAMES BOT [SECONDS]     GAMES of each preset, or as many as fit into SECONDS
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tools.balance.playing import Batch, Measures, percent, play_all

from motherlode.games.registry import listing
from motherlode.lab.statistics import mean_interval, share_interval


def report(game: ModuleType, preset: str, spec: str, batch: Batch) -> str:
    games = len(batch.played)
    seats = len(batch.played[0].shares)
    length = mean_interval([float(each.length) for each in batch.played])
    score = mean_interval([sum(each.scores) / seats for each in batch.played])
    reasons = sorted({each.reason for each in batch.played})
    endings = [f"{name} {percent(sum(each.reason == name for each in batch.played), games)}" for name in reasons]
    out = [
        f"### {preset}, {spec}: {games:,} games",
        "",
        f"{game.LENGTH.capitalize()} {length.value:.2f} ({length.low:.2f} to {length.high:.2f}).",
        "",
        f"{game.SCORE.capitalize()} of a player {score.value:,.1f} ({score.low:,.1f} to {score.high:,.1f}).",
        "",
        "Endings: " + ", ".join(endings) + ".",
        "",
        f"Wins by distance from {game.FIRST}: " + ", ".join(by_seat(batch, seats)) + ".",
        "",
        *figures(batch),
        *game.tables(batch.tally, seats),
    ]
    return "\n".join(out) + "\n"


def by_seat(batch: Batch, seats: int) -> list[str]:
    out = []
    for seat in range(seats):
        share = share_interval([each.shares[seat] for each in batch.played])
        out.append(f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})")
    return out


def figures(batch: Batch) -> list[str]:
    """Means of what a game counts, with their intervals."""
    names = list(batch.played[0].figures)
    if not names:
        return []
    out = ["| | mean | 95 % |", "|---|---|---|"]
    for name in names:
        mean = mean_interval([each.figures[name] for each in batch.played])
        out.append(f"| {name} | {mean.value:.2f} | {mean.low:.2f} to {mean.high:.2f} |")
    return [*out, ""]


def main() -> int:
    name, games, spec = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    seconds = float(sys.argv[4]) if len(sys.argv) > 4 else 0.0
    if not find_spec(f"tools.balance.{name}"):
        print(f"Nobody has said yet what is counted in {name}: tools/balance/{name}.py")
        return 2
    game = import_module(f"tools.balance.{name}")
    measures = Measures(name, game.order_of, game.length_of, game.figures_of)
    for preset in listing(name).meta.presets:
        batch = play_all(measures, preset.name, spec, games, seconds)
        print(report(game, preset.name, spec, batch), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
