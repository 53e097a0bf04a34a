import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { warningsIn } from './build.mjs'

const EXPECTED = [
  '⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.',
  '⚠ No build cache found. Please configure build caching for faster rebuilds.',
]

test('R95 warningsIn ignores only the warnings about the name middleware.ts and about a missing build cache', () => {
  const text = `▲ Next.js\n✓ Compiled successfully\n${EXPECTED.join('\n')}\nRoute (app)\n`
  assert.deepEqual(warningsIn(text), [])
  const more = ['⚠ Unsupported metadata viewport is configured.', 'Warning: something else']
  assert.deepEqual(warningsIn(text + more.join('\n')), more)
})

test('R95 middleware.ts exists and proxy.ts does not', () => {
  assert.deepEqual([existsSync('middleware.ts'), existsSync('proxy.ts')], [true, false])
})
