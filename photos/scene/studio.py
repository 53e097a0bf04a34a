"""The studio: one lens, one window, one paper sweep for every picture."""
import math

import bpy

from geometry import box, mesh
from material import Stuff, linear, mixed

LENS = 85
SENSOR = 36
PAPER = '#fdf6ec'


def clear():
    """An empty scene that renders with Cycles on the processor."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.unit_settings.system = 'NONE'
    return scene


def area(at, toward, size, power, colour):
    from mathutils import Vector

    light = bpy.data.lights.new('light', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = power
    light.color = linear(colour)[:3]
    thing = bpy.data.objects.new('light', light)
    thing.location = at
    thing.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def window(scene, reach=1.0):
    """A bright morning: a tall window at the left, a white card at the right, light from the ceiling."""
    k = reach
    power = k * k
    area((-5.6 * k, -3.4 * k, 5.2 * k), (0, 0, 0.9 * k), (2.8 * k, 4.0 * k), 760 * power, '#fff8ee')
    area((5.6 * k, -3.0 * k, 3.0 * k), (0, 0, 0.9 * k), (2.6 * k, 4.0 * k), 58 * power, '#fff8f2')
    area((0.6 * k, 3.8 * k, 6.2 * k), (0, 0.2 * k, 0.4 * k), (5.0 * k, 2.4 * k), 260 * power, '#f4f6ff')
    world = bpy.data.worlds.new('room')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear('#fff8f0')
    background.inputs[1].default_value = 0.22


def sweep(tint, amount=0.16, reach=1.0, back=None):
    """Paper that runs along the ground and rises `back` units behind the middle, tinted by a flavour."""
    k = reach
    depth = back or 5.2 * k
    radius = min(3.0 * k, depth * 0.6)
    line = [(-30 * k, 0.0), (depth - radius, 0.0)]
    line += [
        (depth - radius + radius * math.sin(a), radius - radius * math.cos(a))
        for a in (math.pi / 2 * i / 24 for i in range(1, 25))
    ]
    line.append((depth, 26 * k))
    verts = [(x, y, z) for y, z in line for x in (-40 * k, 40 * k)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    return mesh('sweep', verts, faces, paper(tint, amount))


def paper(tint, amount):
    """The material of the sweep, tinted by a flavour."""
    stuff = Stuff('paper', mixed(PAPER, tint, amount), 0.75, specular=0.18)
    stuff.bump(stuff.noise(30, 4), 0.03, 0.004)
    return stuff.material


def plinth(width, depth, height, tint, amount=0.16):
    """A block of the same paper."""
    return box('plinth', width, depth, height, paper(tint, amount), 0.03, 3)


def camera(scene, frame, middle=(0, 0, 1), pitch=9, focus=None, stop=9.0, shift=(0, 0)):
    """Looks down by `pitch` degrees at `middle`; `frame` is the width seen there. `stop` is the aperture of a lens that
    sees things twenty times larger than they are here, so 9 keeps a product sharp and lets the background go."""
    lens = bpy.data.cameras.new('camera')
    lens.lens, lens.sensor_width = LENS, SENSOR
    lens.sensor_fit = 'HORIZONTAL'
    lens.shift_x, lens.shift_y = shift
    lens.clip_end = 500
    distance = frame * LENS / SENSOR
    a = math.radians(pitch)
    thing = bpy.data.objects.new('camera', lens)
    thing.location = (middle[0], middle[1] - distance * math.cos(a), middle[2] + distance * math.sin(a))
    thing.rotation_euler = (math.pi / 2 - a, 0, 0)
    lens.dof.use_dof = stop is not None
    if stop:
        point = focus or (middle[0], middle[1] - 0.8)
        lens.dof.focus_distance = distance + (point[1] - middle[1]) * math.cos(a)
        lens.dof.aperture_fstop = stop / frame
        lens.dof.aperture_blades = 0
    scene.collection.objects.link(thing)
    scene.camera = thing


def expose(scene, size, samples, folder, crop=None):
    """Renders one linear EXR with the passes that denoising reads: colour, surface colour (albedo) and surface normals."""
    cycles, render, layer = scene.cycles, scene.render, scene.view_layers[0]
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.samples = samples
    # Adaptive sampling tests a pixel for the first time after 16 samples: too late to save anything here.
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 7
    cycles.transparent_max_bounces = 8
    cycles.volume_bounces = 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 12
    cycles.blur_glossy = 0.6
    cycles.filter_width = 1.3
    layer.cycles.denoising_store_passes = True
    render.resolution_x, render.resolution_y = size
    render.resolution_percentage = 100
    if crop:
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x = crop[0], crop[2]
        render.border_min_y, render.border_max_y = 1 - crop[3], 1 - crop[1]
    render.threads_mode = 'FIXED'
    render.threads = 1
    render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    render.image_settings.exr_codec = 'NONE'
    render.image_settings.color_depth = '16'
    render.filepath = f'{folder}/exposure.exr'
    bpy.ops.render.render(write_still=True)
