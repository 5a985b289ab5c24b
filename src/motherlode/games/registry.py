"""The one list of games, and the way from a name or a log to a game that can be played."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from motherlode.core.draw import SEED_BYTES, seed_hash
from motherlode.core.errors import LOG_REVISION, UNKNOWN_GAME, Fault
from motherlode.core.game import Game
from motherlode.core.log import Header, Log
from motherlode.core.match import Match
from motherlode.core.meta import Meta
from motherlode.core.replay import load
from motherlode.games.atacama.game import make as make_atacama
from motherlode.games.atacama.meta import META as ATACAMA
from motherlode.games.atacama.view import AtacamaView
from motherlode.games.data import Data, from_log, standard
from motherlode.games.goldrausch.game import make as make_goldrausch
from motherlode.games.goldrausch.meta import META as GOLDRAUSCH
from motherlode.games.goldrausch.view import GoldrauschView
from motherlode.games.rockwell.game import make as make_rockwell
from motherlode.games.rockwell.meta import META as ROCKWELL
from motherlode.games.rockwell.views import RockwellView
from motherlode.games.siberia.game import make as make_siberia
from motherlode.games.siberia.meta import META as SIBERIA
from motherlode.games.siberia.view import SiberiaView
from motherlode.games.views import View

# seats, option values, data values, the name errors use for the data -> the game
Make = Callable[[int, Mapping[str, str], Mapping[str, object], str], Game[Any]]


class Listing:
    """All that this layer knows about a game: its meta data, how to make it, and the type of its views."""

    def __init__(self, meta: Meta, make: Make, view: type[View]) -> None:
        self.meta = meta
        self.make = make
        self.view = view


# In the order in which they are offered, the simplest first.
GAMES: Final[dict[str, Listing]] = {
    "atacama": Listing(ATACAMA, make_atacama, AtacamaView),
    "goldrausch": Listing(GOLDRAUSCH, make_goldrausch, GoldrauschView),
    "siberia": Listing(SIBERIA, make_siberia, SiberiaView),
    "rockwell": Listing(ROCKWELL, make_rockwell, RockwellView),
}


# Games made so far, by everything they were made from, the most recently used last: a game holds no position, so one
# serves every match, table and thought.
MADE: Final[dict[tuple[str, int, tuple[tuple[str, str], ...], str], Game[Any]]] = {}
MOST_MADE: Final = 64


def listing(name: str) -> Listing:
    if name not in GAMES:
        raise Fault(UNKNOWN_GAME, {"game": name[:40], "games": ", ".join(GAMES)})
    return GAMES[name]


def game_of(header: Header) -> Game[Any]:
    """The game a header describes; it must have our revision of the rules, and the data must match its hash."""
    entry = listing(header.game)
    if header.revision != entry.meta.revision:
        raise Fault(LOG_REVISION, {"revision": header.revision, "now": entry.meta.revision})
    data = from_log(header.game, header.data, header.values)
    # An option newer than the log is at its first choice: that is how the game was played before it existed.
    options = {option.name: option.choices[0] for option in entry.meta.options}
    options.update(header.options)
    return _made(header.game, header.seats, options, data)


def _made(name: str, seats: int, options: Mapping[str, str], data: Data) -> Game[Any]:
    key = (name, seats, tuple(sorted(options.items())), data.hash)
    game = MADE.pop(key, None) or listing(name).make(seats, options, data.values, data.name)
    MADE[key] = game
    if len(MADE) > MOST_MADE:
        del MADE[next(iter(MADE))]
    return game


def new_match(
    name: str,
    preset: str,
    seats: int,
    wishes: Mapping[str, str],
    deal: int,
    data: Data | None,
    seed: bytes,
    sits: Mapping[int, str],
) -> Match:
    """A match about to begin; with seats 0, the preset's smallest table. Nature has not moved yet: call Match.go_on."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    entry = listing(name)
    chosen = entry.meta.preset(preset)
    seats = seats or chosen.seats[0]
    entry.meta.check_seats(chosen, seats)
    options = entry.meta.chosen(chosen, wishes, seats)
    used = data or standard(name)
    # A log carries its data unless it is the standard data, which everybody has.
    values = "" if used.hash == standard(name).hash else used.json
    header = Header(name, entry.meta.revision, seats, options, deal, used.hash, values, seed_hash(seed), dict(sits))
    return Match(_made(name, seats, options, used), header, seed)


def match_of(log: Log, upto: int = -1, verify: bool = False) -> Match:
    return load(game_of(log.header), log, upto, verify)
