import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnv } from '../../lib/config/env.ts'
import { createSecurityHeaders } from './security-headers.ts'

function headers(url: string, isPage: boolean, source: Record<string, string> = {}) {
  return Object.fromEntries(createSecurityHeaders(parseEnv(source).env)(url, isPage)) as Record<
    string,
    string
  >
}

test('L19 every response has the headers that restrict the browser’s defaults', () => {
  for (const [url, isPage] of [
    ['/serum', true],
    ['/v2/front/settings', false],
    ['/_next/static/a.js', false],
  ] as const) {
    const sent = headers(url, isPage)
    assert.equal(sent['X-Content-Type-Options'], 'nosniff')
    assert.equal(sent['X-Frame-Options'], 'DENY')
    assert.equal(sent['Referrer-Policy'], 'strict-origin-when-cross-origin')
    assert.equal(sent['Cross-Origin-Opener-Policy'], 'same-origin')
    assert.equal(sent['Cross-Origin-Resource-Policy'], 'same-origin')
    assert.match(sent['Permissions-Policy']!, /camera=\(\)/)
  }
})

test('L19 other sites may show pictures; a data response may load nothing; the service worker may fetch pages', () => {
  for (const url of ['/img/serum-640.avif?v=1', '/og/serum', '/storage/img/a.webp', '/icon.svg'])
    assert.equal(headers(url, false)['Cross-Origin-Resource-Policy'], 'cross-origin')
  assert.match(headers('/api/carrinho', false)['Content-Security-Policy']!, /^default-src 'none'/)
  assert.match(headers('/sw.js', false)['Content-Security-Policy']!, /connect-src 'self'/)
  assert.equal(headers('/sw.js', false, { SECURITY_POLICY: 'off' })['Content-Security-Policy'], undefined)
})

test('L19 HSTS is sent only where the shop’s address is https', () => {
  assert.equal(headers('/', true)['Strict-Transport-Security'], undefined)
  const secure = headers('/', true, { SITE_URL: 'https://loja.example' })
  assert.equal(secure['Strict-Transport-Security'], 'max-age=63072000')
})
