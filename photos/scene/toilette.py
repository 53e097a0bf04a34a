"""What stands beside cosmetics in use: a dish, a spatula, a brush, a pipette."""
import math
import random

from foam import film
from geometry import TAU, grid, join, lathe, put
from material import Stuff, glassy, metal, mixed


def dish(r=0.7, height=0.16, colour='#d9cabb'):
    """A small saucer of glazed stoneware with a few specks."""
    stuff = Stuff('dish', colour, 0.25, specular=0.5, clearcoat=0.4, clearcoat_roughness=0.08)
    specks = stuff.ramp(stuff.noise(46, 1), [(0.68, 0.0), (0.74, 0.5)])
    stuff.colour(stuff.blend(specks, colour, '#a58a72'))
    rnd = random.Random(4)
    phase = rnd.uniform(0, 6)

    def shape(a, k, z):
        k *= 1 + 0.008 * math.sin(a * 3 + phase)
        return (k * math.cos(a), k * math.sin(a), z * (1 + 0.02 * math.sin(a * 2 + phase)))

    line = [(0.001, 0.012), (r * 0.5, 0.012), (r * 0.52, 0, 0.01), (r * 0.6, 0, 0.02), (r * 0.86, height * 0.4, 0.12)]
    line += [(r, height, 0.012), (r * 0.965, height + 0.012, 0.012), (r * 0.9, height * 0.72, 0.04), (r * 0.72, height * 0.36, 0.1), (0.001, height * 0.32)]
    return lathe('dish', line, stuff.material, shape=shape)


def wood(colour='#c79a68'):
    stuff = Stuff('wood', colour, 0.5, specular=0.3)
    grain = stuff.noise(5, 5, (0.5, 7, 7), 0.6, 0.5)
    stuff.colour(stuff.ramp(grain, [(0.3, mixed(colour, '#6a4424', 0.4)), (0.5, colour), (0.72, mixed(colour, '#f1dcb8', 0.4))]))
    stuff.bump(grain, 0.15, 0.006)
    return stuff.material


def spatula(length=2.0, width=0.26, load=None, grain=0.0):
    """A wooden spatula along X, its blade towards −X; `load` is the colour of cream on the blade."""

    def at(u, v):
        t, a = u, v * TAU
        half = width * (0.5 if t < 0.3 else 0.5 - 0.22 * min(1.0, (t - 0.3) / 0.25) ** 0.8 * (1 - 0.35 * max(0.0, (t - 0.6) / 0.4)))
        end = math.sqrt(max(0.0, 1 - max(0.0, 1 - t * length / (width * 0.5)) ** 2)) * math.sqrt(max(0.0, 1 - max(0.0, 1 - (1 - t) * length / (width * 0.32)) ** 2))
        thick = 0.022 + 0.03 * min(1.0, t / 0.4)
        y = math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)) * half * max(0.02, end)
        z = math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)) * thick * max(0.1, end)
        return ((t - 0.2) * length, y, z + 0.05)

    parts = [grid('spatula', 90, 32, at, wood())]
    if load:
        from strokes import dab

        parts.append(put(dab(load, 0.2, 0.15, 3, 0.5, grain), (-0.2 * length + 0.26, 0, 0.06), (0, 0, 0), (1.15, 0.62, 1)))
    return join('spatula', parts)


def brush(length=2.2, load=None):
    """A flat brush for masks along X, its hair towards −X and dipped in clay of the colour `load`."""
    hair = Stuff('hair', '#efe2cf', 0.5, specular=0.3)
    lines = hair.noise(30, 3, (0.15, 3, 1))
    base = hair.ramp(lines, [(0.3, '#cfb595'), (0.6, '#f4e9d9')])
    if load:
        dipped = hair.ramp(hair.math('ADD', hair.along('X'), hair.math('MULTIPLY', lines, 0.16)), [(0.5, 1.0), (0.6, 0.0)])
        base = hair.blend(dipped, base, load)
    hair.colour(base)
    hair.bump(lines, 0.7, 0.03)
    start = -0.25 * length

    def tuft(u, v):
        t, a = u, v * TAU
        half = 0.17 + 0.05 * t - 0.03 * t ** 6
        thick = 0.085 * (1 - t) + 0.02
        rag = 0.02 * math.sin(a * 9) + 0.014 * math.sin(a * 23)
        shut = math.sqrt(max(0.0, 1 - max(0.0, (t - 0.86) / 0.14) ** 2))
        x = start - 0.62 * t - rag * t + 0.08 * t * t * (1 - abs(math.cos(a)) ** 2)
        return (x, half * math.cos(a) * (0.6 + 0.4 * shut), thick * math.sin(a) * max(0.05, shut) + 0.1 - 0.05 * t)

    def handle(u, v):
        t, a = u, v * TAU
        k = 0.11 - 0.045 * math.sin(math.pi * min(1, t * 1.25)) + 0.03 * t
        k *= math.sqrt(max(0.0, 1 - max(0.0, (t - 0.94) / 0.06) ** 2))
        return (start + 0.3 + t * (length * 0.95 - 0.3), k * math.cos(a) * 1.15, k * math.sin(a) + 0.1)

    def band(u, v):
        a = v * TAU
        return (start - 0.02 + 0.34 * u, (0.175 - 0.05 * u) * math.cos(a), (0.09 + 0.02 * u) * math.sin(a) + 0.1)

    return join('brush', [
        grid('tuft', 60, 64, tuft, hair.material),
        grid('band', 8, 48, band, metal('band', '#d9b49a', 0.26)),
        grid('handle', 60, 40, handle, wood('#b98454')),
    ])


def pipette(bulb='#4a1220', collar='#d9b49a', serum='#f7c0b0', length=1.3, fill=0.55, drop=False):
    """A glass pipette standing on its tip: tube, collar and rubber bulb, partly full of serum."""
    r = 0.085
    glass = [(0.018, 0.0), (0.03, 0.004), (0.036, 0.12, 0.04), (r, 0.3, 0.1), (r, length)]
    parts = [lathe('tube', glass, film(0.08, 1.22), 48)]
    top = 0.3 + (length - 0.3) * fill
    inner = r * 0.86
    liquid = [(0.001, 0.006), (0.022, 0.008), (0.028, 0.12, 0.04), (inner, 0.32, 0.1), (inner, top), (0.001, top - 0.02)]
    parts.append(lathe('serum', liquid, glassy('serum', serum, 0.0, 1.2, 1.0), 48))
    k = 0.3
    ring = [(0.001, 0), (k * 0.98, 0), (k, 0, 0.012), (k, 0.34, 0.03), (k * 0.7, 0.34)]
    parts.append(put(lathe('collar', ring, metal('collar', collar, 0.26)), (0, 0, length - 0.02)))
    rubber = [(k * 0.78, 0), (k * 0.8, 0.06, 0.04), (k * 0.7, 0.14, 0.06), (k * 0.66, 0.4, 0.1), (k * 0.52, 0.6, 0.16), (0.001, 0.64)]
    stuff = Stuff('rubber', bulb, 0.5, specular=0.35)
    stuff.bump(stuff.noise(50, 2), 0.08, 0.004)
    parts.append(put(lathe('bulb', rubber, stuff.material), (0, 0, length + 0.32)))
    if drop:
        pear = [(0.001, -0.17), (0.05, -0.165, 0.03), (0.075, -0.11, 0.05), (0.05, -0.04, 0.04), (0.024, 0.004)]
        parts.append(lathe('drop', pear, glassy('serum', serum, 0.0, 1.36, 1.0), 48))
    return join('pipette', parts)
