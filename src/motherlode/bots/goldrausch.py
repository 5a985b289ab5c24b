"""How a Goldrausch position looks: the gold a seat owns, and what this round's choices promise."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.bot import Evaluation
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.rounds import figures_on
from motherlode.games.goldrausch.state import MEETING, PLANNING, GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import CONTINENTS, NO_CARD, NOWHERE, USE

# How often others on the same continent use their upgrade.
OTHERS_USE: Final = 0.5


class GoldrauschEvaluation(Evaluation[GoldrauschState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables

    def value(self, s: GoldrauschState, seat: i64) -> float:
        """Gold, and the gold to come from the country and the card laid."""
        own = float(s.gold[seat])
        if s.phase == PLANNING and s.country[seat] != NOWHERE:
            return own + self._crowded(s, seat)
        if s.phase == MEETING and s.card[seat] != NO_CARD:
            return own + self._expected(s, seat)
        return own

    def _crowded(self, s: GoldrauschState, seat: i64) -> float:
        """What a continent promises before anybody knows who else comes: others go where there is most to be had."""
        country = s.country[seat]
        promise = self._most(s, country)
        all_promises = 0.0
        continent: i64
        for continent in range(CONTINENTS):
            all_promises += self._most(s, continent)
        if all_promises == 0.0:
            return 0.0
        rivals = float(self.options.seats - 1) * promise / all_promises
        single = float(self.tables.yields[s.resource * CONTINENTS + country])
        shared = min(single, float(s.lying[country]) / (1.0 + rivals))
        # A seat alone may take it all with an upgrade; the more rivals, the less likely.
        alone: float = (1.0 - promise / all_promises) ** float(self.options.seats - 1)
        return alone * promise + (1.0 - alone) * shared

    def _most(self, s: GoldrauschState, continent: i64) -> float:
        """What a lone user would mine there."""
        lone = self.tables.yields[s.resource * CONTINENTS + continent] * self.tables.lone
        return float(min(lone, s.lying[continent]))

    def _expected(self, s: GoldrauschState, seat: i64) -> float:
        """What the card laid brings, over everything the others on the continent may have laid."""
        there = figures_on(s, s.country[seat]) & ~(1 << seat)
        total = 0.0
        # Every subset of the others may be those who use their upgrade.
        users = there
        while True:
            total += self._chance(there, users) * float(self._taken(s, seat, there, users))
            if users == 0:
                return total
            users = (users - 1) & there

    def _chance(self, there: i64, users: i64) -> float:
        chance = 1.0
        other: i64
        for other in range(self.options.seats):
            if (users >> other) & 1:
                chance *= OTHERS_USE
            elif (there >> other) & 1:
                chance *= 1.0 - OTHERS_USE
        return chance

    def _taken(self, s: GoldrauschState, seat: i64, others: i64, other_users: i64) -> i64:
        """What the seat gets if exactly these others use their upgrade, in the order of the payout (5.1 to 5.5)."""
        t = self.tables
        single = t.yields[s.resource * CONTINENTS + s.country[seat]]
        lying = s.lying[s.country[seat]]
        users = other_users
        if s.card[seat] == USE:
            users |= 1 << seat
        several = users & (users - 1) != 0
        group = users
        turn: i64
        step: i64
        for turn in range(2):
            for step in range(self.options.seats):
                payee = (s.start + step) % self.options.seats
                if not (group >> payee) & 1:
                    continue
                due = single
                if turn == 0 and not several:
                    due = single * t.lone
                share = min(due, lying)
                if payee == seat:
                    if turn == 0 and several:
                        return share - t.fine
                    return share
                lying -= share
            group = (others | (1 << seat)) & ~users
        return 0
