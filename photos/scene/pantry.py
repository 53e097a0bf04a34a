"""Cocoa, chocolate and vanilla."""
import math
import random

from geometry import TAU, ball, box, fine, grid, join, pipe, put
from material import Stuff


def cocoa_bean(r=0.17, seed=1):
    """A roasted bean lying along X."""
    rnd = random.Random(seed)
    stuff = Stuff('bean', '#5a3220', 0.5, specular=0.35)
    stuff.colour(stuff.ramp(stuff.noise(6, 4, (0.6, 2, 2)), [(0.3, '#3f2013'), (0.55, '#65381f'), (0.8, '#8a5a38')]))
    stuff.bump(stuff.noise(9, 4, (0.35, 2.2, 2.2)), 0.6, 0.03)
    phase = rnd.uniform(0, 6)

    def at(turn, polar):
        s, c = math.sin(polar), math.cos(polar)
        k = r * s ** 0.85 * (1 + 0.18 * c)
        crease = 1 + 0.03 * math.sin(turn * 5 + phase + c * 2)
        return (1.75 * r * c, k * math.cos(turn) * crease, 0.62 * k * math.sin(turn) * crease)

    return ball('bean', stuff.material, at, 64, 48)


def chocolate(pieces=(1, 1), size=0.5, seed=1):
    """A piece broken from a bar: squares with a raised rim, lying flat from a corner."""
    stuff = Stuff('chocolate', '#41241a', 0.34, specular=0.45)
    stuff.colour(stuff.ramp(stuff.noise(3, 3), [(0.3, '#3a1f15'), (0.7, '#4c2a1d')]))
    stuff.rough(stuff.ramp(stuff.noise(6, 4), [(0.3, 0.26), (0.7, 0.46)]))
    stuff.bump(stuff.noise(30, 3), 0.08, 0.006)
    parts = []
    nx, ny = pieces
    parts.append(put(box('slab', nx * size, ny * size, size * 0.17, stuff.material, 0.012, 2), ((nx - 1) * size / 2, (ny - 1) * size / 2, 0)))
    for i in range(nx):
        for j in range(ny):
            base = box('square', size * 0.94, size * 0.94, size * 0.2, stuff.material, 0.012, 2)
            for vertex in base.data.vertices:
                if vertex.co.z > 0.01:
                    vertex.co.x *= 0.84
                    vertex.co.y *= 0.84
            parts.append(put(base, (i * size, j * size, size * 0.12)))
    return join('chocolate', parts)


def vanilla_pods(length=2.2, count=3, seed=1):
    """Pods lying side by side along X, each a little bent, with hooked ends."""
    rnd = random.Random(seed)
    stuff = Stuff('pod', '#2c1711', 0.36, specular=0.45)
    stuff.colour(stuff.ramp(stuff.noise(4, 4, (0.3, 2, 2)), [(0.3, '#1c0e0a'), (0.6, '#3a2016'), (0.8, '#553323')]))
    stuff.bump(stuff.noise(16, 3, (0.08, 3, 3)), 0.8, 0.02)
    parts = []
    for n in range(count):
        bend, shift, phase = rnd.uniform(-0.12, 0.16), (n - (count - 1) / 2) * 0.14, rnd.uniform(0, 6)
        line = []
        for i in range(61):
            t = i / 60
            hook = 0.12 * max(0, (t - 0.93) / 0.07) ** 2
            line.append(((t - 0.5) * length * rnd.choice((1, 1)), shift + bend * math.sin(math.pi * t) + hook + 0.012 * math.sin(t * 9 + phase), 0.062 + 0.012 * math.sin(t * 7 + phase) + (0.05 if n == 1 else 0) * math.sin(math.pi * t)))
        pod = pipe('pod', line, lambda t: 0.066 * (min(1, t * 9 + 0.18) * min(1, (1 - t) * 12 + 0.3)) ** 0.6, stuff.material, 16, lambda a, t, phase=phase: 1 + 0.1 * math.sin(a * 5 + phase) + 0.05 * math.sin(t * 40 + a))
        parts.append(fine(pod))
    return join('pods', parts)


def vanilla_flower(r=0.6, seed=1):
    """An orchid of vanilla: five narrow petals and a fringed lip, facing up."""
    petal = Stuff('petal', '#f6ecc2', 0.5, specular=0.3)
    petal.flesh(0.15, (0.1, 0.1, 0.05))
    petal.colour(petal.ramp(petal.along('Y', 'UV'), [(0.0, '#dfe3a0'), (0.4, '#f7efcf'), (1.0, '#fdf8e6')]))
    petal.bump(petal.noise(20, 2, (1, 0.2, 1)), 0.2, 0.01)
    lip = Stuff('lip', '#f4e3a2', 0.5, specular=0.3)
    lip.flesh(0.15, (0.1, 0.08, 0.03))
    parts = []
    # Three sepals behind, two broader petals before them.
    for i, (turn, wide, lift) in enumerate(((0, 0.2, 0.0), (118, 0.2, 0.0), (242, 0.2, 0.0), (58, 0.25, 0.05), (302, 0.25, 0.05))):
        def blade(u, v):
            side = u * 2 - 1
            half = r * wide * math.sin(math.pi * (0.1 + 0.87 * v)) ** 0.75 * (1 + 0.05 * math.sin(v * 11 + i * 2))
            rise = r * (0.3 * v - 0.42 * v * v + lift)
            return (side * half, r * v, rise + side * side * half * 0.55 + 0.02 * r * math.sin(v * 9 + i))

        parts.append(put(fine(grid('petal', 10, 24, blade, petal.material)), (0, 0, 0), (0, 0, turn)))

    def horn(u, v):
        """The lip is a trumpet that opens below, its edge frilled."""
        a = u * TAU
        k = r * (0.1 + 0.2 * v ** 2.2) * (1 + 0.1 * math.sin(a * 11) * v ** 4)
        return (k * math.cos(a), k * math.sin(a) - r * 0.22 * v * v, r * (0.02 + 0.46 * v))

    parts.append(fine(grid('lip', 66, 14, horn, lip.material, closed=True)))
    return join('flower', parts)
