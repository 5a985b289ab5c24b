"""Who made it, which presets there are, what a table may choose."""

from typing import Final

from motherlode.core.meta import Meta, Option, Preset

_OPEN: Final = ["exchange_sides"]

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
        Option("exchange_sides", ["random", "start_player"], 202),
    ],
)
