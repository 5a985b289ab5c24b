"""What people see of a position, built up from nothing: countries and cards of others only once they are shown."""

import msgspec

from motherlode.core.game import Envelope
from motherlode.core.ids import NOBODY
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.rounds import has_spun, in_force, shown_as
from motherlode.games.goldrausch.secrets import card_hidden, country_hidden
from motherlode.games.goldrausch.state import (
    CASTING,
    DRAWING,
    MEETING,
    OVER,
    PLANNING,
    REVEALING,
    SPINNING,
    STARTING,
    GoldrauschState,
)
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import (
    CARD_NAMES,
    CONTINENT_NAMES,
    CONTINENTS,
    INCIDENT_NAMES,
    MARK,
    NO_CARD,
    NO_INCIDENT,
    NO_RESOURCE,
    NOT_SPUN,
    NOWHERE,
    RESULT_NAMES,
)
from motherlode.games.views import View, common

PHASES = {
    STARTING: "start",
    REVEALING: "climate",
    PLANNING: "planning",
    MEETING: "meeting",
    SPINNING: "wheel",
    DRAWING: "incident",
    CASTING: "lot",
    OVER: "over",
}


class ContinentView(msgspec.Struct, frozen=True):
    """The gold that lies there, and the most that may; what the open card adds, yields to each, and to a lone user."""

    name: str
    lying: int
    maximum: int
    respawn: int
    yields: int
    alone: int


class CompanyView(msgspec.Struct, frozen=True):
    """A player. `country` and `card` are given if the viewer may know them; everybody sees whether there is one.

    `abstains`, if `card` is known: none was laid, and the red one only marks that.
    """

    gold: int
    chosen: bool
    country: str | None
    laid: bool
    card: str | None
    abstains: bool
    sealed: bool


class GoldrauschView(View, frozen=True, kw_only=True, tag="goldrausch", tag_field="game"):
    """`spun` and `incident` are those of the last spin, in round `spun_round`: in the meeting of round 3, those of
    round 2. `in_force` says whether the incident still does anything; otherwise its card is spent.

    `wheel` lists its fields clockwise; `deck` is how many event cards are left in it, `out` which have left the game.
    """

    phase: str
    round: int
    rounds: int
    goal: int
    fine: int
    fines: str
    win: str
    start: int | None
    resource: int | None
    resources: int
    continents: list[ContinentView]
    mine: int
    seats: list[CompanyView]
    wheel: list[str]
    spun: str | None
    spun_round: int | None
    incident: str | None
    in_force: bool
    deck: int
    discards: list[str]
    out: list[str]


def view_of(o: Options, t: Tables, s: GoldrauschState, envelope: Envelope) -> GoldrauschView:
    seat = envelope.viewer
    return GoldrauschView(
        **common(envelope, lambda: _question(s, seat)),
        phase=PHASES[s.phase],
        round=s.round + 1,
        rounds=t.rounds,
        goal=t.goal,
        fine=t.fine,
        fines="paid" if o.fines_paid else "withheld",
        win="end_of_round" if o.played_out else "at_once",
        start=None if s.start == NOBODY else s.start,
        resource=None if s.resource == NO_RESOURCE else s.resource + 1,
        resources=int(s.resources).bit_count(),
        continents=[_continent(t, s, continent) for continent in range(CONTINENTS)],
        mine=s.mine,
        seats=[_company(s, seat, other) for other in range(len(s.gold))],
        wheel=[RESULT_NAMES[field] for field in t.wheel],
        spun=None if s.spun == NOT_SPUN else RESULT_NAMES[s.spun],
        spun_round=None if s.spun == NOT_SPUN else _spun_round(s),
        incident=None if s.incident == NO_INCIDENT else INCIDENT_NAMES[s.incident],
        in_force=in_force(s),
        deck=int(s.deck).bit_count(),
        discards=[name for k, name in enumerate(INCIDENT_NAMES) if s.discards >> k & 1],
        out=[name for k, name in enumerate(INCIDENT_NAMES) if (t.incidents & ~s.deck & ~s.discards) >> k & 1],
    )


def _spun_round(s: GoldrauschState) -> int:
    """From 1, as people count."""
    return s.round + 1 if has_spun(s) else s.round


def _question(s: GoldrauschState, seat: int) -> str:
    if s.phase == PLANNING:
        return "go"
    return "lay" if s.card[seat] == NO_CARD else "seal"


def _continent(t: Tables, s: GoldrauschState, continent: int) -> ContinentView:
    known = s.resource != NO_RESOURCE
    at = s.resource * CONTINENTS + continent
    yields = t.yields[at] if known else 0
    return ContinentView(
        name=CONTINENT_NAMES[continent],
        lying=s.lying[continent],
        maximum=s.maxima[continent],
        respawn=t.respawn[at] if known else 0,
        yields=yields,
        alone=yields * t.lone,
    )


def _company(s: GoldrauschState, seat: int, other: int) -> CompanyView:
    country = s.country[other]
    card = s.card[other]
    hides_country = country == NOWHERE or country_hidden(s, seat, other)
    hides_card = card == NO_CARD or card_hidden(s, seat, other)
    return CompanyView(
        gold=s.gold[other],
        chosen=country != NOWHERE,
        country=None if hides_country else CONTINENT_NAMES[country],
        laid=card != NO_CARD,
        card=None if hides_card else CARD_NAMES[shown_as(card)],
        abstains=card == MARK and not hides_card,
        sealed=bool(s.sealed >> other & 1),
    )
