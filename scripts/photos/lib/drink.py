"""Glasses of the drink, ice, and the scoop with its powder."""
import math
import random

from geometry import TAU, box, fine, grid, join, lathe, mesh, put
from material import Stuff, glassy, mixed, plastic, veiled


def drink_stuff(colour, milky):
    if milky:
        stuff = Stuff('drink', colour, 0.22, specular=0.4)
        stuff.flesh(0.15, (0.3, 0.2, 0.15))
        return stuff.material
    # A fruit drink glows where light passes: half of it is cloudy, half clear, and its shadow has its colour.
    stuff = Stuff('drink', colour, 0.12, specular=0.35)
    depth = stuff.ramp(stuff.along('Z'), [(0.0, mixed(colour, '#d8331a', 0.12)), (0.5, colour), (1.0, mixed(colour, '#ffffff', 0.22))])
    stuff.flesh(0.3, (0.5, 0.22, 0.16)).colour(depth)
    stuff.shader.subsurface_method = 'BURLEY'
    return veiled(stuff, mixed(colour, '#ffffff', 0.48), 0.52)


def glass(colour, height=2.3, r=0.74, fill=0.78, milky=False, ice=3, seed=1):
    """A straight tumbler, a little narrower at its foot."""
    foot = r * 0.86
    wall = 0.045

    def at(z):
        return foot + (r - foot) * z / height

    outside = [(0.001, 0.0), (foot * 0.92, 0, 0.02), (foot, 0.05, 0.05), (at(height), height, 0.012)]
    inside = [(at(height) - wall, height, 0.012), (at(0.2) - wall, 0.2, 0.09), (0.001, 0.17)]
    parts = [lathe('glass', outside + inside, glassy('glass', '#fbfdfc'), seg=128)]
    top = 0.17 + (height - 0.17) * fill
    # The drink reaches a hair into the wall, as wet things do: no gap of air shows between the two.
    k = 0.012
    body = [(0.001, 0.16), (at(0.2) - wall + k - 0.07, 0.165, 0.06), (at(0.28) - wall + k, 0.26, 0.05), (at(top) - wall + k, top + 0.015, 0.01), (at(top) - wall - 0.05, top, 0.01), (0.001, top)]
    parts.append(lathe('drink', body, drink_stuff(colour, milky), seg=128))
    rnd = random.Random(seed)
    for i in range(ice):
        cube = box('ice', 0.44, 0.42, 0.42, glassy('ice', '#f6fbfb', 0.08, 1.31), 0.07, 4)
        a = TAU * (i + 0.3) / ice
        put(cube, (0.27 * math.cos(a), 0.27 * math.sin(a), top - 0.26 + 0.05 * i), (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 90)))
        parts.append(cube)
    if milky:
        foam = Stuff('foam', colour, 0.6)
        foam.colour(foam.ramp(foam.noise(6, 3), [(0.3, colour), (0.7, '#f6ead9')]))
        rnd = random.Random(seed + 4)
        for i in range(46):
            a, d, s = rnd.uniform(0, TAU), rnd.uniform(0.35, 1), rnd.uniform(0.014, 0.04)
            k = (at(top) - wall - 0.03) * d ** 0.5
            from geometry import ball

            bubble = ball('bubble', foam.material, lambda t, p: (math.sin(p) * math.cos(t), math.sin(p) * math.sin(t), 0.6 * math.cos(p)), 12, 8)
            parts.append(put(bubble, (k * math.cos(a), k * math.sin(a), top), (0, 0, 0), s))
    return join('glass', parts)


def powder_stuff(colour, grain=46):
    stuff = Stuff('powder', colour, 0.9, specular=0.15)
    stuff.colour(stuff.blend(stuff.ramp(stuff.noise(8, 4), [(0.35, 0.0), (0.65, 0.35)]), colour, '#ffffff'))
    stuff.bump(stuff.noise(grain, 4, rough=0.7), 0.55, 0.02)
    stuff.bump(stuff.noise(9, 3), 0.5, 0.05)
    return stuff.material


def heap(colour, r=0.6, height=0.3, seed=1):
    """Loose powder on the ground, with crumbs around."""
    rnd = random.Random(seed)
    waves = [(rnd.uniform(0, TAU), rnd.uniform(2, 6), rnd.uniform(0.02, 0.06)) for _ in range(7)]

    def edge(a):
        return 1 + sum(k * math.sin(a * round(n) + p) for p, n, k in waves)

    def at(u, v):
        a = u * TAU
        k = r * v * edge(a)
        lump = 0.035 * math.sin(a * 5 + v * 9 + seed) * math.sin(v * 7) * (1 - v)
        z = height * ((1 - v) ** 1.25 * 0.85 + 0.15 * (1 - v * v)) + lump * height * 3
        return (k * math.cos(a), k * math.sin(a), max(z, -0.01) if v < 1 else -0.01)

    stuff = powder_stuff(colour)
    parts = [fine(grid('heap', 72, 36, at, stuff, closed=True))]
    from geometry import ball, copy

    crumb = ball('crumb', stuff, lambda t, p: (math.sin(p) * math.cos(t) * (1 + 0.2 * math.sin(3 * t)), math.sin(p) * math.sin(t), 0.8 * math.cos(p)), 8, 6)
    for i in range(70):
        a, d, s = rnd.uniform(0, TAU), 1 + abs(rnd.gauss(0, 0.16)), rnd.uniform(0.006, 0.022) * r / 0.6
        one = copy(crumb)
        parts.append(put(one, (r * edge(a) * d * math.cos(a), r * edge(a) * d * math.sin(a), s * 0.5), (0, 0, 0), s))
    put(crumb, (0, 0, 0), (0, 0, 0), 0.01)
    return join('heap', parts + [crumb])


def scoop(powder, colour='#fffaf2', r=0.36, handle=1.25, seed=2):
    """A measuring scoop lying level, full of powder; its handle runs towards +X."""
    shell = plastic('scoop', colour, 0.33)
    depth = r * 1.15
    profile = [(0.001, 0.03), (r * 0.7, 0.03), (r * 0.78, 0, 0.03), (r * 0.84, 0, 0.05), (r, depth, 0.01), (r * 1.07, depth, 0.012), (r * 1.07, depth + 0.03, 0.012), (r * 0.95, depth + 0.03, 0.01), (r * 0.78, 0.08)]
    cup = lathe('cup', profile, shell, seg=80)

    def bar(u, v):
        t = u
        x = r * 0.98 + handle * t
        half = 0.105 - 0.03 * math.sin(math.pi * t) + 0.02 * t
        end = math.sqrt(max(0.0, 1 - max(0.0, (t - 0.93) / 0.07) ** 2))
        a = v * TAU
        y = math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)) * half * max(end, 0.02)
        z = math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)) * 0.026
        return (x, y, depth + 0.0 + z + 0.04 * t)

    stick = grid('handle', 40, 24, bar, shell)
    rnd = random.Random(seed)
    phase = rnd.uniform(0, 6)

    def top(u, v):
        a, k = u * TAU, r * 0.96 * v
        lump = 0.03 * math.sin(a * 4 + phase) * math.sin(v * 6) + 0.02 * math.sin(a * 7 - phase) * v
        return (k * math.cos(a), k * math.sin(a), depth - 0.03 + (r * 0.36 * (1 - v ** 2.0) + lump * r * 2) * (1 if v < 1 else 0))

    full = fine(grid('powder', 64, 20, top, powder_stuff(powder), closed=True))
    return join('scoop', [cup, stick, full])
