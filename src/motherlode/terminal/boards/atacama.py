"""Atacama as text. Letters and marks carry everything, colour only helps."""

from rich.text import Text

from motherlode.games.atacama.view import AtacamaView, FieldView, LineView, SeatView
from motherlode.terminal.speech import Speech, signed
from motherlode.terminal.style import seat_style

GAME = "atacama"
SIDE = 9
LETTERS = {"gold": "G", "silver": "S", "copper": "C"}
STYLES = {"gold": "yellow", "silver": "bright_white", "copper": "dark_orange3"}
MARKS = {"natural": "▲", "black": "■"}
MARGIN = 3


def drawn(view: object, speech: Speech) -> list[Text]:
    if not isinstance(view, AtacamaView):
        raise TypeError(view)
    out = [Text(" " * MARGIN + "".join(_gap(k) + f" {letter}  " for k, letter in enumerate("abcdefghi")), style="dim")]
    for row in range(SIDE):
        if row and row % 3 == 0:
            out.append(Text(" " * MARGIN + "─┼─".join(["─" * 12] * 3), style="dim"))
        line = Text(f"{row + 1:>2} ", style="dim")
        for column in range(SIDE):
            line.append(_gap(column), style="dim")
            line.append_text(_cell(view.fields[row * SIDE + column]))
        line.append(f"  {view.rows[row].derricks}")
        for seat, points in _line_points(view, "rows", row):
            line.append(f" = {signed(points)}", style=seat_style(seat))
        out.append(line)
    out.append(_under(view, "", None))
    for seat, company in enumerate(view.seats):
        if company.direction == "columns":
            out.append(_under(view, f"  {speech.seat(seat)}", seat))
    open_fields = sum(1 for field in view.fields if field.open)
    out.append(Text(speech.of_game(GAME, "board-open", open=open_fields), style="dim"))
    out.append(Text(speech.of_game(GAME, "board-legend"), style="dim"))
    out.append(Text(speech.of_game(GAME, "board-line"), style="dim"))
    return out + _companies(view, speech)


def in_words(view: object, speech: Speech) -> list[Text]:
    """The same position for whoever listens to it: row by row, then who has what."""
    if not isinstance(view, AtacamaView):
        raise TypeError(view)
    out = []
    for row in range(SIDE):
        fields = [_spoken(field, speech) for field in view.fields[row * SIDE : (row + 1) * SIDE]]
        out.append(Text(f"{speech.of_game(GAME, 'words-row', row=row + 1)} {'; '.join(fields)}."))
    return out + _companies(view, speech)


def _gap(column: int) -> str:
    return " │ " if column and column % 3 == 0 else ""


def _cell(field: FieldView) -> Text:
    if field.mineral is None:
        return Text("  · ", style="dim")
    letter = LETTERS[field.mineral]
    style = STYLES[field.mineral]
    if field.derrick is not None:
        return Text(f"{MARKS[field.derrick]}{letter}{field.value} ", style=f"bold {style}")
    if field.open:
        return Text(f" {letter}{field.value} ", style=style)
    return Text(f" {letter.lower()}{field.value} ", style=f"dim {style}")


def _line_points(view: AtacamaView, direction: str, line: int) -> list[tuple[int, int]]:
    """(seat, points) of everybody for whom this line counts."""
    lines = view.rows if direction == "rows" else view.columns
    if not lines[line].counts:
        return []
    return [(seat, company.lines[line]) for seat, company in enumerate(view.seats) if company.direction == direction]


def _under(view: AtacamaView, label: str, seat: int | None) -> Text:
    """A line under the columns: how many derricks each holds, or what it brings a seat."""
    line = Text(" " * MARGIN)
    for column in range(SIDE):
        line.append(" " * len(_gap(column)))
        line.append(_under_column(view.columns[column], view.seats[seat].lines[column] if seat is not None else None))
    if seat is not None:
        line.append(label)
        line.stylize(seat_style(seat))
    return line


def _under_column(column: LineView, points: int | None) -> str:
    if points is None:
        return f" {column.derricks}  "
    return f"{signed(points):>3} " if column.counts else "    "


def _spoken(field: FieldView, speech: Speech) -> str:
    if field.mineral is None:
        state = "unlaid"
    elif field.derrick is not None:
        state = field.derrick
    else:
        state = "open" if field.open else "closed"
    mineral = "" if field.mineral is None else speech.of_game(GAME, f"mineral-{field.mineral}")
    return speech.of_game(GAME, "words-field", state=state, field=field.name, mineral=mineral, value=field.value)


def _companies(view: AtacamaView, speech: Speech) -> list[Text]:
    return [_company(seat, company, view, speech) for seat, company in enumerate(view.seats)]


def _company(seat: int, company: SeatView, view: AtacamaView, speech: Speech) -> Text:
    acts = "▶ " if seat in view.actors else "  "
    line = Text(acts + speech.seat(seat), style=f"bold {seat_style(seat)}")
    if company.claim is None or company.direction is None:
        claim = speech.of_game(GAME, "board-no-claim")
    else:
        direction = speech.of_game(GAME, f"direction-{company.direction}")
        claim = f"{direction}, {speech.of_game(GAME, f'claim-{company.claim}')}: {signed(company.points)}"
    left = speech.of_game(GAME, "board-left", natural=company.stock["natural"], black=company.stock["black"])
    line.append(f"  {claim}; {left}", style="none")
    return line
