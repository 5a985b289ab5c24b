"""Who made it, which presets there are, what a table may choose."""

from typing import Final

from motherlode.core.meta import Meta, Option, Preset

_OPEN: Final = ["exchange_sides", "withdrawal"]

META: Final = Meta(
    name="siberia",
    title="Siberia",
    designers=["Reiner Stockhausen"],
    publisher="dlp games",
    year=2011,
    revision=1,
    presets=[
        Preset("two", [2], {}, _OPEN),
        Preset("three", [3], {}, _OPEN),
        Preset("four", [4], {}, _OPEN),
    ],
    options=[
        # People who play for the first time cannot weigh prices yet.
        Option("exchange_sides", ["random", "start_player"], 202, usual="start_player", first_game="random"),
        Option("withdrawal", ["empty", "always"], 505, reading=True),
    ],
)
