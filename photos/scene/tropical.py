"""Mango, pineapple and passion fruit."""
import math
import random

import bpy

from geometry import TAU, ball, box, fine, grid, join, put
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
    """A cheek of mango, scored and turned out: soft cubes of flesh that fan out from a bowl of skin, the flesh up."""
    rnd = random.Random(seed)
    flesh = Stuff('flesh', '#f7a51c', 0.2, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.12)
    flesh.set('Subsurface', 0.3).set('Subsurface Radius', (0.25, 0.12, 0.02))
    flesh.colour(flesh.ramp(flesh.noise(3, 4), [(0.3, '#f39410'), (0.7, '#fdb52c')]))
    flesh.bump(flesh.noise(9, 4, (1, 1, 0.3)), 0.3, 0.02)
    skin = Stuff('skin', '#d9a02c', 0.36, specular=0.45, clearcoat=0.15)
    skin.colour(skin.ramp(skin.noise(1.2, 3), [(0.35, '#b8a02e'), (0.55, '#e79a28'), (0.75, '#d24a2a')]))

    def dome(x, y):
        """Height of the turned-out skin, which bulges upwards in the middle."""
        return 0.34 * r * (1 - (x / (1.3 * r)) ** 2 - (y / (0.86 * r)) ** 2)

    def shell(u, v):
        x, y = 1.3 * r * v * math.cos(u * TAU), 0.86 * r * v * math.sin(u * TAU)
        return (x, y, dome(x, y) - 0.03 * r)

    parts = [grid('skin', 64, 20, shell, skin.material, closed=True)]
    step = 0.43 * r
    for i in range(-2, 3):
        for j in range(-1, 2):
            x, y = i * step * 1.06, j * step * 1.06
            if (x / (1.24 * r)) ** 2 + (y / (0.84 * r)) ** 2 > 0.98:
                continue
            tall = r * (0.46 - 0.1 * (abs(i) + abs(j)) / 2)
            cube = fine(box('cube', step * rnd.uniform(0.9, 0.98), step * rnd.uniform(0.9, 0.98), tall, flesh.material, 0.09 * r, 4))
            lean = (math.degrees(math.atan(0.68 * r * y / (0.86 * r) ** 2)), math.degrees(math.atan(0.68 * r * x / (1.3 * r) ** 2)))
            parts.append(put(cube, (x, y, dome(x, y) - 0.06 * r), (-lean[0], lean[1], rnd.uniform(-5, 5))))
    return join('cheek', parts)


def tinted(thing, colours):
    """Writes a colour for every point of a mesh and returns the attribute's name for the material."""
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


def aril():
    """The juicy sack around a seed: orange, glossy, and thin enough to see the seed in it."""
    stuff = Stuff('aril', '#f59a0c', 0.06, specular=0.6)
    stuff.colour(stuff.ramp(stuff.noise(3, 2), [(0.35, '#f59d0c'), (0.7, '#fdc136')]))
    stuff.flesh(0.3, (0.3, 0.15, 0.02))
    tree = stuff.tree
    out = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    through, mix = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeMixShader')
    through.inputs['Color'].default_value = linear('#ffd468')
    facing = stuff.node('ShaderNodeLayerWeight', Blend=0.4).outputs['Facing']
    tree.links.new(stuff.ramp(facing, [(0.0, 0.3), (0.4, 0.62), (1.0, 1.0)]), mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(stuff.shader.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return stuff.material


def passion_half(r=0.42, seed=1):
    """Half a passion fruit, the cut up: a dark rind, a white ring of pith, and seeds in their glossy sacks."""
    rnd = random.Random(seed)
    shell = Stuff('shell', '#4a1f33', 0.42, specular=0.4)
    shell.colour(shell.ramp(shell.noise(2.6, 5), [(0.28, '#331024'), (0.5, '#5a2438'), (0.72, '#8a4a3c'), (0.9, '#c08a3c')]))
    shell.bump(shell.noise(10, 3), 0.4, 0.03)
    pith = Stuff('pith', '#f8efe4', 0.6)
    pith.colour(pith.ramp(pith.noise(6, 3), [(0.3, '#f1ddd2'), (0.7, '#fdf7ee')]))

    def outer(u, v):
        a, p = u * TAU, math.pi / 2 * (1 + v)
        k = r * (1 + 0.012 * math.sin(a * 3 + seed))
        return (k * math.sin(p) * math.cos(a), k * math.sin(p) * math.sin(a), r * math.cos(p))

    def rim(u, v):
        a = u * TAU
        k = r * (1 + 0.012 * math.sin(a * 3 + seed)) * (1 - 0.17 * v) + 0.012 * r * math.sin(a * 7 + seed) * v
        drop = 0.5 * r * max(0, v - 0.72)
        return (k * math.cos(a), k * math.sin(a), 0.012 * r * math.sin(math.pi * v) - drop)

    parts = [grid('shell', 64, 24, outer, shell.material, closed=True), grid('rim', 64, 12, rim, pith.material, closed=True)]
    juice = Stuff('juice', '#f2a010', 0.08, specular=0.5)
    juice.flesh(0.35, (0.3, 0.15, 0.02))
    juice.bump(juice.noise(7, 2), 0.4, 0.05)

    def pool(u, v):
        a, k = u * TAU, 0.87 * r * v
        return (k * math.cos(a), k * math.sin(a), r * (-0.02 - 0.1 * v * v))

    parts.append(fine(grid('juice', 48, 16, pool, juice.material, closed=True)))
    seeds = Stuff('seed', '#120c0c', 0.2, specular=0.5).material
    sacks = aril()

    def egg(long, flat):
        return lambda t, p: (long * math.cos(p), math.sin(p) * math.cos(t) * (1 + 0.15 * math.cos(p)), flat * math.sin(p) * math.sin(t))

    count = 24
    for i in range(count):
        a, d = i * 2.39996 + rnd.uniform(-0.15, 0.15), 0.74 * r * math.sqrt((i + 0.4) / count)
        at = (d * math.cos(a), d * math.sin(a), r * rnd.uniform(0.0, 0.06) - 0.08 * d)
        # Seeds point to the wall they hang from.
        turn = (rnd.uniform(-20, 20), rnd.uniform(-12, 30), math.degrees(a) + rnd.uniform(-35, 35))
        parts.append(put(ball('sack', sacks, egg(1.35, 0.8), 24, 16), at, turn, 0.125 * r))
        parts.append(put(ball('seed', seeds, egg(1.5, 0.6), 16, 10), (at[0], at[1], at[2] + 0.07 * r), turn, 0.07 * r))
    return join('passion', parts)
