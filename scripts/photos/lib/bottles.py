"""Bottles, jars, pumps and tubes of the other lines. All stand on the origin."""
import math

from geometry import TAU, ball, fine, grid, join, lathe, mesh, pipe, put, wrap
from material import Stuff, linear, metal, mixed, plastic, printed, veiled
from pots import screw_lid


def capsule_bottle(label, colour, r=0.78, height=1.9, body='#fffdf9', lid_height=0.42):
    """A white bottle with shoulders, a label and a ribbed lid."""
    low, high = 0.12, 0.12 + (height - 0.58)
    profile = [(0.001, 0.03), (r * 0.78, 0.03), (r * 0.84, 0, 0.03), (r * 0.97, 0, 0.08), (r, 0.1, 0.05)]
    profile += [(r, low - 0.02), (r * 0.99, low, 0.01), (r * 0.99, high, 0.01), (r, high + 0.02)]
    profile += [(r, high + 0.12, 0.2), (r * 0.74, height - 0.04, 0.12), (r * 0.72, height + 0.1)]
    parts = [lathe('bottle', profile, plastic('body', body, 0.33))]
    parts.append(wrap('label', [(r * 0.99 + 0.004, low), (r * 0.99 + 0.004, high)], printed('label', label)))
    lid = screw_lid('lid', r * 0.8, lid_height, colour, ribs=80)
    lid.location.z = height - 0.02
    return join('bottle', parts + [lid])


def satin_glass(name, colour, deep=0.0):
    """Lacquered glass: a coloured body under a clear, very even coat."""
    stuff = Stuff(name, colour, 0.32, specular=0.5, clearcoat=0.7, clearcoat_roughness=0.04)
    stuff.set('Subsurface', deep).set('Subsurface Radius', (0.3, 0.2, 0.15)).set('Subsurface Color', linear(colour))
    stuff.shader.subsurface_method = 'BURLEY'
    return stuff.material


def jar(label, colour, lid_colour, r=0.98, height=1.04, lid=0.48, metal_lid=True, open_with=None):
    """A low heavy jar. `open_with` shows cream of that colour instead of the lid."""
    profile = [(0.001, 0.05), (r * 0.7, 0.05), (r * 0.78, 0, 0.03), (r * 0.9, 0, 0.12), (r, 0.16, 0.14)]
    profile += [(r, height - 0.16, 0.16), (r * 0.9, height, 0.05)]
    profile += [(r * 0.86, height + 0.02), (r * 0.86, height + 0.14, 0.02), (r * 0.8, height + 0.14, 0.02), (r * 0.79, height - 0.25)]
    parts = [lathe('jar', profile, satin_glass('glass', colour))]
    middle, half = height * 0.49, 0.34 if height < 1.1 else 0.38
    parts.append(wrap('print', [(r + 0.003, middle - half), (r + 0.003, middle + half)], printed('print', label, 0.35, True)))
    if open_with:
        parts.append(cream_top(r * 0.8, height + 0.02, open_with))
    else:
        top = [(r * 0.93, 0), (r * 0.965, 0, 0.01), (r * 0.965, lid, 0.06), (r * 0.9, lid, 0.03), (0.001, lid)]
        stuff = metal('lid', lid_colour, 0.34) if metal_lid else plastic('lid', lid_colour, 0.36)
        cover = lathe('lid', top, stuff)
        cover.location.z = height + 0.015
        parts.append(cover)
    return join('jar', parts)


def cream_top(r, z, colour):
    """Cream in a jar, drawn up in a swirl."""
    stuff = Stuff('cream', colour, 0.28, specular=0.5, clearcoat=0.25, clearcoat_roughness=0.15)
    stuff.flesh(0.25, (0.25, 0.2, 0.16))

    def at(u, v):
        a, k = u * TAU, r * v
        twirl = math.cos(a * 1.0 + v * 9.5)
        lift = 0.05 * twirl * math.sin(math.pi * min(1, v * 1.1)) + 0.22 * math.exp(-(v / 0.16) ** 2)
        return (k * math.cos(a), k * math.sin(a), z + lift * (1 if v < 1 else 0))

    return fine(grid('cream', 64, 30, at, stuff.material, closed=True))


def full_glass(tint):
    """Glass full of serum: half of the light goes through, half stays in it; above the level it is paler."""
    stuff = Stuff('serum glass', tint, 0.1, specular=0.5, clearcoat=0.8, clearcoat_roughness=0.02)
    stuff.flesh(0.2, (0.3, 0.16, 0.12)).colour(stuff.ramp(stuff.along('Z'), [(0.0, mixed(tint, '#d9786c', 0.35)), (0.72, tint), (0.76, mixed(tint, '#fff4ef', 0.5))]))
    stuff.shader.subsurface_method = 'BURLEY'
    return veiled(stuff, mixed(tint, '#ffffff', 0.45), 0.5)


def dropper(label, tint='#f0b2a6', r=0.62, height=1.62, bulb='#4a1220', collar='#d9b49a'):
    """A frosted glass bottle with serum and a pipette."""
    profile = [(0.001, 0.06), (r * 0.7, 0.06), (r * 0.82, 0, 0.04), (r * 0.93, 0, 0.1), (r, 0.12, 0.1)]
    profile += [(r, height - 0.26, 0.3), (r * 0.44, height - 0.02, 0.1), (r * 0.4, height + 0.1)]
    parts = [lathe('bottle', profile, full_glass(tint))]
    parts.append(wrap('print', [(r + 0.003, 0.14), (r + 0.003, 1.32)], printed('print', label, 0.4, True)))
    k = r * 0.5
    ring = [(k * 0.9, 0), (k, 0, 0.012), (k, 0.34, 0.03), (k * 0.7, 0.34)]
    parts.append(put(lathe('collar', ring, metal('collar', collar, 0.26)), (0, 0, height - 0.02)))
    rubber = [(k * 0.78, 0), (k * 0.8, 0.06, 0.04), (k * 0.7, 0.14, 0.06), (k * 0.66, 0.4, 0.1), (k * 0.52, 0.6, 0.16), (0.001, 0.64)]
    stuff = Stuff('rubber', bulb, 0.5, specular=0.35)
    stuff.bump(stuff.noise(50, 2), 0.08, 0.004)
    parts.append(put(lathe('bulb', rubber, stuff.material), (0, 0, height + 0.32)))
    return join('dropper', parts)


def pump_head(r, colour, reach, drop=0.1, stem=0.22):
    """The nozzle of a pump on its stem, its spout towards −X."""
    stuff = plastic('pump', colour, 0.33)
    parts = [lathe('stem', [(r * 0.34, 0), (r * 0.34, stem)], stuff)]
    head = [(r * 0.36, stem - 0.02), (r * 0.62, stem, 0.03), (r * 0.62, stem + 0.2, 0.08), (0.001, stem + 0.22)]
    parts.append(lathe('head', head, stuff))
    z = stem + 0.12
    line = [(-r * 0.3, 0, z), (-reach * 0.6, 0, z), (-reach * 0.85, 0, z - drop * 0.12), (-reach * 0.97, 0, z - drop * 0.6), (-reach, 0, z - drop)]
    from mathutils import Vector

    points = [Vector(p) for p in line]
    smooth = []
    for a, b in zip(points, points[1:]):
        smooth += [a.lerp(b, i / 6) for i in range(6)]
    parts.append(fine(pipe('spout', [tuple(p) for p in smooth + [points[-1]]], lambda t: r * (0.26 - 0.1 * t), stuff, 16)))
    return join('pump', parts)


def airless(label, colour='#7a2e4d', r=0.54, height=2.05, collar='#d9b49a'):
    """A slim lacquered cylinder with a metal ring and a white pump."""
    profile = [(0.001, 0.02), (r * 0.9, 0, 0.03), (r, 0.03, 0.02), (r, height, 0.02), (r * 0.9, height)]
    parts = [lathe('body', profile, satin_glass('lacquer', colour))]
    parts.append(wrap('print', [(r + 0.003, 0.12), (r + 0.003, 1.87)], printed('print', label, 0.35, True)))
    ring = [(r * 0.9, 0), (r * 1.0, 0, 0.01), (r * 1.0, 0.13, 0.02), (r * 0.92, 0.16, 0.02), (r * 0.6, 0.17)]
    parts.append(put(lathe('ring', ring, metal('ring', collar, 0.24)), (0, 0, height + 0.005)))
    parts.append(put(pump_head(r * 0.95, '#fff8f1', r * 1.12), (0, 0, height + 0.15)))
    return join('airless', parts)


def foam_bottle(label, tint='#cfe3e4', r=0.68, height=1.9):
    """A bottle of tinted plastic with a wide foam pump."""
    profile = [(0.001, 0.04), (r * 0.74, 0.04), (r * 0.84, 0, 0.04), (r * 0.95, 0, 0.1), (r, 0.12, 0.06)]
    profile += [(r, height - 0.3, 0.26), (r * 0.72, height, 0.12), (r * 0.7, height + 0.06)]
    stuff = Stuff('bottle', tint, 0.26, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.08)
    stuff.flesh(0.2, (0.3, 0.3, 0.3))
    parts = [lathe('bottle', profile, stuff.material)]
    parts.append(wrap('print', [(r + 0.003, 0.12), (r + 0.003, 1.57)], printed('print', label, 0.35, True)))
    k = r * 0.76
    collar = [(k * 0.95, 0), (k, 0, 0.01), (k, 0.24, 0.04), (k * 0.92, 0.3, 0.05), (k * 0.5, 0.36)]
    parts.append(put(lathe('collar', collar, plastic('collar', '#e6f1ef', 0.33)), (0, 0, height)))
    parts.append(put(pump_head(r * 0.82, '#e6f1ef', r * 1.15, 0.12, 0.26), (0, 0, height + 0.32)))
    return join('foam', parts)


def tube(label, colour='#fff8ef', cap='#e08a2b', r=0.62, height=2.5, cap_height=0.46):
    """A tube that stands on its cap; its upper end is pressed flat and crimped."""
    wide = r * math.pi / 2
    low = cap_height + 0.03

    def at(u, v):
        a = u * TAU
        t = max(0.0, min(1.0, v))
        flat = t ** 1.5
        x = (r * (1 - flat) + wide * flat) * math.sin(a)
        y = -(r * (1 - flat) + 0.012 * flat) * math.cos(a)
        return (x, y, low + (height - low) * t)

    stuff = plastic('tube', colour, 0.36)
    body = grid('tube', 96, 48, at, stuff, closed=True)

    def front(u, v):
        """The print follows the front half, a hair above it."""
        a = (u - 0.5) * math.pi
        t = (0.06 + 1.66 * v) / (height - low)
        x, y, z = at(a / TAU, min(1, t))
        return (x * 1.001, y - 0.004, z)

    label_sheet = grid('print', 64, 40, front, printed('print', label, 0.4, True))
    crimp = mesh('crimp', [(x, y, z) for z in (height - 0.004, height + 0.16) for x, y in ((-wide, -0.014), (wide, -0.014), (wide, 0.014), (-wide, 0.014))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], crimped(colour), smooth=False)
    c = r * 0.98
    foot = [(0.001, 0.01), (c * 0.9, 0.01), (c * 0.95, 0, 0.02), (c, 0.03, 0.03), (c, cap_height, 0.03), (c * 0.9, cap_height + 0.02)]
    return join('tube', [body, label_sheet, crimp, lathe('cap', foot, plastic('cap', cap, 0.3))])


def crimped(colour):
    stuff = Stuff('crimp', colour, 0.38, specular=0.45)
    wave = stuff.node('ShaderNodeTexWave', Scale=14)
    wave.bands_direction = 'X'
    stuff.link(stuff.space(), wave.inputs['Vector'])
    stuff.bump(wave.outputs['Fac'], 0.5, 0.012)
    return stuff.material
