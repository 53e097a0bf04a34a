"""A small airless bottle of cream: its piston needs no tube, its pump is a short button below a cap."""
import math

from bottles import satin_glass
from geometry import TAU, grid, join, lathe, put, wrap
from material import Stuff, metal, plastic, printed


def airless(label, colour='#7a2e4d', r=0.54, height=2.05, cap='#d9b49a', pump='#e6c9bb', opened=False):
    """A slim lacquered cylinder with its cap on; `opened` shows the pump."""
    profile = [(0.001, 0.02), (r * 0.9, 0, 0.03), (r, 0.03, 0.02), (r, height, 0.02), (r * 0.9, height)]
    parts = [lathe('body', profile, satin_glass('lacquer', colour))]
    parts.append(wrap('print', [(r + 0.003, 0.12), (r + 0.003, 1.87)], printed('print', label, 0.35, True)))
    # The groove in which the cap ends.
    parts.append(put(lathe('groove', [(r * 0.93, -0.01), (r * 0.93, 0.05)], plastic('groove', pump, 0.4)), (0, 0, height)))
    if opened:
        parts.append(put(button(r, plastic('pump', pump, 0.3)), (0, 0, height)))
    else:
        parts.append(put(airless_cap(cap, r), (0, 0, height + 0.03)))
    return join('airless', parts)


def airless_cap(colour='#d9b49a', r=0.54, height=0.86):
    """The cap, as wide as the bottle, standing on its rim."""
    outside = [(r * 0.93, 0.01), (r * 0.95, 0), (r, 0, 0.012), (r, height, 0.035), (r * 0.9, height, 0.03), (0.001, height)]
    return lathe('cap', outside, metal('cap', colour, 0.3))


def button(r, stuff):
    """The pump: a collar and a button whose short spout points towards −X."""
    collar = [(r * 0.93, 0.02), (r * 0.93, 0.1, 0.03), (r * 0.66, 0.14, 0.02), (r * 0.6, 0.14)]
    parts = [lathe('collar', collar, stuff)]
    k = r * 0.56
    head = [(k * 0.9, 0.12), (k, 0.13, 0.01), (k, 0.52, 0.05), (k * 0.7, 0.545, 0.06), (0.001, 0.53)]
    parts.append(lathe('head', head, stuff))
    nib, reach = 0.075, k + 0.13

    def spout(u, v):
        """From inside the button to its rim and back into the opening."""
        a = u * TAU
        x = -reach * min(1.0, v / 0.7) if v < 0.86 else -reach + 0.06 * (v - 0.86) / 0.14
        radius = nib if v < 0.7 else nib * (1 - 0.5 * min(1.0, (v - 0.7) / 0.16))
        return (x, radius * math.cos(a), 0.4 + radius * math.sin(a))

    parts.append(grid('spout', 40, 40, spout, stuff, closed=True))
    hole = lathe('hole', [(0.001, 0), (nib * 0.5, 0)], Stuff('hole', '#4a3a34', 0.6).material, 32)
    parts.append(put(hole, (-reach + 0.04, 0, 0.4), (0, -90, 0)))
    return join('button', parts)
