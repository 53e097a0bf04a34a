"""Rooms: tables, walls, shelves, windows and what lets light through, for pictures that customers take at home.
One unit is 5 cm. What stands on a table stands on z = 0."""
import math
import random

from geometry import TAU, box, fine, grid, join, lathe, mesh, pipe, put
from material import Stuff, linear
from rooms_stuff import of


def slab(stuff, width, depth, height=0.8, bevel=0.06):
    """A board, table or shelf whose upper face is z = 0."""
    return put(box('slab', width, depth, height, of(stuff), bevel), (0, 0, -height))


def block(stuff, width, depth, height, bevel=0.06):
    """A box that stands on z = 0."""
    return box('block', width, depth, height, of(stuff), bevel)


def panel(stuff, width, height):
    """An upright face that looks towards −Y; it stands on z = 0."""
    w = width / 2
    sheet = mesh('panel', [(-w, 0, 0), (w, 0, 0), (w, height, 0), (-w, height, 0)], [(0, 1, 2, 3)], of(stuff), smooth=False)
    return put(sheet, (0, 0, 0), (90, 0, 0))


def window(width, height, view='garden', frame='#f4f1ec', bars=1):
    """A window with a view that shines; it stands on z = 0 and looks towards −Y."""
    t = 0.5
    parts = [put(panel(view, width * 1.6, height * 1.5), (0, 4, -0.2 * height), (90, 0, 0))]
    paint = of(frame)
    for x, w in [(-width / 2, t), (width / 2, t)] + [((i + 1) / (bars + 1) * width - width / 2, t * 0.6) for i in range(bars)]:
        parts.append(put(box('frame', w, 0.5, height, paint, 0.05), (x, 0, 0)))
    for z in (-t / 2, height - t / 2):
        parts.append(put(box('frame', width + t, 0.6, t, paint, 0.05), (0, 0, z)))
    return join('window', parts)


def doors(stuff, count, width, height, handle='steel'):
    """Fronts of cupboards in a row; they look towards −Y and stand on z = 0."""
    paint, grip = of(stuff), of(handle)
    parts = []
    for i in range(count):
        x = (i - (count - 1) / 2) * width
        parts.append(put(box('door', width - 0.12, 0.5, height, paint, 0.05), (x, 0, 0)))
        parts.append(put(pipe('handle', [(0, -0.5, z / 6 * 2.2) for z in range(7)], 0.1, grip), (x + (0.42 if i % 2 else -0.42) * width, 0, height * 0.4)))
    return join('doors', parts)


def rail(stuff, width, bars, height, gap=1.1, thick=0.14):
    """A railing along X that stands on z = 0."""
    paint = of(stuff)
    parts = [put(box('hand', width, 0.5, 0.28, paint, 0.05), (0, 0, height)), put(box('foot', width, 0.3, 0.2, paint, 0.03), (0, 0, 0.4))]
    for i in range(bars):
        parts.append(put(box('bar', thick, thick, height, paint, 0.02), ((i - (bars - 1) / 2) * gap, 0, 0)))
    return join('rail', parts)


def slats(count=9, width=30, gap=2.6, share=0.5):
    """A blind that hangs in a plane of X and Z and throws stripes of shadow."""
    paint = of('#efe9df')
    return join('slats', [put(box('slat', width, 0.1, gap * share, paint, 0.02), (0, 0, i * gap)) for i in range(count)])


def branch(count=60, spread=7.0, size=1.3, seed=1):
    """Leaves in the air, to throw their shadow."""
    rnd = random.Random(seed)
    green = Stuff('leaf', '#4d7a35', 0.5).material
    parts = []
    for _ in range(count):
        s = size * rnd.uniform(0.5, 1.3)
        leaf = mesh('leaf', [(0, 0, 0), (0.3 * s, 0.35 * s, 0.1), (0, s, 0), (-0.3 * s, 0.35 * s, 0.1)], [(0, 1, 2, 3)], green)
        at = (rnd.gauss(0, spread * 0.5), rnd.gauss(0, spread * 0.5), rnd.gauss(0, spread * 0.35))
        parts.append(put(leaf, at, (rnd.uniform(-60, 60), rnd.uniform(-60, 60), rnd.uniform(0, 360))))
    return join('branch', parts)


def sheet(stuff, width, depth, wave=0.12, seed=1, edge=0.05):
    """Cloth or paper that lies with soft waves."""
    rnd = random.Random(seed)
    waves = [(rnd.uniform(0.25, 0.9), rnd.uniform(0.25, 0.9), rnd.uniform(0, TAU), rnd.uniform(0.3, 1)) for _ in range(6)]
    total = sum(k for *_, k in waves)

    def at(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        z = sum(k * math.sin(x * a + y * b * (-1) ** i + p) for i, (a, b, p, k) in enumerate(waves)) / total
        return (x + 0.1 * math.sin(y * 0.7), y + 0.1 * math.sin(x * 0.6), edge + wave * (0.5 + 0.5 * z))

    return fine(grid('sheet', 80, 60, at, of(stuff)))


def ground(stuff, width, depth, wave=0.5, seed=1):
    """Uneven ground such as a beach, level where the things stand."""
    rnd = random.Random(seed)
    waves = [(rnd.uniform(0.1, 0.5), rnd.uniform(0.1, 0.5), rnd.uniform(0, TAU)) for _ in range(7)]

    def at(u, v):
        x, y = (u - 0.5) * width, (v - 0.3) * depth
        z = sum(math.sin(x * a + y * b * (-1) ** i + p) for i, (a, b, p) in enumerate(waves)) / 7
        return (x, y, wave * (z - 1))

    return grid('ground', 120, 120, at, of(stuff))


def towel(colour, width=4.4, height=6.5, seed=1):
    """A towel over a rail, looking towards −Y; the rail is z = 0."""
    from rooms_stuff import cloth

    rnd = random.Random(seed)
    p, q = rnd.uniform(0, 6), rnd.uniform(0, 6)

    def at(u, v):
        fold = 0.16 * math.sin(u * 13 + p) * (0.25 + v) + 0.1 * math.sin(u * 29 + q) * v
        if v < 0.08:
            a = v / 0.08 * math.pi / 2
            return ((u - 0.5) * width, 0.3 - 0.5 * math.sin(a), 0.3 * math.cos(a) - 0.05)
        return ((u - 0.5) * width * (1 - 0.04 * v), -0.2 + fold * 0.8, -(v - 0.08) * height)

    bar = pipe('rail', [(x, 0.05, 0) for x in (-width * 0.72, 0, width * 0.72)], 0.17, of('chrome'))
    return join('towel', [fine(grid('towel', 60, 50, at, cloth(colour, pile=1).material)), bar])


def folded(colour, width=4.2, depth=3.0, layers=3, thick=0.46):
    """Towels folded one upon the other."""
    from rooms_stuff import cloth

    parts = []
    for i in range(layers):
        terry = cloth(colour[i % len(colour)], pile=1).material
        for j in (0, 1):
            one = box('fold', width - 0.1 * (i % 2), depth, thick * 0.54, terry, thick * 0.25, 5)
            parts.append(put(one, (0.03 * i, 0.06 * j, (i * 2 + j) * thick * 0.5), (0, 0, (-1) ** i * 1.5)))
    return join('folded', parts)


def bulb(at, colour, power, size=0.3):
    """A lamp without a body."""
    import bpy

    light = bpy.data.lights.new('bulb', 'POINT')
    light.color, light.energy, light.shadow_soft_size = linear(colour)[:3], power, size
    thing = bpy.data.objects.new('bulb', light)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lamp(power=260, colour='#ffb866', height=5.2, r=1.5, base='#d9cdbb'):
    """A bedside lamp that is on."""
    body = [(0.001, 0), (1.0, 0, 0.1), (1.05, 0.25, 0.1), (0.75, 1.1, 0.4), (0.28, 1.9, 0.2), (0.16, height - 2.2), (0.16, height - 1.0)]
    shade = Stuff('shade', '#f6e2c0', 0.9)
    shade.set('Emission', linear('#ffc983')).set('Emission Strength', 3.2)
    parts = [lathe('base', body, of(base), 64)]
    parts.append(lathe('shade', [(r, height - 2.2), (r * 0.72, height), (r * 0.7, height), (r * 0.98, height - 2.2)], shade.material, 72))
    parts.append(bulb((0, 0, height - 2.5), colour, power, 0.7))
    return join('lamp', parts)


KINDS = {
    'slab': slab,
    'block': block,
    'panel': panel,
    'window': window,
    'doors': doors,
    'rail': rail,
    'slats': slats,
    'branch': branch,
    'sheet': sheet,
    'ground': ground,
    'towel': towel,
    'folded': folded,
    'lamp': lamp,
}
