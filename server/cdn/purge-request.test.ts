import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPurgeRequest } from './purge-request.ts'

const KEYS = ['configuracoes', 'produto:/serum']

test('decision 0073 Cloudflare gets the keys as tags in JSON, with the token as bearer', () => {
  const purge = createPurgeRequest('https://to%2Bken@api.cloudflare.com/client/v4/zones/1/purge_cache')
  assert.deepEqual(purge(KEYS), {
    url: 'https://api.cloudflare.com/client/v4/zones/1/purge_cache',
    method: 'POST',
    headers: { authorization: 'Bearer to+ken', 'content-type': 'application/json' },
    body: '{"tags":["configuracoes","produto:/serum"]}',
  })
})

test('decision 0073 Fastly gets the keys in Surrogate-Key and keeps the copies as stale ones', () => {
  const purge = createPurgeRequest('https://token@api.fastly.com/service/id/purge')
  assert.deepEqual(purge(KEYS), {
    url: 'https://api.fastly.com/service/id/purge',
    method: 'POST',
    headers: {
      'fastly-key': 'token',
      'fastly-soft-purge': '1',
      'surrogate-key': 'configuracoes produto:/serum',
    },
  })
})

test('decision 0073 any other host, such as Varnish, gets the method PURGE', () => {
  const headers = { 'surrogate-key': 'configuracoes produto:/serum' }
  const url = 'http://varnish:6081/'
  assert.deepEqual(createPurgeRequest(url)(KEYS), { url, method: 'PURGE', headers })
  assert.deepEqual(createPurgeRequest('http://token@varnish:6081/')(KEYS), {
    url,
    method: 'PURGE',
    headers: { authorization: 'Bearer token', ...headers },
  })
})
