"""Materials: what things are made of, seen in daylight."""
import bpy

_images = {}


def linear(colour):
    """'#rrggbb' as linear RGBA."""
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


def mixed(a, b, t):
    """Two '#rrggbb' mixed: t = 0 gives a."""
    parts = [round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t) for i in (1, 3, 5)]
    return '#%02x%02x%02x' % tuple(parts)


class Stuff:
    """A Principled material with short ways to give it colour, grain and images."""

    def __init__(self, name, colour='#ffffff', rough=0.4, **more):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.set('Base Color', linear(colour))
        self.set('Roughness', rough)
        for key, value in more.items():
            self.set(key.replace('_', ' ').title().replace('Ior', 'IOR'), value)

    def set(self, key, value):
        self.shader.inputs[key].default_value = value
        return self

    def node(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            node.inputs[key.replace('_', ' ')].default_value = value
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)
        return self

    def space(self, kind='Object', stretch=(1, 1, 1)):
        """Coordinates of the object, stretched."""
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        self.link(self.node('ShaderNodeTexCoord').outputs[kind], mapping.inputs['Vector'])
        return mapping.outputs[0]

    def noise(self, scale, detail=2, stretch=(1, 1, 1), rough=0.5, distortion=0):
        node = self.node('ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)
        self.link(self.space('Object', stretch), node.inputs['Vector'])
        return node.outputs['Fac']

    def cells(self, scale, stretch=(1, 1, 1), feature='F1'):
        node = self.node('ShaderNodeTexVoronoi', Scale=scale)
        node.feature = feature
        self.link(self.space('Object', stretch), node.inputs['Vector'])
        return node.outputs['Distance']

    def along(self, axis='Z', kind='Generated'):
        parts = self.node('ShaderNodeSeparateXYZ')
        self.link(self.node('ShaderNodeTexCoord').outputs[kind], parts.inputs[0])
        return parts.outputs[axis]

    def ramp(self, source, stops):
        """Colours or greys over a value: [(position, '#rrggbb' or number)]."""
        node = self.node('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, value) in zip(elements, stops):
            element.position = at
            element.color = linear(value) if isinstance(value, str) else (value, value, value, 1)
        self.link(source, node.inputs['Fac'])
        return node.outputs['Color']

    def blend(self, factor, a, b, kind='MIX'):
        """Mixes two colours (an output or '#rrggbb') by a factor (an output or a number)."""
        node = self.node('ShaderNodeMixRGB')
        node.blend_type = kind
        for value, key in ((factor, 'Fac'), (a, 'Color1'), (b, 'Color2')):
            if isinstance(value, bpy.types.NodeSocket):
                self.link(value, node.inputs[key])
            else:
                node.inputs[key].default_value = linear(value) if isinstance(value, str) else value
        return node.outputs[0]

    def math(self, kind, a, b=0.5):
        node = self.node('ShaderNodeMath')
        node.operation = kind
        for i, value in enumerate((a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                self.link(value, node.inputs[i])
            else:
                node.inputs[i].default_value = value
        return node.outputs[0]

    def colour(self, output):
        self.link(output, self.shader.inputs['Base Color'])
        if self.shader.inputs['Subsurface'].default_value:
            self.link(output, self.shader.inputs['Subsurface Color'])
        return self

    def rough(self, output):
        return self.link(output, self.shader.inputs['Roughness'])

    def bump(self, height, strength=0.3, distance=0.02):
        """Adds relief on top of what is there; distance in units."""
        node = self.node('ShaderNodeBump', Strength=strength, Distance=distance)
        self.link(height, node.inputs['Height'])
        before = self.shader.inputs['Normal'].links
        if before:
            self.link(before[0].from_socket, node.inputs['Normal'])
        return self.link(node.outputs[0], self.shader.inputs['Normal'])

    def flesh(self, amount, radius=(0.12, 0.05, 0.03), colour=None):
        """Light that enters and leaves elsewhere."""
        self.set('Subsurface', amount).set('Subsurface Radius', radius)
        base = self.shader.inputs['Base Color']
        if colour:
            self.set('Subsurface Color', linear(colour))
        elif base.links:
            self.link(base.links[0].from_socket, self.shader.inputs['Subsurface Color'])
        else:
            self.set('Subsurface Color', tuple(base.default_value))
        return self

    def image(self, path, data=False, alpha=False):
        """Colour of an image by UV; beyond its edges it goes on."""
        node = self.node('ShaderNodeTexImage')
        if path not in _images:
            _images[path] = bpy.data.images.load(path)
        node.image = _images[path]
        if data:
            node.image.colorspace_settings.name = 'Non-Color'
        node.extension = 'EXTEND'
        node.interpolation = 'Cubic'
        if alpha:
            self.link(node.outputs['Alpha'], self.shader.inputs['Alpha'])
        return node.outputs['Color']


def plastic(name, colour, rough=0.34, **more):
    """Moulded plastic: a faint orange peel and uneven gloss keep it from looking computed."""
    stuff = Stuff(name, colour, rough, specular=0.45, **more)
    stuff.rough(stuff.ramp(stuff.noise(7, 3), [(0.3, rough - 0.05), (0.7, rough + 0.07)]))
    stuff.bump(stuff.noise(60, 2), 0.05, 0.004)
    return stuff.material


def metal(name, colour, rough=0.3):
    stuff = Stuff(name, colour, rough, metallic=1)
    stuff.bump(stuff.noise(40, 2, (1, 1, 14)), 0.05, 0.003)
    return stuff.material


def printed(name, path, rough=0.42, clear=False):
    """Film or paper with a print on it; `clear` leaves out what the image leaves out."""
    stuff = Stuff(name, '#ffffff', rough, specular=0.4)
    stuff.colour(stuff.image(path, alpha=clear))
    stuff.bump(stuff.noise(90, 2), 0.03, 0.003)
    return stuff.material


def glassy(name, tint='#ffffff', rough=0.0, ior=1.45, shade=0.94):
    """Glass: refracts for the eye and lets light through for shadows, so that it needs no caustics."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new = tree.nodes.new
    out, mix, rays = new('ShaderNodeOutputMaterial'), new('ShaderNodeMixShader'), new('ShaderNodeLightPath')
    glass, clear = new('ShaderNodeBsdfGlass'), new('ShaderNodeBsdfTransparent')
    glass.inputs['Color'].default_value = linear(tint)
    glass.inputs['Roughness'].default_value = rough
    glass.inputs['IOR'].default_value = ior
    colour = linear(tint)
    clear.inputs['Color'].default_value = tuple(c * shade for c in colour[:3]) + (1,)
    either = new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    tree.links.new(rays.outputs['Is Shadow Ray'], either.inputs[0])
    tree.links.new(rays.outputs['Is Diffuse Ray'], either.inputs[1])
    tree.links.new(either.outputs[0], mix.inputs[0])
    tree.links.new(glass.outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return material


def veiled(stuff, tint, clear):
    """Mixes a cloudy material with clear tinted liquid; `clear` is the part of the latter."""
    tree = stuff.tree
    out = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    pure, through, rays, mix, whole = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('BsdfGlass', 'BsdfTransparent', 'LightPath', 'MixShader', 'MixShader'))
    pure.inputs['Color'].default_value = linear(tint)
    pure.inputs['IOR'].default_value = 1.33
    pure.inputs['Roughness'].default_value = 0.05
    through.inputs['Color'].default_value = linear(mixed(tint, '#ffffff', 0.25))
    tree.links.new(rays.outputs['Is Shadow Ray'], mix.inputs[0])
    tree.links.new(pure.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    whole.inputs[0].default_value = clear
    tree.links.new(stuff.shader.outputs[0], whole.inputs[1])
    tree.links.new(mix.outputs[0], whole.inputs[2])
    tree.links.new(whole.outputs[0], out.inputs[0])
    return stuff.material
