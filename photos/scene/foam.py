"""Foam of the cleanser: soft folds that melt together, fine pores and a few bubbles that shine."""
import math
import random

import bpy

from geometry import TAU, join, mesh
from material import Stuff, linear


def spheres(name, balls, columns=20, rows=12):
    """Many balls [(x, y, z, r)] in one mesh."""
    verts, faces = [], []
    for x, y, z, r in balls:
        first = len(verts)
        for i in range(columns):
            for j in range(rows + 1):
                a, p = TAU * i / columns, math.pi * j / rows
                verts.append((x + r * math.sin(p) * math.cos(a), y + r * math.sin(p) * math.sin(a), z + r * math.cos(p)))
        n = rows + 1
        for i in range(columns):
            k = (i + 1) % columns
            faces += [(first + i * n + j, first + i * n + j + 1, first + k * n + j + 1, first + k * n + j) for j in range(rows)]
    return mesh(name, verts, faces)


def folds(r, height, seed, turns=2.1):
    """Where foam lies when it is pumped in a ring and drawn up: a broad foot, balls along a rising coil, a bent tip."""
    rnd = random.Random(seed)
    balls = [(0, 0, height * 0.02, r * 0.62), (0, 0, height * 0.3, r * 0.36)]
    for i in range(40):
        a = TAU * i / 40
        wide = r * (0.62 + 0.05 * math.sin(a * 2 + seed) + 0.03 * math.sin(a * 5 - seed))
        balls.append((wide * math.cos(a), wide * math.sin(a), r * 0.06, r * 0.27))
    steps = int(60 * turns)
    for i in range(steps + 1):
        t = i / steps
        a = TAU * turns * t + seed
        wide = r * 0.52 * (1 - t) ** 1.15
        thick = r * (0.3 * (1 - t) ** 0.8 + 0.045) * (1 + 0.08 * math.sin(a * 2.3 + seed) + rnd.uniform(-0.02, 0.02))
        z = r * 0.22 + (height - r * 0.3) * (0.75 * t + 0.25 * t ** 4)
        balls.append((wide * math.cos(a) + 0.1 * r * t ** 8, wide * math.sin(a), z, thick))
    return balls


def foam_stuff(colour, r):
    stuff = Stuff('foam', colour, 0.5, specular=0.4)
    stuff.flesh(0.3, (0.12 * r, 0.12 * r, 0.12 * r))
    stuff.shader.subsurface_method = 'BURLEY'
    # Small bubbles crowd the surface as domes, with a fine line where they meet.
    for scale, strength, deep in ((30, 0.3, 0.011), (66, 0.4, 0.006)):
        far = stuff.cells(scale)
        stuff.bump(stuff.math('SUBTRACT', 1.0, stuff.math('MULTIPLY', far, far)), strength, deep)
    return stuff.material


def film(milk_part=0.0, ior=1.36, tint='#f7fbfa', gleam=1.0):
    """A film of soap or a thin wall of glass: little but a reflection, strongest where it is seen edge on;
    `gleam` is the part of the reflection that stays."""
    material = bpy.data.materials.new('film')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    kinds = ('OutputMaterial', 'MixShader', 'BsdfTransparent', 'BsdfGlossy', 'Fresnel', 'MixShader', 'BsdfDiffuse')
    out, mix, clear, shine, edge, whole, milk = (tree.nodes.new(f'ShaderNode{kind}') for kind in kinds)
    edge.inputs['IOR'].default_value = ior
    clear.inputs['Color'].default_value = linear(tint)
    shine.inputs['Roughness'].default_value = 0.03
    # It throws no shadow: the light that it blocks is too little to be seen.
    lit, rays = tree.nodes.new('ShaderNodeMath'), tree.nodes.new('ShaderNodeLightPath')
    lit.operation = 'MULTIPLY'
    unseen = tree.nodes.new('ShaderNodeMath')
    unseen.operation, unseen.inputs[0].default_value = 'MULTIPLY_ADD', -gleam
    unseen.inputs[2].default_value = gleam
    tree.links.new(rays.outputs['Is Shadow Ray'], unseen.inputs[1])
    tree.links.new(edge.outputs[0], lit.inputs[0])
    tree.links.new(unseen.outputs[0], lit.inputs[1])
    tree.links.new(lit.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    whole.inputs[0].default_value = milk_part
    milk.inputs['Color'].default_value = linear('#ffffff')
    tree.links.new(mix.outputs[0], whole.inputs[1])
    tree.links.new(milk.outputs[0], whole.inputs[2])
    tree.links.new(whole.outputs[0], out.inputs[0])
    return material


def melted(thing, grain):
    """Fuses what overlaps into one soft skin."""
    fuse = thing.modifiers.new('fuse', 'REMESH')
    fuse.mode, fuse.voxel_size, fuse.use_smooth_shade = 'VOXEL', grain, True
    calm = thing.modifiers.new('calm', 'SMOOTH')
    calm.factor, calm.iterations = 0.6, 10
    lumps = bpy.data.textures.new('lumps', 'CLOUDS')
    lumps.noise_scale, lumps.noise_depth = grain * 9, 3
    push = thing.modifiers.new('lumps', 'DISPLACE')
    push.texture, push.strength, push.mid_level = lumps, grain * 0.7, 0.5
    return thing


def bubbles(skin, count, size, seed, fits):
    """Clear bubbles on a skin, where `fits(vertex)` allows."""
    rnd = random.Random(seed)
    places = []
    for _ in range(count * 400):
        vert = skin.vertices[rnd.randrange(len(skin.vertices))]
        k = size * (1 / rnd.uniform(0.2, 1)) ** 0.9
        if fits(vert, k) and all(math.dist(vert.co, other[:3]) > k + other[3] for other in places):
            at = vert.co - vert.normal * k * 0.1
            places.append((at.x, at.y, max(at.z, k * 0.5), k))
        if len(places) == count:
            break
    thing = spheres('bubbles', places, 20, 12)
    thing.data.materials.append(film())
    return thing


def foam(r=0.7, height=0.5, colour='#eaf0ee', seed=2, count=7, turns=1.7):
    """A dollop of foam with a soft peak, standing on the ground."""
    body = melted(spheres('foam', folds(r, height, seed, turns)), r / 64)
    body.data.materials.append(foam_stuff(colour, r))
    bpy.context.view_layer.update()
    skin = body.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    low = bubbles(skin, count, r * 0.014, seed + 5, lambda vert, k: k * 0.5 < vert.co.z < height * 0.4 and vert.normal.z > -0.3)
    return join('foam', [body, low])
