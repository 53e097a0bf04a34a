import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { labelHash } from './label/print.mjs'

const STUDIO = ['shoot.py', 'lib/geometry.py', 'lib/material.py', 'lib/studio.py', 'lib/stage.py']
const DARKROOM = ['denoise', 'exr', 'half', 'light', 'network', 'onnx', 'tone', 'tza', 'unet', 'weights']
  .map((name) => `develop/${name}.mjs`)
  .concat('label/faces.mjs')

/** A file's text; from where a script imports is no part of what it makes. */
const text = (path) => {
  const all = readFileSync(new URL(path, import.meta.url), 'utf8')
  return path.endsWith('.mjs') ? all.replace(/^import [^']*'[^']+'\n/gm, '') : all
}

/** The models' files, by the kinds that each makes: 'pot' → lib/pots.py. */
const SHELF = (() => {
  const modules = new Map()
  for (const [, kind, module] of text('lib/stage.py').matchAll(/'([a-z-]+)': (\w+)\.\w+,/g))
    modules.set(kind, `lib/${module}.py`)
  return modules
})()

/** Model files that a model file imports, itself first. */
function withImports(path, seen = new Set()) {
  if (seen.has(path) || STUDIO.includes(path)) return seen
  seen.add(path)
  const own = new Set(readdirSync(new URL('lib/', import.meta.url)))
  for (const [, module] of text(path).matchAll(/^\s*from (\w+) import/gm))
    if (own.has(`${module}.py`)) withImports(`lib/${module}.py`, seen)
  return seen
}

/**
 * What a photograph is made of, as a hash: its plan, the labels it shows, the studio, the darkroom and the models it
 * uses. How long it is exposed is not part of it.
 */
export function recipe(shot) {
  const plan = JSON.stringify({ ...shot, samples: undefined })
  const prints = [...new Set([...plan.matchAll(/"print:([^"]+)"/g)].map((found) => found[1]))].sort()
  const models = new Set()
  for (const { as } of shot.things) for (const path of withImports(SHELF.get(as))) models.add(path)
  const hash = createHash('sha256').update(plan)
  for (const name of prints) hash.update(labelHash(name))
  for (const path of [...STUDIO, ...DARKROOM, ...[...models].sort()]) hash.update(text(path))
  return hash.digest('hex').slice(0, 16)
}
