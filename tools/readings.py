"""What a switch of the rules does: the same games with the same luck and the same bots, played both ways.

    python -m tools.readings [games] [bot] [game] [data.toml]

For every option that is a reading, and for others whose effect docs/rulings.md states: in how many games somebody else
wins, with its 95 % interval, and by how many points a seat's score changes. Bots know the rules they play by, so two
games diverge from the first decision that the switch changes, and luck does the rest. So it is also printed how often
somebody else wins if nothing but luck differs, and what the switch does to the very same moves, where these are still
allowed.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from motherlode.bots.catalogue import bot
from motherlode.core.draw import SEED_BYTES
from motherlode.core.game import Game, Result
from motherlode.core.match import Match
from motherlode.core.meta import Option, Preset
from motherlode.games.data import from_file
from motherlode.games.registry import GAMES, new_match
from motherlode.lab.play import play_out
from motherlode.lab.statistics import Interval, share_interval

# Measured although the rules are clear: tables like to change this.
OTHERS = ("exchange_sides",)


class GameEnd(msgspec.Struct, frozen=True):
    winners: list[bool]
    points: list[int]

    @classmethod
    def of(cls, result: Result) -> "GameEnd":
        return cls([place == 1 for place in result.places], list(result.scores))


def _match(game: str, preset: str, options: dict[str, str], file: Path | None, seed: int) -> Match:
    data = from_file(file) if file else None
    return new_match(game, preset, 0, options, 0, data, seed.to_bytes(SEED_BYTES, "little"), {})


def _played(match: Match, spec: str, seed: int) -> GameEnd:
    play_out(match, [bot(spec, match.header.game, match.game, seat) for seat in range(match.game.seats)], seed)
    result = match.result()
    assert result is not None
    return GameEnd.of(result)


def both_ways(
    game: str, preset: str, other: dict[str, str], spec: str, file: Path | None, seed: int
) -> list[GameEnd | None]:
    """A game with the usual choice, one with the other, and the moves of the first by the rules of the second."""
    usual, switched = (_match(game, preset, options, file, seed) for options in ({}, other))
    ends: list[GameEnd | None] = [_played(usual, spec, seed), _played(switched, spec, seed)]
    return [*ends, _followed(usual, switched.game)]


def _followed(match: Match, game: Game[Any]) -> GameEnd | None:
    state = game.start(match.header.deal)
    for entry in match.in_force:
        if entry.move not in game.legal_moves(state, entry.seat):
            return None
        game.apply(state, entry.seat, entry.move, None)
    result = game.result(state)
    return None if result is None else GameEnd.of(result)


def _told(share: Interval) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def compared(pairs: list[tuple[GameEnd, GameEnd]]) -> str:
    won = share_interval([float(a.winners != b.winners) for a, b in pairs])
    moved = [abs(x - y) for a, b in pairs for x, y in zip(a.points, b.points, strict=True)]
    return f"{_told(won)} won by somebody else, {sum(moved) / len(moved):.2f} points moved a seat"


def report(games: list[list[GameEnd | None]]) -> Iterator[str]:
    usual = [game[0] for game in games if game[0]]
    yield f"played: {compared([(a, b) for a, b, _ in games if a and b])}"
    same = [(a, c) for a, _, c in games if a and c]
    yield f"the same moves, allowed in {len(same)}: {compared(same)}" if same else "the same moves: never allowed"
    yield f"luck alone: {compared(list(zip(usual, usual[1:] + usual[:1], strict=True)))}"


def switches(game: str) -> Iterator[tuple[Preset, Option, str]]:
    """In every preset that asks, each choice that is not the usual one."""
    meta = GAMES[game].meta
    for preset in meta.presets:
        for option in meta.options:
            if option.name in preset.open_options and (option.reading or option.name in OTHERS):
                for choice in option.choices_of(preset.seats[0]):
                    if choice != option.usual:
                        yield preset, option, choice


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 300
    player = arguments[1] if len(arguments) > 1 else "greedy"
    file = Path(arguments[3]) if len(arguments) > 3 else None
    with ProcessPoolExecutor() as pool:
        for game in [arguments[2]] if len(arguments) > 2 else GAMES:
            for preset, option, choice in switches(game):
                one = partial(both_ways, game, preset.name, {option.name: choice}, player, file)
                print(f"{game} {preset.name} {option.name}={choice}, {games} games of {player}", flush=True)
                for line in report(list(pool.map(one, range(games)))):
                    print(f"    {line}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
