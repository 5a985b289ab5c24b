"""Colours of the six companies in a terminal; the name always stands beside them."""

SEAT_STYLES = ("red", "blue", "yellow", "green", "magenta", "white")


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat]
