"""A player for the referee's games: random, but fond of what random players seldom do."""

from collections import defaultdict

from tests.rules.rockwell.setting import PRESETS

from motherlode.core.ids import first_seat
from motherlode.core.match import Match
from motherlode.core.rng import Rng
from motherlode.games.data import Data
from motherlode.games.registry import new_match
from motherlode.games.rockwell.world import CREWS, PLACE_NAMES

# The weight of each kind of move; improvements come before everything, and money is kept for them.
FONDNESS = {
    "pass": 1,
    "leave": 1,
    "offer": 1,
    "cash": 1,
    "shift": 1,
    "centre": 1,
    "waive": 2,
    "deliver": 2,
    "stay": 3,
    "go": 4,
    "deeper": 4,
    "sell": 10,
    "astride": 12,
    "carry": 20,
    "seal": 30,
    "raise": 30,
    "bribe": 30,
    "hire": 30,
    "mobilise": 40,
}
USUAL = 6
# Red wants to get all crews to the centre; the others are in no hurry to end the game.
HURRY = {"centre": 200, "deeper": 60}


def eager_match(players: int, options: dict[str, str], seed: int, data: Data | None = None) -> Match:
    """A whole match of such players."""
    match = new_match("rockwell", PRESETS[players], 0, options, 0, data, seed.to_bytes(32, "little"), {})
    rng = Rng(seed)
    match.go_on()
    while actors := match.game.actors(match.state):
        seat = first_seat(actors)
        match.submit(seat, match.turn(seat), [_eager_move(match, seat, rng)])
    return match


def _eager_move(match: Match, seat: int, rng: Rng) -> int:
    """First what to do, then how."""
    kinds: defaultdict[str, list[int]] = defaultdict(list)
    crews = match.state.places[CREWS * seat :]  # type: ignore[attr-defined]  # the match does not know its game
    for move in match.game.legal_moves(match.state, seat):
        words = match.game.codec.text(move).split()
        kinds[_kind(words, PLACE_NAMES[crews[int(words[1]) - 1]] if words[0] == "go" else "")].append(move)
    fondness = FONDNESS | HURRY if seat == 0 else FONDNESS
    names = [name for name in kinds for _ in range(fondness.get(name, USUAL))]
    moves = kinds[names[rng.below(len(names))]]
    return moves[rng.below(len(moves))]


def _kind(words: list[str], start: str) -> str:
    """A crew's moves are of more than one kind."""
    if words[0] != "go":
        return words[0]
    if words[2] == "centre":
        return "centre"
    if "-" in words[2]:
        return "astride"
    return "deeper" if words[2][0] > start[0] else "go"
