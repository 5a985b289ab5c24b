"""Who made it, which presets there are, what a table may choose."""

from typing import Final

from motherlode.core.meta import Meta, Option, Preset

META: Final = Meta(
    name="atacama",
    title="Atacama",
    designers=["Martin Schlegel"],
    publisher="Mücke Spiele",
    year=2013,
    revision=1,
    presets=[
        Preset("basic", [2], {"maps": "square", "colours": "one"}, []),
        Preset("tactics", [2], {"maps": "square", "colours": "two"}, []),
        Preset("advanced", [2], {"maps": "stages", "colours": "one"}, ["paid_derrick"]),
        Preset("advanced-tactics", [2], {"maps": "stages", "colours": "two"}, ["paid_derrick"]),
        Preset("four", [4], {"maps": "square", "colours": "one"}, []),
        Preset("four-tactics", [4], {"maps": "square", "colours": "two"}, []),
    ],
    options=[
        Option("maps", ["square", "stages"], 401),
        Option("colours", ["one", "two"], 501),
        Option("paid_derrick", ["box", "opponent"], 406, reading=True),
    ],
)
