import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Host } from '#lib/host/host.ts'
import { UNLIMITED } from '#lib/host/limits.ts'
import { DEMO_COMPANY } from '#lib/testing/demo-brand.ts'
import { parseEnv } from '#lib/config/env.ts'
import { createRouteTable } from './route-table.ts'

function storeThat(answer: (path: string) => Response | Promise<Response>) {
  const calls: string[] = []
  const store = {
    base: 'http://store.internal',
    async fetch(request: Request) {
      const path = new URL(request.url).searchParams.get('url') ?? ''
      calls.push(path)
      return answer(path)
    },
  }
  return {
    calls,
    host: (source = {}): Host => ({
      env: parseEnv(source).env,
      company: DEMO_COMPANY,
      store,
      reports: store,
      moderation: null,
      limits: UNLIMITED,
    }),
  }
}

test('R73 a path that exists is verified once; a missing one is verified again when its entry is no longer fresh', async () => {
  let now = 0
  const { calls, host } = storeThat((path) => new Response('{}', { status: path === '/whey' ? 200 : 404 }))
  const table = createRouteTable(host(), () => now)
  assert.equal(await table.hasPage('/whey'), true)
  assert.equal(await table.hasPage('/whey'), true)
  assert.equal(await table.hasPage('/nada'), false)
  assert.equal(await table.hasPage('/nada'), false)
  assert.deepEqual(calls, ['/whey', '/nada'])
  now += 60_000
  assert.equal(await table.hasPage('/nada'), false)
  assert.deepEqual(calls, ['/whey', '/nada', '/nada'])
})

test('a path that cannot belong to the store causes no store call', async () => {
  const { calls, host } = storeThat(() => new Response('{}'))
  const table = createRouteTable(host())
  for (const path of ['/wp-login.php', '/a/b', '/.env', '/Whey', '/', '/x'.repeat(200)]) {
    assert.equal(await table.hasPage(path), false, path)
  }
  assert.deepEqual(calls, [])
})

test('P9 while the store does not respond, the page decides', async () => {
  const { host } = storeThat(() => Promise.reject(new Error('down')))
  assert.equal(await createRouteTable(host()).hasPage('/whey'), true)
  const broken = storeThat(() => new Response('', { status: 500 }))
  assert.equal(await createRouteTable(broken.host()).hasPage('/whey'), true)
})

test('the last known result stays valid during an outage', async () => {
  let now = 0
  let isDown = false
  const { host } = storeThat(() =>
    isDown ? Promise.reject(new Error('down')) : new Response('{}', { status: 404 }),
  )
  const table = createRouteTable(host(), () => now)
  assert.equal(await table.hasPage('/nada'), false)
  isDown = true
  now += 60_000
  assert.equal(await table.hasPage('/nada'), false)
})

test('T1 a path is known once the store has confirmed it, and is verified again in the background when its entry is no longer fresh', async () => {
  let now = 1
  const { calls, host } = storeThat((path) => new Response('{}', { status: path === '/whey' ? 200 : 404 }))
  const table = createRouteTable(host(), () => now)
  assert.equal(table.isKnown('/whey'), false)
  await table.hasPage('/whey')
  await table.hasPage('/nada')
  assert.deepEqual([table.isKnown('/whey'), table.isKnown('/nada')], [true, false])
  now += 10 * 60_000
  assert.deepEqual([table.isKnown('/whey'), table.isKnown('/whey')], [true, true])
  assert.deepEqual(calls, ['/whey', '/nada', '/whey'], 'one call for all visits')
  table.invalidate?.('/whey')
  assert.equal(table.isKnown('/whey'), false, 'after an invalidation middleware calls the store')
})

test('L8 a store that is down gets at most one call in five seconds for a path that it confirmed before', async () => {
  let now = 1
  let isDown = false
  const { calls, host } = storeThat(() => (isDown ? Promise.reject(new Error('down')) : new Response('{}')))
  const table = createRouteTable(host(), () => now)
  await table.hasPage('/whey')
  isDown = true
  table.invalidate?.()
  for (let visit = 0; visit < 10; visit++) assert.equal(await table.hasPage('/whey'), true)
  assert.equal(calls.length, 2)
  now += 5001
  assert.equal(table.isKnown('/whey'), true)
  assert.equal(calls.length, 3)
})

test('concurrent visits share one call', async () => {
  const { calls, host } = storeThat(() => new Response('{}'))
  const table = createRouteTable(host())
  const answers = await Promise.all(Array.from({ length: 50 }, () => table.hasPage('/whey')))
  assert.deepEqual([answers.every(Boolean), calls.length], [true, 1])
})

test('a response that was pending during an invalidation is not cached', async () => {
  const waiting: (() => void)[] = []
  const statuses = [404, 200]
  const { host } = storeThat(async () => {
    const status = statuses.shift()!
    await new Promise<void>((resolve) => waiting.push(resolve))
    return new Response('{}', { status })
  })
  const table = createRouteTable(host())
  const before = table.hasPage('/novo')
  table.invalidate?.('/novo')
  const after = table.hasPage('/novo')
  await new Promise(setImmediate)
  for (const release of waiting.reverse()) release()
  assert.deepEqual([await before, await after], [false, true])
  assert.equal(table.isKnown('/novo'), true)
})

test('memory is bounded', async () => {
  const { calls, host } = storeThat(() => new Response('{}', { status: 404 }))
  const table = createRouteTable(host(), () => 0)
  for (let index = 0; index < 20_001; index++) await table.hasPage(`/p-${index}`)
  await table.hasPage('/p-0')
  assert.equal(calls.length, 20_002)
})

test('P6 an external checkout and an external account replace the pages of the shop', () => {
  const { host } = storeThat(() => new Response('{}'))
  const table = createRouteTable(
    host({ CHECKOUT_URL: 'https://pay.example', ACCOUNT_URL: 'https://conta.example' }),
  )
  assert.equal(table.externalUrl('/checkout/carrinho/'), 'https://pay.example/checkout/carrinho/')
  assert.equal(table.externalUrl('/checkout/acesso'), 'https://conta.example/checkout/acesso')
  assert.equal(table.externalUrl('/checkout/sucesso'), 'https://pay.example/checkout/sucesso')
  assert.equal(
    table.externalUrl('/checkout/carrinho/adicionar'),
    undefined,
    'the shop handles an add without JavaScript itself',
  )
  assert.equal(table.externalUrl('/colageno'), undefined)
  assert.equal(createRouteTable(host()).externalUrl('/checkout/carrinho/'), undefined)
})

test('P4 only the configured brand has a reviews page', async () => {
  const { calls, host } = storeThat(() => new Response('{}'))
  const table = createRouteTable(host({ BRAND_SLUG: 'outra-marca' }))
  assert.equal(await table.hasPage('/avaliacoes-produtos-outra-marca'), true)
  assert.equal(await table.hasPage('/avaliacoes-produtos-rosalume'), false)
  assert.deepEqual(calls, [])
})

test('nearest returns a page from the menus; a probed path causes no call', async () => {
  const menu = [
    { label: 'Suplementos', url: '', itens: [{ label: 'Whey', url: '/whey', itens: [] }] },
    { label: 'Fora', url: 'https://evil.example', itens: null },
    null,
  ]
  const { calls, host } = storeThat(() => Response.json({ menu }))
  const table = createRouteTable(host())
  assert.equal(await table.nearest('/wp-login.php'), undefined)
  assert.deepEqual(calls, [])
  assert.equal(await table.nearest('/wheys'), '/whey')
  assert.equal(await table.nearest('/evil'), undefined)
  assert.equal(calls.length, 2, 'both menus once')
})

const SCANNED = [
  ...['/wp-login.php', '/wp-admin/', '/wp-admin', '/wp-content/x', '/blog/wp-includes/x.php', '/wordpress'],
  ...['/.env', '/.env.local', '/.git/config', '/.git', '/.aws/credentials', '/.well-known/x', '/api/.env'],
  ...['/xmlrpc.php', '/xmlrpc', '/index.php', '/shell.php7', '/x.PHP', '/a/b/c.php', '/default.aspx'],
  ...['/cgi-bin/luci', '/cgi-bin', '/admin', '/admin/login', '/ADMIN', '/administrator', '/phpmyadmin'],
  ...['/phpMyAdmin/index', '/pma', '/server-status', '/actuator/health', '/vendor/phpunit/x', '/HNAP1'],
  ...['/backup.sql', '/site.zip', '/config.yml', '/owa/auth', '/colageno.php', '/console.action'],
]

test('R73 a path that looks like a probe causes no store call, neither for its status nor for a suggestion', async () => {
  const { calls, host } = storeThat(() => Response.json({ menu: [{ url: '/admin' }] }))
  const table = createRouteTable(host())
  for (const path of SCANNED) {
    assert.equal(await table.hasPage(path), false, path)
    assert.equal(await table.nearest(path), undefined, path)
  }
  assert.deepEqual(calls, [])
})

test('R1 a product path may contain a word that scanners probe', async () => {
  const { calls, host } = storeThat(() => new Response('{}'))
  const table = createRouteTable(host())
  const names = ['/administre-seu-colageno', '/admin-whey', '/do-mar.html', '/vendor-kit', '/logica']
  for (const path of names) assert.equal(await table.hasPage(path), true, path)
  assert.deepEqual(calls, names)
})

test('R1 a path with capitals, accents or a wrong .html has no page, but its nearest page is found', async () => {
  const menu = [{ url: '/colageno' }, { url: '/espuma-de-limpeza-facial.html' }]
  const { calls, host } = storeThat((path) =>
    path === '' ? Response.json({ menu }) : new Response('{}', { status: 404 }),
  )
  const table = createRouteTable(host())
  for (const [path, nearest, callCount] of [
    ['/COLAGENO', '/colageno', 0],
    ['/Colageno', '/colageno', 0],
    ['/colágeno', '/colageno', 0],
    ['/col%C3%A1geno', '/colageno', 0],
    ['/cola%CC%81geno', '/colageno', 0],
    ['/colageno.html', '/colageno', 1],
    ['/colageno.htm', '/colageno', 0],
    ['/espuma-de-limpeza-facial', '/espuma-de-limpeza-facial.html', 1],
    ['/Espuma-de-Limpeza-Facial.HTML', '/espuma-de-limpeza-facial.html', 0],
  ] as const) {
    calls.length = 0
    assert.equal(await table.hasPage(path), false, path)
    assert.equal(calls.length, callCount, path)
    assert.equal(await table.nearest(path), nearest, path)
  }
})

test('when the menus cannot be loaded, there is no nearest page and no error', async () => {
  const { host } = storeThat(() => Promise.reject(new Error('down')))
  assert.equal(await createRouteTable(host()).nearest('/wheys'), undefined)
})

test('R52 the flavours of a product are fetched once for any number of made-up ids, and invalidated with its page', async () => {
  const { calls, host } = storeThat(() => new Response('{}', { status: 404 }))
  const table = createRouteTable(host(), () => 0)
  for (let id = 1; id < 500; id++) assert.equal(await table.hasVariant('/whey', id), false)
  assert.deepEqual(calls, ['/whey', '/whey'], 'the product and its kits')
  table.invalidate?.('/serum')
  await table.hasVariant('/whey', 1)
  assert.equal(calls.length, 2)
  table.invalidate?.('/whey')
  await table.hasVariant('/whey', 1)
  assert.equal(calls.length, 4)
  table.invalidate?.()
  await table.hasVariant('/whey', 1)
  assert.equal(calls.length, 6)
})
