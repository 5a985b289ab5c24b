"""Who made it, which presets there are, what a table may choose."""

from typing import Final

from motherlode.core.meta import Meta, Option, Preset

# Who can be named start player, by seat (2.3).
SEATED: Final = ["first", "second", "third", "fourth", "fifth", "sixth"]

_OPEN: Final = ["start", "talk", "fines", "win", "absent"]

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
        Option("fines", ["withheld", "paid"], 506, reading=True),
        Option("start", ["drawn", *SEATED], 203, per_seat=True),
        Option("talk", ["always", "meeting"], 303),
        Option("win", ["at_once", "end_of_round"], 106, reading=True),
        Option("absent", ["red", "none"], 305, reading=True),
    ],
)
