import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// The names that Turbopack gives the classes and animations of CSS modules: a hash of the module, an underscore, the name in the source.
const DEFINED = /(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g
const NAME = /(?<![\w-])([\w-]{6,7})_([a-zA-Z][\w-]*)/g
const WITH_NAMES = /^(?:static|server)\b.*\.(?:css|js)$/
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Shortens the names of CSS modules in a finished build: a page repeats each of them in its styles, its HTML and its payload
 * (docs/decisions/0065). Names depend on their module alone, because a file that Turbopack leaves unchanged
 * keeps its address, under which browsers cache it.
 */
export function shortenClassNames(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => WITH_NAMES.test(name))
  // One file at a time: a container may allow a process no more than 1,024 open files, fewer than a build has.
  const texts = files.map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const names = shortNames(texts.filter((_text, index) => files[index].endsWith('.css')))
  for (const [index, name] of files.entries()) {
    const text = texts[index].replace(NAME, (long) => names.get(long) ?? long)
    if (text !== texts[index]) writeFileSync(path.join(folder, name), text)
  }
}

/** The short name of each name in the style files. Throws an Error if two modules would share their four letters. */
export function shortNames(styles) {
  const modules = new Map()
  for (const css of styles)
    for (const [, defined] of css.matchAll(DEFINED)) {
      const [long, module, sourceName] = [...defined.matchAll(NAME)][0] ?? []
      if (long !== defined) continue
      modules.set(module, (modules.get(module) ?? new Set()).add(sourceName))
    }
  const names = new Map()
  const taken = new Map()
  for (const [module, sourceNames] of modules) {
    const prefix = lettersOf(module)
    if (taken.has(prefix))
      throw new Error(`CSS modules ${module} and ${taken.get(prefix)} share a short name.`)
    taken.set(prefix, module)
    for (const [index, name] of [...sourceNames].sort().entries())
      names.set(`${module}_${name}`, prefix + lettersAt(index))
  }
  return names
}

// A capital letter, which no class outside of CSS modules begins with, and three further letters.
function lettersOf(module) {
  const bytes = createHash('sha256').update(module).digest().subarray(0, 4)
  const [first, ...others] = [...bytes].map((byte) => LETTERS[byte % LETTERS.length])
  return first.toUpperCase() + others.join('')
}

function lettersAt(index) {
  const more = Math.floor(index / LETTERS.length)
  return (more > 0 ? LETTERS[more - 1] : '') + LETTERS[index % LETTERS.length]
}
