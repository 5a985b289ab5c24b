"""Reading a data file's values safely: every fault names the file, the entry and the paragraph it breaks."""

from __future__ import annotations

from collections.abc import Mapping

from motherlode.core.errors import DATA_ENTRY, Fault
from motherlode.core.rule import paragraph


class Section:
    """One section of a data file, or the whole of it. A misspelt entry is an error, never ignored."""

    def __init__(
        self, game: str, file: str, name: str, values: Mapping[str, object], known: list[str], rule: int
    ) -> None:
        self.game = game
        self.file = file
        self.name = name
        self.values = values
        for key in values:
            if key not in known:
                raise self.fault(self._entry(key), rule)

    def section(self, key: str, known: list[str], rule: int) -> Section:
        values = self.values.get(key)
        if not isinstance(values, dict):
            raise self.fault(self._entry(key), rule)
        return Section(self.game, self.file, self._entry(key), values, known, rule)

    def number(self, key: str, least: int, most: int, rule: int) -> int:
        return self._checked(self.values.get(key), key, least, most, rule)

    def numbers(self, key: str, size: int, least: int, most: int, rule: int) -> list[int]:
        """A list of `size` numbers."""
        values = self.values.get(key)
        if not isinstance(values, list) or len(values) != size:
            raise self.fault(self._entry(key), rule)
        return [self._checked(value, key, least, most, rule) for value in values]

    def rows(self, key: str, fewest: int, most_rows: int, size: int, most: int, rule: int) -> list[list[int]]:
        """A list of `fewest` to `most_rows` lists, each of `size` numbers from 0 to `most`."""
        values = self.values.get(key)
        if not isinstance(values, list) or not fewest <= len(values) <= most_rows:
            raise self.fault(self._entry(key), rule)
        out: list[list[int]] = []
        for row in values:
            if not isinstance(row, list) or len(row) != size:
                raise self.fault(self._entry(key), rule)
            out.append([self._checked(value, key, 0, most, rule) for value in row])
        return out

    def names(self, key: str, known: list[str], rule: int) -> list[str]:
        """A list of any length, of known names."""
        values = self.values.get(key)
        if not isinstance(values, list):
            raise self.fault(self._entry(key), rule)
        out: list[str] = []
        for value in values:
            if not isinstance(value, str) or value not in known:
                raise self.fault(f"{self._entry(key)} {str(value)[:20]}", rule)
            out.append(value)
        return out

    def fault(self, entry: str, rule: int) -> Fault:
        return Fault(DATA_ENTRY, {"file": self.file, "entry": entry, "game": self.game, "rule": paragraph(rule)})

    def _entry(self, key: str) -> str:
        if self.name:
            return f"{self.name}.{key}"
        return key

    def _checked(self, value: object, key: str, least: int, most: int, rule: int) -> int:
        # bool is an int to Python, but not to a reader of the file.
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.fault(self._entry(key), rule)
        return value
