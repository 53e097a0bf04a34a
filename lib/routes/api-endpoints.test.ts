/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { endpointMismatch, endpointOf, isCanonical } from './api-endpoints.ts'

test.each([
  ['GET', '/v2/front/settings'],
  ['HEAD', '/v2/front/url/product/listing/category'],
  ['DELETE', '/v2/front/promotional/coupon/BEM-VINDO_10'],
  ['PUT', '/v2/front/promotional/coupon/%C3%87A%20%2B5'],
  ['POST', '/v2/front/checkout/login'],
  ['GET', '/api/avaliacoes/media/rosalume/gomas'],
  ['POST', '/api/avaliacao'],
  ['GET', '/v2/front/order/1001'],
  ['POST', '/v2/front/order/1001/withdrawal'],
])('%s %s is an endpoint', (method, path) => {
  expect(endpointMismatch(method, path)).toBeUndefined()
})

test.each([
  '/v2/front/..%2fadmin',
  '/v2/front/..%2f..%2fadmin/settings',
  '/v2/front/struct/menus/..;',
  '/v2/front/struct/menus/..%5cadmin',
  '/v2/front/struct/menus/%252e%252e',
  '/v2/front/struct/menus/%2e%2e',
  '/v2/front/struct/menus/a%00b',
  '/v2/front/struct/menus/a%0d%0ab',
  '/v2/front/struct/menus/a;b',
  '/v2/front/struct/menus/',
  '/v2/front/struct//menus/a',
  '/v2/front/checkout/logi%6e',
  '/v2/front/checkout/%6cogin',
  '/v2/front/checkout/login/',
  '/v2/front/Checkout/login',
  '/v2/front/checkout/login;x',
  '/v2/front/admin',
  '/v2/front/order/1001/admin',
  '/v2/front/order//again',
  '/v2/front/',
  '/api/v2/front/settings',
  '/api/avaliacoes/media/rosalume',
  '/api/avaliacoes/produto/..%2f..',
])('L25 L26 %s is not the canonical path of an endpoint and is a 404', (path) => {
  for (const method of ['GET', 'POST']) expect(endpointMismatch(method, path)).toEqual({ status: 404 })
})

test('L12 a method that an endpoint does not have is a 405 that lists its methods', () => {
  expect(endpointMismatch('POST', '/v2/front/settings')).toEqual({ status: 405, allow: 'GET, HEAD' })
  expect(endpointMismatch('POST', '/api/avaliacoes/produto/rosalume')).toEqual({
    status: 405,
    allow: 'GET, HEAD',
  })
  expect(endpointMismatch('PUT', '/v2/front/checkout/cart')).toBeUndefined()
})

test('a path with a percent-encoded letter, digit, hyphen, dot, underscore or tilde is not canonical', () => {
  const plain = 'ABCXYZabcxyz0189-._~'
  for (const character of plain)
    expect(isCanonical(`/a%${character.charCodeAt(0).toString(16)}b`)).toBe(false)
  for (const path of ['/a%20b/%C3%A1', '/checkout', '/', "/a!$&'()*+,=:@b"])
    expect(isCanonical(path)).toBe(true)
})

test('every call of docs/store-api.md is a known endpoint', () => {
  const [, section = ''] = readFileSync('docs/store-api.md', 'utf8').split('## 2. The calls')
  const calls = [...section.split('## 3.')[0]!.matchAll(/^\| (`.+?) +\| 4\./gm)].flatMap(([, row = '']) => {
    let method = ''
    let folder = ''
    return [...row.matchAll(/`([A-Z]+)? ?([^`]*)`/g)].flatMap(([, verb, path = '']) => {
      method = verb ?? method
      if (path === '' || path.startsWith('/storage/')) return []
      const named = path.replace(/\{[^}]*,[^}]*\}/, 'category').replace(/\{[^}]+\}/g, 'nome')
      const full = named.startsWith('/') ? [named] : [`/v2/front/${named}`, `/v2/front/${folder}${named}`]
      if (named.includes('/')) folder = named.replace(/[^/]+$/, '')
      return [{ method, full }]
    })
  })
  expect(calls.length).toBeGreaterThan(30)
  for (const { method, full } of calls)
    expect([full, full.some((path) => !endpointMismatch(method, path))]).toEqual([full, true])
})

test.each([
  ['/v2/front/settings', '/v2/front/settings'],
  ['/v2/front/struct/menus/topo', '/v2/front/struct/menus/*'],
  ['/api/avaliacoes/media/rosalume/gomas', '/api/avaliacoes/media/*/*'],
  ['/v2/front/order/1001', '/v2/front/order/*'],
  ['/v2/front/order/1001/again', '/v2/front/order/*/again'],
  ['/v2/front/order/1001/admin', undefined],
  ['/v2/front/admin', undefined],
])('L11 the endpoint of %s is %s', (path, endpoint) => {
  expect(endpointOf(path)).toBe(endpoint)
})
