"""Extraction: nature draws a card for the tile that was drilled, and its cubes are set out (6.2, 6.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, show
from motherlode.core.refusal import Refusal
from motherlode.games.rockwell.events import CARD_DRAWN
from motherlode.games.rockwell.moves import extract, extracted_card
from motherlode.games.rockwell.shares import card_at, set_out
from motherlode.games.rockwell.state import EXTRACTING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import pile_of
from motherlode.games.rockwell.timing import drawn_already, not_drawn_now
from motherlode.games.rockwell.world import CARDS, METALS


def legal_moves(s: RockwellState) -> vec[i64]:
    """The cards left in the pile of the tile."""
    pile = s.piles[pile_of(s, s.tile)]
    out = vec[i64](capacity=CARDS)
    card: i64
    for card in range(CARDS):
        if (pile >> card) & 1:
            out = append(out, extract(card))
    return out


def refusal(s: RockwellState, move: i64) -> Refusal | None:
    if s.phase != EXTRACTING:
        return not_drawn_now(move)
    if move not in legal_moves(s):
        return drawn_already(move)
    return None


def draw_card(t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    pile = pile_of(s, s.tile)
    s.card = extracted_card(move)
    s.piles[pile] &= ~(1 << s.card)
    if out is not None:
        at = card_at(s)
        show(out, CARD_DRAWN, [s.tile, *t.cards[at : at + METALS], (t.danger[pile] >> s.card) & 1])
    set_out(t, s, out)
