"""A game's own luck: stateless, checkable afterwards, the same interpreted and compiled.

The n-th chance move of a game is a keyed BLAKE2b of n under the game's 32-byte seed. The seed's
hash stands in the header from the start and the seed is published at the end, so that anybody
can recompute every draw (docs/log-format.md).
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEED_BYTES: Final = 32
_DRAW: Final = b"motherlode draw"
_SEED: Final = b"motherlode seed"
_BITS: Final = 64


def seed_hash(seed: bytes) -> str:
    """What the header shows of a seed before the game is over."""
    return blake2b(seed, digest_size=32, person=_SEED).hexdigest()


def draw(seed: bytes, n: i64, weights: vec[i64]) -> i64:
    """The index that the n-th chance move (from 0) of this seed falls on."""
    # Plain ints throughout: in compiled code an int that meets an i64 becomes one, and would wrap.
    total: int = 0
    weight: int
    k: i64
    for k in range(len(weights)):
        weight = weights[k]
        total += weight
    # Numbers past the last whole multiple of the total would favour the first indices: draw again.
    fair: int = (1 << _BITS) // total * total
    count: int = n
    attempt: int = 0
    while True:
        message = count.to_bytes(8, "little") + attempt.to_bytes(8, "little")
        digest = blake2b(message, digest_size=_BITS // 8, key=seed, person=_DRAW).digest()
        lot = int.from_bytes(digest, "little")
        if lot < fair:
            break
        attempt += 1
    rest = lot % total
    k = 0
    weight = weights[0]
    while rest >= weight:
        rest -= weight
        k += 1
        weight = weights[k]
    return k
