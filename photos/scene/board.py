"""A wooden board to lay food on."""
from geometry import box
from material import Stuff, mixed


def board(width=5.6, depth=3.4, height=0.2, colour='#c89a66'):
    """A board of oiled oak, its grain along X, its edges worn round."""
    stuff = Stuff('oak', colour, 0.46, specular=0.32)
    years = stuff.noise(1.7, 6, (0.16, 3.4, 3.4), 0.62, 0.35)
    pores = stuff.noise(16, 4, (0.07, 2.2, 2.2), 0.6)
    tone = stuff.ramp(years, [(0.28, mixed(colour, '#6a4424', 0.42)), (0.5, colour), (0.74, mixed(colour, '#f1dcb8', 0.4))])
    stuff.colour(stuff.blend(stuff.ramp(pores, [(0.56, 0.0), (0.7, 0.35)]), tone, mixed(colour, '#53341c', 0.6)))
    stuff.rough(stuff.ramp(pores, [(0.4, 0.4), (0.7, 0.62)]))
    stuff.bump(pores, 0.12, 0.006)
    return box('board', width, depth, height, stuff.material, 0.07, 5)
