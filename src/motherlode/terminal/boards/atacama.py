"""Atacama as text. Letters and marks say everything, colour only helps."""

from rich.text import Text

from motherlode.games.atacama.view import AtacamaView, FieldView, LineView, SeatView
from motherlode.terminal.speech import Speech, signed
from motherlode.terminal.style import seat_style

GAME = "atacama"
SIDE = 9
STYLES = {"gold": "yellow", "silver": "none", "copper": "dark_orange3"}
MARKS = {"natural": "▲", "black": "■"}
MARGIN = 3  # row numbers
COUNT = 3  # derricks of a row
POINTS = 8  # a row's points, under the name of the player who scores it


def drawn(view: object, speech: Speech) -> list[Text]:
    """The board; beside each line its derricks and, once it counts, what it brings those who score it."""
    if not isinstance(view, AtacamaView):
        raise TypeError(view)
    out = [_header(view, speech)]
    for row in range(SIDE):
        if row and row % 3 == 0:
            out.append(Text(" " * MARGIN + "─┼─".join(["─" * 12] * 3), style="dim"))
        out.append(_row(view, row, speech))
    out.append(_under(view, None, ""))
    for seat in _scoring(view, "columns"):
        out.append(_under(view, seat, speech.seat(seat)))
    for line in out:
        line.no_wrap = True
    return out + _companies(view, speech)


def legend(view: object, speech: Speech) -> list[Text]:
    if not isinstance(view, AtacamaView):
        raise TypeError(view)
    letters = {mineral: speech.of_game(GAME, f"letter-{mineral}") for mineral in STYLES}
    lines = [
        speech.of_game(GAME, "board-legend", **letters),
        speech.of_game(GAME, "board-lines", threshold=view.threshold),
    ]
    return [Text(line, style="dim") for line in lines]


def _header(view: AtacamaView, speech: Speech) -> Text:
    out = Text(" " * MARGIN + "".join(f"{_gap(k)} {letter}  " for k, letter in enumerate("abcdefghi")), style="dim")
    out.append(" " * COUNT)
    for seat in _scoring(view, "rows"):
        out.append(f"{speech.seat(seat):>{POINTS}}", style=f"not dim {seat_style(seat)}")
    return out


def _row(view: AtacamaView, row: int, speech: Speech) -> Text:
    out = Text()
    out.append(f"{row + 1:>2} ", style="dim")
    for column in range(SIDE):
        out.append(_gap(column), style="dim")
        out.append_text(_cell(view.fields[row * SIDE + column], speech))
    out.append(f"{view.rows[row].derricks:>{COUNT}}")
    for seat in _scoring(view, "rows"):
        points = signed(view.seats[seat].lines[row]) if view.rows[row].counts else ""
        out.append(f"{points:>{POINTS}}", style=seat_style(seat))
    return out


def described(view: object, speech: Speech) -> list[Text]:
    """The same position for people who listen to it: row by row, then who has what."""
    if not isinstance(view, AtacamaView):
        raise TypeError(view)
    out = []
    for row in range(SIDE):
        fields = [_spoken(field, speech) for field in view.fields[row * SIDE : (row + 1) * SIDE]]
        out.append(Text(speech.of_game(GAME, "words-row", row=row + 1, fields="; ".join(fields))))
    for direction, lines, names in (("rows", view.rows, "123456789"), ("columns", view.columns, "abcdefghi")):
        for k, line in enumerate(lines):
            if line.derricks:
                out.append(Text(_spoken_line(view, direction, names[k], k, speech)))
    return out + _companies(view, speech)


def _spoken_line(view: AtacamaView, direction: str, name: str, line: int, speech: Speech) -> str:
    """How many derricks a row or column holds and, if it counts, how much it scores and for whom."""
    shown = view.rows[line] if direction == "rows" else view.columns[line]
    out = speech.of_game(GAME, "words-line", direction=direction, line=name, derricks=shown.derricks)
    if shown.counts:
        for seat in _scoring(view, direction):
            points = signed(view.seats[seat].lines[line])
            out += " " + speech.of_game(GAME, "words-points", seat=speech.seat(seat), points=points)
    return out


def _gap(column: int) -> str:
    return " │ " if column and column % 3 == 0 else ""


def _cell(field: FieldView, speech: Speech) -> Text:
    if field.mineral is None:
        return Text("  · ", style="dim")
    letter = speech.of_game(GAME, f"letter-{field.mineral}")
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
    mineral = "" if field.mineral is None else speech.word(GAME, "mineral", field.mineral)
    return speech.of_game(GAME, "words-field", state=state, field=field.name, mineral=mineral, value=field.value)


def _companies(view: AtacamaView, speech: Speech) -> list[Text]:
    return [_company(seat, company, view, speech) for seat, company in enumerate(view.seats)]


def _company(seat: int, company: SeatView, view: AtacamaView, speech: Speech) -> Text:
    out = Text()
    out.append("▶ " if seat in view.actors else "  ")
    out.append(speech.seat(seat), style=f"bold {seat_style(seat)}")
    left = speech.of_game(GAME, "board-left", natural=company.stock["natural"], black=company.stock["black"])
    if company.claim is None or company.direction is None:
        said = speech.of_game(GAME, "board-no-claim", left=left)
    else:
        direction = speech.word(GAME, "direction", company.direction)
        claim = speech.word(GAME, "claim", company.claim)
        said = speech.of_game(
            GAME, "board-company", points=signed(company.points), direction=direction, claim=claim, left=left
        )
    out.append(f"  {said}")
    return out
