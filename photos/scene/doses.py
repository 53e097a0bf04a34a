"""Capsules, softgels, tablets and gummies, singly and in heaps."""
import math
import random

from geometry import TAU, ball, copy, fine, grid, join, lathe, put
from material import Stuff, mixed, veiled


def capsule(r=0.14, colour='#2f6b6f', seed=1):
    """A hard capsule along X: a coloured cap on a white body."""
    cap = Stuff('cap', colour, 0.24, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.06).material
    white = Stuff('body', '#f6efe4', 0.24, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.06).material
    half = 1.55 * r

    def end(k, length):
        return [(0.001, -length - k)] + [(k * math.sin(i * math.pi / 16), -length - k * math.cos(i * math.pi / 16)) for i in range(1, 9)]

    body = lathe('body', end(r * 0.95, half) + [(r * 0.95, 0.05 * r)], white, 40)
    top = lathe('cap', [(r * 0.94, -0.1 * r), (r, -0.08 * r)] + [(x, -z) for x, z in reversed(end(r, half * 0.86))], cap, 40)
    for one in (body, top):
        one.rotation_euler = (0, math.pi / 2, 0)
    return join('capsule', [body, top])


def softgel(r=0.155, colour='#e89a12', seed=1):
    """A clear gelatine capsule of oil: light passes through it, is gathered and comes out deeper. It has a faint seam."""
    stuff = Stuff('softgel', colour, 0.1, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.05)
    stuff.flesh(0.6, (0.6, 0.3, 0.04), '#ffb020')
    stuff.shader.subsurface_method = 'BURLEY'
    oil = veiled(stuff, mixed(colour, '#ffd670', 0.55), 0.66)

    def at(turn, polar):
        x = 1.7 * r * math.copysign(abs(math.cos(polar)) ** 0.9, math.cos(polar))
        k = r * math.sin(polar) ** 0.85
        seam = 1 + 0.02 * math.exp(-(math.sin(turn) / 0.05) ** 2)
        return (x, k * math.cos(turn) * seam, k * math.sin(turn))

    return ball('softgel', oil, at, 48, 36)


def tablet(r=0.18, colour='#f1ece2', long=False, seed=1):
    """A pressed tablet lying flat: domed faces, a straight rim with a bevel, a groove to break it by; `long` is the oval kind."""
    stuff = Stuff('tablet', colour, 0.5 if not long else 0.34, specular=0.4)
    stuff.colour(stuff.blend(stuff.ramp(stuff.noise(30, 3), [(0.5, 0.0), (0.75, 0.3)]), colour, '#e2dccf' if not long else '#5f8a45'))
    stuff.bump(stuff.noise(40, 3), 0.1, 0.005)
    across = 1.0 if not long else 0.54
    stretch = 1.0 if not long else 1.38
    thick = 0.48

    def at(turn, polar):
        # Three parts of a meridian: dome, bevel and rim; mirrored below.
        c = math.cos(polar)
        t = min(polar, math.pi - polar) / (math.pi / 2)
        k = min(1.0, t / 0.7) if t < 0.7 else 1.0
        rho = 0.9 * k if t < 0.7 else 0.9 + 0.1 * math.sin(math.pi / 2 * min(1, (t - 0.7) / 0.12))
        z = 0.62 + 0.3 * (1 - k * k) if t < 0.7 else 0.62 * (1 - max(0.0, (t - 0.76) / 0.24)) if t > 0.76 else 0.62
        x, y = r * rho * math.cos(turn) * stretch, r * rho * math.sin(turn) * across
        z -= 0.24 * max(0.0, 1 - abs(x) / (0.09 * r)) * (1 if rho < 0.97 else 0.4)
        return (x, y, math.copysign(z, c) * r * thick)

    return ball('tablet', stuff.material, at, 120, 84)


def gummy(r=0.17, colour='#8f1038', seed=1):
    """A moulded gummy: a soft cube that narrows upwards, flat below, a little hollow above; light passes through it."""
    stuff = Stuff('gummy', colour, 0.2, specular=0.5)
    stuff.flesh(0.6, (0.4, 0.06, 0.1), '#c01848')
    stuff.shader.subsurface_method = 'BURLEY'
    stuff.bump(stuff.noise(5, 2), 0.16, 0.03)
    jelly = veiled(stuff, mixed(colour, '#ff5f86', 0.6), 0.4)
    high = 0.64 * r

    def at(turn, polar):
        c, s = math.cos(polar), math.sin(polar) ** 0.42
        x, y = (math.copysign(abs(k) ** 0.5, k) for k in (math.cos(turn), math.sin(turn)))
        z = math.copysign(abs(c) ** 0.42, c)
        narrow = r * s * (1 - 0.09 * z)
        hollow = 0.1 * high * (1 - s * s) if c > 0 else 0
        return (narrow * x, narrow * y, high * z - hollow)

    return ball('gummy', jelly, at, 96, 64)


MAKE = {'capsule': capsule, 'softgel': softgel, 'tablet': tablet, 'gummy': gummy}
#       height of the middle above the ground, radius on the ground, steepest lean
BULK = {'capsule': (0.14, 0.28, 6), 'softgel': (0.15, 0.25, 8), 'tablet': (0.09, 0.2, 5), 'gummy': (0.108, 0.21, 6)}


def pile(dose, count=40, spread=1.3, colours=None, long=False, seed=3, dome=0.75):
    """A heap of doses: each lies on the ground or on what already lies there."""
    rnd = random.Random(seed)
    tones = colours or [None]
    masters = []
    for tone in tones:
        given = {'colour': tone} if tone else {}
        if long:
            given['long'] = True
        masters.append(MAKE[dose](**given))
    bulk, wide, lean = BULK[dose]
    wide *= 1.15 if long else 1
    placed = []
    parts = list(masters)
    for i in range(count):
        best = None
        for _ in range(40):
            a, d = rnd.uniform(0, TAU), spread * rnd.random() ** 0.5
            x, y = d * math.cos(a), d * math.sin(a) * 0.8
            z = bulk
            for px, py, pz in placed:
                gap = math.hypot(px - x, py - y)
                if gap < wide * 1.55:
                    z = max(z, pz + bulk * 1.75 * math.sqrt(max(0.0, 1 - (gap / (wide * 1.55)) ** 2)))
            limit = bulk + dome * max(0.0, 1 - (d / spread) ** 2)
            cost = z if z <= limit + 0.01 else z + 5
            if best is None or cost < best[0]:
                best = (cost, x, y, z)
        cost, x, y, z = best
        if cost > 5:
            continue
        placed.append((x, y, z))
        one = masters[i % len(masters)]
        group = join('dose', [tree(one)])
        tilt = lean * (1 if z <= bulk + 0.02 else 3.2)
        put(group, (x, y, z), (rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), rnd.uniform(0, 360)))
        parts.append(group)
    for one in masters:
        put(one, (0, 60, -20))
    return join('pile', parts)


def tree(thing):
    """A copy of a thing with all it carries."""
    again = copy(thing)
    for child in list(thing.children):
        copied = tree(child)
        copied.parent = again
    return again


def few(dose, places, colour=None, long=False, seed=2):
    """Single doses: [(x, y, degrees)] on the ground, [(x, y, degrees, height, lean)] on others."""
    parts = []
    for i, (x, y, turn, *raised) in enumerate(places):
        height, lean = raised or (0, 0)
        given = {'colour': colour} if colour else {}
        if long:
            given['long'] = True
        parts.append(put(join('dose', [MAKE[dose](**given)]), (x, y, BULK[dose][0] + height), (lean, 0, turn)))
    return join('few', parts)
