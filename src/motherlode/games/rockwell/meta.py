"""Who made it, which presets there are, what a table may choose."""

from typing import Final

from motherlode.core.meta import Meta, Option, Preset

_OPEN: Final = [
    "holdings",
    "achievement_tie",
    "bonus",
    "crossed_tiles",
    "double_move",
    "protection",
    "danger",
    "turn_limit",
]

META: Final = Meta(
    name="rockwell",
    title="Rockwell",
    designers=["Bruno Crépeault"],
    publisher="Sit Down!",
    year=2013,
    revision=1,
    presets=[
        Preset("two", [2], {}, [*_OPEN, "al_tie"]),
        Preset("three", [3], {}, _OPEN),
        Preset("four", [4], {}, _OPEN),
    ],
    options=[
        Option("holdings", ["screens", "open"], 108),
        Option("achievement_tie", ["direction", "active"], 1004, reading=True),
        Option("bonus", ["owned", "ranked"], 1006, usual="ranked", reading=True),
        Option("crossed_tiles", ["end", "each_step"], 505, reading=True),
        Option("double_move", ["steps", "jumps"], 503, reading=True),
        Option("protection", ["first", "last"], 605, reading=True),
        Option("danger", ["all", "share"], 605, reading=True),
        Option("al_tie", ["nearest", "free"], 1204, reading=True),
        # In turns; a table that wants a short evening takes few.
        Option("turn_limit", ["200", "100", "50", "20", "12", "8"], 1009),
    ],
)
