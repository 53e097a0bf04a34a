"""Cartons and stick sachets."""
import math

from geometry import fine, grid, join, lathe, mesh, put, soft
from material import Stuff, mixed, printed


def carton(label, colour, width=1.9, depth=0.8, height=2.5):
    """A carton of board, its print in front, its sides in the colour of the flavour."""
    side = Stuff('board', colour, 0.5, specular=0.35)
    side.bump(side.noise(70, 3), 0.04, 0.004)
    lid = Stuff('lid', '#fbf3e8', 0.5, specular=0.35)
    w, d = width / 2, depth / 2
    corners = [(x, y, z) for x in (-w, w) for y in (-d, d) for z in (0, height)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    body = mesh('carton', corners, faces, side.material, smooth=False)
    body.data.materials.append(lid.material)
    body.data.polygons[5].material_index = 1
    body.data.polygons[3].material_index = 0
    soft(body, 0.012, 2)
    lip = 0.011
    front = mesh(
        'front',
        [(-w + lip, -d - 0.0012, lip), (w - lip, -d - 0.0012, lip), (w - lip, -d - 0.0012, height - lip), (-w + lip, -d - 0.0012, height - lip)],
        [(0, 1, 2, 3)], printed('front', label, 0.46), [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False,
    )
    # The tuck of the lid: a thin dark line along its edges shows that the board is folded.
    line = Stuff('slit', mixed(colour, '#1a0a0c', 0.6), 0.8).material
    slit = mesh('slit', [(-w + 0.03, -d + 0.02, height + 0.001), (w - 0.03, -d + 0.02, height + 0.001), (w - 0.03, -d + 0.028, height + 0.001), (-w + 0.03, -d + 0.028, height + 0.001)], [(0, 1, 2, 3)], line, smooth=False)
    return join('carton', [body, front, slit])


def sachet(label, colour, length=1.95, width=0.36, seed=1):
    """A filled stick lying on the ground along X, its print up."""
    foil = printed('foil', label, 0.34)
    tail = Stuff('seam', colour, 0.34, specular=0.5)
    wave = tail.node('ShaderNodeTexWave', Scale=10)
    wave.bands_direction = 'X'
    tail.link(tail.space(), wave.inputs['Vector'])
    tail.bump(wave.outputs['Fac'], 0.6, 0.012)

    def height(u, v):
        """Swell over the length (v) and across (u), with creases by the seams."""
        t = min(v, 1 - v) / 0.5
        swell = 0.5 * width * 0.5 * min(1, t * 2.6) ** 0.7
        across = math.cos((u - 0.5) * math.pi) ** 0.7 if 0 < u < 1 else 0
        crease = 0.012 * math.sin(u * 21 + seed) * math.exp(-t * 5) + 0.006 * math.sin(v * 17 + seed * 3 + u * 4)
        return swell * across + crease * across

    def top(u, v):
        squeeze = 1 - 0.1 * min(1, min(v, 1 - v) * 5)
        return ((v - 0.5) * length, (u - 0.5) * -width * squeeze, 0.07 + height(u, v))

    def bottom(u, v):
        squeeze = 1 - 0.1 * min(1, min(v, 1 - v) * 5)
        return ((v - 0.5) * length, (u - 0.5) * -width * squeeze, 0.07 - 0.07 * math.cos((u - 0.5) * math.pi) ** 0.6 if 0 < u < 1 else 0.07)

    # Read along X: the print's upper end is at +X, its left edge at +Y.
    sheet = grid('top', 24, 80, top, foil)
    under = grid('bottom', 24, 20, bottom, tail.material)
    ends = []
    for sign in (-1, 1):
        x0, x1 = sign * length / 2, sign * (length / 2 + 0.11)
        ends.append(grid('end', 8, 8, lambda u, v, x0=x0, x1=x1: (x0 + (x1 - x0) * v, (u - 0.5) * -width, 0.07 - 0.03 * v + 0.004 * math.sin(u * 9)), tail.material))
    return join('sachet', [sheet, under] + ends)


def cup(r=0.62, height=0.8, colour='#f7efe4'):
    """A plain cup of glazed stoneware."""
    stuff = Stuff('glaze', colour, 0.3, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.12)
    stuff.colour(stuff.ramp(stuff.noise(24, 4), [(0.55, colour), (0.72, mixed(colour, '#a8825c', 0.45))]))
    stuff.bump(stuff.noise(5, 3), 0.12, 0.02)
    profile = [(0.001, 0.03), (r * 0.7, 0.03), (r * 0.76, 0, 0.03), (r * 0.86, 0, 0.08), (r * 0.98, 0.2, 0.2), (r, height, 0.03)]
    profile += [(r - 0.06, height, 0.03), (r - 0.09, 0.16, 0.1), (0.001, 0.14)]
    return lathe('cup', profile, stuff.material, 96)


def fan(labels, colours, length=1.95):
    """Sachets standing in a cup, the first at the left, their prints towards the viewer."""
    things = [cup()]
    n = len(labels)
    for i in range(n):
        one = sachet(labels[i], colours[i % len(colours)], length, seed=i + 1)
        place = (i - (n - 1) / 2) / ((n - 1) / 2)
        row = (0.04, -0.14, 0.1)[i % 3]
        # Upright, the print towards −Y; then it leans out like a flower in a glass.
        upright = put(join('upright', [one]), (0, 0, length / 2 + 0.12), (0, -90, 0))
        facing = put(join('facing', [upright]), (0, 0, 0), (0, 0, 90))
        tilt = (-14, 7, -16)[i % 3]
        # They stand on what fills the cup, so that the whole word is seen above its rim.
        things.append(put(join('leaning', [facing]), (place * 0.16, row, 0.3), (tilt, place * 20, 0)))
    return join('fan', things)
