"""One game between bots, without a person, and what came of it."""

from hashlib import blake2b

import msgspec

from motherlode.bots.bot import Bot
from motherlode.bots.own import any_bot
from motherlode.core.ids import first_seat
from motherlode.core.match import Match
from motherlode.core.rng import Rng


class Outcome(msgspec.Struct, frozen=True):
    """One game: each seat's points, place and share of the win; its moves, why it ended, and a digest of it."""

    scores: list[int]
    places: list[int]
    shares: list[float]
    moves: int
    reason: str
    digest: str


def play_out(match: Match, bots: list[Bot], seed: int) -> None:
    """Lets the bots play a match to its end, each through its own seat's eyes."""
    rng = Rng(seed)
    match.go_on()
    while actors := match.game.actors(match.state):
        seat = first_seat(actors)
        move = bots[seat].choose(match.observer(seat, rng))
        match.submit(seat, match.turn(seat), [move])


def outcome(match: Match, specs: list[str], luck: str) -> Outcome:
    """Plays a match between bots, one spec for each seat. Every bot of every game has a generator of its own, seeded by
    `luck` and its seat, whichever process plays it.
    """
    seats = match.game.seats
    seeds = [int.from_bytes(blake2b(f"{luck} {seat}".encode(), digest_size=7).digest()) for seat in range(seats + 1)]
    bots = [any_bot(spec, match.header.game, match.game, seeds[seat]) for seat, spec in enumerate(specs)]
    play_out(match, bots, seeds[seats])
    result = match.result()
    if result is None:
        raise AssertionError("a game in which nobody owes a move is over")
    played = [(entry.seat, entry.move) for entry in match.in_force]
    return Outcome(
        scores=list(result.scores),
        places=list(result.places),
        shares=[result.share(seat) for seat in range(seats)],
        moves=len(match.entries),
        reason=match.game.reasons[result.reason],
        digest=blake2b(repr(played).encode(), digest_size=8).hexdigest(),
    )
