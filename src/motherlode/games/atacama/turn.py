"""The course of the game: whose turn is next, when a stage begins, when the game is over."""

from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.games.atacama.board import COLUMNS, MAPS, ROWS
from motherlode.games.atacama.events import CLAIM_DEALT, GAME_ENDED, TURN_SKIPPED
from motherlode.games.atacama.options import Options
from motherlode.games.atacama.scoring import LOCKED, PLACED, any_derrick_left
from motherlode.games.atacama.state import LAYING, NO_CLAIM, OVER, PLAYING, AtacamaState
from motherlode.games.atacama.tables import COPPER_CLAIM, SILVER_CLAIM


def derricks_of(s: AtacamaState, seat: i64) -> i64:
    return s.stock[2 * seat] + s.stock[2 * seat + 1]


def open_fields(s: AtacamaState, band: i64) -> i64:
    """The fields of a band that may be used, as a mask (2.4)."""
    return s.covered[band] & ~s.closed[band]


def no_field_left(s: AtacamaState) -> bool:
    return open_fields(s, 0) | open_fields(s, 1) | open_fields(s, 2) == 0


def turn_rule(o: Options) -> i64:
    """The paragraph that says whose turn it is."""
    if o.stages:
        return 410
    if o.seats == 4:
        return 604
    return 203


def end_turn(o: Options, s: AtacamaState, out: list[Event] | None) -> None:
    """Turns go round (2.3, 4.10, 6.4); a player without derricks is skipped (4.11)."""
    s.turns += 1
    if not any_derrick_left(s):
        finish(s, PLACED, out)
        return
    s.seat = (s.seat + 1) % o.seats
    while derricks_of(s, s.seat) == 0:
        if out is not None:
            tell(out, TURN_SKIPPED, [s.seat])
        s.seat = (s.seat + 1) % o.seats
    next_step(s, out)


def next_step(s: AtacamaState, out: list[Event] | None) -> None:
    """What comes now that a turn is over or maps are laid: a stage, a turn, or the end."""
    # Three maps carry six turns, six maps twelve (4.2, 4.3); a lock brings the next maps at once (4.8).
    if s.laid < MAPS and (s.turns >= 2 * s.laid or no_field_left(s)):
        s.phase = LAYING
    elif no_field_left(s):
        finish(s, LOCKED, out)
    else:
        s.phase = PLAYING


def finish(s: AtacamaState, reason: i64, out: list[Event] | None) -> None:
    """The end (2.5, 4.12); claims nobody bought fall as in the basic game (4.7)."""
    s.phase = OVER
    seat: i64
    if s.claim[0] == NO_CLAIM:
        deal_claims(s)
        if out is not None:
            for seat in range(len(s.claim)):
                tell(out, CLAIM_DEALT, [seat, s.claim[seat], s.direction[seat]])
    if out is not None:
        tell(out, GAME_ENDED, [reason])


def deal_claims(s: AtacamaState) -> None:
    """Rows to seats 1 and 3, columns to 2 and 4; copper+ to seats 1 and 4, silver+ to 2 and 3 (2.2, 6.1, 6.4)."""
    seat: i64
    for seat in range(len(s.claim)):
        if seat % 2 == 0:
            s.direction[seat] = ROWS
        else:
            s.direction[seat] = COLUMNS
        if seat in (0, 3):
            s.claim[seat] = COPPER_CLAIM
        else:
            s.claim[seat] = SILVER_CLAIM
