"""A phone in a hand, and the light of rooms."""
import math

import bpy

from material import linear
from studio import area


def phone(scene, eye, toward, lens=32, roll=0.0, focus=None, blur=0.09):
    """Looks from `eye` at `toward`, turned by `roll` degrees; `lens` as on film of 36 mm, whose longer side is the longer
    side of the picture. `blur` is the width of the aperture in units."""
    from mathutils import Euler, Vector

    camera = bpy.data.cameras.new('phone')
    camera.lens, camera.sensor_width = lens, 36
    camera.sensor_fit = 'AUTO'
    camera.clip_end = 2000
    thing = bpy.data.objects.new('phone', camera)
    thing.location = eye
    aim = (Vector(toward) - Vector(eye)).to_track_quat('-Z', 'Y')
    thing.rotation_euler = (aim @ Euler((0, 0, math.radians(roll))).to_quaternion()).to_euler()
    camera.dof.use_dof = True
    camera.dof.focus_distance = (Vector(focus or toward) - Vector(eye)).length
    camera.dof.aperture_fstop = lens / 1000 / blur
    scene.collection.objects.link(thing)
    scene.camera = thing


def sun(at, strength, colour, angle=0.53):
    """Shines from `at` towards the origin; `angle` in degrees makes shadows soft."""
    from mathutils import Vector

    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle = strength, math.radians(angle)
    light.color = linear(colour)[:3]
    thing = bpy.data.objects.new('sun', light)
    thing.rotation_euler = (-Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def air(scene, colour, strength):
    """Light from everywhere."""
    world = bpy.data.worlds.new('air')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(colour)
    background.inputs[1].default_value = strength


def light(scene, plan):
    """The light of a plan: { air: [colour, strength], suns: […], windows: […] }."""
    air(scene, *plan['air'])
    for one in plan.get('suns', []):
        sun(**one)
    for one in plan.get('windows', []):
        area(**one)
