"""Meshes from profiles, grids and paths. One unit is 5 cm: a pot of collagen has radius 1."""
import math

import bpy

TAU = 2 * math.pi


def mesh(name, verts, faces, material=None, uvs=None, smooth=True):
    """An object from vertices and faces; `uvs` holds one (u, v) per vertex, or per corner when the lengths say so."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if uvs:
        layer = data.uv_layers.new()
        by_corner = len(uvs) == len(data.loops) and len(uvs) != len(verts)
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.index] if by_corner else uvs[loop.vertex_index]
    thing = bpy.data.objects.new(name, data)
    if material:
        data.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def soften(points, steps=6):
    """Rounds the corners of a profile [(radius, height, rounding)] into a fine line."""
    out = []
    for i, point in enumerate(points):
        x, z = point[0], point[1]
        rounding = point[2] if len(point) > 2 else 0
        if not rounding or i in (0, len(points) - 1):
            out.append((x, z))
            continue

        def toward(other):
            length = math.hypot(other[0] - x, other[1] - z) or 1
            t = min(rounding / length, 0.5)
            return (x + (other[0] - x) * t, z + (other[1] - z) * t)

        a, b = toward(points[i - 1]), toward(points[i + 1])
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((1 - t) ** 2 * a[d] + 2 * t * (1 - t) * (x, z)[d] + t * t * b[d] for d in (0, 1)))
    return out


def lathe(name, profile, material, seg=96, shape=None, steps=6):
    """Turns a profile [(radius, height, rounding)], bottom to top, about Z. `shape(angle, r, z)` may bend each point."""
    line = soften(profile, steps)
    n = len(line)
    verts, faces = [], []
    for s in range(seg):
        a = TAU * s / seg
        for r, z in line:
            verts.append(shape(a, r, z) if shape else (r * math.cos(a), r * math.sin(a), z))
    for s in range(seg):
        t = (s + 1) % seg
        faces += [(s * n + i, t * n + i, t * n + i + 1, s * n + i + 1) for i in range(n - 1)]
    return mesh(name, verts, faces, material)


def wrap(name, line, material, half=1.85, steps=64):
    """A label on a body turned about Z: `line` is [(radius, height)] from the lower to the upper edge. U runs over the
    front half turn, from left to right; beyond it the image is carried on."""
    verts, faces, uvs = [], [], []
    total = [0.0]
    for (r0, z0), (r1, z1) in zip(line, line[1:]):
        total.append(total[-1] + math.hypot(r1 - r0, z1 - z0))
    n = len(line)
    for s in range(steps + 1):
        a = -half + 2 * half * s / steps
        for (r, z), at in zip(line, total):
            verts.append((r * math.sin(a), -r * math.cos(a), z))
            uvs.append((0.5 + a / math.pi, at / total[-1]))
    for s in range(steps):
        faces += [(s * n + i, (s + 1) * n + i, (s + 1) * n + i + 1, s * n + i + 1) for i in range(n - 1)]
    return mesh(name, verts, faces, material, uvs)


def grid(name, columns, rows, at, material, closed=False):
    """A net of points at(u, v), u and v from 0 to 1; `closed` joins the last column to the first."""
    verts, faces, uvs = [], [], []
    last = columns if closed else columns + 1
    for i in range(last):
        for j in range(rows + 1):
            u, v = i / columns, j / rows
            verts.append(at(u, v))
            uvs.append((u, v))
    n = rows + 1
    for i in range(columns):
        k = (i + 1) % last
        faces += [(i * n + j, k * n + j, k * n + j + 1, i * n + j + 1) for j in range(rows)]
    return mesh(name, verts, faces, material, uvs)


def ball(name, material, at, columns=64, rows=40):
    """A closed round body: at(turn, polar) returns a point; turn 0…2π, polar 0 (top) … π (bottom)."""
    return grid(name, columns, rows, lambda u, v: at(u * TAU, v * math.pi), material, closed=True)


def pipe(name, points, radius, material, sides=12, shape=None):
    """A tube along points; `radius` is a number or a function of t from 0 to 1."""
    from mathutils import Vector

    path = [Vector(p) for p in points]
    verts, faces = [], []
    side = Vector((0.31, 0.17, 0.93))
    for i, p in enumerate(path):
        forward = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        across = forward.cross(side).normalized()
        up = across.cross(forward).normalized()
        t = i / (len(path) - 1)
        r = radius(t) if callable(radius) else radius
        for s in range(sides):
            a = TAU * s / sides
            k = r * (shape(a, t) if shape else 1)
            verts.append(tuple(p + across * (math.cos(a) * k) + up * (math.sin(a) * k)))
    for i in range(len(path) - 1):
        for s in range(sides):
            t = (s + 1) % sides
            faces.append((i * sides + s, i * sides + t, (i + 1) * sides + t, (i + 1) * sides + s))
    faces.append(tuple(reversed(range(sides))))
    faces.append(tuple(range((len(path) - 1) * sides, len(path) * sides)))
    return mesh(name, verts, faces, material)


def box(name, width, depth, height, material, bevel=0.02, segments=3):
    """A box standing on the ground with rounded edges."""
    w, d = width / 2, depth / 2
    corners = [(x, y, z) for x in (-w, w) for y in (-d, d) for z in (0, height)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(name, corners, faces, material, smooth=False)
    soft(thing, bevel, segments)
    return thing


def soft(thing, bevel, segments=3):
    """Bevels the sharp edges of an object and shades it smoothly."""
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = bevel
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.harden_normals = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))


def fine(thing, levels=1):
    """Subdivides smoothly."""
    modifier = thing.modifiers.new('fine', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return thing


def join(name, things):
    """An empty that carries things, so that they move as one."""
    holder = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things:
        thing.parent = holder
    return holder


def put(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves an object: place, rotation in degrees about X, Y, Z and scale (a number or three)."""
    thing.location = at
    thing.rotation_euler = [math.radians(t) for t in turn]
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def copy(thing):
    """The same mesh again."""
    again = thing.copy()
    bpy.context.scene.collection.objects.link(again)
    return again
