"""What is inside the cosmetics, seen close: cream, clay, drops, foam."""
import math
import random

from geometry import TAU, ball, fine, grid, join, put
from material import Stuff, glassy


def cream_stuff(colour, grain=0.0, rough=0.24):
    stuff = Stuff('cream', colour, rough, specular=0.5, clearcoat=0.5 - 0.4 * min(1, grain), clearcoat_roughness=0.12)
    if grain:
        stuff.colour(stuff.blend(stuff.ramp(stuff.noise(24, 4), [(0.4, 0.0), (0.7, 0.3 * grain)]), colour, '#a96d62'))
        stuff.bump(stuff.noise(50, 4, rough=0.7), 0.25 * grain, 0.015)
    return stuff.material


def swipe(colour, length=3.2, width=1.15, grain=0.0, seed=1):
    """A stroke of a spatula along X: thick where it began, striped by the blade, torn where it was lifted."""
    rnd = random.Random(seed)
    stripes = [(rnd.uniform(0, 6), n, k) for n, k in ((7, 0.014), (13, 0.013), (21, 0.011), (34, 0.008), (55, 0.005))]
    torn = [(rnd.uniform(0, 6), n, k) for n, k in ((3, 0.05), (7, 0.035), (13, 0.02), (23, 0.012))]

    def at(u, v):
        side = (v - 0.5) * 2
        end = 0.93 + sum(k * math.sin(side * n + p) for p, n, k in torn) - 0.08 * side * side
        t = u * max(0.6, min(1.0, end))
        # A round beginning, a little narrower towards the end, drawn in a bow.
        half = width / 2 * math.sqrt(min(1.0, 1 - (1 - min(1.0, t / 0.19)) ** 2)) * (1 - 0.2 * t)
        half *= 1 + 0.015 * math.sin(t * 13 + side + seed) + 0.006 * math.sin(t * 43 - side)
        x = (t - 0.5) * length + 0.1 * (1 - side * side) * (1 - t)
        y = side * half + 0.5 * (t - 0.5) ** 2 * length * 0.5 - 0.12
        bed = 0.05 + 0.17 * math.exp(-((t - 0.09) / 0.085) ** 2)
        wave = 0.03 * math.exp(-((t - 0.33) / 0.07) ** 2)
        ridge = 0.13 * math.exp(-((abs(side) - 0.84) / 0.1) ** 2) * (0.75 + 0.25 * math.sin(t * 15 + side * 4 + seed)) * min(1, t * 6)
        lines = sum(k * math.sin(side * n + p + 0.5 * math.sin(t * 3 + p)) for p, n, k in stripes) * min(1, t * 5)
        lip = 0.06 * math.exp(-((u - 0.965) / 0.02) ** 2)
        edge = math.sqrt(max(0.0, 1 - abs(side) ** 5)) * min(1.0, (1 - u) / 0.012) ** 0.5
        z = (bed + wave + ridge + lines + lip) * edge
        if u in (0, 1) or v in (0, 1):
            z = -0.02
        return (x, y, z)

    return fine(grid('swipe', 200, 110, at, cream_stuff(colour, grain)))


def swirl(colour, r=0.8, height=0.5, grain=0.0, seed=1):
    """A dollop turned upwards in a spiral, its tip bent over."""

    def at(u, v):
        a = u * TAU
        crest = 0.5 + 0.5 * math.cos(a - v * 15.5 + seed)
        fade = math.sin(math.pi * min(1.0, v * 1.08)) ** 0.8
        k = r * v * (1 + 0.03 * math.sin(a * 2 + seed) + 0.035 * crest * fade)
        z = height * (0.78 * (1 - v) ** 1.25 + 0.26 * (1 - v ** 7)) + 0.15 * r * (crest ** 1.4 - 0.5) * fade
        lean = 0.2 * height * (1 - v) ** 7
        return (k * math.cos(a) + lean, k * math.sin(a), z if v < 1 else -0.02)

    return fine(grid('swirl', 120, 90, at, cream_stuff(colour, grain), closed=True))


def drops(places, colour='#fbe9e3', seed=1):
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


def foam(r=0.7, height=0.5, colour='#fbfcfa', seed=2):
    """A dollop of whipped foam with a soft peak, its bubbles too fine to count."""
    stuff = Stuff('foam', colour, 0.6, specular=0.3)
    stuff.flesh(0.35, (0.14, 0.14, 0.14))
    # Bubbles are domes: high in the middle of each cell, low where cells meet.
    for scale, strength, deep in ((17, 0.16, 0.02), (38, 0.12, 0.01)):
        stuff.bump(stuff.ramp(stuff.cells(scale / r), [(0.0, 1.0), (0.75, 0.0)]), strength, deep * r)

    def body(u, v):
        a = u * TAU
        crest = 0.5 + 0.5 * math.cos(a - v * 13 + seed)
        fade = math.sin(math.pi * min(1.0, v * 1.04)) ** 0.8
        k = r * v * (1 + 0.04 * math.sin(a * 3 + seed) + 0.025 * math.sin(a * 5 - seed) + 0.06 * crest * fade)
        z = height * (0.6 * (1 - v ** 3) ** 0.7 + 0.4 * math.exp(-((v / 0.32) ** 1.5)))
        z += 0.2 * r * (crest ** 1.3 - 0.5) * fade
        lean = 0.16 * height * (1 - v) ** 6
        return (k * math.cos(a) + lean, k * math.sin(a), z if v < 1 else -0.01)

    return fine(grid('foam', 120, 80, body, stuff.material, closed=True))
