"""Takes one picture: blender -b -t 1 -P render.py -- PLAN.json FOLDER
PLAN.json names the size, the samples, the camera, the ground and what stands on it; the exposures go to FOLDER."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'scene'))

import studio  # noqa: E402
from stage import stage  # noqa: E402

plan_file, folder = sys.argv[sys.argv.index('--') + 1:][:2]
with open(plan_file, encoding='utf8') as source:
    plan = json.load(source)
scene = studio.clear()
reach = plan.get('reach', 1.0)
studio.window(scene, reach)
ground = plan['ground']
studio.sweep(ground['tint'], ground.get('amount', 0.16), reach, ground.get('back'))
stage(plan)
studio.camera(scene, **plan['camera'])
studio.expose(scene, plan['size'], plan['samples'], folder, plan.get('crop'))
