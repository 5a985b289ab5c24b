"""One game between bots, without a person."""

from motherlode.bots.bot import Bot
from motherlode.core.ids import first_seat
from motherlode.core.match import Match
from motherlode.core.rng import Rng


def play_out(match: Match, bots: list[Bot], seed: int) -> None:
    """Lets the bots play a match to its end, each through its own seat's eyes."""
    rng = Rng(seed)
    match.go_on()
    while actors := match.game.actors(match.state):
        seat = first_seat(actors)
        move = bots[seat].choose(match.observer(seat, rng))
        match.submit(seat, match.turn(seat), [move])
