"""Lists of moves that the server makes up for a seat. They end with its decision, as Match.submit demands."""

from collections.abc import Callable

from motherlode.core.decision import goes_on
from motherlode.core.event import Event
from motherlode.core.match import Match
from motherlode.core.state import State


def default_moves(match: Match, seat: int) -> list[int]:
    """What a seat plays when its time is up."""
    return _listed(match, seat, lambda s, _: match.game.default_move(s, seat))


def with_forced(match: Match, seat: int, codes: list[int]) -> list[int]:
    """The moves, and any after them that leave no choice: once a card is laid, there is nothing more to think about."""
    game = match.game

    def chosen(s: State, made: int) -> int | None:
        if made < len(codes):
            return codes[made] if game.refusal(s, seat, codes[made]) is None else None
        moves = game.legal_moves(s, seat)
        return moves[0] if len(moves) == 1 else None

    listed = _listed(match, seat, chosen)
    # A list that cannot be played to its end should be refused as it was handed in.
    return listed if len(listed) >= len(codes) else codes


def leads_on(match: Match, seat: int, code: int) -> bool:
    """Whether a legal move is followed by one that leaves no choice. Asked only of simultaneous choices: elsewhere
    there are hundreds of moves on a page, and none has to be confirmed.
    """
    return match.game.simultaneous.number(match.state) != 0 and len(with_forced(match, seat, [code])) > 1


def _listed(match: Match, seat: int, choose: Callable[[State, int], int | None]) -> list[int]:
    """Played on a copy; `choose` gets a position and how many moves led to it, and says what comes next, or None."""
    game, trial = match.game, match.game.copy(match.state)
    out: list[int] = []
    ended = False
    while not ended and (code := choose(trial, len(out))) is not None:
        out.append(code)
        events: list[Event] = []
        game.apply(trial, seat, code, events)
        ended = not goes_on(game, trial, seat, events)
    return out
