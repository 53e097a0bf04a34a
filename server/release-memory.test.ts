import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { HEAP_SETTINGS } from '../lib/process/memory-settings.mjs'

// Leaves garbage as loading modules does, in a process with the given settings; prints by how many MB the heap shrinks.
const PROGRAM = `
  const { releaseStartMemory } = await import('./server/release-memory.ts')
  let garbage = Array.from({ length: 300_000 }, (_, index) => ({ index }))
  garbage = undefined
  const before = process.memoryUsage().heapUsed
  releaseStartMemory()
  console.log((before - process.memoryUsage().heapUsed) / 2 ** 20)`

// Fills a quarter of a gigabyte once and then goes on with little memory; prints how many MB the process has at last.
const BUSY = `
  const { releaseMemoryRegularly } = await import('./server/release-memory.ts')
  const { readFileSync } = await import('node:fs')
  if (process.argv[1] === 'regularly') releaseMemoryRegularly(100)
  let kept = Array.from({ length: 2_500_000 }, (_, index) => ({ index }))
  kept = []
  for (let count = 0; count < 4_000_000; ) {
    for (const last = count + 2000; count < last; count++) kept[count % 200_000] = { text: 'value ' + count }
    await new Promise(setImmediate)
  }
  console.log(Number(/VmRSS:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024)
  process.exit()`

/** The number that a program prints, in a process with the given settings. */
function result(program: string, settings: string[], ...args: string[]) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...settings, '--input-type=module', '--eval', program, ...args],
    { cwd: new URL('..', import.meta.url), encoding: 'utf8' },
  )
  assert.notEqual(stdout, '', stderr)
  return Number(stdout)
}

const shrinksBy = (settings: string[]) => result(PROGRAM, settings)

test('decision 0057: with the settings of production, the garbage of the start is collected before the first visitor', () => {
  assert.ok(shrinksBy(HEAP_SETTINGS) > 5)
})

test('decision 0057: without these settings, as in development, the memory of the start is not released', () => {
  assert.ok(shrinksBy(HEAP_SETTINGS.filter((setting) => setting !== '--expose-gc')) < 1)
})

test('decision 0057, L22: free pages of the heap go back to the system while the process works on', (t) => {
  if (process.platform !== 'linux') return t.skip('only Linux has /proc')
  const kept = result(BUSY, HEAP_SETTINGS)
  const released = result(BUSY, HEAP_SETTINGS, 'regularly')
  assert.ok(released < kept * 0.75, `${released} MB, without releasing ${kept} MB`)
})
