import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { HEAP_SETTINGS } from '../scripts/steps/memory.mjs'

// Leaves garbage as loading modules does, in a process with the given settings; prints by how many MB the heap shrinks.
const PROGRAM = `
  const { releaseStartMemory } = await import('./server/start-memory.ts')
  let garbage = Array.from({ length: 300_000 }, (_, index) => ({ index }))
  garbage = undefined
  const before = process.memoryUsage().heapUsed
  releaseStartMemory()
  console.log((before - process.memoryUsage().heapUsed) / 2 ** 20)`

const shrinksBy = (settings: string[]) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...settings, '--input-type=module', '--eval', PROGRAM],
    { cwd: new URL('..', import.meta.url), encoding: 'utf8' },
  )
  assert.notEqual(stdout, '', stderr)
  return Number(stdout)
}

test('decision 0057: with the settings of production, the garbage of the start is collected before the first visitor', () => {
  assert.ok(shrinksBy(HEAP_SETTINGS) > 5)
})

test('without them, as in development, nothing happens', () => {
  assert.ok(shrinksBy(HEAP_SETTINGS.filter((setting) => setting !== '--expose-gc')) < 1)
})
