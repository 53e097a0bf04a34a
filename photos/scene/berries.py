"""Cranberries, strawberries and grapes."""
import math
import random

from geometry import TAU, ball, grid, join, pipe, put
from material import Stuff, linear, mixed
from tropical import tinted, tone_of


def cranberry_skin(tone='#8f0a24'):
    stuff = Stuff('cranberry', tone, 0.3, specular=0.4, clearcoat=0.22, clearcoat_roughness=0.14)
    stuff.set('Subsurface', 0.05).set('Subsurface Radius', (0.12, 0.02, 0.015))
    base = stuff.ramp(stuff.noise(5, 4), [(0.28, mixed(tone, '#3d0010', 0.45)), (0.5, tone), (0.78, mixed(tone, '#c81c38', 0.5))])
    # The side that hung in the shade of the leaves stays lighter.
    pale = stuff.ramp(stuff.along('Z'), [(0.0, 0.0), (0.62, 0.0), (1.0, 0.2)])
    stuff.colour(stuff.blend(pale, base, mixed(tone, '#e8586a', 0.7)))
    stuff.rough(stuff.ramp(stuff.noise(9, 3), [(0.3, 0.24), (0.7, 0.42)]))
    stuff.bump(stuff.noise(9, 3), 0.12, 0.01)
    return stuff.material


def cranberry(r, seed=1):
    """A cranberry around the origin, its crown (the dried flower) towards +Z."""
    rnd = random.Random(seed)
    long, lobes, phase = rnd.uniform(1.02, 1.16), rnd.choice((4, 4, 5)), rnd.uniform(0, 6)
    dents = [(rnd.uniform(0, 6.28), rnd.uniform(0.8, 2.3), rnd.uniform(0.012, 0.03)) for _ in range(4)]
    tone = rnd.choice(('#8d0a24', '#7a0820', '#9c0f2a', '#a5122c'))

    def at(turn, polar):
        k = r
        for a, p, deep in dents:
            d = (math.cos(turn - a) - 1) * math.sin(polar) ** 2 * -2 + (polar - p) ** 2
            k -= r * deep * math.exp(-d / 0.25)
        x, z = k * math.sin(polar), k * math.cos(polar) * long
        if polar < 0.5:
            star = 0.5 + 0.5 * math.cos(lobes * turn + phase)
            rim = math.exp(-((polar - 0.22) / 0.07) ** 2)
            pit = math.exp(-(polar / 0.16) ** 2)
            z += r * (0.055 * rim * (0.35 + 0.65 * star) - 0.17 * pit)
            x *= 1 + 0.25 * rim * (star - 0.5)
        z += r * 0.06 * math.exp(-((math.pi - polar) / 0.16) ** 2)
        return (x * math.cos(turn), x * math.sin(turn), z)

    berry = ball('cranberry', cranberry_skin(tone), at, 60, 64)
    dry = Stuff('crown', '#5a2a22', 0.8)
    dry.colour(dry.ramp(dry.noise(20, 3), [(0.3, '#3f1512'), (0.7, '#8a5a46')]))
    crown = grid(
        'crown', 24, 4,
        lambda u, v: (
            r * 0.13 * v * math.cos(u * TAU), r * 0.13 * v * math.sin(u * TAU),
            r * (long - 0.13 + 0.06 * v * v + 0.03 * math.cos(lobes * u * TAU + phase) * v),
        ),
        dry.material, closed=True,
    )
    return join('cranberry', [berry, crown])


def cranberry_face(r, seed):
    """What the knife shows: a thin red rim, flesh that pales inwards, four hollow chambers with their seeds."""
    rnd = random.Random(seed)
    phase = rnd.uniform(0, TAU)
    rim, blush, pale, dark = (linear(c) for c in ('#8f0c26', '#d9536a', '#f4cbc6', '#b5485a'))
    colours = []
    wide = [rnd.uniform(0.85, 1.1) for _ in range(4)]

    def hollow(x, y):
        """How deep a point lies in a chamber, 0 to 1. The chambers are drops, their tips at the middle."""
        a, d = (math.atan2(y, x) - phase) % TAU, math.hypot(x, y)
        i = int(a / (TAU / 4))
        off = (a - (i + 0.5) * TAU / 4) / wide[i]
        broad = 0.44 * min(1, max(0, (d - 0.1) / 0.22))
        across = 1 - (off / max(broad, 0.05)) ** 2
        along = 1 - ((d - 0.36) / 0.2) ** 2
        return min(1, max(0, min(across, along) * 2.2))

    def at(u, v):
        a = u * TAU
        x, y = v * math.cos(a), v * math.sin(a)
        deep = hollow(x, y)
        red = min(1, max(0, (v - 0.5) / 0.42)) ** 2
        skin = min(1, max(0, (v - 0.9) / 0.05))
        colour = pale
        for other, w in ((blush, red * 0.85), (dark, deep * 0.62), (rim, skin)):
            colour = tuple(colour[n] + (other[n] - colour[n]) * w for n in range(4))
        colours.append(colour)
        edge = max(0.0, (v - 0.93) / 0.07)
        return (r * x * 1.004, r * y * 1.004, r * (0.03 - 0.16 * deep - 0.03 * edge ** 2))

    stuff = Stuff('cut cranberry', '#f6d3cd', 0.28, specular=0.5, clearcoat=0.25, clearcoat_roughness=0.12)
    face = grid('face', 120, 60, at, stuff.material, closed=True)
    tinted(face, colours)
    stuff.set('Subsurface', 0.15).set('Subsurface Radius', (0.1, 0.04, 0.03))
    stuff.colour(tone_of(stuff))
    stuff.bump(stuff.noise(14, 3), 0.15, 0.01)
    pips = Stuff('pip', '#b98442', 0.4).material
    parts = [face]
    for i in range(4):
        for side in (-1, 1) if rnd.random() < 0.6 else (0,):
            a, d = phase + (i + 0.5) * TAU / 4 + side * 0.2, rnd.uniform(0.3, 0.4)
            pip = ball('pip', pips, lambda t, p: (math.cos(p), 0.6 * math.sin(p) * math.cos(t), 0.5 * math.sin(p) * math.sin(t)), 12, 8)
            parts.append(put(pip, (r * d * math.cos(a), r * d * math.sin(a), -0.09 * r), (0, 0, math.degrees(a)), 0.065 * r))
    return parts


def cut_cranberry(r, seed=1):
    """Half a cranberry around the middle of its cut, the cut up."""

    def at(u, v):
        turn, polar = u * TAU, math.pi / 2 + v * math.pi / 2
        return (r * math.sin(polar) * math.cos(turn), r * math.sin(polar) * math.sin(turn), r * math.cos(polar) * 1.05)

    bowl = grid('bowl', 48, 20, at, cranberry_skin('#8f0c26'), closed=True)
    return join('half', [bowl] + cranberry_face(r, seed))


def strawberry(r, files, seed=1):
    """A strawberry around the origin, its leaves towards +Z and its tip towards −Z; about 2.6 r long."""
    rnd = random.Random(seed)
    stuff = Stuff('strawberry', '#c5101c', 0.26, specular=0.5, clearcoat=0.4, clearcoat_roughness=0.12)
    stuff.set('Subsurface', 0.12).set('Subsurface Radius', (0.2, 0.03, 0.02))
    red = stuff.ramp(stuff.noise(3, 3), [(0.3, '#a80a15'), (0.7, '#d41f25')])
    shoulder = stuff.ramp(stuff.along('Z'), [(0.0, 0.0), (0.82, 0.0), (1.0, 0.7)])
    stuff.colour(stuff.blend(shoulder, red, '#ecc0a0'))
    stuff.bump(stuff.noise(14, 2), 0.15, 0.01)
    seeds = Stuff('achene', '#d8b24a', 0.4, specular=0.5).material
    bend = rnd.uniform(-0.12, 0.12)

    def outline(t):
        """Radius along the fruit: t = 0 at the leaves, 1 at the tip."""
        return r * (math.sin(min(1, t * 2.4) * math.pi / 2) ** 0.55) * (1 - t ** 2.6) ** 0.72

    count, golden = 150, math.pi * (3 - math.sqrt(5))
    places = [(0.07 + 0.88 * (i + 0.5) / count, (i * golden) % TAU) for i in range(count)]

    def near(t, turn):
        best = 9
        for pt, pa in places:
            dt = (t - pt) * 2.3
            if abs(dt) > 0.2:
                continue
            da = ((turn - pa + math.pi) % TAU - math.pi) * max(outline(t) / r, 0.05)
            best = min(best, dt * dt + da * da)
        return math.sqrt(best)

    def at(u, v):
        t, turn = v, u * TAU
        k = outline(t) * (1 + 0.05 * math.sin(turn * 3 + seed)) if 0 < v < 1 else 0.0005
        k -= r * 0.045 * math.exp(-(near(t, turn) / 0.055) ** 2)
        z = r * (1.0 - 2.2 * t)
        return (k * math.cos(turn) + bend * z * z / r, k * math.sin(turn), z)

    parts = [grid('strawberry', 110, 90, at, stuff.material, closed=True)]
    for t, turn in places:
        k = outline(t) * (1 + 0.05 * math.sin(turn * 3 + seed)) - r * 0.03
        z = r * (1.0 - 2.2 * t)
        slope = math.atan2(outline(t - 0.02) - outline(t + 0.02), 0.04 * 2.2 * r)
        pip = ball('achene', seeds, lambda a, p: (0.5 * math.sin(p) * math.cos(a), 0.25 * math.sin(p) * math.sin(a), 0.8 * math.cos(p)), 8, 6)
        put(pip, (k * math.cos(turn) + bend * z * z / r, k * math.sin(turn), z), (0, 0, 0), r * 0.045)
        pip.rotation_euler = (math.pi / 2 * 0, -slope, turn + math.pi / 2)
        parts.append(pip)
    from citrus import leaf

    for i in range(10):
        sepal = leaf(files, r * rnd.uniform(0.75, 1.0), 0.36, 0.3, 1.1 + rnd.uniform(-0.2, 0.5), 0.5)
        put(sepal, (0, 0, r * 1.0), (rnd.uniform(-6, 22), 0, i * 36 + rnd.uniform(-9, 9)))
        parts.append(sepal)
    green = Stuff('stem', '#6d9440', 0.5).material
    parts.append(pipe('stem', [(0.05 * r * i, 0, r * (0.98 + 0.1 * i)) for i in range(7)], lambda t: r * 0.06, green))
    return join('strawberry', parts)


def grape(r, seed=1):
    rnd = random.Random(seed)
    tone = rnd.choice(('#3a1236', '#4d1a44', '#2c0d2b'))
    stuff = Stuff('grape', tone, 0.24, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.15)
    bloom = stuff.ramp(stuff.noise(2.2, 5, rough=0.65), [(0.4, 0.0), (0.7, 0.55)])
    stuff.set('Subsurface', 0.1).set('Subsurface Radius', (0.15, 0.03, 0.06))
    stuff.colour(stuff.blend(bloom, tone, '#8b7f9d'))
    stuff.rough(stuff.ramp(stuff.noise(2.2, 5, rough=0.65), [(0.4, 0.18), (0.7, 0.6)]))
    long = rnd.uniform(1.05, 1.18)
    return ball('grape', stuff.material, lambda a, p: (r * math.sin(p) * math.cos(a), r * math.sin(p) * math.sin(a), r * long * math.cos(p)), 48, 32)
