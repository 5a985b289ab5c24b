"""What a seat sees or knows, as numbers of a fixed length.

A learner could be given either of two things, and they differ:

- `view` is what the seat sees now. It says who has committed already, and behind screens it says less than a player
  could remember.
- `info` is what it knows, including what it could have counted along the way, but not who else has committed.

An observation is made from the view and nothing else, so it cannot say more; an information state is made from the
info, as a search needs it: a seat that cannot tell two positions apart has the same info in both.

Neither has a length that is known beforehand: views hold lists as long as hands, rows and data files make them,
and an info is as long as the agenda in it. So nothing is padded or cut off. A view is taken apart into statements
("seats.1.gold has bit 3", "phase is meeting"), from which it could be reassembled. Every statement adds 1 or
subtracts 1 at two of LENGTH spots, one in each half, given by its hash: feature hashing, as in the count sketch of
Charikar, Chen and Farach-Colton. Equal views give equal tensors by construction; unequal ones differ except with a
probability of about one in LENGTH squared for each pair. tests/adapters looks at whole games of every variant.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import blake2b

import msgspec
import numpy as np
from numpy.typing import NDArray

LENGTH = 4096
SPOTS = 2
PART = LENGTH // SPOTS
# No spot is ever hit by more statements than this; if one were, the bound would still hold.
MOST = 127

Tensor = NDArray[np.float32]


def seen(view: object) -> Tensor:
    """A view as a tensor: nothing else goes in."""
    marks: list[int] = []
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, list):
            marks += _marks(f"{name} length", str(len(value)))
            for k, item in enumerate(value):
                marks += _part(f"{name}.{k}", msgspec.json.encode(item))
        else:
            marks += _part(name, msgspec.json.encode(value))
    return _tensor(marks)


def known(info: bytes) -> Tensor:
    """An info as a tensor, bit by bit."""
    bits = np.flatnonzero(np.unpackbits(np.frombuffer(info, np.uint8)))
    room = 1 << (8 * len(info)).bit_length()
    return _tensor(np.append(_marks_of_bits(room)[bits], _marks("length", str(len(info)))))


def mask(legal: Iterable[int], actions: int) -> NDArray[np.int8]:
    """1 for every legal action."""
    out = np.zeros(actions, np.int8)
    out[list(legal)] = 1
    return out


@lru_cache(1 << 14)
def _part(path: str, text: bytes) -> tuple[int, ...]:
    """A field of a view or an item of a list; most of these do not change from one position to the next."""
    marks: list[int] = []
    _take_apart(path, msgspec.json.decode(text), marks)
    return tuple(marks)


def _take_apart(path: str, value: object, marks: list[int]) -> None:
    if isinstance(value, dict):
        marks += _marks(f"{path} keys", ",".join(value))
        for key, item in value.items():
            _take_apart(f"{path}.{key}", item, marks)
    elif isinstance(value, list):
        marks += _marks(f"{path} length", str(len(value)))
        for k, item in enumerate(value):
            _take_apart(f"{path}.{k}", item, marks)
    elif value is None:
        marks += _marks(f"{path} missing", True)
    else:
        marks += _marks(path, value)


@lru_cache(1 << 17, typed=True)
def _marks(path: str, value: object) -> tuple[int, ...]:
    """Where the statements that make up a value are marked."""
    return tuple(mark for statement in _statements(path, value) for mark in _spots(statement))


def _statements(path: str, value: object) -> list[str]:
    """Numbers bit by bit. Zero and False are left out: they are what is true if nothing else is stated."""
    if not isinstance(value, int):
        return [f"{path} is {value}"]
    number = int(value)
    bits = [f"{path} has bit {bit}" for bit in range(number.bit_length()) if abs(number) >> bit & 1]
    return [*bits, f"{path} is negative"] if number < 0 else bits


@cache
def _marks_of_bits(room: int) -> NDArray[np.int64]:
    """Where the bits of an info are marked, for infos of up to `room` bits."""
    return np.array([_spots(f"bit {k}") for k in range(room)], np.int64)


def _spots(statement: str) -> tuple[int, ...]:
    """A spot in each part of the tensor, plus LENGTH where it counts as -1."""
    digest = blake2b(statement.encode(), digest_size=2 * SPOTS).digest()
    out = []
    for k in range(SPOTS):
        word = int.from_bytes(digest[2 * k : 2 * k + 2], "little")
        sign, spot = divmod(word % (2 * PART), PART)
        out.append(sign * LENGTH + k * PART + spot)
    return tuple(out)


def _tensor(marks: list[int] | NDArray[np.int64]) -> Tensor:
    counts = np.bincount(marks, minlength=2 * LENGTH)
    out: Tensor = np.clip(counts[:LENGTH] - counts[LENGTH:], -MOST, MOST).astype(np.float32)
    return out
