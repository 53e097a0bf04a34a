import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { CHECKOUT_SECRET, externalCheckoutShop as shop } from './external-checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { rawGet } from './raw-request.ts'

const LINE = { tipo: 'lista', itens: [{ idProduto: 422, quantidade: 1 }] }
const STORED_CLICK = 'clique=em=1763731234&pagina=%2Fcolageno&gclid=Cj0K-_a&utm_source=google'
const CONSENT = 'consentimento=1.1763731234.mp'

test('P12 R23 the consent form works without JavaScript, and only from the shop’s own origin', async ({
  request,
}) => {
  const choose = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request.post('/api/consentimento', { form, headers, maxRedirects: 0 })
  const cookie = `clique-a-espera=${STORED_CLICK.slice('clique='.length)}`
  const agreed = await choose({ medicao: '1', anuncios: '1', voltar: '/en/serum' }, { cookie })
  expect([agreed.status(), agreed.headers()['location']]).toEqual([303, '/en/serum'])
  const cookies = agreed
    .headersArray()
    .flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : []))
  expect(cookies).toEqual([
    expect.stringMatching(/^consentimento=1\.\d{10}\.mp; Path=\/; Max-Age=15552000; SameSite=Lax$/),
    '_gcl_aw=GCL.1763731234.Cj0K-_a; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
    `${STORED_CLICK}; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly`,
    'clique-a-espera=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
  ])
  expect((await choose({ voltar: '//evil.com' })).headers()['location']).toBe('/')
  const foreign = await choose({ medicao: '1' }, { 'sec-fetch-site': 'cross-site' })
  expect([foreign.status(), foreign.headers()['set-cookie']]).toEqual([403, undefined])
  expect((await request.get('/api/consentimento', { maxRedirects: 0 })).status()).toBe(405)
})

test('P8 R22 adding to the cart sends the stored click to the store, and the redirect to the checkout carries it', async () => {
  const cookie = `${STORED_CLICK}; ${CONSENT}`
  expect(await rawGet(shop.origin, '/checkout/pagamento', { cookie })).toEqual({
    status: 302,
    location: 'https://pay.example/checkout/pagamento?gclid=Cj0K-_a&utm_source=google',
  })
  expect((await rawGet(shop.origin, '/checkout/acesso', { cookie: STORED_CLICK })).location).toBe(
    'https://conta.example/checkout/acesso',
  )
  const added = await fetch(`${shop.origin}/v2/front/checkout/cart`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(LINE),
  })
  expect(added.status).toBe(200)
  const session = /PHPSESSID=([^;]+)/.exec(added.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const handedOver = await rawGet(shop.origin, '/en/checkout/pagamento', {
    cookie: `${cookie}; PHPSESSID=${session}`,
  })
  const target = new URL(handedOver.location!)
  expect([target.origin, target.pathname]).toEqual(['https://pay.example', '/checkout/recuperacao'])
  const { sessao: codigo, ...rest } = Object.fromEntries(target.searchParams)
  expect(rest).toEqual({
    destino: '/checkout/pagamento',
    idioma: 'en',
    gclid: 'Cj0K-_a',
    utm_source: 'google',
  })
  expect(shop.output()).not.toContain(codigo)
  const redeem = () =>
    fetch(`${shop.origin}/v2/front/checkout/recuperacao/resgate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${CHECKOUT_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ codigo }),
    })
  expect(await (await redeem()).json()).toMatchObject({ idioma: 'en', carrinho: { quantidadeTotal: 1 } })
  expect((await redeem()).status).toBe(404)
  await expect
    .poll(() => trackingIn(shop.dataDir))
    .toEqual([{ gclid: 'Cj0K-_a', utm_source: 'google', pagina: '/colageno', em: 1763731234 }])
})

function trackingIn(dataDir: string): unknown[] {
  const database = new DatabaseSync(path.join(dataDir, 'store.sqlite'), { readOnly: true })
  try {
    const rows = database.prepare('SELECT tracking FROM cart WHERE tracking IS NOT NULL').all()
    return rows.map(({ tracking }) => JSON.parse(String(tracking)) as unknown)
  } finally {
    database.close()
  }
}
