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
MARGIN = 3  # row numbers
COUNT = 3  # derricks of a row
POINTS = 8  # a row's points, under the name of who scores it


def drawn(view: object, speech: Speech) -> list[Text]:
    """The board; beside each line its derricks and, once it counts, what it brings those who score it."""
    if not isinstance(view, AtacamaView):
        raise TypeError(view)
    out = [_header(view, speech)]
    for row in range(SIDE):
        if row and row % 3 == 0:
            out.append(Text(" " * MARGIN + "─┼─".join(["─" * 12] * 3), style="dim"))
        out.append(_row(view, row))
    out.append(_under(view, None, ""))
    for seat in _scoring(view, "columns"):
        out.append(_under(view, seat, speech.seat(seat)))
    out.append(Text(speech.of_game(GAME, "board-legend"), style="dim"))
    return out + _companies(view, speech)


def _header(view: AtacamaView, speech: Speech) -> Text:
    out = Text(" " * MARGIN + "".join(f"{_gap(k)} {letter}  " for k, letter in enumerate("abcdefghi")), style="dim")
    out.append(" " * COUNT)
    for seat in _scoring(view, "rows"):
        out.append(f"{speech.seat(seat):>{POINTS}}", style=f"not dim {seat_style(seat)}")
    return out


def _row(view: AtacamaView, row: int) -> Text:
    out = Text()
    out.append(f"{row + 1:>2} ", style="dim")
    for column in range(SIDE):
        out.append(_gap(column), style="dim")
        out.append_text(_cell(view.fields[row * SIDE + column]))
    out.append(f"{view.rows[row].derricks:>{COUNT}}")
    for seat in _scoring(view, "rows"):
        points = signed(view.seats[seat].lines[row]) if view.rows[row].counts else ""
        out.append(f"{points:>{POINTS}}", style=seat_style(seat))
    return out


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


def _scoring(view: AtacamaView, direction: str) -> list[int]:
    """The seats that score rows, or columns."""
    return [seat for seat, company in enumerate(view.seats) if company.direction == direction]


def _under(view: AtacamaView, seat: int | None, label: str) -> Text:
    """A line under the columns: how many derricks each holds, or what it brings a seat."""
    out = Text(" " * MARGIN)
    for column in range(SIDE):
        points = None if seat is None else view.seats[seat].lines[column]
        out.append(" " * len(_gap(column)) + _under_column(view.columns[column], points))
    if seat is not None:
        out.append(f"{'':>{COUNT}}{label:>{POINTS}}")
        out.stylize(seat_style(seat))
    return out


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
    out = Text()
    out.append("▶ " if seat in view.actors else "  ")
    out.append(speech.seat(seat), style=f"bold {seat_style(seat)}")
    if company.claim is None or company.direction is None:
        claim = speech.of_game(GAME, "board-no-claim")
    else:
        direction = speech.of_game(GAME, f"direction-{company.direction}")
        claim = f"{signed(company.points)}  {direction}, {speech.of_game(GAME, f'claim-{company.claim}')}"
    left = speech.of_game(GAME, "board-left", natural=company.stock["natural"], black=company.stock["black"])
    out.append(f"  {claim}; {left}")
    return out
