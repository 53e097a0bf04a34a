"""Drops of serum and dollops of cream."""
import math

import bpy

from foam import film
from geometry import TAU, ball, fine, grid, join, put
from material import glassy, linear
from strokes import bowed, cream_stuff, waves


def swirl(colour, r=0.8, height=0.5, grain=0.0, seed=1):
    """A dollop turned upwards in a spiral, its tip bent over, its foot thin and uneven on the ground."""
    soft = waves(seed)

    def at(u, v):
        a = u * TAU
        crest = 0.5 + 0.5 * math.cos(a - v * 15.5 + seed)
        fade = math.sin(math.pi * min(1.0, v * 1.08)) ** 0.8
        reach = 0.9 + 0.2 * soft(2 + 1.3 * math.cos(a), 2 + 1.3 * math.sin(a))
        k = r * v * reach * (1 + 0.035 * crest * fade)
        z = height * (0.74 * (1 - v) ** 1.3 + 0.3 * (1 - v ** 2.4)) + 0.15 * r * (crest ** 1.4 - 0.5) * fade * (1 - v ** 4)
        edge = math.sin(math.pi / 2 * min(1.0, (1 - v) / 0.2)) ** 0.8
        lean = 0.2 * height * (1 - v) ** 7
        return (k * math.cos(a) + lean, k * math.sin(a), z * edge - 0.01)

    return fine(grid('swirl', 120, 90, at, cream_stuff(colour, grain), closed=True))


def glow(x, y, r, colour):
    """The light that a drop gathers on the paper, at the side that faces away from the window."""
    material = bpy.data.materials.new('glow')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    kinds = ('OutputMaterial', 'MixShader', 'BsdfTransparent', 'Emission', 'TexGradient', 'TexCoord', 'Math')
    out, mix, clear, light, fall, where, soft = (tree.nodes.new(f'ShaderNode{kind}') for kind in kinds)
    fall.gradient_type = 'SPHERICAL'
    soft.operation = 'MULTIPLY'
    soft.inputs[1].default_value = 0.5
    light.inputs['Color'].default_value = linear(colour)
    light.inputs['Strength'].default_value = 1.0
    tree.links.new(where.outputs['Object'], fall.inputs[0])
    tree.links.new(fall.outputs['Fac'], soft.inputs[0])
    tree.links.new(soft.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(light.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    disc = grid('glow', 24, 2, lambda u, v: (v * math.cos(u * TAU), v * math.sin(u * TAU), 0), material, closed=True)
    return put(disc, (x, y, 0.004), (0, 0, 12), (r, r * 0.72, 1))


def drops(places, colour='#fcdfd5', seed=1, glows=True, low=None):
    """Drops of serum on the ground: [(x, y, r)]. They are wet: their foot lies below the paper, no air is under it.
    Seen from `low`, a whole room bends into one and it looks like metal; it is only tinted then, and shines."""
    stuff = film(tint=low, gleam=0.32) if low else glassy('serum', colour, 0.0, 1.36, 1.0)
    parts = []
    for i, (x, y, r) in enumerate(places):
        phase = seed + i

        def at(turn, polar, r=r, phase=phase):
            s, c = math.sin(polar), math.cos(polar)
            k = r * s * (1 + 0.05 * math.sin(turn * 2 + phase) + 0.03 * math.sin(turn * 3 - phase))
            return (k * math.cos(turn), k * math.sin(turn), r * (0.4 * c if c > 0 else 0.1 * c))

        parts.append(put(ball('drop', stuff, at, 72, 48), (x, y, 0)))
        if glows:
            parts.append(glow(x + 0.34 * r, y + 0.12 * r, r * 0.62, '#fff2ea'))
    return join('drops', parts)


def trail(path, width=0.3, colour='#fcdfd5', seed=1):
    """A streak of serum that a dropper drew: it swells to a drop at its end."""
    long, around = 160, 36
    line = bowed(path, long)
    soft = waves(seed)
    length = sum(math.dist(a, b) for a, b in zip(line, line[1:]))

    def at(u, v):
        i = min(long, round(u * long))
        (x, y), a, b = line[i], line[max(0, i - 1)], line[min(long, i + 1)]
        d = math.dist(a, b)
        nx, ny = -(b[1] - a[1]) / d, (b[0] - a[0]) / d
        swell = 0.42 + 0.5 * u ** 3 + 0.12 * soft(u * length * 3, 4)
        near = u * length / (width * 0.3), (1 - u) * length / (width * 0.5)
        r = width / 2 * swell * math.prod(math.sqrt(max(0.0, 1 - max(0.0, 1 - t) ** 2)) for t in near)
        turn = TAU * v
        c, s = math.cos(turn), math.sin(turn)
        return (x + nx * r * c, y + ny * r * c, r * s * (0.62 if s > 0 else 0.15))

    return grid('trail', long, around, at, glassy('serum', colour, 0.0, 1.36, 1.0))
