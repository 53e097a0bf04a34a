"""Mango, pineapple and passion fruit."""
import math
import random

import bpy

from geometry import TAU, ball, fine, grid, join, put
from citrus import cut_face
from material import Stuff, linear, mixed


def mango(r=0.8, seed=1):
    """A mango lying on its side, its stem towards +X and its red cheek up."""
    stuff = Stuff('mango', '#e8a327', 0.34, specular=0.45, clearcoat=0.2, clearcoat_roughness=0.2)
    cheek = stuff.math('ADD', stuff.along('Z'), stuff.math('MULTIPLY', stuff.noise(1.6, 4), 0.55))
    tone = stuff.ramp(cheek, [(0.45, '#7d9a2c'), (0.68, '#e5b132'), (0.92, '#ee8f24'), (1.2 / 1.3, '#e8792a'), (1.0, '#c8372a')])
    dots = stuff.ramp(stuff.cells(13), [(0.0, 1.0), (0.1, 0.7), (0.17, 0.0)])
    stuff.set('Subsurface', 0.06).set('Subsurface Radius', (0.15, 0.07, 0.02))
    stuff.colour(stuff.blend(stuff.math('MULTIPLY', dots, 0.45), tone, '#f8d98a'))
    stuff.bump(stuff.noise(5, 3), 0.14, 0.03)

    def at(turn, polar):
        s, c = math.sin(polar), math.cos(polar)
        k = r * s ** 0.92 * (1 + 0.1 * c)
        x = 1.32 * r * c
        y = k * math.cos(turn) * 0.86
        z = k * math.sin(turn) + 0.16 * r * c * abs(c) - 0.1 * r * math.exp(-((polar - 2.7) / 0.4) ** 2)
        return (x - 0.1 * r * math.exp(-(polar / 0.18) ** 2), y, z)

    stem = Stuff('stem', '#5a4526', 0.8).material
    knob = ball('knob', stem, lambda t, p: (0.07 * r * math.cos(p), 0.06 * r * math.sin(p) * math.cos(t), 0.06 * r * math.sin(p) * math.sin(t)), 16, 10)
    return join('mango', [ball('mango', stuff.material, at, 96, 64), put(knob, (1.3 * r - 0.08 * r, 0, 0.15 * r))])


def mango_cheek(r=0.8, seed=1):
    """A cheek of mango, scored and turned out: cubes of flesh on a bowl of skin, the flesh up."""
    flesh = Stuff('flesh', '#f5a81f', 0.3, specular=0.5, clearcoat=0.25, clearcoat_roughness=0.15)
    flesh.set('Subsurface', 0.2).set('Subsurface Radius', (0.25, 0.12, 0.02))
    flesh.colour(flesh.ramp(flesh.noise(4, 4), [(0.3, '#f09a12'), (0.7, '#fbbd3a')]))
    flesh.bump(flesh.noise(26, 3), 0.2, 0.01)
    skin = Stuff('skin', '#d9a02c', 0.36)
    skin.colour(skin.ramp(skin.noise(1.2, 3), [(0.35, '#b8a02e'), (0.6, '#e08a28'), (0.8, '#cc4a2a')]))

    def bowl(u, v):
        a, k = u * TAU, v
        return (1.3 * r * k * math.cos(a), 0.82 * r * k * math.sin(a), 0.42 * r * (1 - k * k) * -0.4 + 0.05 * r * k)

    parts = [grid('skin', 64, 20, bowl, skin.material, closed=True)]
    from geometry import box

    step = 0.3 * r
    for i in range(-4, 5):
        for j in range(-3, 4):
            x, y = i * step, j * step
            d = (x / (1.22 * r)) ** 2 + (y / (0.76 * r)) ** 2
            if d > 0.93:
                continue
            tall = r * (0.34 * math.sqrt(1 - d) + 0.1)
            cube = box('cube', step * 0.88, step * 0.88, tall, flesh.material, 0.05 * r, 3)
            lift = 0.42 * r * (1 - d) * -0.3
            put(cube, (x * 1.04, y * 1.04, lift), (-y / r * 26, x / r * 20, 0))
            parts.append(cube)
    return join('cheek', parts)


def tinted(thing, colours):
    """Gives every point of a mesh its colour and answers the name under which a material finds it."""
    layer = thing.data.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT')
    for point, colour in zip(layer.data, colours):
        point.color = colour
    return 'tone'


def tone_of(stuff, name='tone'):
    node = stuff.node('ShaderNodeAttribute')
    node.attribute_name = name
    return node.outputs['Color']


def pineapple(r=0.72, height=1.9, crown=1.5, seed=1):
    """A pineapple standing up, with its crown."""
    rnd = random.Random(seed)
    stuff = Stuff('pineapple', '#c98a1f', 0.45, specular=0.4)
    columns, rows = 320, 220
    colours = []
    gold, green, brown, pale = (linear(c) for c in ('#d9961f', '#8a8a2c', '#5a3a1a', '#e9bd5f'))

    def lattice(u, v):
        p, q = u * 10 + v * 7.4, u * 9 - v * 7.0
        i, j = math.floor(p), math.floor(q)
        return p - i - 0.5, q - j - 0.5, (i * 7 + j * 13) % 17 / 17

    def at(u, v):
        a = u * TAU
        t = v
        base = r * (math.sin(math.pi * (0.09 + 0.84 * t)) ** 0.5) * (1.04 - 0.12 * t)
        dp, dq, tone = lattice(u % 1, t)
        edge = max(abs(dp), abs(dq)) * 2
        dome = (1 - edge ** 3.2)
        centre = math.exp(-((dp * dp + dq * dq) / 0.012))
        spike = math.exp(-((dp * dp + dq * dq) / 0.004))
        k = base + r * (0.11 * dome - 0.035 * centre + 0.08 * spike)
        if v in (0, 1):
            k = 0.02
        mixin = lambda c1, c2, w: tuple(c1[n] + (c2[n] - c1[n]) * w for n in range(4))
        colour = mixin(gold, green, min(1, max(0, 0.25 + 0.7 * (t - 0.35) + 0.5 * (tone - 0.5))))
        colour = mixin(colour, pale, 0.3 * dome * (1 - edge))
        colour = mixin(colour, brown, min(1, max(0, (edge - 0.8) * 3.2) + 0.75 * spike + 0.25 * centre))
        colours.append(colour)
        return (k * math.cos(a), k * math.sin(a), height * t + 0.05 * r * spike)

    body = grid('pineapple', columns, rows, at, stuff.material, closed=True)
    tinted(body, colours)
    stuff.colour(tone_of(stuff))
    stuff.flesh(0.04, (0.06, 0.04, 0.01))
    stuff.bump(stuff.noise(30, 3), 0.2, 0.01)
    leaves = Stuff('crown', '#5f7f3c', 0.45, specular=0.4)
    leaves.colour(leaves.ramp(leaves.along('Y', 'UV'), [(0.0, '#c9cf8e'), (0.2, '#7d9a52'), (0.75, '#5b8348'), (1.0, '#a09a5a')]))
    leaves.bump(leaves.noise(30, 2, (8, 8, 1)), 0.2, 0.01)
    parts = [body]
    count = 64
    for i in range(count):
        t = i / count
        length = crown * (0.45 + 0.62 * math.sin(math.pi * (0.12 + 0.6 * t))) * rnd.uniform(0.9, 1.08)
        lean = 1.25 * (1 - t) ** 1.2 + 0.08
        width = 0.17 * (1 - 0.3 * t)

        def strip(u, v, length=length, lean=lean, width=width):
            side = u * 2 - 1
            half = width * (1 - v ** 1.6) * (0.75 + 0.6 * math.sin(math.pi * min(1, v * 1.6)) * 0.5)
            bow = lean * (0.35 + 0.9 * v)
            out = length * v * math.sin(bow)
            up = length * v * math.cos(bow * 0.92)
            return (side * half, -out - side * side * 0.0, up + abs(side) * half * 0.35)

        leaf = fine(grid('strip', 6, 18, strip, leaves.material))
        put(leaf, (0, 0, height * 0.95 + 0.18 * t), (0, 0, i * 137.5))
        parts.append(leaf)
    return join('pineapple', parts)


def passion_half(r=0.42, seed=1):
    """Half a passion fruit, the cut up: a thin dark shell, pith, and seeds in their juice."""
    rnd = random.Random(seed)
    shell = Stuff('shell', '#4a1f33', 0.42, specular=0.4)
    shell.colour(shell.ramp(shell.noise(3, 4), [(0.3, '#3a1528'), (0.7, '#6e3448')]))
    shell.bump(shell.noise(10, 3), 0.3, 0.03)
    pith = Stuff('pith', '#f3e3d6', 0.7)
    pith.colour(pith.ramp(pith.noise(6, 3), [(0.3, '#ecd2c8'), (0.7, '#faf1e6')]))

    def outer(u, v):
        a, p = u * TAU, math.pi / 2 * (1 + v)
        return (r * math.sin(p) * math.cos(a), r * math.sin(p) * math.sin(a), r * math.cos(p))

    def rim(u, v):
        a = u * TAU
        k = r * (1 - 0.15 * v)
        drop = -0.55 * r * max(0, v - 0.75) * 4
        return (k * math.cos(a), k * math.sin(a), 0.012 * r * math.sin(math.pi * v) + drop * 0.3)

    parts = [grid('shell', 64, 24, outer, shell.material, closed=True), grid('rim', 64, 8, rim, pith.material, closed=True)]
    juice = Stuff('juice', '#f7ae14', 0.1, specular=0.5, transmission=0.12, ior=1.36)
    juice.flesh(0.4, (0.3, 0.15, 0.02))
    juice.bump(juice.noise(5, 2), 0.3, 0.05)

    def pool(u, v):
        a, k = u * TAU, 0.87 * r * v
        bump = 0.05 * r * (math.sin(a * 5 + v * 6 + seed) * math.sin(v * 9))
        return (k * math.cos(a), k * math.sin(a), r * (0.05 - 0.14 * v * v) + bump * (1 - v))

    parts.append(fine(grid('juice', 48, 16, pool, juice.material, closed=True)))
    seeds = Stuff('seed', '#161012', 0.2, specular=0.5).material
    sacks = Stuff('sack', '#f9b41c', 0.1, specular=0.5, transmission=0.15, ior=1.36)
    sacks.flesh(0.3, (0.3, 0.15, 0.02))
    for i in range(30):
        a, d = i * 2.39996, 0.76 * r * math.sqrt((i + 0.5) / 30)
        x, y, z = d * math.cos(a), d * math.sin(a), r * 0.06 - 0.1 * d
        turn = (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 180))
        pip = ball('seed', seeds, lambda t, p: (1.35 * math.cos(p), math.sin(p) * math.cos(t), 0.5 * math.sin(p) * math.sin(t)), 14, 10)
        parts.append(put(pip, (x, y, z + 0.02 * r), turn, 0.062 * r))
        if i % 2:
            sack = ball('sack', sacks.material, lambda t, p: (1.3 * math.cos(p), math.sin(p) * math.cos(t), 0.8 * math.sin(p) * math.sin(t)), 14, 10)
            parts.append(put(sack, (x + 0.05 * r, y, z + 0.01 * r), turn, 0.1 * r))
    return join('passion', parts)
