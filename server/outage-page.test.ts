import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outageAnswer } from './outage-page.ts'

const FAILED = {
  'x-content-type-options': 'nosniff',
  'cache-control': 's-maxage=120',
  'content-type': 'text/plain',
  vary: 'rsc',
  link: '</f.woff2>; rel=preload',
}

test('R5 L9 the outage page is a 503 with Retry-After that is not cacheable; headers of the failed page are dropped', () => {
  const { status, headers, body } = outageAnswer(
    '/colageno',
    { pt: '<html lang="pt-BR">volta em instantes' },
    FAILED,
    503,
  )
  assert.equal(status, 503)
  assert.deepEqual(headers, {
    'x-content-type-options': 'nosniff',
    'retry-after': '30',
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  assert.equal(body.toString(), '<html lang="pt-BR">volta em instantes')
})

test('the outage page has the language of the address; without a rendered page, a bare one is sent', () => {
  const { body } = outageAnswer('/en/colageno', { pt: 'rendered' }, {}, 503)
  assert.match(body.toString(), /<html lang="en">.*<form><button>Try again<\/button><\/form>/)
})
