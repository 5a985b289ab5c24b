"""Who made it, which presets there are, what a table may choose."""

from typing import Final

from motherlode.core.meta import Meta, Option, Preset

_OPEN: Final = ["holdings", "achievement_tie", "turn_limit"]

META: Final = Meta(
    name="rockwell",
    title="Rockwell",
    designers=["Bruno Crépeault"],
    publisher="Sit Down!",
    year=2013,
    revision=1,
    presets=[
        Preset("two", [2], {}, _OPEN),
        Preset("three", [3], {}, _OPEN),
        Preset("four", [4], {}, _OPEN),
    ],
    options=[
        Option("holdings", ["screens", "open"], 108),
        Option("achievement_tie", ["direction", "active"], 1004),
        # In turns; a table that wants a short evening takes few.
        Option("turn_limit", ["200", "100", "50", "20", "12", "8"], 1009),
    ],
)
