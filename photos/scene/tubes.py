"""Tubes of cream with their caps."""
import math

from geometry import TAU, grid, join, lathe, mesh, put
from material import Stuff, plastic, printed


def tube(label, colour='#fff8ef', cap='#e08a2b', r=0.62, height=2.5, cap_height=0.46, opened=False):
    """A tube that stands on its cap; its upper end is pressed flat and crimped. `opened` lays it on its back along X,
    without its cap, its mouth towards −X."""
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
        """The print follows the front half, a hair above it. U is a length on the tube (label/labels.mjs draws for a
        radius of 0.68), so that what is round on the label stays round where the tube widens."""
        t = min(1, (0.06 + 1.66 * v) / (height - low))
        want, a, gone = abs(u - 0.5) * math.pi * 0.68, 0.0, 0.0
        before = at(0, t)
        while gone < want and a < 1.5:
            here = at((a + 0.02) / TAU, t)
            far = math.hypot(here[0] - before[0], here[1] - before[1])
            a += 0.02 * min(1.0, (want - gone) / far)
            gone += far
            before = here
        x, y, z = at(math.copysign(a, u - 0.5) / TAU, t)
        return (x * 1.001, y - 0.004, z)

    label_sheet = grid('print', 64, 40, front, printed('print', label, 0.4, True))
    crimp = mesh('crimp', [(x, y, z) for z in (height - 0.004, height + 0.16) for x, y in ((-wide, -0.014), (wide, -0.014), (wide, 0.014), (-wide, 0.014))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], crimped(colour), smooth=False)
    if opened:
        shoulder = [(0.1, 0.0), (0.11, 0.0), (0.13, 0.02, 0.01), (0.16, 0.14, 0.02), (0.17, 0.3), (r * 0.55, 0.36, 0.06), (r * 0.98, 0.46, 0.08), (r, low + 0.01)]
        mouth = lathe('mouth', shoulder, stuff)
        # Its back rises by this angle when the thick end lies on the ground.
        rise = math.degrees(math.atan2(r - 0.012, height - low))
        lift = r * math.cos(math.radians(rise)) + low * math.sin(math.radians(rise))
        laid = put(join('laid', [body, label_sheet, crimp, mouth]), (0, 0, lift), (-90 - rise, 0, 0))
        return join('tube', [put(join('turned', [laid]), (0, 0, 0), (0, 0, -90))])
    return join('tube', [body, label_sheet, crimp, tube_cap(cap, r, cap_height)])


def tube_cap(colour='#e08a2b', r=0.62, cap_height=0.46):
    """The cap of a tube, on which it stands."""
    c = r * 0.98
    foot = [(0.001, 0.01), (c * 0.9, 0.01), (c * 0.95, 0, 0.02), (c, 0.03, 0.03), (c, cap_height, 0.03), (c * 0.9, cap_height + 0.02)]
    return lathe('cap', foot, plastic('cap', colour, 0.3))


def crimped(colour):
    stuff = Stuff('crimp', colour, 0.38, specular=0.45)
    wave = stuff.node('ShaderNodeTexWave', Scale=14)
    wave.bands_direction = 'X'
    stuff.link(stuff.space(), wave.inputs['Vector'])
    stuff.bump(wave.outputs['Fac'], 0.5, 0.012)
    return stuff.material
