"""Colours of the six companies in a terminal, always shown beside the name."""

SEAT_STYLES = ("red", "blue", "yellow", "green", "magenta", "white")


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat]
