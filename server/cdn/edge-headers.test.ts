import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEdgeHeaders } from './edge-headers.ts'

const TAGS = ['configuracoes', 'produto:/serum', 'avaliacoes:pele e unhas, cabelo']
const PURGED = { mode: 'cdn', purgeUrl: 'https://cdn.example/purge' } as const
const sent = (tags: readonly string[], isCurrent = true) => ({ tags, isCurrent })

test('decision 0067 without a cache in front, the headers of a page are not changed', () => {
  assert.deepEqual(createEdgeHeaders({ mode: 'off' })(sent(TAGS)), {})
})

test('decision 0067 a cache shows a page for five seconds, and a stale one only while it is replaced or no shop responds', () => {
  for (const mode of ['proxy', 'cdn'] as const)
    assert.equal(
      createEdgeHeaders({ mode })(sent(TAGS))['cache-control'],
      'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400',
    )
})

test('decision 0067 no cache keeps a payload of the client router, and browsers ask before they use theirs', () => {
  for (const mode of ['off', 'proxy'] as const)
    assert.deepEqual(createEdgeHeaders({ mode })(undefined), { 'cache-control': 'private, no-cache' })
  for (const edge of [{ mode: 'cdn' } as const, PURGED])
    assert.equal(createEdgeHeaders(edge)(undefined)['cdn-cache-control'], 'no-store')
})

test('decision 0067 a CDN gets the tags of a page, in one line without separators inside', () => {
  const headers = createEdgeHeaders({ mode: 'cdn' })(sent(TAGS))
  const third = 'avaliacoes:pele%20e%20unhas%2C%20cabelo'
  assert.equal(headers['surrogate-key'], `configuracoes produto:/serum ${third}`)
  assert.equal(headers['cache-tag'], `configuracoes,produto:/serum,${third}`)
  assert.equal(createEdgeHeaders({ mode: 'proxy' })(sent(TAGS))['surrogate-key'], undefined)
})

test('decision 0073 a CDN that is purged keeps a current page for a minute, a stale one for a second', () => {
  const lifetime = (edge: Parameters<typeof createEdgeHeaders>[0], isCurrent: boolean) =>
    createEdgeHeaders(edge)(sent(TAGS, isCurrent))['cdn-cache-control']
  assert.equal(lifetime(PURGED, true), 'public, max-age=60, stale-while-revalidate=30, stale-if-error=86400')
  assert.equal(lifetime(PURGED, false), 'public, max-age=1, stale-if-error=86400')
  for (const isCurrent of [true, false])
    assert.equal(
      lifetime({ mode: 'cdn' }, isCurrent),
      'public, max-age=5, stale-while-revalidate=30, stale-if-error=86400',
    )
})

test('decision 0067 decision 0073 a page with too many tags gets the general ones only, and is fresh for five seconds', () => {
  const many = ['configuracoes', ...Array.from({ length: 1000 }, (_, index) => `produto:/produto-${index}`)]
  for (const edge of [{ mode: 'cdn' } as const, PURGED]) {
    const headers = createEdgeHeaders(edge)(sent(many))
    assert.equal(headers['surrogate-key'], 'configuracoes')
    assert.match(headers['cdn-cache-control']!, /max-age=5,/)
  }
})
