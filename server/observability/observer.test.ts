import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from 'node:test'
import { createObserver } from './observer.ts'

const response = {} as ServerResponse

test('SERVER_TIMING says where a page came from and how long the server took', () => {
  const observer = createObserver(undefined, true)
  const request = {} as IncomingMessage
  observer.request(request, response, true)
  for (const [state, name] of [
    ['hit', 'hit'],
    ['hit; detail=stale', 'stale'],
    ['hit; detail=expired', 'expired'],
    ['fwd=miss; stored', 'miss'],
  ] as const) {
    const header = observer.page(request, state)['server-timing']!
    assert.match(header, new RegExp(`^page;desc="${name}", total;dur=\\d+\\.\\d$`))
  }
  assert.deepEqual(observer.page({} as IncomingMessage, 'hit'), {}, 'a request of the server itself')
})

test('without SERVER_TIMING only an expired page has such a header', () => {
  const observer = createObserver(undefined, false)
  const request = {} as IncomingMessage
  observer.request(request, response, true)
  for (const state of ['hit', 'hit; detail=stale', 'fwd=miss; stored'] as const)
    assert.deepEqual(observer.page(request, state), {})
  const expired = { 'server-timing': 'page;desc="expired"' }
  assert.deepEqual(observer.page(request, 'hit; detail=expired'), expired)
})
