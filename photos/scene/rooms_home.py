"""What stands about in kitchens, bathrooms and bedrooms. All stand on z = 0."""
import math
import random

from drink import glass
from geometry import TAU, ball, box, fine, grid, join, lathe, pipe, put
from material import Stuff, linear
from rooms import bulb
from rooms_stuff import cloth, glow, of


def mug(colour, r=0.82, height=1.85, drink=None):
    """A mug; `drink` is the colour of what is in it."""
    glaze = Stuff('glaze', colour, 0.2, specular=0.5, clearcoat=0.3)
    profile = [(0.001, 0.04), (r * 0.8, 0.04), (r * 0.86, 0, 0.03), (r * 0.97, 0.1, 0.12), (r, height, 0.03)]
    profile += [(r - 0.08, height, 0.03), (r - 0.1, 0.2, 0.1), (0.001, 0.16)]
    parts = [lathe('mug', profile, glaze.material, 80)]
    turns = [math.radians(-100 + 200 * i / 14) for i in range(15)]
    ear = [(r + 0.02 + 0.56 * math.cos(a), 0, height * 0.52 + 0.56 * math.sin(a)) for a in turns]
    parts.append(pipe('ear', ear, 0.12, glaze.material, 14))
    if drink:
        parts.append(lathe('drink', [(0.001, height * 0.84), (r - 0.085, height * 0.84)], Stuff('drink', drink, 0.1).material, 64))
    return join('mug', parts)


def plant(kind='sword', r=1.1, height=3.6, pot='clay', seed=1, count=11):
    """A plant in a pot: `sword` leaves stand, `arching` ones hang over, `round` ones sit on stalks."""
    rnd = random.Random(seed)
    deep = r * 1.7
    profile = [(0.001, 0.02), (r * 0.68, 0, 0.05), (r * 0.98, deep * 0.82), (r * 1.08, deep * 0.82, 0.02), (r * 1.1, deep, 0.03), (r * 0.96, deep, 0.02), (r * 0.9, deep * 0.85), (0.001, deep * 0.85)]
    parts = [lathe('pot', profile, of(pot), 64)]
    green = Stuff('leaf', '#3f7a3a', 0.4, specular=0.4)
    green.colour(green.ramp(green.noise(0.9, 4, (1, 1, 1)), [(0.3, '#2c5d2b'), (0.7, '#6da04e')]))
    green.flesh(0.15, (0.1, 0.2, 0.05))
    for i in range(count):
        turn, lean = rnd.uniform(0, TAU), rnd.uniform(0.1, 0.9)
        long = height * rnd.uniform(0.65, 1.1)

        def at(u, v, turn=turn, lean=lean, long=long):
            bend = {'sword': 0.16, 'arching': 1.05, 'round': 0.5}[kind] * (0.4 + lean)
            if kind == 'round':
                stalk = 0.55
                half = 0.02 if v < stalk else 0.55 * math.sin(math.pi * min(1, (v - stalk) / (1 - stalk))) ** 0.6 * 0.95
            else:
                half = (0.3 if kind == 'sword' else 0.17) * math.sin(math.pi * (0.12 + 0.88 * v)) ** 0.6
            out = 0.25 * lean + long * bend * v * v
            up = long * v * (1 - (0.75 if kind == 'arching' else 0.25) * bend * v)
            side = (u - 0.5) * 2 * half
            x, y = out, side
            z = deep * 0.8 + up - 0.25 * abs(side)
            return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)

        parts.append(fine(grid('leaf', 4, 16, at, green.material)))
    return join('plant', parts)


def tap(height=4.2, reach=2.6):
    """A tap whose spout runs towards −Y."""
    chrome = of('chrome')
    r = reach / 2
    line = [(0, 0, z * (height - r) / 6) for z in range(7)]
    line += [(0, -r + r * math.cos(a), height - r + r * math.sin(a)) for a in (math.pi * i / 16 for i in range(1, 15))]
    parts = [pipe('spout', line, 0.24, chrome, 20)]
    parts.append(lathe('foot', [(0.5, 0), (0.5, 0.2, 0.05), (0.32, 0.4, 0.1), (0.26, 0.5)], chrome, 48))
    parts.append(put(box('lever', 0.2, 1.0, 0.12, chrome, 0.05), (0.45, -0.3, height * 0.35), (-12, 0, -60)))
    return join('tap', parts)


def iced(colour, height=2.3, r=0.74, fill=0.78, ice=4, seed=1):
    """A glass of the drink with cloudy ice, which shows what is behind it and swallows no light."""
    rnd = random.Random(seed)
    frost = Stuff('ice', '#f2f7f8', 0.12, specular=0.7, alpha=0.5)
    frost.bump(frost.noise(3, 3), 0.3, 0.05)
    top = 0.17 + (height - 0.17) * fill
    parts = [glass(colour, height, r, fill, ice=0)]
    for i in range(ice):
        a = TAU * (i + 0.3) / ice
        cube = box('ice', 0.46, 0.42, 0.42, frost.material, 0.09, 4)
        at = (0.27 * math.cos(a), 0.27 * math.sin(a), top - 0.24 + 0.06 * (i % 3))
        parts.append(put(cube, at, (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 90))))
    return join('iced', parts)


def bowl(stuff, r=3.6, height=1.9):
    """A bowl or a basin that stands on the counter."""
    profile = [(0.001, 0.03), (r * 0.42, 0, 0.1), (r * 0.8, height * 0.4, 0.8), (r, height, 0.04), (r - 0.16, height, 0.05), (r * 0.72, height * 0.42, 0.8), (0.001, 0.22)]
    return lathe('bowl', profile, of(stuff), 96)


def bread(r=1.0, seed=1):
    """A crusty roll."""
    stuff = Stuff('crust', '#c98a45', 0.6, specular=0.25)
    stuff.colour(stuff.ramp(stuff.noise(1.6, 5, rough=0.6), [(0.32, '#a9692f'), (0.5, '#cf9550'), (0.72, '#e7c38a')]))
    stuff.bump(stuff.noise(7, 4), 0.3, 0.04)

    def at(turn, polar):
        s, c = math.sin(polar), math.cos(polar)
        cut = 0.12 * math.exp(-(s * math.sin(turn) / 0.14) ** 2) * (1 if c > 0 else 0) * (1 - abs(s * math.cos(turn)) ** 3)
        return (1.45 * r * s * math.cos(turn), 0.86 * r * s * math.sin(turn), r * ((0.68 - cut) * c if c > 0 else 0.3 * c) + 0.3 * r)

    return ball('bread', stuff.material, at, 72, 44)


def plate(r=2.3, colour='#f7f3ec'):
    glaze = Stuff('glaze', colour, 0.15, specular=0.5)
    return lathe('plate', [(0.001, 0.06), (r * 0.55, 0, 0.06), (r * 0.66, 0.06, 0.1), (r, 0.26, 0.03), (r * 0.98, 0.3, 0.02), (r * 0.64, 0.13, 0.1), (0.001, 0.1)], glaze.material, 96)


def canister(colour='#e9e1d5', r=1.1, height=2.6, lid='oak'):
    """A jar of the kitchen with a wooden lid."""
    glaze = Stuff('glaze', colour, 0.3, specular=0.5)
    body = [(0.001, 0.02), (r * 0.9, 0, 0.05), (r, 0.1, 0.1), (r, height - 0.1, 0.1), (r * 0.9, height)]
    top = [(r * 0.97, 0), (r, 0.04, 0.02), (r, 0.3, 0.05), (0.001, 0.32)]
    return join('canister', [lathe('canister', body, glaze.material, 80), put(lathe('lid', top, of(lid), 80), (0, 0, height))])


def flask(colour, r=0.75, height=5.2, cap='#20211f', glass=True):
    """A tall bottle with a neck."""
    stuff = Stuff('bottle', colour, 0.08, specular=0.5, transmission=0.6 if glass else 0.0)
    body = [(0.001, 0.04), (r * 0.85, 0, 0.05), (r, 0.08, 0.1), (r, height * 0.6, 0.4), (r * 0.36, height * 0.76, 0.4), (r * 0.32, height * 0.95), (0.001, height * 0.95)]
    top = [(r * 0.37, 0), (r * 0.37, height * 0.09, 0.03), (0.001, height * 0.09)]
    return join('flask', [lathe('bottle', body, stuff.material, 72), put(lathe('cap', top, of(cap), 48), (0, 0, height * 0.93))])


def scent(colour='#e8b7a8', width=1.3, height=1.9):
    """A bottle of scent: a block of coloured glass with a round cap."""
    glass = Stuff('scent', colour, 0.05, specular=0.6, transmission=0.5, ior=1.45)
    cap = [(0.36, 0), (0.38, 0.04, 0.03), (0.38, 0.7, 0.06), (0.001, 0.72)]
    return join('scent', [box('body', width, width * 0.55, height, glass.material, 0.14, 5), put(lathe('cap', cap, of('brass'), 48), (0, 0, height))])


def brushes(cup='#f2dcd3', seed=1, count=5, tooth=False):
    """A cup of brushes: for make-up, or for teeth."""
    rnd = random.Random(seed)
    r, height = (0.72, 1.9)
    parts = [lathe('cup', [(0.001, 0.03), (r * 0.9, 0, 0.05), (r, height, 0.02), (r - 0.07, height, 0.02), (r - 0.1, 0.1), (0.001, 0.1)], Stuff('cup', cup, 0.25).material, 64)]
    for i in range(count):
        turn, lean = TAU * i / count + rnd.uniform(0, 0.6), rnd.uniform(7, 14)
        colour = rnd.choice(['#2e7f8f', '#e0735e', '#f0efe9', '#b98ab0'] if tooth else ['#26201f', '#d9b49a', '#4a1220'])
        stick = lathe('stick', [(0.07, 0), (0.1, 1.6), (0.075, 3.0), (0.001, 3.02)], Stuff('stick', colour, 0.3).material, 20)
        if tooth:
            head = put(box('head', 0.26, 0.3, 0.62, Stuff('bristle', '#fbfdfd', 0.8).material, 0.08), (0, -0.12, 2.8))
        else:
            size = rnd.uniform(0.2, 0.34)
            hair = [(0.1, 0), (size, 0.5, 0.2), (size * 0.7, 0.85, 0.2), (0.001, 0.95)]
            head = put(lathe('hair', hair, cloth(rnd.choice(['#3a2a22', '#e8c9b5', '#5d4334'])).material, 24), (0, 0, 2.95))
        parts.append(put(join('brush', [stick, head]), (0.3 * math.sin(turn), -0.3 * math.cos(turn), 0.15), (lean * math.cos(turn), lean * math.sin(turn), 0)))
    return join('brushes', parts)


def candle(colour='#f3e2cd', r=0.95, height=1.7, power=9):
    """A candle in a glass that burns."""
    wax = Stuff('wax', colour, 0.5)
    wax.flesh(0.3, (0.5, 0.3, 0.15))
    wax.set('Emission', linear('#ff9c45')).set('Emission Strength', 0.25)
    parts = [lathe('glass', [(0.001, 0), (r, 0, 0.1), (r, height, 0.02), (r - 0.06, height, 0.02), (r - 0.06, 0.1)], Stuff('glass', '#f4d9c2', 0.1, transmission=0.8).material, 72)]
    parts.append(lathe('wax', [(r - 0.07, 0.12), (r - 0.07, height * 0.72), (0.001, height * 0.7)], wax.material, 72))
    flame = ball('flame', glow('#ffcf7a', 22), lambda t, p: (0.1 * math.sin(p) * math.cos(t), 0.1 * math.sin(p) * math.sin(t), height * 0.95 + (0.3 if p < 1.57 else 0.14) * math.cos(p)), 24, 16)
    parts += [flame, bulb((0, 0, height * 1.05), '#ffa95a', power, 0.1)]
    return join('candle', parts)


def mirror(r=4.2, bulbs=10, power=16):
    """A round mirror with lamps around, looking towards −Y; its middle is z = 0."""
    plate = put(lathe('glass', [(0.001, 0), (r, 0)], of('mirror'), 96), (0, 0, 0), (90, 0, 0))
    ring = pipe('ring', [(r * math.cos(a), -0.02, r * math.sin(a)) for a in (TAU * i / 72 for i in range(73))], 0.24, of('brass'), 16)
    parts = [plate, ring]
    for i in range(bulbs):
        a = TAU * (i + 0.5) / bulbs
        at = (r * 1.12 * math.cos(a), -0.3, r * 1.12 * math.sin(a))
        lit = ball('lit', glow('#ffe3b8', 9), lambda t, p: (0.36 * math.sin(p) * math.cos(t), 0.36 * math.sin(p) * math.sin(t), 0.36 * math.cos(p)), 24, 16)
        parts.append(put(lit, at))
        if power:
            parts.append(bulb((at[0], -1.0, at[2]), '#ffdfb4', power, 0.4))
    return join('mirror', parts)


def pillow(colour='#ece7e2', width=9.0, height=6.0, depth=2.6):
    """A pillow that leans; it stands on z = 0."""

    def at(turn, polar):
        s, c = math.sin(polar), math.cos(polar)
        x = math.copysign(abs(s * math.cos(turn)) ** 0.55, math.cos(turn)) * width / 2
        z = math.copysign(abs(c) ** 0.5, c) * height / 2
        y = s * math.sin(turn) * depth / 2 * (1 + 0.08 * math.sin(x * 1.7) + 0.06 * math.sin(z * 2.3 + x))
        return (x, y, z + height / 2)

    return fine(ball('pillow', cloth(colour, weave=40).material, at, 64, 40))


KINDS = {
    'mug': mug,
    'plant': plant,
    'tap': tap,
    'iced': iced,
    'bowl': bowl,
    'bread': bread,
    'plate': plate,
    'canister': canister,
    'flask': flask,
    'scent': scent,
    'brushes': brushes,
    'candle': candle,
    'mirror': mirror,
    'pillow': pillow,
}
