"""A small bunch of dark grapes with their bloom and a bit of stem."""
import math
import random

from geometry import ball, join, pipe, put
from material import Stuff, mixed


def skin(tone, seed):
    """Dark skin under a thin white bloom that fingers have wiped away here and there."""
    stuff = Stuff('grape', tone, 0.3, specular=0.4)
    stuff.flesh(0.1, (0.15, 0.03, 0.06))
    wiped = stuff.noise(2.6, 4, (1 + 0.2 * seed, 1, 1), 0.55)
    bloom = stuff.ramp(wiped, [(0.36, 0.08), (0.6, 0.5)])
    stuff.colour(stuff.blend(bloom, tone, mixed('#9a93b4', tone, 0.2)))
    stuff.rough(stuff.ramp(wiped, [(0.36, 0.24), (0.6, 0.62)]))
    return stuff.material


def grapes(count=9, r=0.155, seed=1):
    """A bunch lying on the ground, its stem towards −X and up; a few single ones have none."""
    rnd = random.Random(seed)
    places = []
    for i in range(count):
        best = None
        for _ in range(200):
            size = r * rnd.uniform(0.88, 1.06)
            x, y = rnd.gauss(0.1, 0.26), rnd.gauss(0, 0.2)
            z = size
            for px, py, pz, pr in places:
                flat, reach = math.hypot(px - x, py - y), (pr + size) * 0.97
                if flat < reach:
                    z = max(z, pz + math.sqrt(reach ** 2 - flat ** 2))
            cost = z + 0.55 * math.hypot(x - 0.1, y)
            if z < 3.2 * r and (best is None or cost < best[0]):
                best = (cost, x, y, z, size)
        if best:
            places.append(best[1:])
    stem = Stuff('stem', '#7d7a3c', 0.6, specular=0.25).material
    root = (-0.1, 0.02, 0.36)
    bunch = count > 4
    parts = [] if not bunch else [pipe('stem', [(0.12, 0.0, 0.2), root, (-0.3, 0.06, 0.46), (-0.46, 0.04, 0.5)], lambda t: 0.018 + 0.012 * t ** 3, stem, 10)]
    for i, (x, y, z, size) in enumerate(places):
        long = rnd.uniform(1.02, 1.12)
        one = ball('grape', skin(rnd.choice(('#35123a', '#431a45', '#2a0d2c')), i), lambda a, p, k=size, l=long: (k * math.sin(p) * math.cos(a), k * math.sin(p) * math.sin(a), k * l * math.cos(p)), 48, 32)
        parts.append(put(one, (x, y, z), (rnd.uniform(40, 100), rnd.uniform(-30, 30), rnd.uniform(0, 360))))
        if bunch and math.dist((x, y, z), root) < 0.42:
            up = size * 0.9
            parts.append(pipe('twig', [(x, y, z + up * 0.6), ((x + root[0]) / 2, (y + root[1]) / 2, (z + root[2]) / 2 + 0.07), root], 0.011, stem, 8))
    return join('grapes', parts)
