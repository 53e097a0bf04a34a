"""Bottles, jars and pumps of the other lines. All stand on the origin."""
import math

from geometry import TAU, grid, join, lathe, put, wrap
from material import Stuff, linear, metal, mixed, plastic, printed, veiled
from pots import screw_lid
from strokes import cream_stuff


def capsule_bottle(label, colour, r=0.78, height=1.9, body='#fffdf9', lid_height=0.42):
    """A white bottle with shoulders, a label and a ribbed lid."""
    low, high = 0.12, 0.12 + (height - 0.58)
    profile = [(0.001, 0.03), (r * 0.78, 0.03), (r * 0.84, 0, 0.03), (r * 0.97, 0, 0.08), (r, 0.1, 0.05)]
    profile += [(r, low - 0.02), (r * 0.99, low, 0.01), (r * 0.99, high, 0.01), (r, high + 0.02)]
    profile += [(r, high + 0.12, 0.2), (r * 0.74, height - 0.04, 0.12), (r * 0.72, height + 0.1)]
    parts = [lathe('bottle', profile, plastic('body', body, 0.33))]
    parts.append(wrap('label', [(r * 0.99 + 0.004, low), (r * 0.99 + 0.004, high)], printed('label', label)))
    # Ribs as wide as five pixels of a card: finer ones come out uneven.
    lid = screw_lid('lid', r * 0.8, lid_height, colour, ribs=60)
    lid.location.z = height - 0.02
    return join('bottle', parts + [lid])


def satin_glass(name, colour, deep=0.0):
    """Lacquered glass: a coloured body under a clear, very even coat."""
    stuff = Stuff(name, colour, 0.32, specular=0.5, clearcoat=0.7, clearcoat_roughness=0.04)
    stuff.set('Subsurface', deep).set('Subsurface Radius', (0.3, 0.2, 0.15)).set('Subsurface Color', linear(colour))
    stuff.shader.subsurface_method = 'BURLEY'
    return stuff.material


def jar(label, colour, lid_colour, r=0.98, height=1.04, lid=0.48, metal_lid=True, open_with=None, grain=0.0):
    """A low heavy jar. `open_with` shows cream of that colour instead of the lid; `grain` makes it clay."""
    profile = [(0.001, 0.05), (r * 0.7, 0.05), (r * 0.78, 0, 0.03), (r * 0.9, 0, 0.12), (r, 0.16, 0.14)]
    profile += [(r, height - 0.16, 0.16), (r * 0.9, height, 0.05)]
    profile += [(r * 0.86, height + 0.02), (r * 0.86, height + 0.14, 0.02), (r * 0.8, height + 0.14, 0.02), (r * 0.79, height - 0.25)]
    parts = [lathe('jar', profile, satin_glass('glass', colour))]
    middle, half = height * 0.49, 0.34 if height < 1.1 else 0.38
    parts.append(wrap('print', [(r + 0.003, middle - half), (r + 0.003, middle + half)], printed('print', label, 0.35, True)))
    if open_with:
        parts.append(cream_top(r * 0.8, height + 0.02, open_with, grain))
    else:
        parts.append(put(jar_lid(lid_colour, r, lid, metal_lid), (0, 0, height + 0.015)))
    return join('jar', parts)


def jar_lid(colour, r=0.98, height=0.48, metal_lid=True):
    """The lid of a jar, standing on its rim; inside it is white."""
    top = [(r * 0.9, 0.05), (r * 0.9, 0), (r * 0.93, 0), (r * 0.965, 0, 0.01), (r * 0.965, height, 0.06), (r * 0.9, height, 0.03), (0.001, height)]
    stuff = metal('lid', colour, 0.34) if metal_lid else plastic('lid', colour, 0.36)
    inside = lathe('inside', [(r * 0.9, 0.01), (r * 0.9, height * 0.7, 0.05), (0.001, height * 0.7)], plastic('inside', '#f7efe7', 0.4))
    return join('lid', [lathe('cover', top, stuff), inside])


def cream_top(r, z, colour, grain=0.0):
    """Cream in a jar, drawn up in a swirl."""

    def at(u, v):
        a, k = u * TAU, r * v
        f = (v * 2.6 - u) % 1
        rise = (f / 0.82) ** 1.5 if f < 0.82 else 0.5 + 0.5 * math.cos(math.pi * (f - 0.82) / 0.18)
        lift = 0.09 * rise * min(1, v / 0.15) * min(1, (1 - v) / 0.2) + 0.16 * math.exp(-(v / 0.16) ** 2) + 0.05 * (1 - v * v)
        return (k * math.cos(a), k * math.sin(a), z + lift)

    return grid('cream', 220, 90, at, cream_stuff(colour, grain), closed=True)


def full_glass(tint):
    """Glass full of serum: half of the light goes through, half stays in it; above the level it is paler."""
    stuff = Stuff('serum glass', tint, 0.1, specular=0.5, clearcoat=0.8, clearcoat_roughness=0.02)
    stuff.flesh(0.2, (0.3, 0.16, 0.12)).colour(stuff.ramp(stuff.along('Z'), [(0.0, mixed(tint, '#d9786c', 0.35)), (0.72, tint), (0.76, mixed(tint, '#fff4ef', 0.5))]))
    stuff.shader.subsurface_method = 'BURLEY'
    return veiled(stuff, mixed(tint, '#ffffff', 0.45), 0.5)


def dropper(label, tint='#f0b2a6', r=0.62, height=1.62, bulb='#4a1220', collar='#d9b49a', opened=False):
    """A frosted glass bottle with serum and a pipette; `opened` leaves the pipette out."""
    profile = [(0.001, 0.06), (r * 0.7, 0.06), (r * 0.82, 0, 0.04), (r * 0.93, 0, 0.1), (r, 0.12, 0.1)]
    profile += [(r, height - 0.26, 0.3), (r * 0.44, height - 0.02, 0.1), (r * 0.4, height + 0.1)]
    parts = [lathe('bottle', profile, full_glass(tint))]
    parts.append(wrap('print', [(r + 0.003, 0.14), (r + 0.003, 1.32)], printed('print', label, 0.4, True)))
    k = r * 0.5
    if opened:
        neck = [(k * 0.8, -0.02), (k * 0.8, 0.28, 0.02)]
        neck += [(k * (0.8 + 0.06 * (i % 2)), 0.06 + 0.045 * i, 0.02) for i in range(4)]
        neck = sorted(neck, key=lambda point: point[1]) + [(k * 0.74, 0.3, 0.02), (k * 0.56, 0.29, 0.02), (k * 0.54, 0.02)]
        stuff = Stuff('neck', mixed(tint, '#fff4ef', 0.55), 0.12, specular=0.5, clearcoat=0.8, clearcoat_roughness=0.02)
        parts.append(put(lathe('neck', neck, stuff.material), (0, 0, height)))
        parts.append(put(lathe('dark', [(0.001, 0), (k * 0.56, 0)], Stuff('dark', mixed(tint, '#8d3a30', 0.5), 0.3).material), (0, 0, height + 0.14)))
        return join('dropper', parts)
    ring = [(k * 0.9, 0), (k, 0, 0.012), (k, 0.34, 0.03), (k * 0.7, 0.34)]
    parts.append(put(lathe('collar', ring, metal('collar', collar, 0.26)), (0, 0, height - 0.02)))
    rubber = [(k * 0.78, 0), (k * 0.8, 0.06, 0.04), (k * 0.7, 0.14, 0.06), (k * 0.66, 0.4, 0.1), (k * 0.52, 0.6, 0.16), (0.001, 0.64)]
    stuff = Stuff('rubber', bulb, 0.5, specular=0.35)
    stuff.bump(stuff.noise(50, 2), 0.08, 0.004)
    parts.append(put(lathe('bulb', rubber, stuff.material), (0, 0, height + 0.32)))
    return join('dropper', parts)


def pump_head(r, stuff, reach, drop=0.1, stem=0.22):
    """The nozzle of a pump on its stem, its spout towards −X. A sleeve closes the cap around the stem."""
    sleeve = [(r * 0.6, -0.03), (r * 0.6, 0.03, 0.02), (r * 0.42, 0.07, 0.02), (r * 0.4, 0.075), (r * 0.33, 0.075)]
    parts = [lathe('sleeve', sleeve, stuff), lathe('stem', [(r * 0.34, 0), (r * 0.34, stem)], stuff)]
    head = [(r * 0.34, stem - 0.02), (r * 0.56, stem - 0.02, 0.02), (r * 0.64, stem + 0.03, 0.04)]
    head += [(r * 0.63, stem + 0.2, 0.07), (r * 0.5, stem + 0.215, 0.06), (0.001, stem + 0.2)]
    parts.append(lathe('head', head, stuff))
    z = stem + 0.115

    def at(u, v):
        """Along the spout, over its rim and a little way back inside."""
        t = min(1.0, v / 0.8)
        hollow = max(0.0, (v - 0.8) / 0.2)
        x = -r * 0.2 - (reach - r * 0.2) * t
        bend = max(0.0, (t - 0.62) / 0.38)
        slope = math.radians(46) * bend * bend
        y_half = r * (0.34 - 0.15 * t) * (1 if hollow == 0 else 0.72 if hollow > 0.3 else 1 - 0.9 * hollow)
        z_half = r * (0.14 - 0.01 * t) * (1 if hollow == 0 else 0.66 if hollow > 0.3 else 1 - 1.1 * hollow)
        back = 0.1 * max(0.0, hollow - 0.3)
        a = u * TAU
        side, up = math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)), math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))
        middle = z - drop * bend ** 2.2
        return (x + back * math.cos(slope) + up * z_half * -math.sin(slope), side * y_half, middle + back * math.sin(slope) + up * z_half * math.cos(slope))

    parts.append(grid('spout', 40, 60, at, stuff, closed=True))
    return join('pump', parts)


def foam_bottle(label, tint='#cfe3e4', r=0.68, height=1.9, pump='#a8cfd0'):
    """A bottle of tinted plastic with a wide foam pump."""
    profile = [(0.001, 0.04), (r * 0.74, 0.04), (r * 0.84, 0, 0.04), (r * 0.95, 0, 0.1), (r, 0.12, 0.06)]
    profile += [(r, height - 0.3, 0.26), (r * 0.72, height, 0.12), (r * 0.7, height + 0.06)]
    stuff = Stuff('bottle', tint, 0.26, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.08)
    stuff.flesh(0.2, (0.3, 0.3, 0.3))
    parts = [lathe('bottle', profile, stuff.material)]
    parts.append(wrap('print', [(r + 0.003, 0.12), (r + 0.003, 1.57)], printed('print', label, 0.35, True)))
    k = r * 0.76
    collar = [(k * 0.95, 0), (k, 0, 0.01), (k, 0.24, 0.04), (k * 0.9, 0.3, 0.05), (k * 0.5, 0.35)]
    parts.append(put(lathe('collar', collar, plastic('collar', pump, 0.33)), (0, 0, height)))
    parts.append(put(pump_head(r * 0.82, plastic('pump', pump, 0.33), r * 1.2, 0.12, 0.26), (0, 0, height + 0.34)))
    return join('foam', parts)
