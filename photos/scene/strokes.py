"""Cream drawn over the paper: strokes of a spatula, beads of lotion, a swirl. Every edge runs down below the ground, so
that cream ends in a thin and uneven line instead of a wall."""
import math
import random

from geometry import TAU, grid, pipe
from material import Stuff


def cream_stuff(colour, grain=0.0, gloss=0.5):
    """Cream; `grain` makes it clay: matt and full of fine grains."""
    rough = 0.3 - 0.16 * gloss + 0.42 * min(1, grain)
    stuff = Stuff('cream', colour, rough, specular=0.5 - 0.25 * min(1, grain), clearcoat=gloss * (1 - min(1, grain)), clearcoat_roughness=0.1)
    if grain:
        stuff.colour(stuff.blend(stuff.ramp(stuff.noise(24, 4), [(0.4, 0.0), (0.7, 0.3 * grain)]), colour, '#a96d62'))
        stuff.bump(stuff.noise(60, 5, rough=0.75), 0.4 * grain, 0.02)
    else:
        stuff.flesh(0.18, (0.16, 0.13, 0.1))
        stuff.shader.subsurface_method = 'BURLEY'
    return stuff.material


def waves(seed):
    """Smooth noise over two numbers, 0 to 1."""
    rnd = random.Random(seed)
    table = [rnd.random() for _ in range(1024)]

    def at(x, y=0.0):
        i, j = math.floor(x), math.floor(y)
        fx, fy = x - i, y - j
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        a, b, c, d = (table[(p * 157 + q * 311 + p * q * 7) % 1024] for p, q in ((i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1)))
        return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy

    return at


def ease(t):
    """0 to 1 without a kink at either end."""
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def bowed(points, count):
    """A smooth line through points, in `count` even steps: [(x, y)]."""
    fine = []
    ends = [points[0]] + list(points) + [points[-1]]
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(40):
            t = i / 40
            fine.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    fine.append(tuple(points[-1]))
    total = [0.0]
    for a, b in zip(fine, fine[1:]):
        total.append(total[-1] + math.dist(a, b))
    out, k = [], 0
    for i in range(count + 1):
        want = total[-1] * i / count
        while k < len(fine) - 2 and total[k + 1] < want:
            k += 1
        t = (want - total[k]) / max(1e-9, total[k + 1] - total[k])
        out.append(tuple(a + (b - a) * min(1, t) for a, b in zip(fine[k], fine[k + 1])))
    return out


def along(line, i):
    """The unit normal of a line at one of its points."""
    a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
    d = math.dist(a, b) or 1
    return (-(b[1] - a[1]) / d, (b[0] - a[0]) / d)


def smear(colour, path, width=1.1, thick=0.16, grain=0.0, gloss=0.5, seed=1, tail=0.3, narrow=0.25, lift=0.0, mound=0.2, peak=0.0, lines=1.0):
    """One pull of a spatula along `path` [(x, y)]: heaped where it began (`mound`), striped by the blade with a bead of
    cream at both its sides, and running out over the last part (`tail`) until single stripes are left. `lift` raises it
    over a stroke beneath; `peak` is the tip where the blade left."""
    long, across = 300, 150
    line = bowed(path, long)
    soft, stripe, ragged, crumb = (waves(seed + n) for n in (0, 7, 13, 19))
    length = sum(math.dist(a, b) for a, b in zip(line, line[1:]))

    def at(u, v):
        i = min(long, round(u * long))
        side = (v - 0.5) * 2
        (x, y), (nx, ny) = line[i], along(line, i)
        begin = min(1.0, u * length / (width * 0.42))
        half = width / 2 * (0.35 + 0.65 * math.sqrt(max(0.0, 1 - (1 - begin) ** 2))) * (1 - narrow * u)
        half *= 0.9 + 0.16 * soft(u * length * 1.6, 3 + (side > 0) * 9) + 0.05 * soft(u * length * 7, 5 + (side > 0) * 9)
        out = max(0.0, (u - 1 + tail) / tail)
        blade = stripe(side * 9 + 40, u * 1.6) * 0.55 + stripe(side * 23 + 90, u * 2.4) * 0.3 + stripe(side * 52 + 170, u * 3.2) * 0.15
        worn = ease((u * length - 0.12 * width) / (0.9 * width) + 0.12 * math.sin(side * 5 + seed))
        z = thick * (0.5 + 0.2 * soft(u * length * 1.3, 30))
        z += thick * (blade - 0.5) * lines * worn * (0.7 + 0.6 * out)
        bead = math.exp(-((abs(side) - 0.74) / 0.14) ** 2)
        z += thick * bead * (0.2 + 1.0 * soft(u * length * 2.2, 50 + (side > 0) * 5)) * worn * (1 - 0.7 * out)
        heap = math.exp(-((u * length - 0.46 * width) / (0.36 * width)) ** 2)
        z += mound * heap * (1 - 0.5 * side * side)
        z -= thick * 1.25 * out ** 1.7 * (0.75 + 0.6 * ragged(side * 7, 2))
        z += peak * math.exp(-(((u - 1 + tail * 0.35) * length) / 0.16) ** 2 - (side / 0.42) ** 2)
        # Down to the paper at the sides and ends, and a little further.
        rim = min(1.0, (1 - abs(side)) / 0.34)
        edge = math.sin(math.pi / 2 * rim) ** 0.95 * ease(0.1 + begin)
        z = (z + lift) * edge - 0.012
        x, y = x + nx * half * side, y + ny * half * side
        if grain:
            z += 0.006 * grain * (crumb(x * 47 + 900, y * 47 + 900) - 0.5) * edge
        if u == 1:
            z = min(z, -0.02)
        return (x, y, z)

    return grid('smear', long, across, at, cream_stuff(colour, grain, gloss))


def bead(colour, path, width=0.24, height=0.8, seed=1, taper=0.55, gloss=1.0):
    """Fluid lotion squeezed out along `path`: a round glossy bead that thins towards its end."""
    long, around = 420, 40
    line = bowed(path, long)
    soft = waves(seed)
    length = sum(math.dist(a, b) for a, b in zip(line, line[1:]))

    def at(u, v):
        i = min(long, round(u * long))
        (x, y), (nx, ny) = line[i], along(line, i)
        r = width / 2 * (1 - taper * u) * (0.9 + 0.2 * soft(u * length * 1.7, 2))
        first, last = u * length / (width * 0.55), (1 - u) * length / (width * 0.7)
        r *= math.sqrt(max(0.0, 1 - max(0.0, 1 - first) ** 2)) * min(1.0, last) ** 0.6
        r *= 1 + 0.28 * math.exp(-(u * length / (width * 0.9)) ** 2)
        a = math.pi * (v * 1.16 - 0.08)
        return (x + nx * r * math.cos(a), y + ny * r * math.cos(a), height * r * math.sin(a) ** 1 * (1.12 if math.sin(a) > 0 else 0.3))

    return grid('bead', long, around, at, cream_stuff(colour, 0, gloss))


def ribbon(colour, path, radius=0.085, gloss=1.0):
    """Lotion in the air and then on the ground, along `path` [(x, y, z)], thinner where it hangs."""
    line = bowed(path, 160)
    top = max(p[2] for p in path)

    def thick(t):
        z = line[min(160, round(t * 160))][2]
        end = math.sqrt(max(0.0, 1 - max(0.0, 1 - (1 - t) / 0.05) ** 2))
        return radius * (1 - 0.3 * ease(z / top * 1.4 - 0.3)) * max(0.05, end) * (1 - 0.25 * t)

    return pipe('ribbon', line, thick, cream_stuff(colour, 0, gloss), 28)


def dab(colour, r=0.3, height=0.14, seed=1, gloss=1.0, grain=0.0):
    """A drop of lotion that has run flat and round."""
    soft = waves(seed)

    def at(u, v):
        a = u * TAU
        k = r * v * (0.94 + 0.12 * soft(2 + 2 * math.cos(a), 2 + 2 * math.sin(a)))
        z = height * max(0.0, 1 - v ** 2.6) ** 0.6
        return (k * math.cos(a), k * math.sin(a), z if v < 1 else -0.01)

    return grid('dab', 96, 48, at, cream_stuff(colour, grain, gloss), closed=True)


def whorl(colour, r=1.15, laps=2.4, thick=0.2, tip=0.3, seed=1, gloss=0.55, grain=0.0):
    """A swirl turned into a layer of cream: laps that lean over one another, fine lines of the blade in each, a soft tip
    where the blade was lifted, and an edge that runs out unevenly."""
    soft, stripe = waves(seed), waves(seed + 5)

    def at(u, v):
        a = u * TAU
        ring = (2.5 + 1.6 * math.cos(a), 2.5 + 1.6 * math.sin(a))
        k = r * v
        x, y = k * math.cos(a), k * math.sin(a)
        # How many laps out from the middle; the line wanders a little, as a hand does.
        lap = v * laps * (1 + 0.04 * math.sin(a + seed)) - u + 0.1 * (soft(x * 1.2 + 9, y * 1.2 + 9) - 0.5)
        f, way = lap - math.floor(lap), math.floor(lap) + u
        rise = (f / 0.82) ** 1.6 if f < 0.82 else 0.5 + 0.5 * math.cos(math.pi * (f - 0.82) / 0.18)
        lines = stripe(f * 5 + 60, way * 3 + 20) * 0.6 + stripe(f * 13 + 90, way * 4 + 40) * 0.4
        calm = min(1.0, v / 0.14)
        wide = min(1.0, (1 - v) / 0.3)
        z = thick * (0.4 + 0.7 * (1 - v)) + thick * 0.7 * rise * calm * wide ** 0.6
        z += thick * 0.26 * (lines - 0.5) * calm * math.sin(math.pi * min(1, f / 0.82))
        z += tip * math.exp(-((k / (0.17 * r)) ** 1.25))
        edge = math.sin(math.pi / 2 * min(1.0, (1 - v) / 0.16)) ** 0.9
        reach = 0.86 + 0.26 * soft(*ring) + 0.05 * soft(ring[0] * 3, ring[1] * 3)
        lean = 0.3 * tip * (1 - min(1, k / (0.2 * r))) ** 2
        return (x * reach + lean, y * reach + lean * 0.4, z * edge - 0.012)

    return grid('whorl', 280, 170, at, cream_stuff(colour, grain, gloss), closed=True)
