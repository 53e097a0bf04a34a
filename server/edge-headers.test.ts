import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEdgeHeaders } from './edge-headers.ts'

const TAGS = ['configuracoes', 'produto:/serum', 'avaliacoes:pele e unhas, cabelo']

test('decision 0067 without a cache in front, the headers of a page are not changed', () => {
  assert.deepEqual(createEdgeHeaders('off')(TAGS), {})
  assert.deepEqual(createEdgeHeaders('off')(undefined), {})
})

test('decision 0067 a cache shows a page for five seconds, and an old one only while it is replaced or no shop responds', () => {
  for (const mode of ['proxy', 'cdn'] as const)
    assert.equal(
      createEdgeHeaders(mode)(TAGS)['cache-control'],
      'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400',
    )
})

test('decision 0067 no cache keeps a payload of the client router', () => {
  assert.deepEqual(createEdgeHeaders('proxy')(undefined), { 'cache-control': 'private, no-cache' })
  assert.equal(createEdgeHeaders('cdn')(undefined)['cdn-cache-control'], 'no-store')
})

test('decision 0067 a CDN gets the tags of a page, in one line without separators inside', () => {
  const headers = createEdgeHeaders('cdn')(TAGS)
  const third = 'avaliacoes:pele%20e%20unhas%2C%20cabelo'
  assert.equal(headers['surrogate-key'], `configuracoes produto:/serum ${third}`)
  assert.equal(headers['cache-tag'], `configuracoes,produto:/serum,${third}`)
  assert.equal(createEdgeHeaders('proxy')(TAGS)['surrogate-key'], undefined)
})

test('decision 0067 a page with too many tags gets the general ones only', () => {
  const many = ['configuracoes', ...Array.from({ length: 1000 }, (_, index) => `produto:/produto-${index}`)]
  assert.equal(createEdgeHeaders('cdn')(many)['surrogate-key'], 'configuracoes')
})
