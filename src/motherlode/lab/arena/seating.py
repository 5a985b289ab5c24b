"""Who sits where: in blocks that give every entrant every seat, with the same luck.

A block is one seed, played once with every cyclic shift of an order of the entrants: from game to game everybody
moves up one seat. So each sits in each seat equally often, whether there are fewer entrants than seats (A B A B,
then B A B A), as many, or more (then some sit out, each as often as the others). Every second block is the mirror of
the one before it, so that left and right neighbours change places; then comes a new order.
"""

from hashlib import blake2b


def order(bots: list[str], seed: int, block: int) -> list[str]:
    """The entrants as they sit around a table in this block; the same for a seed on every machine."""
    drawn = sorted(range(len(bots)), key=lambda k: blake2b(f"order {seed} {block // 2} {k}".encode()).digest())
    row = [bots[k] for k in drawn]
    return row[::-1] if block % 2 else row


def rows(around: list[str], seats: int) -> list[list[str]]:
    """Each game of a block: who sits in each seat."""
    return [[around[(seat + shift) % len(around)] for seat in range(seats)] for shift in range(len(around))]


def is_own_mirror(around: list[str]) -> bool:
    """Whether the reversed order gives the same games, only begun elsewhere: always so for one bot among equals."""
    mirror = around[::-1]
    return any(mirror[k:] + mirror[:k] == around for k in range(len(around)))
