"""What a seat cannot know, made up; and what it can know, as bytes (1.10)."""

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from motherlode.core.rng import Rng
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.secrets import card_hidden, country_hidden
from motherlode.games.goldrausch.state import GoldrauschState
from motherlode.games.goldrausch.world import CARD_NAMES, CONTINENTS, MARK, NO_CARD, NOWHERE


def guess(o: Options, s: GoldrauschState, seat: i64, rng: Rng) -> GoldrauschState:
    """A card that lies unseen could be any."""
    out = s.clone()
    other: i64
    for other in range(len(s.gold)):
        if s.country[other] != NOWHERE and country_hidden(s, seat, other):
            out.country[other] = rng.below(CONTINENTS)
        if s.card[other] != NO_CARD and card_hidden(s, seat, other):
            out.card[other] = _any_card(o, rng)
    return out


def _any_card(o: Options, rng: Rng) -> i64:
    """Anything that may lie there: one of the two cards, or the mark of a seat that laid none (3.5)."""
    if not o.can_abstain:
        return rng.below(len(CARD_NAMES))
    card = rng.below(len(CARD_NAMES) + 1)
    if card == len(CARD_NAMES):
        return MARK
    return card


def info(s: GoldrauschState, seat: i64) -> bytes:
    """It does not say which other seats have committed to anything."""
    out = BytesWriter()
    s.write_public(out)
    write_i64_le(out, seat)
    write_i64_le(out, (s.sealed >> seat) & 1)
    other: i64
    for other in range(len(s.gold)):
        if not country_hidden(s, seat, other):
            write_i64_le(out, s.country[other])
        if not card_hidden(s, seat, other):
            write_i64_le(out, s.card[other])
    return out.getvalue()
