"""The games that the lobby offers."""

from functools import cache

from motherlode.bots.levels import LEVELS
from motherlode.core.draw import SEED_BYTES
from motherlode.core.errors import Fault
from motherlode.core.meta import Meta, Option
from motherlode.core.rule import paragraph
from motherlode.games.registry import GAMES, Listing, listing, new_match
from motherlode.server.faults import BAD_REQUEST
from motherlode.server.lobby.schemas import GameInfo, NewTable, OptionInfo, PresetInfo

# Seconds. Nobody could play with less.
LEAST_GLASS = 10


def games() -> list[GameInfo]:
    return [_info(entry) for entry in GAMES.values()]


@cache
def _info(entry: Listing) -> GameInfo:
    meta: Meta = entry.meta
    game = new_match(meta.name, meta.presets[0].name, 0, {}, 0, None, bytes(SEED_BYTES), {}).game
    return GameInfo(
        name=meta.name,
        title=meta.title,
        designers=meta.designers,
        publisher=meta.publisher,
        year=meta.year,
        secrets=any(kind.secret for kind in game.codec.kinds),
        meets=game.meeting is not None,
        presets=[PresetInfo(name=p.name, seats=p.seats, options=p.open_options) for p in meta.presets],
        options=[_option(option) for option in meta.options],
        levels=list(LEVELS),
    )


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        choices=option.choices,
        usual=option.usual,
        first_game=option.first_game,
        reading=option.reading,
        per_seat=option.per_seat,
        rule=paragraph(option.rule),
    )


def glass_of(wanted: NewTable) -> int:
    """The sand timer, if it leaves people enough time and the game has something for it to limit."""
    if 0 < wanted.glass < LEAST_GLASS:
        raise Fault(BAD_REQUEST, {"text": f"glass: 0, or {LEAST_GLASS} to 3600"})
    # In a game without secret moves no two seats choose at the same time.
    if wanted.glass and not _info(listing(wanted.game)).secrets:
        raise Fault(BAD_REQUEST, {"text": "glass: 0, in this game people act one after another"})
    return wanted.glass
