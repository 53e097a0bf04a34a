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


def gummy(r=0.2, colour='#b32361', seed=1):
    """A soft gumdrop: flat below, round above; light enters it and comes out deeper in colour. Sugar lies on it: a
    plain one is taken for a grape."""
    stuff = Stuff('gummy', colour, 0.2, specular=0.45)
    # Where the eye grazes it there is little pectin to look through: lighter and warmer there.
    facing = stuff.node('ShaderNodeLayerWeight', Blend=0.4).outputs['Facing']
    glow = stuff.ramp(facing, [(0.15, 0.0), (0.95, 0.75)])
    stuff.flesh(0.7, (0.5, 0.12, 0.2))
    tone = stuff.blend(glow, mixed(colour, '#5a0030', 0.35), mixed(colour, '#ff7fae', 0.5))
    stuff.colour(tone)
    stuff.bump(stuff.noise(3, 2), 0.12, 0.03)
    sugar = stuff.ramp(stuff.cells(44), [(0.0, 1.0), (0.2, 0.8), (0.3, 0.0)])
    stuff.colour(stuff.blend(stuff.math('MULTIPLY', sugar, 0.5), tone, '#fff0f4'))
    stuff.bump(stuff.ramp(stuff.cells(44), [(0.0, 1.0), (0.4, 0.0)]), 0.5, 0.012)

    def at(turn, polar):
        s, c = math.sin(polar), math.cos(polar)
        if c < 0:
            # Flat below, with a soft edge.
            k = r * min(1, s ** 0.5) if s > 0 else 0
            return (k * math.cos(turn), k * math.sin(turn), -0.6 * r * (1 - (1 + c) ** 2.6))
        k = r * s ** 0.72 * (1 - 0.1 * c)
        return (k * math.cos(turn), k * math.sin(turn), 0.66 * r * c ** 0.8)

    return ball('gummy', stuff.material, at, 60, 48)


MAKE = {'capsule': capsule, 'softgel': softgel, 'tablet': tablet, 'gummy': gummy}
#       height of the middle above the ground, radius on the ground, steepest lean
BULK = {'capsule': (0.14, 0.28, 6), 'softgel': (0.15, 0.25, 8), 'tablet': (0.09, 0.2, 5), 'gummy': (0.12, 0.245, 6)}


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
    """Single doses on the ground: [(x, y, degrees)]."""
    parts = []
    for i, (x, y, turn) in enumerate(places):
        given = {'colour': colour} if colour else {}
        if long:
            given['long'] = True
        parts.append(put(join('dose', [MAKE[dose](**given)]), (x, y, BULK[dose][0]), (0, 0, turn)))
    return join('few', parts)
