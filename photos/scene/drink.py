"""Glasses of the drink, ice, and the scoop with its powder."""
import math
import random

from mathutils import noise

from geometry import TAU, ball, box, copy, fine, grid, join, lathe, put
from material import Stuff, glassy, linear, mixed, plastic, veiled


def drink_stuff(colour, milky):
    if milky:
        stuff = Stuff('drink', colour, 0.22, specular=0.4)
        stuff.flesh(0.15, (0.3, 0.2, 0.15))
        return stuff.material
    # A fruit drink glows where light passes: half of it is cloudy, half clear, and its shadow has its colour. At the
    # sides the eye looks through little of it, so it is lighter there; below it is denser.
    stuff = Stuff('drink', colour, 0.12, specular=0.35)
    depth = stuff.ramp(stuff.along('Z'), [(0.0, mixed(colour, '#a01208', 0.14)), (0.55, colour), (1.0, mixed(colour, '#ffffff', 0.16))])
    facing = stuff.node('ShaderNodeLayerWeight', Blend=0.42).outputs['Facing']
    side = stuff.ramp(facing, [(0.3, 0.0), (0.95, 0.55)])
    stuff.flesh(0.35, (0.6, 0.26, 0.18)).colour(stuff.blend(side, depth, mixed(colour, '#fff1de', 0.6)))
    stuff.shader.subsurface_method = 'BURLEY'
    return veiled(stuff, mixed(colour, '#ffffff', 0.42), 0.62)


def ice_stuff(tint):
    """Ice as a drink shows it: clear, with a cloudy core and bright edges. It lets the eye through without bending the
    view, for real refraction in a glass turns the dark of the room over and looks like metal."""
    stuff = Stuff('ice', '#ffffff', 0.05, specular=0.6)
    stuff.colour(stuff.ramp(stuff.noise(3.5, 3), [(0.35, mixed('#ffffff', tint, 0.2)), (0.65, '#ffffff')]))
    stuff.bump(stuff.noise(5, 2), 0.3, 0.04)
    tree = stuff.tree
    out = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    through, mix = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeMixShader')
    through.inputs['Color'].default_value = linear(mixed('#ffffff', tint, 0.12))
    facing = stuff.node('ShaderNodeLayerWeight', Blend=0.35).outputs['Facing']
    edge = stuff.ramp(facing, [(0.0, 0.1), (0.45, 0.18), (1.0, 0.75)])
    core = stuff.ramp(stuff.noise(4.5, 4, rough=0.6), [(0.45, 0.0), (0.75, 0.4)])
    tree.links.new(stuff.math('ADD', edge, core), mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(stuff.shader.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return stuff.material


def ice_cubes(count, tint, room, level, seed):
    """Cubes with melted corners that float half sunk within a circle of the radius `room`."""
    rnd = random.Random(seed)
    stuff = ice_stuff(tint)
    cubes = []
    for i in range(count):
        size = rnd.uniform(0.4, 0.45)
        cube = box('ice', size, size * rnd.uniform(0.9, 1), size * 0.92, stuff, 0.075, 5)
        a = TAU * (i + 0.08) / count
        k = room - size * 0.7
        put(cube, (k * math.cos(a), k * math.sin(a), level - size * (0.5 - 0.1 * i)), (rnd.uniform(-16, 16), rnd.uniform(-16, 16), rnd.uniform(0, 90)))
        cubes.append(cube)
    return cubes


def bubbles(stuff, count, room, level, seed):
    """Small bubbles at the rim of a drink."""
    rnd = random.Random(seed)
    made = []
    for i in range(count):
        a, d, s = rnd.uniform(0, TAU), rnd.uniform(0.35, 1), rnd.uniform(0.014, 0.04)
        k = room * d ** 0.5
        bubble = ball('bubble', stuff, lambda t, p: (math.sin(p) * math.cos(t), math.sin(p) * math.sin(t), 0.6 * math.cos(p)), 12, 8)
        made.append(put(bubble, (k * math.cos(a), k * math.sin(a), level), (0, 0, 0), s))
    return made


def footing(r, height):
    """What makes the shadow at the foot of a glass: its own glass lets all light through. Only light sees it."""
    core = lathe('footing', [(0.001, 0.01), (r, 0.01), (r, height), (0.001, height)], Stuff('footing', '#6a5f58', 0.9).material, seg=48)
    core.visible_camera = core.visible_glossy = core.visible_transmission = core.visible_diffuse = False
    return core


def glass(colour, height=2.3, r=0.74, fill=0.78, milky=False, ice=3, seed=1):
    """A straight tumbler with a thick bottom, a little narrower at its foot."""
    foot = r * 0.86
    wall, bottom = 0.045, 0.24

    def at(z):
        return foot + (r - foot) * z / height

    outside = [(0.001, 0.012), (foot * 0.8, 0.012, 0.02), (foot * 0.9, 0, 0.02), (foot, 0.06, 0.05), (at(height), height, 0.012)]
    inside = [(at(height) - wall, height, 0.012), (at(bottom + 0.03) - wall, bottom + 0.03, 0.09), (0.001, bottom)]
    parts = [lathe('glass', outside + inside, glassy('glass', '#fbfdfc', shade=0.9), seg=128), footing(foot * 0.93, 0.2)]
    top = bottom + (height - bottom) * fill
    # The drink reaches a hair into the wall, as wet things do: no gap of air shows between the two; at its edge it
    # climbs the wall a little.
    k = 0.012
    low = bottom - 0.005
    body = [(0.001, low - 0.005), (at(low) - wall + k - 0.07, low, 0.06), (at(low + 0.12) - wall + k, low + 0.1, 0.05)]
    body += [(at(top) - wall + k, top + 0.035, 0.008), (at(top) - wall - 0.03, top + 0.004, 0.02), (at(top) - wall - 0.09, top), (0.001, top)]
    parts.append(lathe('drink', body, drink_stuff(colour, milky), seg=128))
    room = at(top) - wall - 0.03
    parts += ice_cubes(ice, colour, room, top, seed)
    if milky:
        foam = Stuff('foam', colour, 0.6)
        foam.colour(foam.ramp(foam.noise(6, 3), [(0.3, colour), (0.7, '#f6ead9')]))
        parts += bubbles(foam.material, 46, room, top, seed + 4)
    return join('glass', parts)


def powder_stuff(colour, grain=46):
    stuff = Stuff('powder', colour, 0.9, specular=0.15)
    stuff.colour(stuff.blend(stuff.ramp(stuff.noise(8, 4), [(0.35, 0.0), (0.65, 0.35)]), colour, '#ffffff'))
    stuff.bump(stuff.noise(grain, 4, rough=0.7), 0.55, 0.02)
    stuff.bump(stuff.noise(grain * 2.6, 2, rough=0.8), 0.4, 0.008)
    return stuff.material


def heap(colour, r=0.6, height=0.3, seed=1):
    """Loose powder on the ground, with crumbs around."""
    rnd = random.Random(seed)
    waves = [(rnd.uniform(0, TAU), rnd.uniform(2, 6), rnd.uniform(0.02, 0.06)) for _ in range(7)]

    def edge(a):
        return 1 + sum(k * math.sin(a * round(n) + p) for p, n, k in waves)

    def at(u, v):
        a = u * TAU
        k = r * v * edge(a)
        lump = 0.035 * math.sin(a * 5 + v * 9 + seed) * math.sin(v * 7) * (1 - v)
        z = height * ((1 - v) ** 1.25 * 0.85 + 0.15 * (1 - v * v)) + lump * height * 3
        return (k * math.cos(a), k * math.sin(a), max(z, -0.01) if v < 1 else -0.01)

    stuff = powder_stuff(colour)
    parts = [fine(grid('heap', 72, 36, at, stuff, closed=True))]
    crumb = ball('crumb', stuff, lambda t, p: (math.sin(p) * math.cos(t) * (1 + 0.2 * math.sin(3 * t)), math.sin(p) * math.sin(t), 0.8 * math.cos(p)), 8, 6)
    for i in range(70):
        a, d, s = rnd.uniform(0, TAU), 1 + abs(rnd.gauss(0, 0.16)), rnd.uniform(0.006, 0.022) * r / 0.6
        one = copy(crumb)
        parts.append(put(one, (r * edge(a) * d * math.cos(a), r * edge(a) * d * math.sin(a), s * 0.5), (0, 0, 0), s))
    put(crumb, (0, 0, 0), (0, 0, 0), 0.01)
    return join('heap', parts + [crumb])


def scoop(powder, colour='#fffaf2', r=0.36, handle=1.25, seed=2):
    """A measuring scoop lying level, full of powder; its handle runs towards +X."""
    shell = plastic('scoop', colour, 0.33)
    depth = r * 1.15
    profile = [(0.001, 0.03), (r * 0.7, 0.03), (r * 0.78, 0, 0.03), (r * 0.84, 0, 0.05), (r, depth, 0.01), (r * 1.07, depth, 0.012), (r * 1.07, depth + 0.03, 0.012), (r * 0.95, depth + 0.03, 0.01), (r * 0.78, 0.08)]
    cup = lathe('cup', profile, shell, seg=80)

    def bar(u, v):
        t = u
        x = r * 0.98 + handle * t
        half = 0.105 - 0.03 * math.sin(math.pi * t) + 0.02 * t
        end = math.sqrt(max(0.0, 1 - max(0.0, (t - 0.93) / 0.07) ** 2))
        a = v * TAU
        y = math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)) * half * max(end, 0.02)
        z = math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)) * 0.026
        return (x, y, depth + 0.0 + z + 0.04 * t)

    stick = grid('handle', 40, 24, bar, shell)
    dust = powder_stuff(powder)
    rnd = random.Random(seed)
    phase = rnd.uniform(0, 6)

    def top(u, v):
        """Struck off with a knife: flat, a little torn and crumbly, lower at the wall."""
        a, k = u * TAU, r * 0.97 * v
        x, y = k * math.cos(a), k * math.sin(a)
        torn = 0.02 * noise.noise((x * 6, y * 9, phase)) + 0.016 * noise.noise((x * 17, y * 17, phase)) + 0.012 * noise.noise((x * 40, y * 40, phase))
        return (x, y, depth + 0.03 + torn * (1 - v ** 6) + 0.035 * (1 - v * v) - 0.05 * v ** 8)

    full = fine(grid('powder', 120, 60, top, dust, closed=True))
    return join('scoop', [cup, stick, full] + spilt(dust, r, seed))


def spilt(stuff, r, seed):
    """Grains and crumbs that fell beside a scoop, most of them at its left."""
    rnd = random.Random(seed + 11)
    crumb = ball('crumb', stuff, lambda t, p: (math.sin(p) * math.cos(t) * (1 + 0.25 * math.sin(3 * t)), math.sin(p) * math.sin(t), 0.7 * math.cos(p)), 8, 6)
    parts = [crumb]
    for i in range(60):
        a, d, s = rnd.gauss(3.7, 0.7), r * (0.95 + abs(rnd.gauss(0, 0.4))), 0.004 + 0.014 * rnd.random() ** 3
        parts.append(put(copy(crumb), (d * math.cos(a), d * math.sin(a), s * 0.5), (0, 0, rnd.uniform(0, 360)), s))
    put(crumb, (-r * 1.2, -r * 0.5, 0.008), (0, 0, 0), 0.014)
    return parts
