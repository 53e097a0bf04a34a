import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { warningsIn } from './build.mjs'

const KNOWN = [
  '⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.',
  '⚠ No build cache found. Please configure build caching for faster rebuilds.',
]

test('R95 a build may warn of the name of middleware.ts and of the cache that a fresh clone lacks, of nothing else', () => {
  const text = `▲ Next.js\n✓ Compiled successfully\n${KNOWN.join('\n')}\nRoute (app)\n`
  assert.deepEqual(warningsIn(text), [])
  const more = ['⚠ Unsupported metadata viewport is configured.', 'Warning: something else']
  assert.deepEqual(warningsIn(text + more.join('\n')), more)
})

test('R95 one of middleware.ts and proxy.ts, not both', () => {
  assert.deepEqual([existsSync('middleware.ts'), existsSync('proxy.ts')], [true, false])
})
