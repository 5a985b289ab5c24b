"""At the end of a round of Siberia: what each seat has, and how much more than the others it will probably earn.

Most weights have two parts: the value with three rounds to come, and what three more rounds add. They were fitted by
least squares to what each seat earned from the start of a round on, compared with the others at its table, in 3,000
games between greedy bots that made every seventh move at random, so that what they have is not only what they wanted
(89,743 positions; a fifth to a quarter of the variance is explained, the rest is luck and play), and rounded.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.siberia_features import filled, invested, lies, manned, next_to, price, rounds_left
from motherlode.core.bits import count
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import FIRST_RESOURCE, PLACES, RESOURCES, VLADIVOSTOK

_HORIZON: Final = 3.0

# By person: manager, logistics chief, seller, worker, investor. Half an action is worth more than half of a
# ready one: every round brings six tiles.
_READY: Final = vec[float]([2.0, 2.3, 1.2, 1.6, 1.4])
_READY_FAR: Final = vec[float]([0.0, 0.0, 1.3, 2.6, 0.8])
_BEGUN: Final = vec[float]([1.0, 2.2, 0.5, 0.8, 0.9])
_BEGUN_FAR: Final = vec[float]([0.0, 0.5, 0.5, 1.6, 1.0])


def forecast(t: Tables, s: SiberiaState, seat: i64) -> float:
    """Thousands; only differences between seats mean anything."""
    far = (rounds_left(t, s) - _HORIZON) / _HORIZON
    areas = manned(s, seat)
    total = float(s.money[seat]) / 1000.0
    total += (3.0 + 2.9 * far) * float(count(areas))
    total += (3.2 + 3.2 * far) * float(s.workers[seat * PLACES + VLADIVOSTOK])
    total -= (1.0 + 0.3 * far) * float(s.home[seat])
    near = next_to(t, areas)
    resource: i64
    action: i64
    for resource in range(RESOURCES):
        total += _resource(t, s, seat, resource, areas, near, far)
    for action in range(FIRST_RESOURCE):
        ready = filled(s, seat, action)
        if ready == 2:
            total += _READY[action] + _READY_FAR[action] * far
        elif ready == 1:
            total += _BEGUN[action] + _BEGUN_FAR[action] * far
        if invested(s, seat, action):
            total += 1.0 + 1.5 * far
    return total


def _resource(t: Tables, s: SiberiaState, seat: i64, resource: i64, areas: i64, near: i64, far: float) -> float:
    """Cubes under workers, by how ready their action is; cubes next to them; the action; an investment in it."""
    best = price(t, s, seat, resource)
    cubes = lies(s, resource)
    # The more others there are, the sooner somebody else takes them.
    alone = 1.0 - 0.12 * float(len(s.home) - 2)
    under = alone * best * float(count(cubes & areas))
    ready = filled(s, seat, FIRST_RESOURCE + resource)
    if ready == 2:
        total = (0.78 + 0.05 * far) * under + 1.9
    elif ready == 1:
        total = (0.72 + 0.08 * far) * under + 0.75
    else:
        total = (0.46 + 0.11 * far) * under
    total += 0.04 * best * float(count(cubes & near))
    if invested(s, seat, FIRST_RESOURCE + resource):
        total += (0.75 + 1.45 * far) * (0.3 + 0.25 * best)
    return total
