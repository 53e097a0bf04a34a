"""What lies on desks and bedside tables. All stand on z = 0."""
import math
import random

from geometry import TAU, box, fine, grid, join, lathe, mesh, pipe, put
from material import Stuff, printed
from rooms_stuff import leather, of


def book(colour, width=3.0, depth=4.2, thick=0.5):
    """A book that lies."""
    cover, paper = Stuff('cover', colour, 0.5).material, Stuff('pages', '#efe6d3', 0.9)
    paper.bump(paper.noise(4, 2, (0.2, 0.2, 40)), 0.4, 0.02)
    parts = [put(box('board', width, depth, 0.07, cover, 0.02), (0, 0, z)) for z in (0, thick - 0.07)]
    parts.append(put(box('spine', 0.08, depth, thick, cover, 0.02), (-width / 2 + 0.04, 0, 0)))
    parts.append(put(box('pages', width - 0.14, depth - 0.14, thick - 0.14, paper.material, 0.01), (0, 0, 0.07)))
    return join('book', parts)


def shelf_of(colours, height=4.0, seed=1):
    """Books that stand in a row from x = 0 towards +X, their spines towards −Y."""
    rnd = random.Random(seed)
    parts, x = [], 0
    for colour in colours:
        thick, tall = rnd.uniform(0.35, 0.8), height * rnd.uniform(0.8, 1.05)
        one = put(box('book', thick, 2.8, tall, Stuff('cover', colour, 0.55).material, 0.05), (x + thick / 2, rnd.uniform(-0.1, 0.1), 0))
        parts.append(one)
        x += thick + 0.03
    return join('books', parts)


def printed_page(page, width=4.2, height=5.6, lift=0.5, curl=0.6):
    """A leaf of a magazine that lies open, its outer edge lifted; `page` is the file of its print."""

    def at(u, v):
        x = (u - 0.5) * width
        return (x, (v - 0.5) * height, 0.06 + lift * 0.25 * math.sin(math.pi * u) + curl * max(0.0, u - 0.72) ** 2 * 4 * (0.4 + 0.6 * (1 - v)))

    return fine(grid('page', 30, 12, at, printed('page', page, 0.3)))


def magazine(pages, width=4.2, height=5.6):
    """A magazine that lies open: the files of its two pages."""
    left = put(printed_page(pages[0], width, height, 0.7, 0.0), (-width / 2, 0, 0))
    right = put(printed_page(pages[1], width, height, 0.7, 0.5), (width / 2, 0, 0))
    under = put(box('under', width * 2.02, height, 0.06, Stuff('paper', '#f3efe8', 0.5).material, 0.02), (0.03, -0.04, 0))
    return join('magazine', [left, right, under])


def spectacles(colour='#2a1c18', r=0.62):
    """Glasses that lie on their temples, open."""
    rim = of(colour)
    parts = []
    for x in (-r * 1.18, r * 1.18):
        ring = [(x + r * math.cos(a), 0, r * 0.92 + r * 0.92 * math.sin(a)) for a in (TAU * i / 40 for i in range(41))]
        parts.append(pipe('rim', ring, 0.07, rim, 10))
        side = 1 if x > 0 else -1
        parts.append(pipe('temple', [(side * 2.18 * r, 0.05 + 2.3 * t, r * 1.2 - 0.5 * r * t - (0.55 if t > 0.75 else 0) * (t - 0.75) * 4 * r) for t in (i / 12 for i in range(13))], 0.06, rim, 10))
    parts.append(pipe('bridge', [(x, 0, r * 1.15) for x in (-0.2 * r, 0, 0.2 * r)], 0.06, rim, 10))
    return join('spectacles', parts)


def laptop(width=6.2, depth=4.3, shine=2.4, angle=104):
    """An open laptop that looks towards −Y."""
    shell, keys = of('steel'), Stuff('keys', '#2b2c2f', 0.6)
    parts = [box('base', width, depth, 0.24, shell, 0.08)]
    sheet = [(-width * 0.44, -0.2, 0.25), (width * 0.44, -0.2, 0.25), (width * 0.44, depth * 0.42, 0.25), (-width * 0.44, depth * 0.42, 0.25)]
    parts.append(mesh('keys', sheet, [(0, 1, 2, 3)], keys.material, smooth=False))
    lid = box('lid', width, 0.14, depth, shell, 0.06)
    view = Stuff('screen', '#101418', 0.2)
    tone = view.ramp(view.noise(0.35, 3), [(0.35, '#2f6f86'), (0.5, '#e2b79a'), (0.66, '#f4efe8')])
    view.link(tone, view.shader.inputs['Emission'])
    view.set('Emission Strength', shine)
    w = width * 0.475
    screen = mesh('screen', [(-w, -0.075, 0.22), (w, -0.075, 0.22), (w, -0.075, depth - 0.16), (-w, -0.075, depth - 0.16)], [(0, 1, 2, 3)], view.material, smooth=False)
    parts.append(put(join('back', [lid, screen]), (0, depth / 2, 0.16), (90 - angle, 0, 0)))
    return join('laptop', parts)


def bag(colour='#8a4b2b', width=5.2, height=4.2, depth=2.2):
    """A handbag with two handles, looking towards −Y."""
    hide = leather(colour)

    def at(turn, v):
        a = turn * TAU
        flat = (math.copysign(abs(math.cos(a)) ** 0.45, math.cos(a)), math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)))
        swell = 1 - 0.14 * v + 0.06 * math.sin(math.pi * v)
        x, y = flat[0] * width / 2 * swell, flat[1] * depth / 2 * (1.05 - 0.55 * v)
        return (x, y, height * v + 0.12 * math.sin(x * 1.3) * v)

    body = fine(grid('bag', 64, 24, at, hide, closed=True))
    parts = [body, put(box('floor', width * 0.95, depth * 0.95, 0.2, hide, 0.1), (0, 0, 0))]
    for y in (-depth * 0.24, depth * 0.24):
        r = width * 0.26
        line = [(r * math.cos(a), y, height * 0.82 + r * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))]
        line = [(line[0][0], y, height * 0.55)] + line + [(line[-1][0], y, height * 0.55)]
        parts.append(pipe('handle', line, 0.13, hide, 14))
    parts.append(pipe('seam', [(x / 10 * width * 0.44, -depth * 0.27 - 0.02, height * 0.97) for x in range(-10, 11)], 0.06, of('brass'), 8))
    return join('bag', parts)


def pen(colour='#203a5c', length=2.8):
    body = lathe('pen', [(0.001, 0), (0.03, 0.02), (0.09, 0.35), (0.09, length, 0.04), (0.001, length)], Stuff('pen', colour, 0.25).material, 24)
    return put(body, (0, 0, 0.09), (0, 90, 0))


def phone(width=1.45, height=3.0):
    """A phone that lies, its dark screen up."""
    return join('phone', [box('back', width, height, 0.15, of('black'), 0.06), put(box('screen', width - 0.1, height - 0.1, 0.02, Stuff('screen', '#07080a', 0.06, specular=0.6).material, 0.01), (0, 0, 0.145))])


KINDS = {
    'book': book,
    'books': shelf_of,
    'magazine': magazine,
    'spectacles': spectacles,
    'laptop': laptop,
    'bag': bag,
    'pen': pen,
    'phone': phone,
}
