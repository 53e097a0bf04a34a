"""Handfuls of doses, spilled on the ground: each lies, leans or stands apart as it fell."""
import math

from doses import MAKE, tree
from geometry import join, put
from settle import disc, pill, settle

# What falls in the place of each dose: a simple body of its size.
BODIES = {
    'capsule': lambda: pill(0.142, 0.215),
    'softgel': lambda: pill(0.152, 0.115),
    'tablet': lambda: disc(0.18, 0.18, 0.088),
    'long': lambda: disc(0.096, 0.245, 0.08, 0.6),
}


def spill(dose, count=26, spread=0.62, colours=None, long=False, seed=3, frames=170):
    """A handful of one dose; those that rolled out of the picture are taken away."""
    masters = []
    for tone in colours or [None]:
        given = {'colour': tone} if tone else {}
        if long:
            given['long'] = True
        masters.append(MAKE[dose](**given))
    parts = list(masters)
    for i, place in enumerate(settle(BODIES['long' if long else dose], count, spread, seed, frames=frames)):
        if math.hypot(place.translation.x, place.translation.y) > 1.3:
            continue
        one = join('dose', [tree(masters[i % len(masters)])])
        one.matrix_world = place
        parts.append(one)
    for one in masters:
        put(one, (0, 60, -20))
    return join('spill', parts)
