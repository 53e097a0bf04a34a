import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { isUnavailable } from '../db/unavailable.ts'
import { hashPassword, matchesPassword } from './passwords.ts'

test('L15 200 concurrent password checks do not delay file reads; those beyond the limit are rejected as unavailable', async () => {
  const stored = await hashPassword('uma senha', randomBytes)
  const checks = Promise.allSettled(Array.from({ length: 200 }, () => matchesPassword('errada', stored)))
  let longest = 0
  for (let read = 0; read < 20; read++) {
    const started = performance.now()
    await readFile(import.meta.filename)
    longest = Math.max(longest, performance.now() - started)
  }
  assert.ok(longest < 500, `a file took ${Math.round(longest)} ms`)
  const results = await checks
  const rejections = results.filter(({ status }) => status === 'rejected')
  assert.ok(rejections.length >= 170, `${rejections.length} rejected`)
  for (const result of results)
    if (result.status === 'rejected') assert.ok(isUnavailable(result.reason))
    else assert.equal(result.value, false)
  assert.equal(await matchesPassword('uma senha', stored), true)
})
