/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { HEAP_SETTINGS, MEMORY_SETTINGS } from './memory-settings.mjs'

// Writes a file of pieces that leave much garbage, and prints by how many megabytes the process grew meanwhile.
const PROGRAM = `
  const { withMemorySaver, savesMemory } = await import('./lib/process/memory-saver.ts')
  const old = Array.from({ length: 300_000 }, (_, index) => new Array(24).fill(index))
  gc()
  const megabytes = () => process.memoryUsage().rss / 2 ** 20
  const before = megabytes()
  let highest = 0
  async function* pieces() {
    for (let piece = 0; piece < 300; piece++) {
      for (let index = 0; index < 4000; index++) old[(piece * 4000 + index) % old.length] = new Array(24).fill(index)
      highest = Math.max(highest, megabytes())
      yield piece
    }
  }
  const file = process.argv[1] === 'saver' ? withMemorySaver(pieces()) : pieces()
  for await (const _ of file) await new Promise(setImmediate)
  console.log(JSON.stringify({ growth: highest - before, savesMemory: savesMemory() }))`

function writeFile(mode: 'saver' | 'usual'): { growth: number; savesMemory: boolean } {
  const { stdout } = spawnSync(
    process.execPath,
    [...HEAP_SETTINGS, '--input-type=module', '--eval', PROGRAM, mode],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: { ...process.env, ...MEMORY_SETTINGS },
    },
  )
  return JSON.parse(stdout) as { growth: number; savesMemory: boolean }
}

test('while a file is written the process grows less, and afterwards V8 has its usual settings', () => {
  const [usual, saver] = [writeFile('usual'), writeFile('saver')]
  expect(saver.growth).toBeLessThan(usual.growth)
  expect(saver.savesMemory).toBe(false)
})
