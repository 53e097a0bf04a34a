"""Takes one snapshot: blender -b -t 1 -P snap.py -- PLAN.json FOLDER
PLAN.json names the size, the samples, the phone, the light and what stands in the room; the exposure goes to FOLDER."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'scene'))

import rooms  # noqa: E402
import rooms_away  # noqa: E402
import rooms_desk  # noqa: E402
import rooms_home  # noqa: E402
import stage  # noqa: E402
import studio  # noqa: E402
from rooms_light import light, phone  # noqa: E402

plan_file, folder = sys.argv[sys.argv.index('--') + 1:][:2]
with open(plan_file, encoding='utf8') as source:
    plan = json.load(source)
scene = studio.clear()
for kinds in (rooms.KINDS, rooms_home.KINDS, rooms_desk.KINDS, rooms_away.KINDS):
    stage.KINDS.update(kinds)
light(scene, plan['light'])
stage.stage(plan)
phone(scene, **plan['phone'])
studio.expose(scene, plan['size'], plan['samples'], folder)
