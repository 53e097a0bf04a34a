"""Lets small things fall on the ground and come to rest, so that they lie and lean as things do."""
import math
import random

import bpy

from geometry import TAU, mesh


def hull(name, points):
    """A plain body for the fall, around what is seen."""
    verts, faces = [], []
    n = len(points[0])
    for ring in points:
        verts += ring
    for i in range(len(points) - 1):
        for j in range(n):
            k = (j + 1) % n
            faces.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
    faces += [tuple(reversed(range(n))), tuple(range(len(verts) - n, len(verts)))]
    return mesh(name, verts, faces)


def pill(r, half):
    """A round-ended rod along X, for capsules and softgels."""
    rows = [(-half - r * 0.92, 0.3), (-half - r * 0.6, 0.8), (-half, 1.0), (half, 1.0), (half + r * 0.6, 0.8), (half + r * 0.92, 0.3)]
    return hull('pill', [[(x, r * k * math.cos(TAU * j / 10), r * k * math.sin(TAU * j / 10)) for j in range(10)] for x, k in rows])


def disc(across, along, half, dome=0.86):
    """A low drum lying flat, for tablets; the less its faces reach out (`dome`), the less it stands on its rim."""
    rim = half * (0.5 if dome > 0.8 else 0.3)
    rows = [(-half, dome), (-rim, 1.0), (rim, 1.0), (half, dome)]
    return hull('disc', [[(along * k * math.cos(TAU * j / 14), across * k * math.sin(TAU * j / 14), z) for j in range(14)] for z, k in rows])


def settle(make, count, spread, seed, rise=0.1, frames=170, friction=0.9):
    """Drops `count` bodies of make() near the middle and returns where each lies: [Matrix]. `rise` is the height that
    each falls above the one before."""
    rnd = random.Random(seed)
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new('falling')
    world.substeps_per_frame, world.solver_iterations = 8, 20
    floor = mesh('floor', [(x, y, z) for z in (-1, 0) for x, y in ((-9, -9), (9, -9), (9, 9), (-9, 9))], [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])
    bodies = []
    for i in range(count):
        body = make()
        a, d = rnd.uniform(0, TAU), spread * rnd.random() ** 0.6
        body.location = (d * math.cos(a), d * math.sin(a) * 0.8, 0.35 + rise * i)
        body.rotation_euler = tuple(rnd.uniform(-0.5, 0.5) for _ in 'xy') + (rnd.uniform(0, TAU),)
        bodies.append(body)
    for thing in [floor] + bodies:
        world.collection.objects.link(thing)
        rigid = thing.rigid_body
        rigid.type = 'PASSIVE' if thing is floor else 'ACTIVE'
        rigid.collision_shape = 'CONVEX_HULL'
        rigid.use_margin, rigid.collision_margin = True, 0.0
        rigid.friction, rigid.restitution = friction, 0.0
        rigid.linear_damping, rigid.angular_damping = 0.15, 0.6
    world.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    places = [body.matrix_world.copy() for body in bodies]
    bpy.ops.rigidbody.world_remove()
    for thing in [floor] + bodies:
        bpy.data.objects.remove(thing)
    scene.frame_set(1)
    return places
