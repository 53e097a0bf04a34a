import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultUserAgent } from './user-agent.ts'

test('platform 1 the default user agent is the brand and the version, in characters that a header may contain', () => {
  assert.match(defaultUserAgent('Rosalume'), /^Rosalume\/\d+\.\d+\.\d+$/)
  assert.match(defaultUserAgent('Café & Cia.'), /^Cafe-Cia\//)
  assert.match(defaultUserAgent('花'), /^Storefront\//)
})
