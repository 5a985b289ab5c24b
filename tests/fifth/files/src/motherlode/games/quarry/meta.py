"""Who made it, which presets there are, what a table may choose."""

from typing import Final

from motherlode.core.meta import Meta, Option, Preset

META: Final = Meta(
    name="quarry",
    title="Quarry",
    designers=["Nobody"],
    publisher="Nobody",
    year=2026,
    revision=1,
    presets=[Preset("two", [2], {}, ["last"]), Preset("three", [3], {}, ["last"])],
    options=[Option("last", ["bonus", "nothing"], 203)],
)
