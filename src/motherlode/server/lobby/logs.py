"""Logs that become tables: a record to look at, or the beginning of another game."""

from motherlode.core.draw import seed_hash
from motherlode.core.log import Header, Log, render
from motherlode.core.match import Match
from motherlode.core.meta import Preset
from motherlode.games.registry import listing


def taken_over(match: Match, seed: bytes) -> str:
    """The log so far as the beginning of another game, whose own luck comes from another seed."""
    old = match.header
    lines = match.log(with_seed=False).lines
    header = Header(
        old.game,
        old.revision,
        old.seats,
        old.options,
        old.deal,
        old.data,
        old.values,
        seed_hash(seed),
        {},
        len(lines),
    )
    return render(Log(header, lines, None, b""))


def preset_of(match: Match) -> Preset:
    """The preset that fits a game, for lists: a log does not name it."""
    header = match.header
    for preset in listing(header.game).meta.presets:
        fits = all(header.options.get(name) == value for name, value in preset.values.items())
        if fits and header.seats in preset.seats:
            return preset
    return listing(header.game).meta.presets[0]
