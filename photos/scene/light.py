"""Light that a plan asks for besides the window: sun through leaves, and low light over something flat."""
import math
import random

import bpy
from mathutils import Vector

from geometry import grid, join, pipe
from material import Stuff, linear


def sun(toward, direction, strength, soft, colour):
    """Parallel light through the point `toward`; `soft` is the width of the sun in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = strength
    light.angle = math.radians(soft)
    light.color = linear(colour)[:3]
    thing = bpy.data.objects.new('sun', light)
    way = Vector(direction).normalized()
    thing.location = Vector(toward) - way * 30
    thing.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing, way


def dim(part):
    """Takes the window down, so that the sun does not bleach the paper."""
    for light in bpy.data.lights:
        if light.type == 'AREA':
            light.energy *= part


def frond(length, count, width, seed):
    """A feather leaf in the plane z = 0 from the origin along +Y: a rib and narrow leaflets at both its sides."""
    rnd = random.Random(seed)
    stuff = Stuff('shade', '#20301c', 0.9).material

    def rib(t):
        return (0.16 * length * t * t, length * t, 0)

    parts = [pipe('rib', [rib(i / 12) for i in range(13)], lambda t: 0.014 * length * (1.2 - t), stuff, 6)]
    for i in range(count):
        t = 0.12 + 0.86 * i / (count - 1)
        x, y, _ = rib(t)
        span = length * (0.2 + 0.3 * math.sin(math.pi * (0.2 + 0.75 * t))) * rnd.uniform(0.9, 1.1)
        for side in (-1, 1):
            lean = math.radians(34 + 26 * (1 - t) + rnd.uniform(-5, 5))

            def blade(u, v, side=side, span=span, lean=lean, x=x, y=y):
                half = width * span * math.sin(math.pi * min(1, 0.06 + v)) ** 0.7 * (u - 0.5)
                along = span * v
                dx, dy = math.sin(lean) * side, math.cos(lean)
                droop = 0.12 * span * v * v
                return (x + dx * along + dy * half * side, y + dy * along - dx * half * side - droop, 0)

            parts.append(grid('leaflet', 2, 12, blade, stuff))
    for part in parts:
        part.visible_camera = part.visible_glossy = part.visible_diffuse = part.visible_transmission = False
    return parts


def leaf_shade(toward, direction=(0.62, 0.62, -0.42), distance=5.0, length=4.2, lean=-28, strength=2.1, soft=2.0, window=0.62, count=13, width=0.16, seed=1):
    """Morning sun through a palm leaf: its shadow falls around `toward` on the paper. The leaf itself is not seen."""
    dim(window)
    lamp, way = sun(toward, direction, strength, soft, '#fff1dc')
    leaf = join('frond', frond(length, count, width, seed))
    flat = (-way).to_track_quat('Z', 'Y')
    leaf.rotation_mode = 'QUATERNION'
    from mathutils import Quaternion

    leaf.rotation_quaternion = flat @ Quaternion((0, 0, 1), math.radians(lean))
    leaf.location = Vector(toward) - way * distance - (leaf.rotation_quaternion @ Vector((0.08 * length, 0.5 * length, 0)))
    return join('light', [lamp, leaf])


def low_light(toward=(0, 0, 0), direction=(0.86, 0.2, -0.36), strength=2.1, soft=6, window=0.46):
    """Light that grazes what lies on the ground, so that every ridge throws a shadow."""
    dim(window)
    return join('light', [sun(toward, direction, strength, soft, '#fff6ea')[0]])
