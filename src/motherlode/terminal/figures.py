"""Numbers as readers want them: estimates with their intervals, shares in percent."""

from motherlode.lab.statistics import Interval
from motherlode.terminal.speech import Speech

# A space that does not break, so that a number and its unit stay on one line.
_TIED = "\u00a0"


def interval(figure: Interval, digits: int, speech: Speech) -> str:
    return f"{speech.number(figure.value, digits)} {bracket(figure, digits, speech)}"


def bracket(figure: Interval, digits: int, speech: Speech) -> str:
    return f"[{speech.number(figure.low, digits)} – {speech.number(figure.high, digits)}]"


def percent(share: float, speech: Speech) -> str:
    return f"{speech.number(100 * share, 1)}{_TIED}%"


def percent_interval(share: Interval, speech: Speech) -> str:
    hundred = Interval(100 * share.value, 100 * share.low, 100 * share.high)
    return f"{percent(share.value, speech)} {bracket(hundred, 1, speech)}"
