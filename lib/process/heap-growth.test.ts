/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { HEAP_SETTINGS, MEMORY_SETTINGS } from './memory-settings.mjs'

// Replaces old values between the pieces of a file. The first collection sets the limit of the next one.
const PROGRAM = `
  const { withSlowHeapGrowth } = await import('./lib/process/heap-growth.ts')
  const old = Array.from({ length: 400_000 }, (_, index) => new Array(24).fill(index))
  gc()
  async function* pieces() {
    for (let piece = 0; piece < 100; piece++) {
      const at = (piece * 8000) % old.length
      for (let index = at; index < at + 8000; index++) old[index] = new Array(24).fill(index)
      yield piece
    }
  }
  console.log('first piece')
  const file = process.argv[1] === 'slow' ? withSlowHeapGrowth(pieces()) : pieces()
  for await (const _ of file) await new Promise(setImmediate)`

// The heap is marked at once when it reaches the limit. In pieces beside the program, as V8 does otherwise, the marking ends earlier or
// later on a busy machine, and the number of collections varies.
const MARKING_AT_ONCE = ['--no-incremental-marking', '--no-concurrent-marking']

/** How often V8 collects the whole heap while the file is written. */
function collections(growth: 'slow' | 'usual'): number {
  const { stdout } = spawnSync(
    process.execPath,
    [...HEAP_SETTINGS, ...MARKING_AT_ONCE, '--trace-gc', '--input-type=module', '--eval', PROGRAM, growth],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: { ...process.env, ...MEMORY_SETTINGS },
    },
  )
  const [, written] = stdout.split('first piece')
  return written!.match(/Mark-Compact/g)?.length ?? 0
}

test('while a file is written the heap is collected more often', () => {
  const [usual, slow] = [collections('usual'), collections('slow')]
  expect(usual).toBeGreaterThan(0)
  expect(slow).toBeGreaterThan(usual)
})
