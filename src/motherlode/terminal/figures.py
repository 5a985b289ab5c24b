"""Numbers as readers want them: estimates with their intervals, shares in percent."""

from motherlode.lab.statistics import Interval
from motherlode.terminal.speech import Speech


def interval(figure: Interval, digits: int, speech: Speech) -> str:
    return f"{speech.number(figure.value, digits)} {bracket(figure, digits, speech)}"


def bracket(figure: Interval, digits: int, speech: Speech) -> str:
    return f"[{speech.number(figure.low, digits)} – {speech.number(figure.high, digits)}]"


def percent(share: float, speech: Speech, digits: int = 1) -> str:
    return speech.say("percent", number=speech.number(100 * share, digits))


def percent_interval(share: Interval, speech: Speech) -> str:
    hundred = Interval(100 * share.value, 100 * share.low, 100 * share.high)
    return f"{percent(share.value, speech)} {bracket(hundred, 1, speech)}"
