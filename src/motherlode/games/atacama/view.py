"""What people see of a position: everything but the order of the map stack, which does not exist (1.5)."""

import msgspec

from motherlode.core.game import Envelope
from motherlode.core.ids import NOBODY
from motherlode.games.atacama.board import (
    BAND_FIELDS,
    CELL_OF,
    COLUMNS,
    FIELD_NAMES,
    MAP_FIELDS,
    PLACE_OF,
    ROWS,
    SIDE,
    bit,
)
from motherlode.games.atacama.moves import DIRECTION
from motherlode.games.atacama.scoring import (
    NO_DERRICK,
    colour_at,
    counts,
    derricks_on,
    line_points,
    points,
    worth_of,
)
from motherlode.games.atacama.state import NO_CLAIM, NO_MAP, AtacamaState
from motherlode.games.atacama.tables import CLAIMS, COLOURS, MINERALS, MINUS, PARTS, Tables
from motherlode.games.atacama.turn import open_fields
from motherlode.games.views import View, common


class FieldView(msgspec.Struct, frozen=True):
    """A field; before its map is laid it has neither mineral nor value (4.9)."""

    name: str
    mineral: str | None
    value: int
    derrick: str | None
    open: bool


class LineView(msgspec.Struct, frozen=True):
    """A row or column: its derricks, whether it counts (3.1), and by claim what they are worth or would be."""

    derricks: int
    counts: bool
    worth: dict[str, int]


class SeatView(msgspec.Struct, frozen=True):
    """A player: derricks left by colour, claim and direction if they have them, points as the board stands."""

    stock: dict[str, int]
    claim: str | None
    direction: str | None
    points: int
    lines: list[int]


class AtacamaView(View, frozen=True, kw_only=True, tag="atacama", tag_field="game"):
    """`threshold` is how many derricks a line needs to count; `stack` how many maps are still to come.

    `remaining` is how many turns there can still be, `claims` the sign each claim gives a mineral, `factor` how often
    a derrick of a colour counts its field.
    """

    turns: int
    remaining: int
    threshold: int
    claims: dict[str, dict[str, int]]
    factor: dict[str, int]
    maps: list[str | None]
    stack: int
    fields: list[FieldView]
    rows: list[LineView]
    columns: list[LineView]
    seats: list[SeatView]
    buyer: int | None
    box: dict[str, int]


def view_of(t: Tables, s: AtacamaState, envelope: Envelope) -> AtacamaView:
    seat = envelope.viewer
    return AtacamaView(
        **common(envelope, lambda: _question(s, seat)),
        turns=s.turns,
        remaining=sum(s.stock),
        threshold=t.line,
        claims={name: _signs(claim) for claim, name in enumerate(CLAIMS)},
        factor=dict(zip(COLOURS, t.factor, strict=True)),
        maps=[None if part == NO_MAP else PARTS[part] for part in s.maps],
        stack=len(PARTS) - s.laid,
        fields=[_field(t, s, field) for field in range(len(FIELD_NAMES))],
        rows=[_line(t, s, ROWS, line) for line in range(SIDE)],
        columns=[_line(t, s, COLUMNS, line) for line in range(SIDE)],
        seats=[_seat(t, s, k) for k in range(len(s.claim))],
        buyer=None if s.buyer == NOBODY else s.buyer,
        box=dict(zip(COLOURS, s.box, strict=True)),
    )


def _question(s: AtacamaState, seat: int) -> str:
    return "place-or-buy" if s.claim[seat] == NO_CLAIM else "place"


def _signs(claim: int) -> dict[str, int]:
    return {name: -1 if mineral == MINUS[claim] else 1 for mineral, name in enumerate(MINERALS)}


def _field(t: Tables, s: AtacamaState, field: int) -> FieldView:
    part = s.maps[PLACE_OF[field]]
    name = FIELD_NAMES[field]
    if part == NO_MAP:
        return FieldView(name, None, 0, None, False)
    printed = part * MAP_FIELDS + CELL_OF[field]
    colour = colour_at(s, field)
    return FieldView(
        name=name,
        mineral=MINERALS[t.mineral[printed]],
        value=t.value[printed],
        derrick=None if colour == NO_DERRICK else COLOURS[colour],
        open=open_fields(s, field // BAND_FIELDS) & bit(field) != 0,
    )


def _line(t: Tables, s: AtacamaState, direction: int, line: int) -> LineView:
    worth = {name: worth_of(t, s, direction, line, claim) for claim, name in enumerate(CLAIMS)}
    return LineView(derricks_on(s, direction, line), counts(t, s, direction, line), worth)


def _seat(t: Tables, s: AtacamaState, seat: int) -> SeatView:
    stock = {name: s.stock[2 * seat + colour] for colour, name in enumerate(COLOURS)}
    claim = s.claim[seat]
    if claim == NO_CLAIM:
        return SeatView(stock, None, None, 0, [])
    direction = s.direction[seat]
    return SeatView(
        stock=stock,
        claim=CLAIMS[claim],
        direction=DIRECTION.tokens[direction],
        points=points(t, s, seat),
        lines=[line_points(t, s, direction, line, claim) for line in range(SIDE)],
    )
