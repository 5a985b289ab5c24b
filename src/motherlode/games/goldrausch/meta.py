"""Who made it, which presets there are, what a table may choose."""

from typing import Final

from motherlode.core.meta import Meta, Option, Preset

_OPEN: Final = ["fines", "start"]

META: Final = Meta(
    name="goldrausch",
    title="Goldrausch",
    # The rulebook names neither its authors nor a publisher.
    designers=[],
    publisher="",
    year=0,
    revision=1,
    presets=[
        Preset("four", [4], {}, _OPEN),
        Preset("five", [5], {}, _OPEN),
        Preset("six", [6], {}, _OPEN),
    ],
    options=[
        Option("fines", ["withheld", "paid"], 506),
        Option("start", ["drawn", "first"], 203),
    ],
)
