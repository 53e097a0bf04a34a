"""What is inside the cosmetics, seen close: cream, clay, drops, foam."""
import math
import random

from geometry import TAU, ball, copy, fine, grid, join, put
from material import Stuff, glassy


def cream_stuff(colour, grain=0.0, rough=0.27):
    stuff = Stuff('cream', colour, rough, specular=0.5, clearcoat=0.3 - 0.25 * min(1, grain), clearcoat_roughness=0.15)
    stuff.flesh(0.22, (0.22, 0.17, 0.14))
    if grain:
        stuff.colour(stuff.blend(stuff.ramp(stuff.noise(24, 4), [(0.4, 0.0), (0.7, 0.3 * grain)]), colour, '#a96d62'))
        stuff.bump(stuff.noise(50, 4, rough=0.7), 0.25 * grain, 0.015)
    return stuff.material


def swipe(colour, length=3.2, width=1.15, grain=0.0, seed=1):
    """A stroke of a spatula along X: grooves, a ridge at each edge and a rolled end."""
    rnd = random.Random(seed)
    grooves = [(rnd.uniform(0, 6), rnd.uniform(9, 30), rnd.uniform(0.004, 0.014)) for _ in range(7)]

    def at(u, v):
        side = (v - 0.5) * 2
        start = min(1, u * 7) ** 0.6
        taper = 1 - 0.35 * max(0.0, (u - 0.55) / 0.45) ** 2
        wobble = 0.05 * math.sin(u * 7 + seed) + 0.025 * math.sin(u * 17 + seed * 2)
        half = width / 2 * start * taper
        x = (u - 0.5) * length + 0.12 * (1 - side * side) * (1 if u > 0.5 else -1) * abs(u - 0.5) * 2
        y = side * half * (1 + 0.05 * math.sin(u * 23 + side * 2 + seed)) + wobble + 0.22 * math.sin(u * 2.4) - 0.1
        ridge = 0.11 * math.exp(-((abs(side) - 0.8) / 0.12) ** 2) * (0.7 + 0.3 * math.sin(u * 13 + side * 5 + seed))
        roll = 0.5 * math.exp(-((u - 0.93) / 0.06) ** 2) * (1 - side ** 2) ** 0.5 + 0.16 * math.exp(-((u - 0.06) / 0.06) ** 2)
        lines = sum(k * math.sin(side * n + p + u * 1.5) for p, n, k in grooves) * (1 - abs(side) ** 4)
        bed = 0.085 * (1 - abs(side) ** 6)
        z = bed + ridge + roll * (1 - abs(side) ** 4) * 0.5 + lines
        if u in (0, 1) or v in (0, 1):
            z = -0.02
        return (x, y, z)

    return fine(grid('swipe', 150, 60, at, cream_stuff(colour, grain)))


def swirl(colour, r=0.8, height=0.5, grain=0.0, seed=1):
    """A dollop with a turned peak."""

    def at(u, v):
        a = u * TAU
        k = r * v * (1 + 0.06 * math.sin(a * 2 + seed) + 0.03 * math.sin(a * 5))
        twist = math.cos(a + v * 11)
        z = height * ((1 - v) ** 1.5 * 0.75 + 0.3 * (1 - v ** 6)) + 0.09 * height * twist * math.sin(math.pi * v) * 1.6
        lean = 0.22 * height * (1 - v) ** 6
        return (k * math.cos(a) + lean, k * math.sin(a), z if v < 1 else -0.02)

    return fine(grid('swirl', 96, 60, at, cream_stuff(colour, grain), closed=True))


def drops(places, colour='#f7ddd6', seed=1):
    """Drops of serum on the ground: [(x, y, r)]."""
    stuff = glassy('serum', colour, 0.0, 1.36, 0.97)
    parts = []
    for i, (x, y, r) in enumerate(places):
        phase = seed + i

        def at(turn, polar, r=r, phase=phase):
            s, c = math.sin(polar), math.cos(polar)
            k = r * s ** 0.9 * (1 + 0.05 * math.sin(turn * 2 + phase) + 0.03 * math.sin(turn * 3 - phase))
            return (k * math.cos(turn), k * math.sin(turn), r * (0.5 * c if c > 0 else 0.02 * c))

        parts.append(put(ball('drop', stuff, at, 64, 40), (x, y, 0.012)))
    return join('drops', parts)


def foam(r=0.7, height=0.5, colour='#ffffff', seed=2, count=900):
    """A cushion of foam: a soft body under bubbles of many sizes."""
    rnd = random.Random(seed)
    stuff = Stuff('foam', colour, 0.35, specular=0.4)
    stuff.flesh(0.3, (0.3, 0.3, 0.3))
    stuff.bump(stuff.cells(22), 0.5, 0.02)

    def body(a, v):
        k = r * (1 + 0.07 * math.sin(a * 3 + seed) + 0.05 * math.sin(a * 5 - seed)) * v
        z = height * (1 - v ** 2.6) ** 0.6 * (1 + 0.1 * math.sin(a * 2 + v * 5 + seed)) if v < 1 else -0.01
        return (k * math.cos(a), k * math.sin(a), z)

    parts = [fine(grid('foam', 72, 36, lambda u, v: body(u * TAU, v), stuff.material, closed=True))]
    master = ball('bubble', stuff.material, lambda t, p: (math.sin(p) * math.cos(t), math.sin(p) * math.sin(t), math.cos(p)), 14, 10)
    for _ in range(count):
        a, v = rnd.uniform(0, TAU), rnd.random() ** 0.6
        x, y, z = body(a, v * 0.995)
        s = r * min(0.05, 0.008 + abs(rnd.gauss(0, 0.013)))
        parts.append(put(copy(master), (x, y, max(z, s * 0.4)), (0, 0, 0), s))
    put(master, (0, 60, -20))
    return join('foam', parts + [master])
