import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rejectionStatus, normalizedUrl } from './request-guard.ts'

const table: [method: string, url: string, status: number | undefined][] = [
  ['GET', '/', undefined],
  ['HEAD', '/colageno?gclid=1', undefined],
  ['GET', '/caf%C3%A9', undefined],
  ['GET', '/%ff', 400],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/a%00b', 400],
  ['GET', 'http://evil.example/', 400],
  ['GET', '*', 400],
  ['GET', `/${'a'.repeat(2048)}`, 414],
  ['POST', '/', 405],
  ['PUT', '/colageno', 405],
  ['TRACE', '/', 405],
  ['PROPFIND', '/v2/front/checkout/cart', 405],
  ['POST', '/v2/front/checkout/cart', undefined],
  ['PUT', '/v2/front/checkout/cart', undefined],
  ['DELETE', '/v2/front/checkout/cart', undefined],
  ['POST', '/v2/colageno', 405],
  ['PUT', '/v2/fronts/x', 405],
  ['POST', '/checkout/carrinho/adicionar', undefined],
  ['POST', '/en/checkout/acesso/entrar', undefined],
  ['POST', '/pagina/atendimento/enviar', undefined],
  ['POST', '/en/pagina/atendimento/enviar', undefined],
  ['POST', '/pagina/atendimento', 405],
  ['POST', '/api/nps', undefined],
  ['GET', '/v2/front/../admin', 400],
  ['GET', '/v2/front/%2e%2E/admin', 400],
  ['GET', '/api/..', 400],
  ['GET', '/api/avaliacoes/produto/a..b', undefined],
  ['POST', '/moderacao/decidir', undefined],
  ['POST', '/moderacao', 405],
  ['POST', '/en/moderacao/decidir', 405],
  ['POST', '/moderacao/foto/x', 405],
  ['POST', '/checkout/pagamento', 405],
  ['DELETE', '/checkout/carrinho/adicionar', 405],
]

for (const [method, url, status] of table) {
  test(`L12 T19 ${method} ${url.slice(0, 40)} → ${status ?? 'is passed to the shop'}`, () => {
    assert.equal(rejectionStatus(method, url), status)
  })
}

const redirects: [url: string, to: string | undefined][] = [
  ['/colageno', undefined],
  ['/colageno/', undefined],
  ['/pt/colageno', undefined],
  ['/colageno?x=//y', undefined],
  ['//', '/'],
  ['//colageno/', '/colageno'],
  ['/colageno//?x=1?y', '/colageno?x=1?y'],
  ['/pt//colageno/', '/colageno'],
  ['/en//', '/en'],
  ['//evil.com', '/evil.com'],
  ['/\\\\evil.com', '/evil.com'],
  ['/en\\colageno', '/en/colageno'],
  ['//checkout//carrinho//', '/checkout/carrinho/'],
  ['//pt//pt//evil.com', '/evil.com'],
]

for (const [url, to] of redirects) {
  test(`R16 R28 ${url} → ${to ?? 'unchanged'}`, () => assert.equal(normalizedUrl(url), to))
}

test('P30 a request for the platform may have any method and up to 8 KB of address, but no malformed address', () => {
  const long = `/checkout/retorno?token=${'x'.repeat(4000)}`
  assert.deepEqual([rejectionStatus('GET', long), rejectionStatus('GET', long, true)], [414, undefined])
  assert.deepEqual(
    [rejectionStatus('PUT', '/checkout/ajax/x'), rejectionStatus('PUT', '/checkout/ajax/x', true)],
    [405, undefined],
  )
  assert.equal(rejectionStatus('GET', '/checkout/%', true), 400)
  assert.equal(rejectionStatus('GET', `/checkout/?${'x'.repeat(9000)}`, true), 414)
})
