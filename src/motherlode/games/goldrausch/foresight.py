"""What a choice would bring, by what the others choose: payouts, who could win, what the wheel can change."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.codec import NUMBER, SEAT, Kind, Param, Vocabulary
from motherlode.core.foresight import Fact, Foresight, forecast, foretell
from motherlode.core.ids import everyone_at, only
from motherlode.games.goldrausch.moves import ABSTAIN, CONTINENT, LAY, SEAL, chosen_continent, laid_card
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.prospects import Prospect, pay, with_cards, with_company
from motherlode.games.goldrausch.rounds import figures_on
from motherlode.games.goldrausch.state import GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import BROKEN, CONTINENTS, INCIDENT, MARK, USE, WHOLE

# How many others use an upgrade on the same continent, or go there.
OTHERS: Final = Vocabulary("others", ["nobody", "one", "more"])
MORE: Final = 2

# The payout for a card by how many others on the continent use an upgrade, if the wheel changes nothing: gold won or
# lost, from least to most, with the fine already deducted; and the place in the order of payment of those there, from
# first to last. Where a range is one number, its spread or its shift is 0.
LAY_PAYS: Final = Kind(
    "lay-pays",
    [
        Param("continent", CONTINENT),
        Param("others", OTHERS),
        Param("least", NUMBER),
        Param("most", NUMBER),
        Param("spread", NUMBER),
        Param("fine", NUMBER),
        Param("first", NUMBER),
        Param("last", NUMBER),
        Param("shift", NUMBER),
        Param("there", NUMBER),
    ],
    rule=502,
)
# The same for a continent by how many others go there, with an upgrade and without, whatever the others lay.
GO_PAYS: Final = Kind(
    "go-pays",
    [
        Param("continent", CONTINENT),
        Param("others", OTHERS),
        Param("use_least", NUMBER),
        Param("use_most", NUMBER),
        Param("use_spread", NUMBER),
        Param("skip_least", NUMBER),
        Param("skip_most", NUMBER),
        Param("skip_spread", NUMBER),
        Param("fine", NUMBER),
    ],
    rule=502,
)
# Who could win in this round without an event card; before the seat that asks is paid, or not.
MAY_WIN: Final = Kind("may-win", [Param("seat", SEAT)], rule=105)
WINS_FIRST: Final = Kind("wins-first", [Param("seat", SEAT)], rule=108)
MAY_REACH: Final = Kind("may-reach", [Param("continent", CONTINENT), Param("goal", NUMBER)], rule=105)
LAST_ROUND: Final = Kind("last-round", [Param("round", NUMBER)], rule=602)
# What lies on a continent, and for how many whole yields that is enough.
GOLD_THERE: Final = Kind(
    "gold-there",
    [
        Param("continent", CONTINENT),
        Param("lying", NUMBER),
        Param("maximum", NUMBER),
        Param("yields", NUMBER),
        Param("whole", NUMBER),
    ],
    rule=502,
)
# On how many fields of the wheel nothing can be mined on a continent, and the highest fine that is due even then.
WHEEL_STRIKES: Final = Kind(
    "wheel-strikes",
    [Param("continent", CONTINENT), Param("fields", NUMBER), Param("of", NUMBER), Param("fine", NUMBER)],
    rule=402,
)
# On how many an event card is drawn, and from how many cards.
WHEEL_DRAWS: Final = Kind(
    "wheel-draws", [Param("fields", NUMBER), Param("of", NUMBER), Param("cards", NUMBER)], rule=404
)
KINDS: Final[list[Kind]] = [
    LAY_PAYS,
    GO_PAYS,
    WINS_FIRST,
    MAY_WIN,
    MAY_REACH,
    LAST_ROUND,
    GOLD_THERE,
    WHEEL_STRIKES,
    WHEEL_DRAWS,
]


class GoldrauschForesight(Foresight[GoldrauschState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        super().__init__(KINDS, ["gold"])
        self.options = options
        self.tables = tables

    def tally(self, s: GoldrauschState, viewer: i64, seat: i64, unit: i64) -> i64:
        """Everybody's gold is open to all (1.10)."""
        return s.gold[seat]

    def forecast(self, s: GoldrauschState, seat: i64, move: i64, out: list[Fact]) -> None:
        if move < LAY:
            self._forecast_continent(s, seat, chosen_continent(move), out)
        else:
            self._forecast_card(s, seat, _card(s, seat, move), out)

    def _forecast_card(self, s: GoldrauschState, seat: i64, card: i64, out: list[Fact]) -> None:
        """All ways in which the others can lay their cards: what those elsewhere do decides who wins before."""
        own: i64 = 0
        if card == USE:
            own = only(seat)
        there = figures_on(s, s.country[seat])
        rows = [Prospect(), Prospect(), Prospect()]
        winners: i64 = 0
        before: i64 = 0
        users: i64
        for users in range(everyone_at(self.options.seats) + 1):
            if users & only(seat) != own:
                continue
            payment = pay(self.options, self.tables, with_cards(s, users), seat, WHOLE)
            rows[min(count(users & there & ~only(seat)), MORE)].add(payment)
            winners |= payment.winners
            if not payment.made:
                before |= payment.winners
        row: i64
        for row in range(len(rows)):
            found = rows[row]
            if found.payments:
                places = [found.first, found.last, found.last - found.first, count(there)]
                forecast(out, LAY_PAYS, [s.country[seat], row, *_range(found), found.fine, *places], found.rule)
        self._tell_winners(before, winners, out)
        self._tell_last_round(s, out)
        self._tell_wheel(with_cards(s, everyone_at(self.options.seats) & ~only(seat) | own), seat, out)

    def _forecast_continent(self, s: GoldrauschState, seat: i64, continent: i64, out: list[Fact]) -> None:
        """All companies the seat can have there, and all ways in which they can lay their cards."""
        everybody = everyone_at(self.options.seats)
        using = [Prospect(), Prospect(), Prospect()]
        skipping = [Prospect(), Prospect(), Prospect()]
        there: i64
        users: i64
        for there in range(everybody + 1):
            if not there & only(seat):
                continue
            world = with_company(s, continent, there)
            others = min(count(there) - 1, MORE)
            for users in range(there + 1):
                if users & ~there:
                    continue
                payment = pay(self.options, self.tables, with_cards(world, users), seat, WHOLE)
                if users & only(seat):
                    using[others].add(payment)
                else:
                    skipping[others].add(payment)
        most: i64 = 0
        row: i64
        for row in range(len(using)):
            use = using[row]
            skip = skipping[row]
            most = max(most, use.most)
            most = max(most, skip.most)
            if use.payments + skip.payments:
                forecast(out, GO_PAYS, [continent, row, *_range(use), *_range(skip), use.fine])
        if s.gold[seat] + most >= self.tables.goal:
            forecast(out, MAY_REACH, [continent, self.tables.goal])
        self._tell_last_round(s, out)
        self._tell_gold(s, continent, out)
        self._tell_wheel(with_cards(with_company(s, continent, everybody), everybody), seat, out)

    def _tell_winners(self, before: i64, winners: i64, out: list[Fact]) -> None:
        seat: i64
        for seat in range(self.options.seats):
            if (before >> seat) & 1:
                forecast(out, WINS_FIRST, [seat])
        for seat in range(self.options.seats):
            if ((winners & ~before) >> seat) & 1:
                forecast(out, MAY_WIN, [seat])

    def _tell_last_round(self, s: GoldrauschState, out: list[Fact]) -> None:
        if s.round + 1 == self.tables.rounds:
            foretell(out, LAST_ROUND, [s.round + 1])

    def _tell_gold(self, s: GoldrauschState, continent: i64, out: list[Fact]) -> None:
        lying = s.lying[continent]
        yields = self.tables.yields[s.resource * CONTINENTS + continent]
        whole = self.options.seats
        if yields:
            whole = lying // yields
        foretell(out, GOLD_THERE, [continent, lying, s.maxima[continent], yields, whole])

    def _tell_wheel(self, worst: GoldrauschState, seat: i64, out: list[Fact]) -> None:
        """A disaster is worst if as many as can use an upgrade."""
        t = self.tables
        fields = t.chances[worst.country[seat]] + t.chances[BROKEN]
        if fields:
            fine = pay(self.options, t, worst, seat, BROKEN).fine
            rule: i64 = 402
            if fine:
                rule = 403
            forecast(out, WHEEL_STRIKES, [worst.country[seat], fields, len(t.wheel), fine], rule)
        if t.chances[INCIDENT]:
            # An empty deck is made of the discards (4.4).
            cards = count(worst.deck)
            if cards == 0:
                cards = count(worst.discards)
            forecast(out, WHEEL_DRAWS, [t.chances[INCIDENT], len(t.wheel), cards])


def _range(found: Prospect) -> list[int]:
    return [found.least, found.most, found.most - found.least]


def _card(s: GoldrauschState, seat: i64, move: i64) -> i64:
    """The card that would lie before the seat."""
    if move == SEAL:
        return s.card[seat]
    if move == ABSTAIN:
        return MARK
    return laid_card(move)
