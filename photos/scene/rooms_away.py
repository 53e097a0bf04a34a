"""What stands about in the gym, on the beach and where parcels are opened. All stand on z = 0."""
import math
import random

from geometry import TAU, box, fine, grid, join, lathe, pipe, put
from material import Stuff
from rooms_stuff import cloth, leather, of


def dumbbell(r=0.95, length=3.2, colour='#26282b'):
    """A hexagonal dumbbell along X."""
    rubber = Stuff('rubber', colour, 0.55, specular=0.35).material
    parts = []
    for side in (-1, 1):
        head = lathe('head', [(0.001, 0), (r * 0.8, 0, 0.05), (r, 0.14, 0.05), (r, 1.0, 0.05), (r * 0.8, 1.14, 0.05), (0.001, 1.14)], rubber, 6)
        head.data.polygons.foreach_set('use_smooth', [False] * len(head.data.polygons))
        parts.append(put(head, (side * length / 2 - 0.57, 0, r * 0.87), (0, 90, 0)))
    grip = lathe('grip', [(0.24, 0), (0.31, length / 2), (0.24, length)], of('steel'), 32)
    parts.append(put(grip, (-length / 2, 0, r * 0.87), (0, 90, 0)))
    return join('dumbbell', parts)


def kettlebell(r=1.5, colour='#31353a'):
    iron = Stuff('iron', colour, 0.5, specular=0.4)
    iron.bump(iron.noise(12, 3), 0.25, 0.02)
    body = [(0.001, 0), (r * 0.7, 0, 0.1), (r, r * 0.55, 0.6), (r, r * 1.2, 0.6), (r * 0.5, r * 1.85, 0.3), (0.001, r * 1.9)]
    line = [(r * 0.62 * math.cos(a), 0, r * 1.75 + r * 0.85 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))]
    return join('kettlebell', [lathe('body', body, iron.material, 64), pipe('handle', [(r * 0.6, 0, r * 1.3)] + line + [(-r * 0.6, 0, r * 1.3)], 0.24, iron.material, 16)])


def rack(width=20, rows=2, seed=1):
    """A rack of dumbbells along X."""
    rnd = random.Random(seed)
    iron = of('iron')
    parts = [put(box('post', 0.6, 2.4, rows * 4.0 + 1, iron, 0.06), (x, 0, 0)) for x in (-width / 2, width / 2)]
    for row in range(rows):
        z = 1.5 + row * 4.0
        parts.append(put(box('board', width, 2.6, 0.24, iron, 0.05), (0, 0, z), (14, 0, 0)))
        for i in range(int(width / 2.5)):
            one = dumbbell(0.75 + 0.1 * rnd.random(), 3.0)
            parts.append(put(one, ((i + 0.5) * 2.5 - width / 2, 0, z + 0.3), (0, 0, 90)))
    return join('rack', parts)


def bench(width=16, depth=6.0, thick=1.3):
    """The pad of a bench along X; its upper face is z = 0."""
    hide = leather('#1f1f22')
    pad = put(box('pad', width, depth, thick, hide, 0.35, 6), (0, 0, -thick))
    seam = [(x * (width / 2 - 0.35) / 10, -depth / 2 + 0.1, -0.34) for x in range(-10, 11)]
    return join('bench', [pad, pipe('seam', seam, 0.045, hide, 8), put(box('foot', width * 0.7, 1.2, 3, of('iron'), 0.1), (0, 0, -thick - 3))])


def lockers(count=6, width=5.0, height=22, colour='#5f7b8c'):
    """Lockers in a row, looking towards −Y."""
    paint, dark = of(colour), Stuff('slit', '#0f1214', 0.9).material
    parts = []
    for i in range(count):
        x = (i - (count - 1) / 2) * width
        parts.append(put(box('door', width - 0.14, 0.4, height, paint, 0.06), (x, 0, 0)))
        for k in range(5):
            parts.append(put(box('slit', width * 0.42, 0.02, 0.14, dark, 0.005), (x, -0.205, height - 1.6 - k * 0.5)))
        parts.append(put(box('lock', 0.5, 0.3, 1.1, of('steel'), 0.08), (x + width * 0.36, -0.3, height * 0.5)))
    parts.append(put(box('behind', count * width, 0.2, height, dark, 0.02), (0, 0.3, 0)))
    return join('lockers', parts)


def backpack(colour='#2e4a5e', width=6.0, height=8.0, depth=3.4):
    """A backpack with a pocket, looking towards −Y."""
    canvas = cloth(colour, weave=20).material
    trim = cloth('#1d242b').material

    def body(w, h, d, swell):
        def at(turn, polar):
            s, c = math.sin(polar), math.cos(polar)
            x = math.copysign(abs(s * math.cos(turn)) ** 0.5, math.cos(turn)) * w / 2
            y = math.copysign(abs(s * math.sin(turn)) ** 0.6, math.sin(turn)) * d / 2
            z = math.copysign(abs(c) ** 0.45, c) * h / 2 + h / 2
            return (x * (1 - 0.1 * z / h), y + swell * math.sin(x * 1.4 + z) * 0.3, z)

        from geometry import ball

        return fine(ball('body', canvas, at, 64, 40))

    parts = [body(width, height, depth, 0.2), put(body(width * 0.74, height * 0.46, depth * 0.42, 0.12), (0, -depth * 0.46, 0.3))]
    zip_line = [(width * 0.42 * math.cos(a), -depth * 0.49, height * 0.55 + height * 0.36 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))]
    parts.append(pipe('zip', zip_line, 0.1, trim, 8))
    loop = [(0.9 * math.cos(a), 0.6, height - 0.2 + 0.9 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]
    parts.append(pipe('loop', loop, 0.16, trim, 10))
    parts.append(pipe('cord', [(-0.2, -depth * 0.5, height * 0.9), (-0.25, -depth * 0.56, height * 0.82), (-0.2, -depth * 0.56, height * 0.75)], 0.06, of('#e4655b'), 8))
    return join('backpack', parts)


def parcel(width=9.0, depth=7.0, height=4.2, open_by=128):
    """An open box of cardboard."""
    board = of('kraft')
    t = 0.12
    parts = [box('floor', width, depth, t, board, 0.02)]
    for x in (-width / 2, width / 2):
        parts.append(put(box('side', t, depth, height, board, 0.02), (x, 0, 0)))
    for y in (-depth / 2, depth / 2):
        parts.append(put(box('end', width, t, height, board, 0.02), (0, y, 0)))
    for side, turn in ((-1, 0), (1, 0)):
        flap = put(box('flap', t, depth - 0.2, width * 0.4, board, 0.02), (0, 0, 0))
        parts.append(put(join('hinge', [flap]), (side * width / 2, 0, height), (0, side * open_by * 0.62, turn)))
    for side in (-1, 1):
        flap = put(box('flap', width - 0.2, t, depth * 0.42, board, 0.02), (0, 0, 0))
        parts.append(put(join('hinge', [flap]), (0, side * depth / 2, height), (-side * open_by * 0.78, 0, 0)))
    return join('parcel', parts)


def crumple(width=6.0, depth=4.5, height=0.9, colour='#d9bd93', seed=1):
    """Crumpled packing paper."""
    rnd = random.Random(seed)
    peaks = [(rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), rnd.uniform(0, TAU), rnd.uniform(1.5, 5)) for _ in range(16)]

    def at(u, v):
        z = 0.0
        for i, (px, py, a, k) in enumerate(peaks):
            d = abs((u - 0.5 - px) * math.cos(a) + (v - 0.5 - py) * math.sin(a))
            z += max(0.0, 1 - d * k) * (1 if i % 2 else -0.5)
        edge = min(1, 6 * min(u, 1 - u, v, 1 - v) + 0.15)
        return ((u - 0.5) * width * (1 + 0.03 * z), (v - 0.5) * depth * (1 + 0.03 * z), max(0.02, 0.02 + height * (0.35 + 0.16 * z) * edge))

    return grid('crumple', 70, 60, at, of('kraft') if colour == 'kraft' else Stuff('paper', colour, 0.85).material)


def hat(r=2.1, colour='#dcb878', band='#4a1220'):
    """A straw hat that lies on its brim."""
    straw = Stuff('straw', colour, 0.75, specular=0.2)
    straw.colour(straw.ramp(straw.noise(16, 3, (1, 1, 5)), [(0.3, '#b98f50'), (0.7, '#ecd19a')]))
    straw.bump(straw.noise(14, 2, (1, 1, 8)), 0.5, 0.05)

    def shape(a, radius, z):
        lift = 0.22 * math.sin(2 * a + 0.6) * max(0.0, radius / r - 1) ** 1.5
        return (radius * math.cos(a), radius * math.sin(a) * 1.12, z + lift)

    crown = [(r * 2.0, 0.14), (r * 1.6, 0.05), (r * 1.05, 0.06, 0.1), (r, 0.3, 0.2), (r * 0.94, 1.7, 0.4), (r * 0.6, 2.05, 0.3), (0.001, 1.9)]
    belt = [(r * 1.012, 0.22), (r * 0.995, 0.85)]
    return join('hat', [lathe('hat', crown, straw.material, 120, shape), lathe('band', belt, cloth(band).material, 120, shape)])


def shades(r=0.8):
    """Sunglasses that lie open."""
    rim, dark = of('#1b1512'), Stuff('lens', '#20140f', 0.05, specular=0.7).material
    parts = []
    for side in (-1, 1):
        x = side * r * 1.16
        ring = [(x + r * math.cos(a), -0.04 * math.cos(a) ** 2, r * 0.86 + r * 0.84 * math.sin(a)) for a in (TAU * i / 40 for i in range(41))]
        parts.append(pipe('rim', ring, 0.1, rim, 10))
        parts.append(put(lathe('lens', [(0.001, 0), (r * 0.96, 0)], dark, 48), (x, 0, r * 0.86), (90, 0, 0)))
        parts.append(pipe('temple', [(side * 2.14 * r, 0.05 + 2.6 * t, r * 1.25 - r * 0.9 * t) for t in (i / 10 for i in range(11))], 0.09, rim, 10))
    parts.append(pipe('bridge', [(x, 0, r * 1.15) for x in (-0.2 * r, 0, 0.2 * r)], 0.09, rim, 10))
    return join('shades', parts)


def shaker(colour='#30353b', r=0.85, height=3.8):
    """A shaking bottle with its lid."""
    body = Stuff('shaker', '#c9d4d8', 0.25, transmission=0.55)
    parts = [lathe('body', [(0.001, 0.04), (r * 0.8, 0, 0.06), (r * 0.85, 0.1), (r, height - 0.9), (r * 1.02, height - 0.85)], body.material, 72)]
    parts.append(lathe('lid', [(r * 1.06, height - 0.95), (r * 1.06, height - 0.2, 0.08), (r * 0.5, height, 0.1), (0.001, height)], of(colour), 72))
    parts.append(put(lathe('spout', [(0.3, 0), (0.26, 0.35, 0.05), (0.001, 0.36)], of(colour), 32), (0.4, 0, height - 0.05)))
    return join('shaker', parts)


KINDS = {
    'dumbbell': dumbbell,
    'kettlebell': kettlebell,
    'rack': rack,
    'bench': bench,
    'lockers': lockers,
    'backpack': backpack,
    'parcel': parcel,
    'crumple': crumple,
    'hat': hat,
    'shades': shades,
    'shaker': shaker,
}
