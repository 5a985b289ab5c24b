"""Wakes streams and background tasks. A wake-up may be lost or doubled without harm: each of them knows what it has
already handled, and looks again.
"""

import asyncio
from collections import defaultdict

# What can be woken besides a table, whose key is its id.
LOBBY = "lobby"
JOBS = "jobs"
LESSONS = "lessons"

# Of one reader, so that nobody takes up all the room: the oldest makes way, and a new tab always works.
MOST_SUBSCRIPTIONS = 100


def person_key(person: str) -> str:
    return f"person:{person}"


class Subscription:
    """An open stream, or a task of our own: who reads it, whether it has to end, and which keys have woken it."""

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
        self._by_key: defaultdict[str, set[Subscription]] = defaultdict(set)
        self._by_reader: defaultdict[str, list[Subscription]] = defaultdict(list)
        self._dismissed: set[str] = set()

    def subscribe(self, subscription: Subscription, keys: list[str]) -> None:
        own = self._by_reader[subscription.reader]
        own.append(subscription)
        lasting = [each for each in own if not each.over]
        if len(lasting) > MOST_SUBSCRIPTIONS:
            lasting[0].end()
        for key in keys:
            self._by_key[key].add(subscription)
        if self.closing or subscription.reader in self._dismissed:
            subscription.end()

    def unsubscribe(self, subscription: Subscription, keys: list[str]) -> None:
        self._by_reader[subscription.reader].remove(subscription)
        if not self._by_reader[subscription.reader]:
            del self._by_reader[subscription.reader]
        for key in keys:
            self._by_key[key].discard(subscription)
            if not self._by_key[key]:
                del self._by_key[key]

    def wake(self, *keys: str) -> None:
        for key in keys:
            for subscription in self._by_key.get(key, ()):
                subscription.wake(key)

    def readers(self, key: str) -> set[str]:
        """Everybody who reads this key now."""
        return {subscription.reader for subscription in self._by_key.get(key, ())}

    def subscriptions(self) -> int:
        """How many there are."""
        return sum(len(own) for own in self._by_reader.values())

    def dismiss(self, reader: str) -> None:
        """Ends everything this reader reads, and for good: a stream that was let in just before may not be open yet."""
        self._dismissed.add(reader)
        for subscription in self._by_reader.get(reader, ()):
            subscription.end()

    def close(self) -> None:
        """At the start of shutdown: every stream says goodbye and ends by itself."""
        self.closing = True
        for own in list(self._by_reader.values()):
            for subscription in own:
                subscription.end()
