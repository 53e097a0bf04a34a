"""Round packs of powder: pot, tub, lid."""
import math

from geometry import join, lathe, wrap
from material import plastic, printed


def screw_lid(name, r, height, colour, ribs=96, rough=0.34):
    """A ribbed screw lid standing on z = 0."""
    low, high = height * 0.1, height * 0.78

    def shape(a, radius, z):
        # Ribs fade in and out over a short height, as the mould lets them.
        reach = min(max((z - low) / (height * 0.05), 0), 1) * min(max((high - z) / (height * 0.05), 0), 1)
        wave = 0.5 + 0.5 * math.cos(a * ribs)
        k = radius - (r * 0.013 * reach * wave ** 2 if radius > r * 0.97 else 0)
        return (k * math.cos(a), k * math.sin(a), z)

    profile = [(r * 0.9, 0), (r * 0.985, 0, 0.01), (r, height * 0.02), (r, low), (r, low + height * 0.05)]
    profile += [(r, high - height * 0.05), (r, high), (r, height, 0.07), (r * 0.9, height, 0.03)]
    profile += [(r * 0.87, height - 0.018, 0.02), (0.001, height - 0.02)]
    return lathe(name, profile, plastic(name, colour, rough), seg=ribs * 6, shape=shape)


def pot(label, colour, r=1.0, height=2.14, lid=0.5, body='#fffaf3', lid_colour=None):
    """A pot with its label in a shallow panel and a screw lid; `label` is the file of the print."""
    low, high = r * 0.17, height - r * 0.2
    panel = r * 0.988
    profile = [(0.001, 0.02), (r * 0.8, 0.02), (r * 0.84, 0, 0.02), (r * 0.955, 0, 0.05), (r, 0.07 * r, 0.05)]
    profile += [(r, low - 0.03, 0.012), (panel, low - 0.02, 0.01), (panel, high + 0.02, 0.01), (r, high + 0.03, 0.012)]
    profile += [(r, height - 0.06 * r, 0.09), (r * 0.9, height, 0.05), (r * 0.86, height, 0.02), (r * 0.86, height + 0.08)]
    parts = [lathe('pot', profile, plastic('body', body, 0.36))]
    parts.append(wrap('label', [(panel + 0.004, low - 0.01), (panel + 0.004, high + 0.01)], printed('label', label)))
    top = screw_lid('lid', r * 0.955, lid, lid_colour or colour)
    top.location.z = height + 0.015
    parts.append(top)
    return join('pot', parts)
