"""Plots as SVG: estimates with their intervals, and a curve.

Horizontal positions are in percent, so that a plot takes the width it is given and its text keeps its size; only a
curve is stretched, in a frame of its own. The page sets colours and type (classes `grid`, `tick`, `name`, …).
"""

from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from motherlode.lab.statistics import Interval

ROW = 50
FOOT = 24
CURVE = 220
# What is left free at either side, in percent of the width.
_MARGIN = 1.5
_MOST_POINTS = 500
_LONGEST_NAME = 22


class Tick(NamedTuple):
    at: float
    text: str


class Estimate(NamedTuple):
    """One estimate: `said` is the figure as text, `mark` a value to compare it with, `asked` whether the page's
    question is about it.
    """

    name: str
    said: str
    figure: Interval
    mark: float | None
    asked: bool


def steps(least: float, most: float) -> list[float]:
    """Four to eight round numbers that span a range."""
    room = max(most - least, 1e-9)
    unit = 10 ** floor(log10(room))
    step = next(unit * k for k in (0.2, 0.25, 0.5, 1.0, 2.0) if room / (unit * k) <= 5)
    return [step * k for k in range(floor(least / step), ceil(most / step) + 1)]


def intervals(title: str, about: str, rows: list[Estimate], ticks: list[Tick]) -> str:
    """A line for each interval, with a mark at its value."""
    height = ROW * len(rows)
    least, most = ticks[0].at, ticks[-1].at
    out = [_grid(ticks, height)]
    for k, row in enumerate(rows):
        top = ROW * k
        middle = top + 34
        low, value, high = (_across(each, least, most) for each in (row.figure.low, row.figure.value, row.figure.high))
        out.append(f'<g class="row{" asked" if row.asked else ""}"><title>{escape(f"{row.name}: {row.said}")}</title>')
        out.append(f'<text class="name" x="{_MARGIN}%" y="{top + 18}">{escape(_short(row.name))}</text>')
        out.append(f'<text class="said" x="{100 - _MARGIN}%" y="{top + 18}">{escape(row.said)}</text>')
        if row.mark is not None:
            at = _across(row.mark, least, most)
            out.append(f'<line class="mark" x1="{at}%" x2="{at}%" y1="{middle - 9}" y2="{middle + 9}"/>')
        out.append(f'<line class="span" x1="{low}%" x2="{high}%" y1="{middle}" y2="{middle}"/>')
        for end in (low, high):
            out.append(f'<line class="end" x1="{end}%" x2="{end}%" y1="{middle - 4}" y2="{middle + 4}"/>')
        out.append(_dot(value, middle, row.asked) + "</g>")
    return _framed(title, about, height + FOOT, out)


def curve(title: str, about: str, values: list[float], line: Tick, up: list[Tick], along: list[Tick]) -> str:
    """One value after another, and a line that they should reach; `up` and `along` are the ticks of the axes. Labels
    at the side are drawn outside, where the page leaves room for them.
    """
    least, most = up[0].at, up[-1].at
    out: list[str] = []
    labels = _feet(along, CURVE + 16)
    for tick in up:
        y = _up(tick.at, least, most)
        out.append(f'<line class="grid" x1="{_MARGIN}%" x2="{100 - _MARGIN}%" y1="{y}" y2="{y}"/>')
        labels.append(f'<text class="side" x="-4" y="{y + 4}">{escape(tick.text)}</text>')
    y = _up(line.at, least, most)
    out.append(f'<line class="line" x1="{_MARGIN}%" x2="{100 - _MARGIN}%" y1="{y}" y2="{y}"/>')
    # Below the line if the curve ends above it, and the other way round.
    beside = y + 16 if values[-1] >= line.at else y - 7
    labels.append(f'<text class="said" x="{100 - _MARGIN}%" y="{beside}">{escape(line.text)}</text>')
    every = ceil(len(values) / _MOST_POINTS)
    shown = [k for k in range(len(values)) if k % every == 0 or k == len(values) - 1]
    points = " ".join(f"{1000 * (k + 1) / len(values):.1f},{_up(values[k], least, most):.1f}" for k in shown)
    frame = f'x="{_MARGIN}%" y="0" width="{100 - 2 * _MARGIN}%" height="{CURVE}" viewBox="0 0 1000 {CURVE}"'
    out.append(f'<svg {frame} preserveAspectRatio="none"><polyline class="course" points="{points}"/></svg>')
    end = _up(values[-1], least, most)
    out += [_dot(100 - _MARGIN, round(end), asked=True), *labels]
    return _framed(title, about, CURVE + FOOT, out)


def _framed(title: str, about: str, height: int, parts: list[str]) -> str:
    head = f'<svg class="plot" role="img" width="100%" height="{height}"><title>{escape(title)}</title>'
    return f"{head}<desc>{escape(about)}</desc>{''.join(parts)}</svg>"


def _grid(ticks: list[Tick], height: int) -> str:
    least, most = ticks[0].at, ticks[-1].at
    places = [_across(tick.at, least, most) for tick in ticks]
    lines = [f'<line class="grid" x1="{at}%" x2="{at}%" y1="0" y2="{height}"/>' for at in places]
    return "".join(lines + _feet(ticks, height + 16))


def _feet(ticks: list[Tick], y: int) -> list[str]:
    """The labels under a plot; the outermost ones stay inside it."""
    least, most = ticks[0].at, ticks[-1].at
    sides = ["start", *["middle"] * (len(ticks) - 2), "end"]
    out: list[str] = []
    for side, tick in zip(sides, ticks, strict=True):
        x = _across(tick.at, least, most)
        out.append(f'<text class="tick" text-anchor="{side}" x="{x}%" y="{y}">{escape(tick.text)}</text>')
    return out


def _dot(x: float, y: int, asked: bool) -> str:
    """A diamond for the bot in question, a circle for all others: they differ not only in colour."""
    if asked:
        corner = "M0 -7L7 0L0 7L-7 0Z"
        return f'<svg class="dot" x="{x}%" y="{y}" overflow="visible"><path class="asked" d="{corner}"/></svg>'
    return f'<circle class="dot" cx="{x}%" cy="{y}" r="5"/>'


def _across(value: float, least: float, most: float) -> float:
    return round(_MARGIN + (100 - 2 * _MARGIN) * (value - least) / (most - least), 3)


def _up(value: float, least: float, most: float) -> float:
    return round(CURVE - 1 - (CURVE - 20) * (value - least) / (most - least), 1)


def _short(name: str) -> str:
    """Somebody's own bot without its folders; of a long name only the end, where the class is."""
    last = name.replace("\\", "/").rpartition("/")[2]
    return last if len(last) <= _LONGEST_NAME else f"…{last[1 - _LONGEST_NAME :]}"
