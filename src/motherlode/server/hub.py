"""Wakes streams. A wake-up may be lost or doubled without harm: every stream knows what it sent, and reads again."""

import asyncio
from collections import defaultdict

# One reader cannot fill the house; his oldest stream makes room, so that a new tab always works.
MOST_LINES = 100


class Line:
    """One open stream: who reads it, whether it is to end, and which keys have woken it."""

    def __init__(self, reader: str) -> None:
        self.reader = reader
        self.over = False
        self.woken: set[str] = set()
        self.event = asyncio.Event()

    def wake(self, key: str) -> None:
        self.woken.add(key)
        self.event.set()

    def end(self) -> None:
        self.over = True
        self.event.set()


class Hub:
    def __init__(self) -> None:
        self.closing = False
        self._lines: defaultdict[str, set[Line]] = defaultdict(set)
        self._readers: defaultdict[str, list[Line]] = defaultdict(list)
        self._dismissed: set[str] = set()

    def open(self, line: Line, keys: list[str]) -> None:
        lines = self._readers[line.reader]
        lines.append(line)
        lasting = [each for each in lines if not each.over]
        if len(lasting) > MOST_LINES:
            lasting[0].end()
        for key in keys:
            self._lines[key].add(line)
        if self.closing or line.reader in self._dismissed:
            line.end()

    def leave(self, line: Line, keys: list[str]) -> None:
        self._readers[line.reader].remove(line)
        if not self._readers[line.reader]:
            del self._readers[line.reader]
        for key in keys:
            self._lines[key].discard(line)
            if not self._lines[key]:
                del self._lines[key]

    def wake(self, *keys: str) -> None:
        for key in keys:
            for line in self._lines.get(key, ()):
                line.wake(key)

    def readers(self, key: str) -> set[str]:
        """Who reads this key now."""
        return {line.reader for line in self._lines.get(key, ())}

    def open_lines(self) -> int:
        return sum(len(lines) for lines in self._readers.values())

    def dismiss(self, reader: str) -> None:
        """Ends what he reads, and for good: a stream that was let in just before is not open yet."""
        self._dismissed.add(reader)
        for line in self._readers.get(reader, ()):
            line.end()

    def close(self) -> None:
        """At the start of shutdown: every stream says goodbye and ends by itself."""
        self.closing = True
        for lines in list(self._readers.values()):
            for line in lines:
                line.end()
