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

const LEVELS: Record<string, string> = { '/whey': 'product/detail' }
const verified = (path: string) =>
  LEVELS[path] ? Response.json({ nivel: LEVELS[path] }) : new Response('{}', { status: 404 })
const product = () => Response.json({ nivel: 'product/detail' })

test('R73 a path that exists is verified once; a missing one is verified again when its entry is no longer fresh', async () => {
  let now = 0
  const { calls, host } = storeThat(verified)
  const table = createRouteTable(host(), () => now)
  assert.equal(await table.kindOf('/whey'), 'product')
  assert.equal(await table.kindOf('/whey'), 'product')
  assert.equal(await table.kindOf('/nada'), 'not-found')
  assert.equal(await table.kindOf('/nada'), 'not-found')
  assert.deepEqual(calls, ['/whey', '/nada'])
  now += 60_000
  assert.equal(await table.kindOf('/nada'), 'not-found')
  assert.deepEqual(calls, ['/whey', '/nada', '/nada'])
})

test('a path that cannot belong to the store causes no store call', async () => {
  const { calls, host } = storeThat(product)
  const table = createRouteTable(host())
  for (const path of ['/wp-login.php', '/checkout/x', '/.env', '/a b', '/', '/x'.repeat(200)]) {
    assert.equal(await table.kindOf(path), 'not-found', path)
  }
  assert.deepEqual(calls, [])
})

test('L9 while the store does not respond, a path has the kind that another process has found', async () => {
  const stored: [string, string][] = []
  const sharedKinds = {
    kindOf: async (path: string) => (path === '/whey' ? ('product' as const) : undefined),
    storeKind: async (path: string, kind: string) => void stored.push([path, kind]),
  }
  const up = createRouteTable(storeThat(verified).host(), Date.now, sharedKinds)
  assert.deepEqual([await up.kindOf('/whey'), await up.kindOf('/nada')], ['product', 'not-found'])
  assert.deepEqual(stored, [
    ['/whey', 'product'],
    ['/nada', 'not-found'],
  ])
  const down = createRouteTable(
    storeThat(() => Promise.reject(new Error('down'))).host(),
    Date.now,
    sharedKinds,
  )
  assert.deepEqual([await down.kindOf('/whey'), await down.kindOf('/nada')], ['product', undefined])
})

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const OUTAGES: Record<string, () => Response | Promise<Response>> = {
  'no connection': () => Promise.reject(new Error('down')),
  ...Object.fromEntries(
    [301, 401, 403, 408, 429, 500, 503].map((status) => [
      status,
      () => Response.json({ error: 'x' }, { status }),
    ]),
  ),
  HTML: () => new Response('<h1>Blocked</h1>', HTML),
  'HTML with 404': () => new Response('<h1>Blocked</h1>', { ...HTML, status: 404 }),
  'broken JSON': () => new Response('{"nivel":'),
  'no object': () => Response.json(['product/detail']),
  'no level': () => Response.json({}),
  'an odd level': () => Response.json({ estrutura: [], conteudo: 'x', nivel: { a: 1 } }),
}

test('P9 platform 6: while the store does not state the kind of a path, `kindOf` reports an outage, not a missing page', async () => {
  for (const [fault, answer] of Object.entries(OUTAGES))
    assert.equal(await createRouteTable(storeThat(answer).host()).kindOf('/whey'), undefined, fault)
})

test('platform 6: any other 4xx, or the level 404, is a missing page', async () => {
  for (const status of [400, 404, 410, 422]) {
    const { host } = storeThat(() => Response.json({ error: 'x' }, { status }))
    assert.equal(await createRouteTable(host()).kindOf('/whey'), 'not-found', String(status))
  }
  const { host } = storeThat(() => Response.json({ nivel: '404' }))
  assert.equal(await createRouteTable(host()).kindOf('/whey'), 'not-found')
})

test('platform 2: url/verify names the kind of any path, also when its response is inside `data`', async () => {
  const levels = {
    '/a/b/c': 'category',
    '/c/oferta': 'product/listing/landing-page',
    '/lista/x.html': 'lista',
  }
  const { host } = storeThat((path) =>
    Response.json({ data: { nivel: levels[path as keyof typeof levels] } }),
  )
  const table = createRouteTable(host())
  assert.deepEqual(await Promise.all(Object.keys(levels).map((path) => table.kindOf(path))), [
    'category',
    'landing-page',
    'kit',
  ])
})

const document = () => Response.json({ estrutura: { nivel: 'x' }, conteudo: {} })
const missing = () => Response.json({ error: 'x' }, { status: 404 })

test('platform 2: for an unknown level the first document that exists decides the kind; if none exists, the page is missing', async () => {
  const decide = async (path: string, found: string, other = missing) => {
    const calls: string[] = []
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url)
      const call = pathname.replace('/v2/front/url/', '')
      if (call === 'verify') return Response.json({ nivel: 'quiz' })
      calls.push(call)
      return call === found ? document() : other()
    }
    const table = createRouteTable({
      ...storeThat(missing).host(),
      store: { base: 'http://s.internal', fetch },
    })
    return [await table.kindOf(path), calls]
  }
  const [category, page, detail, list] = ['product/listing/category', 'page', 'product/detail', 'list/detail']
  assert.deepEqual(await decide('/x', category), ['category', [category]])
  assert.deepEqual(await decide('/x', page), ['text', [category, page]])
  assert.deepEqual(await decide('/x', detail), ['product', [category, page, detail]])
  assert.deepEqual(await decide('/x.html', detail), ['product', [detail]])
  assert.deepEqual(await decide('/x', list), ['kit', [category, page, detail, list]])
  assert.deepEqual(await decide('/x.html', ''), ['not-found', [detail, category, page, list]])
  const broken = () => Response.json({}, { status: 500 })
  assert.deepEqual((await decide('/x', '', broken))[0], undefined)
})

test('L8 a store that needs 800 ms for a call is not an outage', async () => {
  const { host } = storeThat(async () => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    return product()
  })
  assert.equal(await createRouteTable(host()).kindOf('/whey'), 'product')
})

test('the last known result stays valid during an outage', async () => {
  let now = 0
  let isDown = false
  const { host } = storeThat(() =>
    isDown ? Promise.reject(new Error('down')) : new Response('{}', { status: 404 }),
  )
  const table = createRouteTable(host(), () => now)
  assert.equal(await table.kindOf('/nada'), 'not-found')
  isDown = true
  now += 60_000
  assert.equal(await table.kindOf('/nada'), 'not-found')
})

test('T1 a path is known once the store has confirmed it, and is verified again in the background when its entry is no longer fresh', async () => {
  let now = 1
  const { calls, host } = storeThat(verified)
  const table = createRouteTable(host(), () => now)
  assert.equal(table.knownKind('/whey'), undefined)
  await table.kindOf('/whey')
  await table.kindOf('/nada')
  assert.deepEqual([table.knownKind('/whey'), table.knownKind('/nada')], ['product', undefined])
  now += 10 * 60_000
  assert.deepEqual([table.knownKind('/whey'), table.knownKind('/whey')], ['product', 'product'])
  assert.deepEqual(calls, ['/whey', '/nada', '/whey'], 'one call for all visits')
  table.invalidate?.('/whey')
  assert.equal(table.knownKind('/whey'), undefined, 'after an invalidation middleware calls the store')
})

test('L8 a store that is down gets at most one call in five seconds for a path that it confirmed before', async () => {
  let now = 1
  let isDown = false
  const { calls, host } = storeThat(() => (isDown ? Promise.reject(new Error('down')) : product()))
  const table = createRouteTable(host(), () => now)
  await table.kindOf('/whey')
  isDown = true
  table.invalidate?.()
  for (let visit = 0; visit < 10; visit++) assert.equal(await table.kindOf('/whey'), 'product')
  assert.equal(calls.length, 2)
  now += 5001
  assert.equal(table.knownKind('/whey'), 'product')
  assert.equal(calls.length, 3)
})

test('concurrent visits share one call', async () => {
  const { calls, host } = storeThat(product)
  const table = createRouteTable(host())
  const answers = await Promise.all(Array.from({ length: 50 }, () => table.kindOf('/whey')))
  assert.deepEqual([answers.every((kind) => kind === 'product'), calls.length], [true, 1])
})

test('a response that was pending during an invalidation is not cached', async () => {
  const waiting: (() => void)[] = []
  const statuses = [404, 200]
  const { host } = storeThat(async () => {
    const status = statuses.shift()!
    await new Promise<void>((resolve) => waiting.push(resolve))
    return Response.json({ nivel: 'product/detail' }, { status })
  })
  const table = createRouteTable(host())
  const before = table.kindOf('/novo')
  table.invalidate?.('/novo')
  const after = table.kindOf('/novo')
  await new Promise(setImmediate)
  for (const release of waiting.reverse()) release()
  assert.deepEqual([await before, await after], ['not-found', 'product'])
  assert.equal(table.knownKind('/novo'), 'product')
})

test('the route table stores at most 20,000 paths', async () => {
  const { calls, host } = storeThat(() => new Response('{}', { status: 404 }))
  const table = createRouteTable(host(), () => 0)
  for (let index = 0; index < 20_001; index++) await table.kindOf(`/p-${index}`)
  await table.kindOf('/p-0')
  assert.equal(calls.length, 20_002)
})

test('P6 an external checkout and an external account replace the pages of the shop', () => {
  const { host } = storeThat(product)
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
  const { calls, host } = storeThat(product)
  const table = createRouteTable(host({ BRAND_SLUG: 'outra-marca' }))
  assert.equal(table.isReviewsPage('/avaliacoes-produtos-outra-marca'), true)
  assert.equal(table.isReviewsPage('/avaliacoes-produtos-rosalume'), false)
  assert.equal(await table.kindOf('/avaliacoes-produtos-rosalume'), 'not-found')
  assert.deepEqual(calls, [])
})

test('nearest returns a page from the menus; for a path that looks like a probe it calls no API', async () => {
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
  '/wp-login.php',
  '/wp-admin/',
  '/wp-admin',
  '/wp-content/x',
  '/blog/wp-includes/x.php',
  '/wordpress',
  '/.env',
  '/.env.local',
  '/.git/config',
  '/.git',
  '/.aws/credentials',
  '/.well-known/x',
  '/api/.env',
  '/xmlrpc.php',
  '/xmlrpc',
  '/index.php',
  '/shell.php7',
  '/x.PHP',
  '/a/b/c.php',
  '/default.aspx',
  '/cgi-bin/luci',
  '/cgi-bin',
  '/admin',
  '/admin/login',
  '/ADMIN',
  '/administrator',
  '/phpmyadmin',
  '/phpMyAdmin/index',
  '/pma',
  '/server-status',
  '/actuator/health',
  '/vendor/phpunit/x',
  '/HNAP1',
  '/backup.sql',
  '/site.zip',
  '/config.yml',
  '/owa/auth',
  '/colageno.php',
  '/console.action',
]

test('R73 a path that looks like a probe causes no store call, neither for its status nor for a suggestion', async () => {
  const { calls, host } = storeThat(() => Response.json({ menu: [{ url: '/admin' }] }))
  const table = createRouteTable(host())
  for (const path of SCANNED) {
    assert.equal(await table.kindOf(path), 'not-found', path)
    assert.equal(await table.nearest(path), undefined, path)
  }
  assert.deepEqual(calls, [])
})

test('R1 a product path may contain a word that scanners probe', async () => {
  const { calls, host } = storeThat(product)
  const table = createRouteTable(host())
  const names = ['/administre-seu-colageno', '/admin-whey', '/do-mar.html', '/vendor-kit', '/logica']
  for (const path of names) assert.equal(await table.kindOf(path), 'product', path)
  assert.deepEqual(calls, names)
})

test('R1 a path with capitals, accents or a wrong .html that the store does not have is not found, but its nearest page is', async () => {
  const menu = [{ url: '/colageno' }, { url: '/espuma-de-limpeza-facial.html' }]
  const { calls, host } = storeThat((path) =>
    path === '' ? Response.json({ menu }) : new Response('{}', { status: 404 }),
  )
  const table = createRouteTable(host())
  for (const [path, nearest, callCount] of [
    ['/COLAGENO', '/colageno', 1],
    ['/Colageno', '/colageno', 1],
    ['/colágeno', '/colageno', 0],
    ['/col%C3%A1geno', '/colageno', 1],
    ['/cola%CC%81geno', '/colageno', 1],
    ['/colageno.html', '/colageno', 1],
    ['/colageno.htm', '/colageno', 1],
    ['/espuma-de-limpeza-facial', '/espuma-de-limpeza-facial.html', 1],
    ['/Espuma-de-Limpeza-Facial.HTML', '/espuma-de-limpeza-facial.html', 1],
  ] as const) {
    calls.length = 0
    assert.equal(await table.kindOf(path), 'not-found', path)
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
  for (let id = 1; id < 500; id++) assert.equal(await table.hasVariant('/whey', String(id)), false)
  assert.deepEqual(calls, ['/whey', '/whey'], 'the product and its kits')
  table.invalidate?.('/serum')
  await table.hasVariant('/whey', '1')
  assert.equal(calls.length, 2)
  table.invalidate?.('/whey')
  await table.hasVariant('/whey', '1')
  assert.equal(calls.length, 4)
  table.invalidate?.()
  await table.hasVariant('/whey', '1')
  assert.equal(calls.length, 6)
})
