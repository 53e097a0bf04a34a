import { expect, test } from './fixtures.ts'
import { httpsShop as shop } from './moderated-shops.ts'
import { observatoryScore } from './observatory.ts'

const VISIT = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', 'x-forwarded-proto': 'https' }
const PAGES = {
  home: '/',
  'home in English': '/en',
  landing: '/colageno',
  product: '/serum',
  listing: '/produtos',
  'kit builder': '/monte-seu-kit',
  reviews: '/avaliacoes-produtos-rosalume',
  institutional: '/pagina/atendimento',
  '404': '/nao-existe',
  cart: '/checkout/carrinho/',
  search: '/busca?busca=colageno',
  favorites: '/favoritos',
  survey: '/avaliacao-empresa',
  outage: '/indisponivel',
  offline: '/sem-conexao',
  moderation: '/moderacao/entrar',
}

async function visit(path: string, init: RequestInit = {}) {
  const response = await fetch(shop.origin + path, {
    redirect: 'manual',
    ...init,
    headers: { ...VISIT, ...init.headers },
  })
  return { response, headers: Object.fromEntries(response.headers), html: await response.text() }
}

for (const [name, path] of Object.entries(PAGES))
  test(`L19 ${name}: at least 130 points by the Observatory's rules`, async () => {
    const { response, headers, html } = await visit(path)
    const preflight = await visit(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'GET' },
    })
    const cookies = response.headers.getSetCookie()
    const score = observatoryScore({ headers, cookies, html, preflight: preflight.headers })
    expect(score.total, JSON.stringify(score.points)).toBeGreaterThanOrEqual(130)
    const policy = headers['content-security-policy']!
    expect(policy).toMatch(/script-src[^;]* 'sha256-/)
    expect(policy).not.toMatch(/unsafe|\*/)
    // nginx reads the headers of a response into one buffer of four or eight kilobytes.
    expect(policy.length).toBeLessThan(2000)
  })

test('L19 a page from memory and a 304 have the policy of the first response', async () => {
  const first = await visit('/serum')
  const again = await visit('/serum')
  expect(again.headers['cache-status']).toMatch(/hit/)
  const known = await visit('/serum', { headers: { 'if-none-match': again.headers['etag']! } })
  expect(known.response.status).toBe(304)
  for (const { headers } of [again, known])
    expect(headers['content-security-policy']).toBe(first.headers['content-security-policy'])
})

test('L12 L19 files, API responses and rejections have the security headers too', async () => {
  const { html } = await visit('/')
  const script = /data-src="([^"]+)"/.exec(html)![1]!
  const paths = [script, '/v2/front/settings', '/sw.js', '/robots.txt', '/sitemap.xml', '/%ff', '/icon.svg']
  for (const path of paths) {
    const { headers } = await visit(path)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': path === '/icon.svg' ? 'cross-origin' : 'same-origin',
    })
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/)
  }
})

test('R85 the survey’s address does not reach other sites as referrer', async () => {
  const { headers } = await visit('/avaliacao-empresa')
  expect(headers['referrer-policy']).toBe('no-referrer')
})
