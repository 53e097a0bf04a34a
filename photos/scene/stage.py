"""Puts the things of a plan on the ground. A thing: {"as": model, "at": [x, y, z], "turn": [x, y, z], "scale": n, …}."""
import inspect

import airless
import berries
import board
import bottles
import cartons
import citrus
import doses
import drink
import foam
import grapes
import heaps
import light
import pantry
import pots
import shade
import strokes
import studio
import textures
import toilette
import tropical
import tubes
from geometry import join, put

KINDS = {
    'plinth': studio.plinth,
    'leaf-shade': light.leaf_shade,
    'low-light': light.low_light,
    'blind-shade': shade.blind_shade,
    'pot': pots.pot,
    'capsule-bottle': bottles.capsule_bottle,
    'jar': bottles.jar,
    'dropper': bottles.dropper,
    'airless': airless.airless,
    'airless-cap': airless.airless_cap,
    'foam-bottle': bottles.foam_bottle,
    'tube': tubes.tube,
    'tube-cap': tubes.tube_cap,
    'jar-lid': bottles.jar_lid,
    'carton': cartons.carton,
    'sachet': cartons.sachet,
    'fan': cartons.fan,
    'glass': drink.glass,
    'scoop': drink.scoop,
    'heap': drink.heap,
    'few': doses.few,
    'pile': doses.pile,
    'spill': heaps.spill,
    'smear': strokes.smear,
    'bead': strokes.bead,
    'dab': strokes.dab,
    'ribbon': strokes.ribbon,
    'whorl': strokes.whorl,
    'swirl': textures.swirl,
    'drops': textures.drops,
    'trail': textures.trail,
    'dish': toilette.dish,
    'spatula': toilette.spatula,
    'brush': toilette.brush,
    'pipette': toilette.pipette,
    'foam': foam.foam,
    'citrus': citrus.whole,
    'half': citrus.half,
    'slice': citrus.slice_,
    'leaf': citrus.leaf,
    'cranberry': berries.cranberry,
    'cut-cranberry': berries.cut_cranberry,
    'strawberry': berries.strawberry,
    'grape': berries.grape,
    'grapes': grapes.grapes,
    'mango': tropical.mango,
    'mango-cheek': tropical.mango_cheek,
    'pineapple': tropical.pineapple,
    'passion-half': tropical.passion_half,
    'board': board.board,
    'cocoa-bean': pantry.cocoa_bean,
    'chocolate': pantry.chocolate,
    'vanilla-pods': pantry.vanilla_pods,
    'vanilla-flower': pantry.vanilla_flower,
}
PLACE = ('at', 'turn', 'scale')


def stage(plan):
    """Builds every thing of a plan."""
    for thing in plan['things']:
        make = KINDS[thing['as']]
        given = {key: value for key, value in thing.items() if key not in PLACE and key != 'as'}
        unknown = [key for key in given if key not in inspect.signature(make).parameters]
        if unknown:
            raise ValueError(f"{thing['as']} knows no {', '.join(unknown)}")
        # The model keeps its own rotation; what the plan moves is an empty above it.
        put(join(thing['as'], [make(**given)]), **{key: thing[key] for key in PLACE if key in thing})
