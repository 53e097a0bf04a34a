"""Sun through a blind or a window."""
from mathutils import Vector

from geometry import join, mesh
from light import dim, sun
from material import Stuff


def blind_shade(toward, slats=16, gap=0.34, slat=0.24, wide=9.0, direction=(0.72, 0.5, -0.4), distance=8.0, strength=2.1, soft=1.4, window=0.62, panes=None):
    """Sun through `toward` between the slats of a blind; the blind itself is not seen. With `panes` (columns, rows), through
    a window of so many panes, `gap` wide and half as high again."""
    dim(window)
    lamp, way = sun(toward, direction, strength, soft, '#fff1dc')
    stuff = Stuff('shade', '#2a2420', 0.9).material
    step = gap + slat
    parts = []
    bars = window_bars(panes, gap, slat) if panes else [(-wide / 2, wide / 2, (i - slats / 2) * step, (i - slats / 2) * step + slat) for i in range(slats)]
    for left, right, low, high in bars:
        corners = [(left, low, 0), (right, low, 0), (right, high, 0), (left, high, 0)]
        part = mesh('slat', corners, [(0, 1, 2, 3)], stuff, smooth=False)
        part.visible_camera = part.visible_glossy = part.visible_diffuse = part.visible_transmission = False
        parts.append(part)
    blind = join('blind', parts)
    blind.rotation_mode = 'QUATERNION'
    blind.rotation_quaternion = way.to_track_quat('Z', 'Y')
    blind.location = Vector(toward) - way * distance
    return join('light', [lamp, blind])


def window_bars(panes, pane, bar):
    """The bars of a window around its middle: (left, right, low, high) of each."""
    columns, rows = panes
    tall = pane * 1.5
    width, height = columns * (pane + bar) + bar, rows * (tall + bar) + bar
    upright = [(i * (pane + bar) - width / 2, i * (pane + bar) - width / 2 + bar, -height / 2, height / 2) for i in range(columns + 1)]
    level = [(-width / 2, width / 2, i * (tall + bar) - height / 2, i * (tall + bar) - height / 2 + bar) for i in range(rows + 1)]
    return upright + level
