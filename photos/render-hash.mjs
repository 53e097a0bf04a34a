import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { backPrints } from './label/back-labels.mjs'
import { labelHash } from './label/print.mjs'

const STUDIO = ['render.py', 'scene/geometry.py', 'scene/material.py', 'scene/studio.py', 'scene/stage.py']
const POSTPROCESS = [
  'denoise',
  'exr',
  'half',
  'transfer',
  'inference',
  'onnx',
  'tone-mapping',
  'tza',
  'unet',
  'weights',
]
  .map((name) => `postprocess/${name}.mjs`)
  .concat('label/faces.mjs')

/** A file's text without its imports: moving a file does not change the pictures. */
const text = (path) => {
  const all = readFileSync(new URL(path, import.meta.url), 'utf8')
  return path.endsWith('.mjs') ? all.replace(/^import [^']*'[^']+'\n/gm, '') : all
}

/** The file of each model, by the kind of thing that it builds: 'pot' → scene/pots.py. */
const MODELS = (() => {
  const modules = new Map()
  for (const [, kind, module] of text('scene/stage.py').matchAll(/'([a-z-]+)': (\w+)\.\w+,/g))
    modules.set(kind, `scene/${module}.py`)
  return modules
})()

/** A model file and the model files that it imports, itself first. */
function withImports(path, seen = new Set()) {
  if (seen.has(path) || STUDIO.includes(path)) return seen
  seen.add(path)
  const own = new Set(readdirSync(new URL('scene/', import.meta.url)))
  for (const [, module] of text(path).matchAll(/^\s*from (\w+) import/gm))
    if (own.has(`${module}.py`)) withImports(`scene/${module}.py`, seen)
  return seen
}

/**
 * Hash of everything that decides how a picture looks: its plan, the labels in it, the studio, the postprocessing and
 * the models it uses. The number of samples is not part of it.
 */
export function renderHash(picturePlan) {
  const plan = JSON.stringify({ ...picturePlan, samples: undefined })
  const prints = [...new Set([...plan.matchAll(/"print:([^"]+)"/g)].map((found) => found[1]))].sort()
  const models = new Set()
  for (const { as } of picturePlan.things) for (const path of withImports(MODELS.get(as))) models.add(path)
  const hash = createHash('sha256').update(plan)
  for (const name of prints) hash.update(labelHash(name))
  if (picturePlan.print) hash.update(backPrints.get(picturePlan.print.label)((u, v) => [u * 1000, v * 1000]))
  for (const path of [...STUDIO, ...POSTPROCESS, ...[...models].sort()]) hash.update(text(path))
  return hash.digest('hex').slice(0, 16)
}
