import { expect, test } from './fixtures.ts'

const line = { tipo: 'lista', itens: [{ idProduto: 422, quantidade: 1 }] }

test('L23 a write or a form from another origin is rejected', async ({ request }) => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[]) {
    const response = await request.post('/v2/front/checkout/cart', { data: line, headers })
    expect(response.status()).toBe(403)
    expect(response.headers()['set-cookie']).toBeUndefined()
    const form = await request.post('/checkout/carrinho/adicionar', {
      form: { idProduto: '422', tipo: 'lista', quantidade: '1' },
      headers,
      maxRedirects: 0,
    })
    expect([403, 303]).toContain(form.status())
    expect(form.headers()['set-cookie']).toBeUndefined()
  }
})

test('3.1 the API proxy adds the token and turns the session header into a cookie', async ({ request }) => {
  const response = await request.post('/v2/front/checkout/cart', { data: line })
  expect(response.status()).toBe(200)
  expect(response.headers()['set-cookie']).toMatch(
    /^PHPSESSID=[\w-]{22,}; Path=\/; Max-Age=2592000; SameSite=Lax.*HttpOnly/i,
  )
  expect(response.headers()['session']).toBeUndefined()
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  expect(response.headers()['cache-control']).toBe('private, no-store')
})

test('3.1 the store returns an empty cart for an unknown session id and replaces the id on a write', async ({
  request,
}) => {
  const response = await request.get('/v2/front/checkout/cart', {
    headers: { cookie: 'PHPSESSID=chosen-by-an-attacker-1' },
  })
  expect((await response.json()).quantidadeTotal).toBe(0)
  const write = await request.post('/v2/front/checkout/cart', {
    data: line,
    headers: { cookie: 'PHPSESSID=chosen-by-an-attacker-1' },
  })
  expect(write.headers()['set-cookie']).not.toContain('chosen-by-an-attacker-1')
})

test('L15 a body that is too large is rejected before it is read', async ({ request }) => {
  const response = await request.post('/v2/front/checkout/cart', {
    headers: { 'content-type': 'application/json' },
    data: `"${'x'.repeat(70_000)}"`,
  })
  expect(response.status()).toBe(413)
})

test('public documents are cacheable, personal ones are not (contract 3.3)', async ({ request }) => {
  const header = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await header('/v2/front/settings')).toBe(
    'public, max-age=60, s-maxage=300, stale-while-revalidate=3600',
  )
  expect(await header('/v2/front/url/home')).toBe(
    'public, max-age=0, s-maxage=120, stale-while-revalidate=600',
  )
  expect(await header('/v2/front/checkout/user')).toBe('private, no-store')
})
