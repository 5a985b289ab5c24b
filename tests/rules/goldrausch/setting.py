"""Tables, rounds and positions for the rule tests.

Rounds are played by moves, nature's too. Amounts that no short game leads to are laid out by hand; the mine
then holds whatever is left of all the gold there is.
"""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests.kit import SEED, event_texts, play

from motherlode.core.ids import CHANCE, SEAT_NAMES, only
from motherlode.core.match import Match
from motherlode.games.data import Data
from motherlode.games.registry import new_match

ALL_GOLD = 270
PRESETS = {4: "four", 5: "five", 6: "six"}
CONTINENTS = ("azul", "rosso", "veridia")
DISASTERS = (*CONTINENTS, "broken", "whole")
COUNTRIES = {name[0]: name for name in CONTINENTS}
CARDS = {"+": "use", "-": "skip"}


def table(players: int = 4, data: Data | None = None, **options: str) -> Match:
    """Just opened, nature has not moved. Seat 1 begins, unless the start player is drawn."""
    return new_match("goldrausch", PRESETS[players], 0, {"start": "first", **options}, 0, data, SEED, {})


def opened(players: int = 4, card: int = 1, data: Data | None = None, **options: str) -> Match:
    """With the first resource card revealed: everybody must choose a country."""
    return play(table(players, data, **options), f"* reveal {card}")


def lay_out(match: Match, gold: Sequence[int] | None = None, lying: Sequence[int] | None = None) -> Match:
    """Other amounts for the players, and for Azul, Rosso, Veridia."""
    s = state(match)
    if gold is not None:
        assert len(gold) == match.game.seats
        s.gold = vec[i64](list(gold))
    if lying is not None:
        s.lying = vec[i64](list(lying))
    s.mine = ALL_GOLD - sum(s.gold) - sum(s.lying)
    assert s.mine >= 0
    return match


# -- a round


def travel(match: Match, plan: str) -> Match:
    """Phase 1, in the order of the seats: "v- v+ a+ v+" or "v v a v"."""
    words = plan.split()
    assert len(words) == match.game.seats
    return play(match, *(f"{seat} go {COUNTRIES[word[0]]}" for seat, word in zip(SEAT_NAMES, words, strict=False)))


def meet(match: Match, plan: str) -> Match:
    """Phase 3: a plus uses an upgrade, a minus does not."""
    for seat, word in zip(SEAT_NAMES, plan.split(), strict=False):
        play(match, f"{seat} lay {CARDS[word[-1]]}", f"{seat} seal")
    return match


def spin(match: Match, outcome: str) -> Match:
    """Phase 4: what the wheel shows, or the event card that comes up."""
    if outcome in DISASTERS:
        return play(match, f"* spin {outcome}")
    return play(match, "* spin incident", f"* draw {outcome}")


def play_round(match: Match, plan: str, outcome: str = "whole") -> Match:
    """Phases 1 to 5; nature has not revealed the next resource card."""
    return spin(meet(travel(match, plan), plan), outcome)


def reveal(match: Match, card: int = 0) -> Match:
    """Phase 6; without a number, the first card that is left."""
    moves = match.game.legal_moves(match.state, CHANCE)
    return play(match, f"* reveal {card}" if card else f"* {match.game.codec.text(moves[0])}")


def chance_moves(match: Match) -> list[str]:
    assert match.game.actors(match.state) == only(CHANCE)
    return [match.game.codec.text(move) for move in match.game.legal_moves(match.state, CHANCE)]


# -- looking


def state(match: Match) -> Any:
    return match.state


def seen(match: Match, seat: int = 0) -> Any:
    return match.view(seat)


def gold(match: Match) -> list[int]:
    return [seat.gold for seat in seen(match).seats]


def lying(match: Match) -> list[int]:
    """Azul, Rosso, Veridia."""
    return [continent.lying for continent in seen(match).continents]


def maxima(match: Match) -> list[int]:
    return [continent.maximum for continent in seen(match).continents]


def all_gold(match: Match) -> int:
    return sum(gold(match)) + sum(lying(match)) + int(seen(match).mine)


def gains(match: Match, plan: str, outcome: str = "whole") -> list[int]:
    """What a round brings everybody."""
    before = gold(match)
    play_round(match, plan, outcome)
    assert all_gold(match) == ALL_GOLD
    return [now - then for now, then in zip(gold(match), before, strict=True)]


def news(match: Match, kind: str = "") -> list[str]:
    """What everybody was told since the last player acted; of one kind, if it is given, and then without its name."""
    texts = event_texts(match, match.submissions - 1)
    if not kind:
        return texts
    return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == kind]


def payout(match: Match) -> list[str]:
    """The seats in the order in which they were paid."""
    return [text.split()[0] for text in news(match, "profit")]


def places(match: Match) -> list[int] | None:
    result = match.result()
    return None if result is None else list(result.places)
