import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe } from 'node:test'
import {
  REDIRECTS,
  CACHED_PAGES,
  OTHERS,
  UNCACHED_PAGES,
  REJECTED,
  UNKNOWN,
  USER_AGENTS,
  type Address,
} from './address-space.ts'
import { externalCheckoutShop } from './external-checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { LANGUAGES } from '../languages.ts'
import { forEachConcurrently } from '../for-each-concurrently.ts'
import { CONNECTIONS, openConnections } from './raw-connections.ts'
import { rawGet } from './raw-request.ts'
import { sendRaw } from './raw-socket.ts'

const AGENTS = Object.entries(USER_AGENTS)
// Pages that are rendered for each request are requested by three agents each, in turn: every agent requests addresses of every table.
const RENDERED = new Set(['UNCACHED_PAGES', 'UNKNOWN'])
const agentsOf = (table: string, index: number) =>
  RENDERED.has(table) ? [0, 1, 2].map((step) => AGENTS[(3 * index + step) % AGENTS.length]!) : AGENTS
const headersOf = (agent: string | undefined) => ({ ...(agent && { 'user-agent': agent }) })

// A URL with a trailing slash redirects to the page, or to the URL without it, even if that is a 404 (R16).
function withSlash({ kind, at, status, to }: Address): Address | undefined {
  const [path = '', query] = at.split('?')
  const rest = query === undefined ? '' : `?${query}`
  if (path.endsWith('/')) return undefined
  if (status === 400 || status === 414) return { kind, at: `${path}/${rest}`, status }
  return { kind, at: `${path}/${rest}`, status: 308, to: to ?? path + rest }
}

const SLASHED = [
  ...CACHED_PAGES,
  ...UNCACHED_PAGES,
  ...UNKNOWN,
  ...REDIRECTS,
  ...REJECTED,
  ...OTHERS,
].flatMap((address) => withSlash(address) ?? [])

// The parameters that stay in the address after an ad click (P8).
const CONTENT_PARAMETER = /^(?:sabor|kit|busca|ordem|categoria|estoque|pagina|assunto|marca)=/

describe('the whole address space', () => {
  const table = { CACHED_PAGES, UNCACHED_PAGES, UNKNOWN, REDIRECTS, REJECTED, OTHERS, SLASHED }
  for (const [name, addresses] of Object.entries(table)) {
    test(`R1 R3 R16 T19 every user agent gets the same status from an address: ${name}`, async ({ shop }) => {
      const connections = openConnections(shop.origin)
      const pairs = addresses.flatMap((address, index) =>
        agentsOf(name, index).map((agent) => ({ address, agent })),
      )
      const wrong: string[] = []
      await forEachConcurrently(
        pairs,
        CONNECTIONS,
        async ({ address: { kind, at, status, to }, agent: [agent, userAgent] }) => {
          const method = name === 'UNCACHED_PAGES' || agent.length % 2 === 0 ? 'GET' : 'HEAD'
          const response = await connections.send(at, { method, headers: headersOf(userAgent) })
          if (response.status !== status || response.location !== to)
            wrong.push(
              `${kind}: ${method} ${at.slice(0, 80)} → ${response.status} ${response.location ?? ''} to ${agent}`,
            )
          if (kind === 'file' && status < 300 && /html/.test(response.headers['content-type'] ?? ''))
            wrong.push(`${at} is an HTML page`)
          if (status < 300 && !/^\/(?:v2|api)\//.test(at) && response.headers['set-cookie'])
            wrong.push(`R75 ${at} sets a cookie`)
        },
      )
      connections.close()
      expect(wrong).toEqual([])
    })
  }

  test('R14 a crawler gets the same HTML as a visitor, scripts aside', async ({ shop }) => {
    const connections = openConnections(shop.origin)
    const withoutScripts = (html: string) =>
      html.replace(/<script\b.*?<\/script>/gs, '').replace(/\bnonce="[^"]*"/g, '')
    const addresses = [
      ...CACHED_PAGES,
      ...UNKNOWN.slice(0, 4),
      ...UNCACHED_PAGES.filter(({ kind }) => kind === 'search'),
    ]
    await forEachConcurrently(addresses, CONNECTIONS, async ({ at }) => {
      const [first, ...others] = await Promise.all(
        ['browser', 'Googlebot', 'GPTBot'].map((agent) =>
          connections.send(at, { headers: headersOf(USER_AGENTS[agent]) }),
        ),
      )
      expect(first!.body.length, at).toBeGreaterThan(2000)
      for (const other of others)
        expect(withoutScripts(other.body) === withoutScripts(first!.body), at).toBe(true)
    })
    connections.close()
  })

  test('R20 R24 R28 R29 R30 an address with a gclid redirects once (307) to the address without it, for every page and user agent', async ({
    shop,
  }) => {
    const connections = openConnections(shop.origin)
    const pages = [...CACHED_PAGES, ...UNCACHED_PAGES, ...UNKNOWN]
    const wrong: string[] = []
    await forEachConcurrently(pages, CONNECTIONS, async ({ at }) => {
      const [path = '', query] = at.split('?')
      const keptParameter = path.endsWith('/avaliacao-empresa')
        ? /^(?:email|nome|campanha)=/
        : CONTENT_PARAMETER
      const kept = (query ?? '').split('&').filter((part) => keptParameter.test(part))
      const to = kept.length > 0 ? `${path}?${kept.join('&')}` : path
      const agent = AGENTS[at.length % AGENTS.length]![1]
      const slashed = query === undefined ? `${path}/` : `${path}/?${query}`
      const spellings = path.endsWith('/') ? [at] : [at, slashed]
      for (const spelling of spellings) {
        const gclid = spelling === at && at.length % 2 ? 'gclid=&fbclid=x' : 'gclid=Cj0K-_a'
        const requested = `${spelling}${spelling.includes('?') ? '&' : '?'}${gclid}`
        const response = await connections.send(requested, { headers: headersOf(agent) })
        const isRight =
          response.status === 307 &&
          response.location === to &&
          response.headers['cache-control'] === 'no-store'
        if (!isRight)
          wrong.push(
            `${requested} → ${response.status} ${response.location} ${response.headers['cache-control']}`,
          )
      }
    })
    for (const { at, status } of OTHERS) {
      const response = await connections.send(`${at}?gclid=1`)
      if (
        response.status !== status ||
        response.headers['set-cookie']?.some((each) => each.startsWith('cli'))
      )
        wrong.push(`${at}?gclid=1 → ${response.status}`)
    }
    connections.close()
    expect(wrong).toEqual([])
  })
})

describe('unknown URLs', () => {
  for (const [name, agent] of AGENTS) {
    test(`R1 R2 T3 unknown addresses return 404 with the complete not-found page (user agent: ${name})`, async ({
      request,
    }) => {
      for (const path of ['/nada', '/nada.html', '/a/b/c', '/colageno/x', '/wp-login.php']) {
        const response = await request.get(path, { headers: { 'user-agent': agent ?? '' }, maxRedirects: 0 })
        const html = await response.text()
        expect(response.status(), path).toBe(404)
        expect(html).toContain('<html lang="pt-BR"')
        expect(html).toMatch(/<h1[^>]*>404<\/h1>/)
        expect(html).toContain('Página não encontrada')
        expect(html).toMatch(/<a[^>]* href="\/"/)
        const head = html.slice(0, html.indexOf('</head>'))
        expect(head.match(/<meta name="robots" content="noindex/g)).toHaveLength(1)
        expect(head).toContain('<title>Página não encontrada</title>')
        expect(html).not.toContain('rel="canonical"')
        expect(html).not.toContain('application/ld+json')
      }
    })
  }

  test('R1 HEAD of an unknown address is 404, and an unknown English address returns the English page', async ({
    request,
  }) => {
    expect((await request.head('/nada')).status()).toBe(404)
    const response = await request.get('/en/nothing')
    const html = await response.text()
    expect(response.status()).toBe(404)
    expect(html).toContain('<html lang="en"')
    expect(html).toContain('Page not found')
    expect(html).not.toContain('Página não encontrada')
  })
})

describe('pages', () => {
  for (const { lang, home, localPath } of LANGUAGES) {
    test(`R8 R9 R11 ${lang}: one title, description, canonical and robots in the head of the raw HTML`, async ({
      request,
      shop,
    }) => {
      for (const path of [home, localPath('/colageno'), localPath('/espuma-de-limpeza-facial.html')]) {
        const response = await request.get(path)
        const html = await response.text()
        expect(response.status(), path).toBe(200)
        const head = html.slice(0, html.indexOf('</head>'))
        for (const tag of [
          /<title>/g,
          /<meta name="description"/g,
          /<link rel="canonical"/g,
          /<meta name="robots"/g,
        ]) {
          expect(head.match(tag), `${path} ${tag}`).toHaveLength(1)
          expect(html.slice(head.length).match(tag)).toBeNull()
        }
        expect(head).toContain(`<link rel="canonical" href="${shop.origin}${path === '/' ? '' : path}`)
        expect(head).toMatch(/<meta name="robots" content="index, follow/)
        expect(response.headers()['set-cookie'], 'R75 pages set no cookie').toBeUndefined()
        expect(html.match(/<h1/g)).toHaveLength(1)
      }
    })
  }

  test('R12 raw HTML of a product page contains name, price, picture and breadcrumb', async ({ request }) => {
    const html = await (await request.get('/colageno')).text()
    expect(html).toMatch(/R\$\s*24,90/)
    expect(html).toMatch(/<img[^>]*src="\/img\/[^"]+"/)
    expect(html).toMatch(/<nav[^>]*aria-label="Você está em"/)
    expect(html).toMatch(/<table/)
  })

  test('R15 the page of a sold-out product is 200 and shows that it is sold out', async ({ request }) => {
    const response = await request.get('/mascara-de-argila-rosa-com-acido-hialuronico.html')
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('Esgotado')
  })

  test('R10 a URL with parameters has the canonical URL without them', async ({ request, shop }) => {
    for (const query of ['?utm_source=x', '?x=1', '?gbraid=1']) {
      expect(await (await request.get(`/colageno${query}`)).text()).toContain(
        `<link rel="canonical" href="${shop.origin}/colageno"`,
      )
    }
  })

  test('T2 R17 a request with the ETag of the current page returns 304', async ({ request }) => {
    const first = await request.get('/colageno')
    const etag = first.headers()['etag']
    expect(etag).toBeTruthy()
    expect((await request.get('/colageno', { headers: { 'if-none-match': etag! } })).status()).toBe(304)
  })
})

test('R67 decision 0064 made-up listing params add no page to memory and evict none', async () => {
  // This shop has memory for about ten pages; the 60 made-up ones would need more.
  const { origin } = externalCheckoutShop
  const get = async (path: string) => {
    const response = await fetch(origin + path)
    await response.arrayBuffer()
    return { status: response.status, state: response.headers.get('cache-status') }
  }
  const warm = ['/', '/produtos', '/produtos?categoria=skincare', '/en/produtos?ordem=menor-preco']
  for (const path of [...warm, ...warm]) expect([path, (await get(path)).status]).toEqual([path, 200])
  for (let index = 0; index < 15; index++)
    for (const query of [
      `categoria=zzz${index}`,
      `marca=zzz${index}`,
      `order=zzz${index}`,
      `pagina=${index + 50}`,
    ])
      expect([query, (await get(`/produtos?${query}`)).status]).toEqual([query, 404])
  for (const path of warm) expect([path, (await get(path)).state]).toEqual([path, 'shop; hit'])
})

test('R16 T13 variants of a URL redirect to the page in one hop', async ({ request, shop }) => {
  const redirects: [string, number, string][] = [
    ['/colageno/', 308, '/colageno'],
    ['/en/', 308, '/en'],
    ['/en/colageno/', 308, '/en/colageno'],
    ['//colageno', 308, '/colageno'],
    ['/pt', 308, '/'],
    ['/pt/colageno', 308, '/colageno'],
  ]
  for (const [from, status, to] of redirects) {
    const response = await rawGet(shop.origin, from)
    expect([response.status, new URL(response.location ?? '', shop.origin).pathname], from).toEqual([
      status,
      to,
    ])
  }
  expect((await request.get('/checkout/carrinho/', { maxRedirects: 0 })).status()).toBe(200)
})

test('T19 L12 the server rejects malformed URLs, other methods and over-long URLs', async ({ request }) => {
  const cases: [string, string, number][] = [
    ['GET', '/%ff', 400],
    ['GET', '/%E0%A4%A', 400],
    ['POST', '/', 405],
    ['PUT', '/colageno', 405],
    ['GET', `/${'a'.repeat(3000)}`, 414],
  ]
  for (const [method, path, status] of cases) {
    const response = await request.fetch(path, { method, maxRedirects: 0 })
    expect(response.status(), `${method} ${path.slice(0, 20)}`).toBe(status)
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
    expect(response.headers()['content-type']).toContain('text/plain')
  }
})

test('L12 a code that is the name of a JavaScript property, such as constructor, shows no message and no error page', async ({
  request,
}) => {
  const pages = ['/checkout/acesso', '/checkout/acesso/nova-senha', '/checkout/perfil', '/checkout/pagamento']
  for (const path of [...pages, '/checkout/carrinho/', '/pedido', '/pedido/1001'])
    for (const name of ['constructor', '__proto__']) {
      const address = `${path}?aviso=${name}&erro=${name}&passo=${name}&token=x`
      expect([address, (await request.get(address)).status()]).toEqual([address, 200])
    }
})

test('T17 L20 the build has no Server Action, and a request for one is rejected before its body arrives', async ({
  shop,
}) => {
  const manifest = path.join(import.meta.dirname, '../../.next/server/server-reference-manifest.json')
  const { node, edge } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, object>
  expect([node, edge]).toEqual([{}, {}])
  for (const at of ['/', '/colageno', '/en/serum', '/checkout/carrinho/'])
    for (const type of ['multipart/form-data; boundary=x', 'text/plain;charset=UTF-8']) {
      const head = [`POST ${at} HTTP/1.1`, 'Host: localhost', 'Next-Action: 0123', `Content-Type: ${type}`]
      // The body is never sent, so no response can depend on it.
      const request = `${head.join('\r\n')}\r\nContent-Length: 1000\r\n\r\n`
      const { text } = await sendRaw(shop.origin, request, 5000, (received) => received.includes('\r\n\r\n'))
      expect([at, type, text.slice(0, 12)]).toEqual([at, type, 'HTTP/1.1 405'])
    }
})
