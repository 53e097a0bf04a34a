"""Sun through a blind."""
from mathutils import Vector

from geometry import join, mesh
from light import dim, sun
from material import Stuff


def blind_shade(toward, slats=16, gap=0.34, slat=0.24, wide=9.0, direction=(0.72, 0.5, -0.4), distance=8.0, strength=2.1, soft=1.4, window=0.62):
    """Sun through `toward` between the slats of a blind; the blind itself is not seen."""
    dim(window)
    lamp, way = sun(toward, direction, strength, soft, '#fff1dc')
    stuff = Stuff('shade', '#2a2420', 0.9).material
    step = gap + slat
    parts = []
    for i in range(slats):
        y = (i - slats / 2) * step
        corners = [(-wide / 2, y, 0), (wide / 2, y, 0), (wide / 2, y + slat, 0), (-wide / 2, y + slat, 0)]
        part = mesh('slat', corners, [(0, 1, 2, 3)], stuff, smooth=False)
        part.visible_camera = part.visible_glossy = part.visible_diffuse = part.visible_transmission = False
        parts.append(part)
    blind = join('blind', parts)
    blind.rotation_mode = 'QUATERNION'
    blind.rotation_quaternion = way.to_track_quat('Z', 'Y')
    blind.location = Vector(toward) - way * distance
    return join('light', [lamp, blind])
