"""What rooms are made of: wood, stone, tiles, cloth, walls and what is seen through windows."""
from material import Stuff, glassy, linear, metal, mixed, plastic


def wood(light, dark, plank=0.0, rough=0.45):
    """Grain runs along X; `plank` is the width of the boards, 0 for one piece."""
    stuff = Stuff('wood', light, rough, specular=0.35)
    rings = stuff.noise(1.3, 6, (0.16, 1.6, 1.6), 0.62, 1.2)
    fibre = stuff.noise(9, 4, (0.12, 3.2, 3.2), 0.6)
    tone = stuff.blend(stuff.ramp(fibre, [(0.35, 0.0), (0.75, 0.45)]), stuff.ramp(rings, [(0.3, dark), (0.62, light)]), dark)
    if plank:
        bricks = laid(stuff, plank * 9, plank, 0.03, ('#ffffff', '#cdbfae', '#5a4636'), 0.37)
        tone = stuff.blend(0.75, tone, bricks.outputs['Color'], 'MULTIPLY')
        stuff.bump(stuff.math('SUBTRACT', 1.0, bricks.outputs['Fac']), 0.4, 0.03)
    stuff.colour(tone)
    stuff.rough(stuff.ramp(fibre, [(0.3, rough - 0.08), (0.8, rough + 0.15)]))
    stuff.bump(fibre, 0.12, 0.01)
    return stuff.material


def laid(stuff, width, height, joint, colours, offset=0.5):
    """Bricks, tiles or boards in the plane of X and Y."""
    node = stuff.node('ShaderNodeTexBrick', Scale=1.0, Mortar_Size=joint, Mortar_Smooth=0.3, Brick_Width=width, Row_Height=height)
    node.offset = offset
    for key, colour in zip(('Color1', 'Color2', 'Mortar'), colours):
        node.inputs[key].default_value = linear(colour)
    stuff.link(stuff.space(), node.inputs['Vector'])
    return node


def tiles(colour, width=2.0, height=2.0, joint='#d9d4cb', offset=0.0, rough=0.14):
    """Glazed tiles, no two quite alike."""
    stuff = Stuff('tiles', colour, rough, specular=0.5)
    node = laid(stuff, width, height, 0.045, (colour, mixed(colour, '#8d8880', 0.14), joint), offset)
    stuff.colour(node.outputs['Color'])
    stuff.rough(stuff.ramp(node.outputs['Fac'], [(0.2, rough), (0.8, 0.8)]))
    stuff.bump(stuff.math('SUBTRACT', 1.0, node.outputs['Fac']), 0.5, 0.05)
    stuff.bump(stuff.noise(0.9, 2), 0.15, 0.08)
    return stuff.material


def stone(base, vein, speck=0.0, rough=0.2):
    """Marble with veins, or granite when `speck` is above 0."""
    stuff = Stuff('stone', base, rough, specular=0.5)
    if speck:
        grains = stuff.blend(stuff.ramp(stuff.cells(26), [(0.25, 1.0), (0.5, 0.0)]), base, vein)
        glints = stuff.ramp(stuff.noise(34, 3), [(0.62, 0.0), (0.68, speck)])
        stuff.colour(stuff.blend(glints, grains, '#d8d2c8'))
    else:
        line = stuff.ramp(stuff.noise(0.2, 8, (1, 1.7, 1), 0.58, 1.3), [(0.465, 0.0), (0.5, 0.42), (0.535, 0.0)])
        cloud = stuff.ramp(stuff.noise(0.3, 4), [(0.35, 0.0), (0.8, 0.3)])
        stuff.colour(stuff.blend(line, stuff.blend(cloud, base, vein), vein))
    stuff.bump(stuff.noise(3, 2), 0.02, 0.01)
    return stuff.material


def cloth(colour, rough=0.9, weave=26, pile=0.0):
    """Woven cloth; `pile` makes terry of it."""
    stuff = Stuff('cloth', colour, rough, specular=0.1, sheen=0.4)
    stuff.colour(stuff.blend(stuff.ramp(stuff.noise(2.2, 4), [(0.3, 0.0), (0.8, 0.16)]), colour, mixed(colour, '#4a3d3a', 0.6)))
    if pile:
        stuff.bump(stuff.noise(17, 3, rough=0.7), 0.9 * pile, 0.09)
        stuff.bump(stuff.cells(11), 0.5 * pile, 0.07)
    else:
        stuff.bump(stuff.noise(weave, 2, (1, 9, 1)), 0.35, 0.02)
        stuff.bump(stuff.noise(weave, 2, (9, 1, 1)), 0.35, 0.02)
    return stuff


def bands(stuff, axis, period):
    """0 and 1 in turn along an axis of the object."""
    part = stuff.math('FRACT', stuff.math('MULTIPLY', stuff.along(axis, 'Object'), 1 / period))
    return stuff.math('GREATER_THAN', part, 0.5)


def gingham(colour, period=1.1):
    stuff = cloth('#fffaf3')
    both = stuff.math('ADD', bands(stuff, 'X', period), bands(stuff, 'Y', period))
    stuff.colour(stuff.ramp(stuff.math('MULTIPLY', both, 0.5), [(0.0, '#fbf6ee'), (1.0, colour)]))
    return stuff.material


def striped(stops, period=6.0, pile=1.0):
    """Terry in stripes along Y: [(from, colour)] within a period."""
    stuff = cloth('#fffaf3', pile=pile)
    part = stuff.math('FRACT', stuff.math('MULTIPLY', stuff.along('X', 'Object'), 1 / period))
    tone = stuff.ramp(part, stops)
    tone.node.color_ramp.interpolation = 'CONSTANT'
    stuff.colour(tone)
    return stuff.material


def wall(colour):
    stuff = Stuff('wall', colour, 0.85, specular=0.15)
    stuff.bump(stuff.noise(5, 5), 0.12, 0.03)
    return stuff.material


def rubber():
    stuff = Stuff('rubber', '#1d1f22', 0.75, specular=0.25)
    stuff.colour(stuff.ramp(stuff.noise(30, 3), [(0.63, '#1d1f22'), (0.68, '#5e7285')]))
    stuff.bump(stuff.noise(22, 4), 0.4, 0.02)
    return stuff.material


def sand():
    stuff = Stuff('sand', '#e3cda6', 0.95, specular=0.1)
    stuff.colour(stuff.ramp(stuff.noise(40, 4), [(0.3, '#cbb086'), (0.7, '#f0dfbf')]))
    stuff.bump(stuff.noise(1.2, 3), 0.8, 0.3)
    stuff.bump(stuff.noise(30, 4, rough=0.8), 0.7, 0.04)
    return stuff.material


def leather(colour):
    stuff = Stuff('leather', colour, 0.42, specular=0.4)
    stuff.bump(stuff.cells(13), 0.3, 0.02)
    return stuff.material


def kraft(colour='#bb8f60'):
    stuff = Stuff('kraft', colour, 0.85, specular=0.12)
    stuff.colour(stuff.blend(stuff.ramp(stuff.noise(14, 5, (1, 4, 1)), [(0.3, 0.0), (0.8, 0.35)]), colour, mixed(colour, '#6d4c2c', 0.5)))
    stuff.bump(stuff.noise(3, 3, (0.4, 4, 1)), 0.15, 0.03)
    return stuff.material


def glow(colour, strength):
    stuff = Stuff('glow', colour, 0.9)
    return stuff.set('Emission', linear(colour)).set('Emission Strength', strength).material


def outdoors(stops, strength, scale=0.5):
    """What lies beyond, as light without edges: [(position, colour)] over clouds of leaves or houses."""
    stuff = Stuff('outdoors', '#000000', 1, specular=0)
    tone = stuff.ramp(stuff.noise(scale, 3, (1, 1, 1), 0.5), stops)
    stuff.link(tone, stuff.shader.inputs['Emission'])
    return stuff.set('Emission Strength', strength).material


MAKE = {
    'oak': lambda: wood('#c99d6b', '#8c6038', 3.2),
    'pine': lambda: wood('#ddb981', '#b98a52', 0, 0.5),
    'walnut': lambda: wood('#6d442a', '#3a2115', 3.6, 0.32),
    'whitewood': lambda: wood('#e6ded2', '#bcae9c', 2.6, 0.55),
    'deck': lambda: wood('#9b7551', '#5f442d', 2.2, 0.6),
    'laminate': lambda: plastic('laminate', '#efe9e2', 0.3),
    'marble': lambda: stone('#f1eeea', '#9c9a9b'),
    'granite': lambda: stone('#2c2b2b', '#4c4845', 0.7),
    'quartz': lambda: stone('#d5d0c8', '#b5aea4', 0.4, 0.24),
    'metro': lambda: tiles('#f3f0ea', 3.0, 1.5, offset=0.5),
    'square': lambda: tiles('#eef0ee', 2.4, 2.4),
    'blue': lambda: tiles('#7fb0c2', 2.2, 1.1, '#dfe7e8', 0.5),
    'rose': lambda: tiles('#e6c6b8', 2.0, 2.0, '#f1e6de'),
    'floor': lambda: tiles('#cfc6ba', 9.0, 9.0, '#a59c90', rough=0.3),
    'terry': lambda: cloth('#f3e6df', pile=1).material,
    'linen': lambda: cloth('#d8cbb8').material,
    'bedding': lambda: cloth('#e9e4e0', weave=40).material,
    'canvas': lambda: cloth('#3d566b', weave=18).material,
    'gingham': lambda: gingham('#c23b3b'),
    'beach': lambda: striped([(0.0, '#f6f1e6'), (0.3, '#17808f'), (0.52, '#f6f1e6'), (0.66, '#f0a13a'), (0.74, '#f6f1e6'), (0.86, '#17808f')]),
    'cream': lambda: wall('#efe4d3'),
    'white': lambda: wall('#f0ede8'),
    'sage': lambda: wall('#b9c3ad'),
    'blush': lambda: wall('#e8cfc6'),
    'petrol': lambda: wall('#4e6a74'),
    'grey': lambda: wall('#8b8f95'),
    'dusk': lambda: wall('#a08f83'),
    'cabinet': lambda: plastic('cabinet', '#f4f1ec', 0.35),
    'green-cabinet': lambda: plastic('cabinet', '#5d7263', 0.42),
    'black': lambda: plastic('black', '#17181a', 0.4),
    'steel': lambda: metal('steel', '#b9bcc0', 0.28),
    'iron': lambda: metal('iron', '#2a2c2f', 0.42),
    'chrome': lambda: metal('chrome', '#eef0f2', 0.08),
    'brass': lambda: metal('brass', '#c8a05a', 0.3),
    'mirror': lambda: metal('mirror', '#f4f5f5', 0.015),
    'ceramic': lambda: Stuff('ceramic', '#f6f3ee', 0.12, specular=0.5, clearcoat=0.5).material,
    'clay': lambda: Stuff('clay', '#b9694a', 0.8, specular=0.2).material,
    'glass': lambda: glassy('pane', '#fbfdfc'),
    'rubber': rubber,
    'sand': sand,
    'kraft': kraft,
    'leather': lambda: leather('#8a4b2b'),
    'black-leather': lambda: leather('#1c1b1d'),
    'day': lambda: glow('#eef4ff', 5),
    'garden': lambda: outdoors([(0.36, '#22351b'), (0.5, '#46663a'), (0.6, '#7d9a66'), (0.7, '#dfe8dc')], 1.1, 0.05),
    'town': lambda: outdoors([(0.34, '#8d8f92'), (0.47, '#d9cdbd'), (0.55, '#b7c7d6'), (0.7, '#f3f7fb')], 2.4, 0.07),
    'sky': lambda: glow('#9cc7ee', 2.6),
    'sea': lambda: Stuff('sea', '#1d8fa6', 0.25, specular=0.5).material,
}


def of(name):
    """The material of a name, or paint of a '#rrggbb'."""
    return plastic('paint', name, 0.42) if name.startswith('#') else MAKE[name]()
