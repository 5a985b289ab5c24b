"""What is printed on the components, from data.toml, checked before any game starts."""

from collections.abc import Mapping

from mypy_extensions import i64

from motherlode.games.quarry.meta import META
from motherlode.games.section import Section


class Tables:
    def __init__(self, blocks: i64, most: i64, bonus: i64) -> None:
        self.blocks = blocks  # in the pile at the start
        self.most = most  # that a turn may take
        self.bonus = bonus  # for the last block


def build(raw: Mapping[str, object], file: str) -> Tables:
    data = Section(META.name, file, "", raw, ["pile"], 101)
    pile = data.section("pile", ["blocks", "most", "bonus"], 101)
    return Tables(pile.number("blocks", 3, 60, 101), pile.number("most", 1, 3, 202), pile.number("bonus", 0, 9, 203))
