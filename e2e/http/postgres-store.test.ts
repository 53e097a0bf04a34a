import { after, test as nodeTest } from 'node:test'
import { startApi } from '../contract/api-process.ts'
import { OWN_CONFIG } from '../contract/own-config.ts'
import { createDatabase, startPostgres } from '../contract/postgres.ts'
import { startSilentProxy } from '../contract/silent-proxy.ts'
import { newIp } from '../new-ip.ts'
import { openShop } from '../shop.ts'
import { expect } from './fixtures.ts'

// The embedded store runs on PostgreSQL in a process of its own, where it serves a shop as an external store (docs/real-store.md). In the
// processes of shops it runs there in npm run fleet:check (T16).
const postgres = await startPostgres()
const database = await createDatabase(postgres.url)
const api = await startApi(database.url)
// The database of the shop's own change log.
const logDatabase = await createDatabase(postgres.url)
const logProxy = await startSilentProxy(logDatabase.url)
const shop = await openShop({
  DATABASE_URL: logProxy.url,
  STORE_API_URL: api.address,
  REPORTS_API_URL: api.address,
  APP_TOKEN: OWN_CONFIG.appToken,
  // With an external store the shop shows the texts of a brand only if BRAND_FILE is set (P28).
  BRAND_FILE: 'brands/rosalume',
  // The links in the store's documents have the host of its own SITE_URL.
  STORE_HOSTS: new URL(OWN_CONFIG.siteUrl).host,
})
after(async () => {
  await shop.stop()
  await logProxy.close()
  await api.stop()
  await database.drop()
  await logDatabase.drop()
  await postgres.stop()
})

const test = (name: string, body: () => Promise<void>) => void nodeTest(name, { timeout: 120_000 }, body)

/** A visitor without JavaScript. */
function visitor({ origin }: { origin: string }) {
  const cookies = new Map<string, string>()
  const ip = newIp()
  return async (path: string, fields?: Record<string, string>) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': ip,
        origin,
      },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name!, value!)
    }
    return { status: response.status, text: await response.text() }
  }
}

test('spec section 5 platform 3.3 with an external store on PostgreSQL a kit and a product with variations are bought without JavaScript', async () => {
  const send = visitor(shop)
  const cream = await send('/creme-corporal-com-colageno')
  const [, value = ''] =
    /<input type="radio"[^>]* name="itens"(?![^>]*disabled)[^>]* value="([^"]*)"/.exec(cream.text) ?? []
  const itens = value.replaceAll('&quot;', '"')
  expect(itens).toContain('idAtributoSimples')
  const kit = /name="idProduto" value="(\d+)"/.exec((await send('/serum')).text)![1]!
  for (const item of [
    { itens, tipo: 'produto', opcao: '1' },
    { idProduto: kit, tipo: 'lista' },
  ])
    expect((await send('/checkout/carrinho/adicionar', { ...item, quantidade: '2' } as never)).status).toBe(
      303,
    )
  const cart = await send('/checkout/carrinho')
  expect(cart.text).toContain('Creme corporal')
  expect(cart.text).toMatch(/[Ss]érum/)
  expect(JSON.parse((await send('/v2/front/checkout/cart')).text)).toMatchObject({ quantidadeTotal: 4 })
})

test('L28 /readyz is 503 while the change log that the processes of an external store share does not respond', async () => {
  const ready = async () => {
    const response = await fetch(`${shop.origin}/readyz`)
    return [response.status, await response.json()]
  }
  await expect.poll(ready).toEqual([200, { ok: true }])
  logProxy.silence('all')
  await expect.poll(ready).toEqual([503, { ok: false, unmet: ['database'] }])
  // The pages do not need the database of the change log.
  expect((await fetch(shop.origin)).status).toBe(200)
  logProxy.restore()
  logProxy.reset()
  await expect.poll(ready).toEqual([200, { ok: true }])
})
