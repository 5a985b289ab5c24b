"""A game's own luck: stateless, verifiable afterwards, the same interpreted and compiled.

The n-th chance move of a game is a keyed BLAKE2b of n under the game's 32-byte seed. The seed's
hash is in the header from the start and the seed is published at the end, so that anybody
can recompute every draw (docs/log-format.md).
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEED_BYTES: Final = 32
_DRAW: Final = b"motherlode draw"
_SEED: Final = b"motherlode seed"
_BYTES: Final = 16


def seed_hash(seed: bytes) -> str:
    """What the header shows of a seed before the game is over."""
    return blake2b(seed, digest_size=32, person=_SEED).hexdigest()


def draw(seed: bytes, n: i64, weights: vec[i64]) -> i64:
    """The index that the n-th chance move (from 0) of this seed falls on.

    Weights add up to less than 2**31; a number of 128 bits modulo that favours nobody by more than 2**-97.
    """
    total: i64 = 0
    k: i64
    for k in range(len(weights)):
        total += weights[k]
    # Plain ints from here: in compiled code an int that meets an i64 becomes one and would wrap.
    wide: int = total
    count: int = n
    digest = blake2b(count.to_bytes(8, "little"), digest_size=_BYTES, key=seed, person=_DRAW).digest()
    rest: i64 = int.from_bytes(digest, "little") % wide
    k = 0
    while rest >= weights[k]:
        rest -= weights[k]
        k += 1
    return k
