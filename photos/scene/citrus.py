"""Limes, tangerines and pink lemons, whole and cut, and leaves."""
import math

from geometry import TAU, ball, grid, join, mesh, pipe, put
from material import Stuff

SKINS = {
    'lime': dict(skin=['#3f6f12', '#5d8f1e', '#86ab34'], pores=34, rough=0.3, long=1.14, tip=0.16),
    'tangerine': dict(skin=['#e2620a', '#f0790f', '#f78f1f'], pores=30, rough=0.36, long=0.82, tip=0),
    'pink-lemon': dict(skin=['#e9b21f', '#f2c93f', '#f3b25c'], pores=30, rough=0.33, long=1.22, tip=0.24),
}


def rind(kind):
    """Skin with pores, a little uneven in colour."""
    made = SKINS[kind]
    dark, middle, light = made['skin']
    stuff = Stuff(f'rind {kind}', middle, made['rough'], specular=0.5, clearcoat=0.18, clearcoat_roughness=0.22)
    tone = stuff.ramp(stuff.noise(1.5, 4), [(0.3, dark), (0.52, middle), (0.75, light)])
    pores = stuff.cells(made['pores'])
    stuff.set('Subsurface', 0.05).set('Subsurface Radius', (0.08, 0.05, 0.02))
    stuff.colour(stuff.blend(stuff.ramp(pores, [(0.0, 0.22), (0.3, 0.0)]), tone, dark))
    stuff.bump(stuff.ramp(pores, [(0.0, 0.0), (0.45, 1.0)]), 0.42, 0.012)
    stuff.bump(stuff.noise(7, 3), 0.25, 0.025)
    return stuff.material


def shape(kind, r, polar, turn, seed):
    """Radius from the axis and height of a whole fruit, before it leans."""
    made = SKINS[kind]
    s, c = math.sin(polar), math.cos(polar)
    z = c * r * made['long']
    k = r * s
    if made['tip']:
        # A nipple at the lower end and a small neck at the stem.
        z -= r * made['tip'] * math.exp(-((math.pi - polar) / 0.3) ** 2)
        z += r * made['tip'] * 0.35 * math.exp(-(polar / 0.24) ** 2)
        k *= 1 - 0.06 * abs(c) ** 3
    else:
        z -= r * 0.13 * math.exp(-(polar / 0.32) ** 2) * 1.0
        z += r * 0.08 * math.exp(-((math.pi - polar) / 0.3) ** 2)
        k *= 1 + 0.02 * math.cos(turn * 8 + seed) * math.exp(-(polar / 0.6) ** 2) * 1.5
    wobble = 1 + 0.013 * math.sin(turn * 2 + seed) + 0.01 * math.sin(turn * 3 + polar * 2 + seed * 2)
    return k * wobble, z


def whole(kind, r, seed=1, stem=True, leaves=None):
    """A whole fruit around the origin, its stem up; `leaves` are the maps of the leaves it keeps."""

    def at(turn, polar):
        k, z = shape(kind, r, polar, turn, seed)
        return (k * math.cos(turn), k * math.sin(turn), z)

    parts = [ball('fruit', rind(kind), at, 96, 64)]
    if stem:
        top = at(0, 0)[2]
        parts.append(button(r, top, seed))
        for turn, length in ((0, 1.15), (150, 0.85)) if leaves else ():
            parts.append(put(leaf(leaves, r * length, 0.46, 0.3, 0.5), (0, 0, top + 0.03 * r), (14, 0, turn + seed * 40)))
    return join('fruit', parts)


def button(r, z, seed):
    """The little star where the stem sat."""
    stuff = Stuff('button', '#5f6a2c', 0.8)
    stuff.colour(stuff.ramp(stuff.noise(30, 3), [(0.3, '#4d5423'), (0.7, '#8a8a48')]))

    def at(turn, v):
        k = r * 0.1 * v * (1 + 0.25 * math.cos(turn * 5 + seed))
        return (k * math.cos(turn), k * math.sin(turn), z + r * (0.035 - 0.03 * v * v))

    return grid('button', 30, 6, lambda u, v: at(u * TAU, v), stuff.material, closed=True)


def cut_face(files, r, name, wet=0.22, dome=0.02, flesh=(0.25, 0.12, 0.05), relief=0.02):
    """A round cut in the plane z = 0, looking up."""
    stuff = Stuff(name, '#ffffff', wet, specular=0.5, clearcoat=0.35, clearcoat_roughness=0.12)
    stuff.colour(stuff.image(files['colour']))
    stuff.flesh(0.12, flesh)
    stuff.bump(stuff.image(files['relief'], data=True), 0.7, relief)
    columns, rows = 72, 14
    verts, faces, uvs = [(0, 0, dome * r)], [], [(0.5, 0.5)]
    for j in range(1, rows + 1):
        for i in range(columns):
            a, k = TAU * i / columns, j / rows
            verts.append((r * k * math.cos(a), r * k * math.sin(a), dome * r * (1 - k * k)))
            uvs.append((0.5 + 0.5 * k * math.cos(a), 0.5 + 0.5 * k * math.sin(a)))
    for i in range(columns):
        k = (i + 1) % columns
        faces.append((0, 1 + i, 1 + k))
        for j in range(rows - 1):
            a, b = 1 + j * columns, 1 + (j + 1) * columns
            faces.append((a + i, b + i, b + k, a + k))
    return mesh(name, verts, faces, stuff.material, uvs)


def half(kind, r, files, seed=1):
    """Half a fruit around the middle of its cut, the cut looking up."""

    def at(turn, v):
        polar = math.pi / 2 + v * math.pi / 2
        k, z = shape(kind, r, polar, turn, seed)
        return (k * math.cos(turn), k * math.sin(turn), z)

    bowl = grid('bowl', 96, 32, lambda u, v: at(u * TAU, v), rind(kind), closed=True)
    face = cut_face(files, r * 1.003, f'cut {kind}')
    face.location.z = 0.002
    return join('half', [bowl, face])


def slice_(kind, r, files, thick=0.16):
    """A round slice lying on the ground."""
    profile = rind(kind)

    def at(turn, v):
        k = r * (1 + 0.012 * math.sin(v * math.pi))
        return (k * math.cos(turn), k * math.sin(turn), thick * v)

    edge = grid('edge', 72, 4, lambda u, v: at(u * TAU, v), profile, closed=True)
    top, bottom = cut_face(files, r, f'cut {kind}'), cut_face(files, r, f'cut {kind}')
    top.location.z = thick
    put(bottom, (0, 0, 0), (180, 0, 0))
    return join('slice', [edge, top, bottom])


def leaf(files, length, width=0.42, fold=0.25, curl=0.5, gloss=0.36):
    """A leaf from the origin along +Y, its upper side up."""
    stuff = Stuff('leaf', '#3f7a2a', gloss, specular=0.45)
    stuff.colour(stuff.image(files['colour']))
    stuff.bump(stuff.image(files['relief'], data=True), 0.5, 0.01 * length)
    stuff.flesh(0.04, (0.03, 0.06, 0.01))

    def at(u, v):
        side = u * 2 - 1
        half_width = length * width * 0.5 * math.sin(math.pi * v ** 0.8) ** 0.85 if 0 < v < 1 else 0.001
        half_width *= 1 + 0.025 * math.sin(v * 40)
        x = side * half_width
        lift = abs(side) ** 1.3 * half_width * fold + 0.012 * length * math.sin(v * 13 + side * 2)
        bend = curl * v
        y = length * (math.sin(bend) / curl if curl else v)
        z = -length * ((1 - math.cos(bend)) / curl if curl else 0) + lift
        return (x, y, z)

    blade = grid('leaf', 20, 40, at, stuff.material)
    solid = blade.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.008 * length
    stalk = Stuff('stalk', '#6f8f3e', 0.5).material
    stem = pipe('stalk', [(0, -0.14 * length * (1 - i / 6), 0.01 * i / 6 - 0.01) for i in range(7)], 0.014 * length, stalk, 8)
    return join('leaf', [blade, stem])
