import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from './node-version.mjs'

const IMPORT = /(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm

/** Whether a script, or a script that it imports, imports TypeScript. */
function importsTypeScript(file: string, seen = new Set<string>()): boolean {
  if (file.endsWith('.ts')) return true
  if (seen.has(file)) return false
  seen.add(file)
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].some(([, name]) =>
    importsTypeScript(path.resolve(path.dirname(file), name!), seen),
  )
}

// In a fresh clone npm starts a script with the Node of the machine, and Node 20 runs no TypeScript.
const RUNS_IN_FRESH_CLONE = /\b(?:prepare|ensureInstalled|ensureBuilt)\(/
const RESTARTS = /\bawait prepare\(|\brestartPinned\(/

for (const script of globSync('scripts/*.mjs', { cwd: root })) {
  const file = path.join(root, script)
  const text = readFileSync(file, 'utf8')
  if (RUNS_IN_FRESH_CLONE.test(text) && importsTypeScript(file))
    test(`T4 ${script} imports TypeScript only under the project's own Node`, () =>
      assert.ok(RESTARTS.test(text)))
}
