import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preferredEncoding } from './preferred-encoding.ts'

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.4', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
  ['*;q=0', undefined],
] as const)
  test(`Accept-Encoding '${accepted}' selects ${encoding ?? 'no compression'}`, () => {
    // The second result comes from the cache of header values.
    for (let time = 1; time <= 2; time++)
      assert.equal(preferredEncoding({ headers: { 'accept-encoding': accepted } }), encoding)
  })
