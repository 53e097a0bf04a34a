/** @jest-environment node */
import { NextRequest } from 'next/server'
import { hasNoPage, notFoundPath } from '#lib/routes/not-found.ts'
import type { OwnPages } from '#lib/routes/shop-pages.ts'
import type { PageKind } from '#lib/routes/page-kind.ts'
import { routeTable, setRouteTable } from '#lib/routes/route-table.ts'
import { MIDDLEWARE_HEADER } from '#server/requests/mark-for-middleware.ts'
import { config, middleware } from './middleware.ts'

test('T1 Next runs middleware only for requests that the server has marked', () => {
  expect(config.matcher).toEqual([{ source: '/:path*', has: [{ type: 'header', key: MIDDLEWARE_HEADER }] }])
})

describe('the response of middleware', () => {
  // Wherever the server answers without middleware, middleware would answer with the same page (docs/decisions/0097).
  async function responseFor(at: string) {
    const response = await middleware(new NextRequest(new URL(at, 'http://localhost')))
    const table = routeTable()
    if (table && (await hasNoPage(at, table))) {
      const page = await notFoundPath(at.split('?', 1)[0]!, table)
      expect([response.status, rewriteOf(response)]).toEqual([404, `http://localhost${page}`])
    }
    return response
  }
  const rewriteOf = (response: Response) => response.headers.get('x-middleware-rewrite')

  const kinds: Record<string, PageKind> = {
    '/novidade': 'product',
    '/whey': 'product',
    '/omega-3.html': 'product',
    '/colageno': 'product',
    '/produtos': 'landing-page',
    '/categoria/colageno': 'category',
    '/proteinas': 'category',
    '/a/b/c.html': 'product',
    '/dell': 'brand',
    '/c/oferta/hoje': 'landing-page',
    '/lista/x.html': 'kit',
    '/Oferta-Mel': 'product',
    '/salsa-gra%C3%BAda': 'product',
    '/quem-somos': 'text',
    '/inicio': 'home',
    '/procura': 'search',
    '/categoria/antiga': 'brand',
  }
  let own: OwnPages
  const hasVariant = jest.fn(async (_at: string, id: string) => id === '476' || id === 'kit-479')
  beforeEach(() => {
    own = { hasEmbeddedStore: true, hasOwnTexts: true, landingPath: '/colageno' }
    setRouteTable({
      kindOf: async (at) => (at === '/sem-resposta' ? undefined : (kinds[at] ?? 'not-found')),
      knownKind: (at) => kinds[at],
      isReviewsPage: (at) => at === '/avaliacoes-produtos-rosalume',
      ownPages: () => own,
      hasVariant,
      hasListing: async (_kind, _at, { category, storeQuery }) =>
        category !== 'inventada' && !storeQuery.includes('preco=30-'),
      takesAnyPriceRange: async (_kind, at, { category, storeQuery }) =>
        at !== '/dell' && category !== 'inventada' && !storeQuery.includes('preco=30-x'),
      nearest: async (at) => (at === '/sorvete' ? '/colageno' : undefined),
      externalUrl: (at) =>
        at === '/checkout/pagamento' ? 'https://pay.example/checkout/pagamento' : undefined,
      handOver: async (_request, { externalUrl }) => new URL(externalUrl),
      hasModeration: () => true,
      hasReports: () => true,
      hasReviewPage: async ({ page }) => page < 40,
      reviewTopics: () => new Set(['whey-protein', 'serum', 'colageno-verisol', 'entrega']),
    })
  })
  afterEach(() => {
    setRouteTable(undefined)
  })

  test.each([
    ['/proteinas', '/pt/store/category/proteinas'],
    ['/en/proteinas', '/en/store/category/proteinas'],
    [
      '/proteinas?atributo=sabor-21&utm_source=x',
      '/pt/store/filtered/category/atributo%3Dsabor-21/proteinas',
    ],
    ['/proteinas?preco=30-80', '/pt/store/priced/category/proteinas'],
    ['/proteinas?preco=50-100', '/pt/store/filtered/category/preco%3D50-100/proteinas'],
    ['/en/proteinas?preco-de=x&preco-ate=', '/en/store/priced/category/proteinas'],
    // This store does not filter this listing by any range of prices.
    ['/dell?preco-de=30', '/pt/store/brand/dell'],
    ['/c/oferta/hoje?pg=2', '/pt/store/filtered/landing-page/pagina%3D2/c/oferta/hoje'],
    ['/c/oferta/hoje', '/pt/store/landing-page/c/oferta/hoje'],
    ['/dell', '/pt/store/brand/dell'],
    ['/a/b/c.html', '/pt/store/product/a/b/c.html'],
    ['/a/b/c.html?sabor=476', '/pt/store/variant/476/a/b/c.html'],
    ['/lista/x.html', '/pt/store/kit/lista/x.html'],
    ['/quem-somos', '/pt/store/text/quem-somos'],
    ['/categoria/antiga', '/pt/store/brand/categoria/antiga'],
    ['/inicio', '/pt/'],
    ['/procura?busca=x', '/pt/busca'],
  ])('decision 0039: %s is rewritten to the route of its kind', async (at, route) => {
    const response = await responseFor(at)
    expect([response.status, rewriteOf(response)?.replace(/\?.*$/, '')]).toEqual([
      200,
      `http://localhost${route}`,
    ])
  })

  test('P28 the brand’s landing page has a route of its own, at the address that the brand names', async () => {
    own = { hasEmbeddedStore: false, hasOwnTexts: true, landingPath: '/whey' }
    expect(rewriteOf(await responseFor('/whey?sabor=476'))).toBe(
      'http://localhost/pt/store/story-variant/476/whey',
    )
    expect(rewriteOf(await responseFor('/en/whey'))).toBe('http://localhost/en/store/story/whey')
    expect(rewriteOf(await responseFor('/colageno'))).toBeNull()
  })

  test('P9 an address whose kind is unknown while the store is down gets a 500, which the server turns into the outage page', async () => {
    const response = await responseFor('/sem-resposta')
    expect([response.status, rewriteOf(response)]).toEqual([500, null])
  })

  test('P28 without the brand’s own texts, only pages that the store has exist', async () => {
    own = { hasEmbeddedStore: false, hasOwnTexts: false }
    expect((await responseFor('/pagina/termos')).status).toBe(404)
    expect(rewriteOf(await responseFor('/colageno'))).toBeNull()
    expect(rewriteOf(await responseFor('/produtos'))).toBeNull()
  })

  test('R1 R3 an unknown address gets the not-found page of its language at its own address, status 404', async () => {
    const portuguese = await responseFor('/nada')
    expect([portuguese.status, rewriteOf(portuguese)]).toEqual([404, 'http://localhost/pt/nao-encontrada'])
    for (const range of [
      '/dell?preco=30-80',
      '/proteinas?preco=30-80&categoria=inventada',
      '/proteinas?preco=30-x',
    ])
      expect((await responseFor(range)).status).toBe(404)
    const english = await responseFor('/en/nothing/at/all')
    expect([english.status, rewriteOf(english)]).toEqual([404, 'http://localhost/en/nao-encontrada'])
  })

  test.each([
    ['/Whey', '/whey'],
    ['/EN/WHEY?sabor=476', '/en/whey?sabor=476'],
    ['/wh%65y', '/whey'],
    ['/omega-3%2Ehtml', '/omega-3.html'],
    ['/C/Oferta/hoje', '/c/oferta/hoje'],
    ['/Pagina/Termos', '/pagina/termos'],
    ['/checkout/Carrinho/', '/checkout/carrinho/'],
    ['/Avaliacoes-Produtos-Rosalume?pagina=2', '/avaliacoes-produtos-rosalume?pagina=2'],
    ['/%4Fferta-Mel', '/Oferta-Mel'],
    ['/Salsa-gra%C3%9ADA', '/salsa-gra%C3%BAda'],
    ['/salsa-gra%c3%bad%61', '/salsa-gra%C3%BAda'],
    ['/whey/', '/whey'],
    ['/nada/?utm_source=x', '/nada?utm_source=x'],
    ['/N%61da/', '/N%61da'],
    ['/Oferta-Mel/', '/Oferta-Mel'],
    ['/en/Oferta-M%65l/', '/en/Oferta-Mel'],
    ['/%70t/Whey/', '/whey'],
    ['/carrinho', '/checkout/carrinho/'],
    ['/Cart/', '/checkout/carrinho/'],
    ['/en/carrinho', '/en/checkout/carrinho/'],
    ['/checkout', '/checkout/carrinho/'],
    ['/checkout/', '/checkout/carrinho/'],
    ['/en/checkout?utm_source=x', '/en/checkout/carrinho/?utm_source=x'],
    ['/en/cart?utm_source=x', '/en/checkout/carrinho/?utm_source=x'],
  ])('R16 %s leads to %s in one permanent redirect', async (at, target) => {
    const response = await responseFor(at)
    expect([response.status, response.headers.get('location')]).toEqual([308, `http://localhost${target}`])
  })

  // Every combination of language, case, escapes and trailing slash.
  const spellingsOf = (page: string) =>
    ['', '/pt', '/PT', '/en', '/EN', '/%65n'].flatMap((prefix) =>
      [page, page.toUpperCase(), page.replace('e', '%65'), page.toUpperCase().replace('E', '%45')].flatMap(
        (each) => ['', '/'].map((slash) => [prefix + each + slash, /n$/i.test(prefix) ? `/en${page}` : page]),
      ),
    ) as [string, string][]
  test.each(
    ['/whey', '/omega-3.html', '/pagina/termos'].flatMap(spellingsOf).filter(([at, to]) => at !== to),
  )('R16 %s leads to %s in one step, with its query', async (at, to) => {
    const response = await responseFor(`${at}?sabor=476&busca=a%20b`)
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `http://localhost${to}?sabor=476&busca=a%20b`,
    ])
  })

  test('platform 2: an address of the store with capitals or accents is its page', async () => {
    for (const at of ['/Oferta-Mel', '/salsa-gra%C3%BAda']) expect((await responseFor(at)).status).toBe(200)
  })

  test.each([
    '/Nada',
    '/oferta-mel',
    '/n%61da',
    '/%2Fevil.com',
    '/c%2Foferta%2Fhoje',
    '/%5Cevil.com',
    '/WHEY/x',
  ])(
    'R1 %s, for which there is no page in the usual spelling either, is 404 at its own address',
    async (at) => {
      expect((await responseFor(at)).status).toBe(404)
    },
  )

  test.each([
    ['/nada', true],
    ['/en/nothing/at/all?utm_source=x', true],
    ['/n%61da', true],
    ['/wp-login.php', true],
    ['/nada?gclid=x', false],
    ['/nada/', false],
    ['/Whey', false],
    ['/carrinho', false],
    ['/checkout', false],
    ['/whey', false],
    ['/produtos?pagina=0', false],
    ['/sem-resposta', false],
    ['/moderacao/entrar', false],
    ['/checkout/pagamento', false],
    ['/pagina/termos', false],
    ['/avaliacoes-produtos-rosalume?pagina=40', false],
    ['/robots.txt', false],
  ])('decision 0097: the server may answer %s with the not-found page itself: %s', async (at, expected) => {
    expect(await hasNoPage(at, routeTable()!)).toBe(expected)
    await responseFor(at)
  })

  test('the address of the not-found page contains the nearest known page', async () => {
    expect(rewriteOf(await responseFor('/sorvete'))).toBe('http://localhost/pt/nao-encontrada/colageno')
    expect(rewriteOf(await responseFor('/en/sorvete'))).toBe('http://localhost/en/nao-encontrada/colageno')
  })

  test.each([
    ['/produtos?ordem=menor-preco', 'http://localhost/pt/produtos/ordem%3Dmenor-preco'],
    ['/en/produtos?pagina=2&utm_source=x', 'http://localhost/en/produtos/pagina%3D2'],
    ['/categoria/colageno?estoque=1', 'http://localhost/pt/categoria/colageno/estoque%3D1'],
    [
      '/avaliacoes-produtos-rosalume?assunto=serum&pagina=2',
      'http://localhost/pt/avaliacoes-produtos/rosalume/assunto%3Dserum%26pagina%3D2',
    ],
    [
      '/en/avaliacoes-produtos-rosalume?ordem=nota_desc&utm_source=x',
      'http://localhost/en/avaliacoes-produtos/rosalume/ordem%3Dnota_desc',
    ],
    ['/avaliacoes-produtos-rosalume?ordem=&pagina=1', null],
    ['/avaliacoes-produtos-rosalume?pagina=', null],
    ['/produtos?pagina=', null],
    ['/categoria/colageno', null],
    ['/produtos?ordem=popularidade&categoria=', null],
  ])('T2 %s is rewritten to the cached page %s (null: the request is not rewritten)', async (at, page) => {
    const response = await responseFor(at)
    expect([response.status, rewriteOf(response)]).toEqual([200, page])
  })

  test.each([
    '/produtos?pagina=0',
    '/produtos?pagina=x',
    '/categoria/colageno?ordem=acaso',
    '/produtos?categoria=inventada',
    '/avaliacoes-produtos-rosalume?pagina=0',
    '/avaliacoes-produtos-rosalume?pagina=40',
    '/avaliacoes-produtos-rosalume?assunto=nada',
  ])('R67 %s has invalid params and is a 404', async (at) => {
    expect((await responseFor(at)).status).toBe(404)
  })

  describe('a flavour in the address', () => {
    beforeEach(() => hasVariant.mockClear())

    test.each([
      ['/whey?sabor=476', 'http://localhost/pt/whey/sabor/476'],
      ['/en/whey?sabor=476', 'http://localhost/en/whey/sabor/476'],
      ['/whey?kit=479', 'http://localhost/pt/whey/sabor/kit-479'],
      ['/whey?kit=479&sabor=476', 'http://localhost/pt/whey/sabor/476'],
      ['/colageno?utm_source=x&sabor=476', 'http://localhost/pt/store/story-variant/476/colageno'],
      ['/omega-3.html?sabor=476&gbraid=x', 'http://localhost/pt/omega-3.html/sabor/476'],
    ])('R52 %s is rewritten to its own cached page', async (at, page) => {
      const response = await responseFor(at)
      expect([response.status, rewriteOf(response)]).toEqual([200, page])
      expect(hasVariant).toHaveBeenCalledTimes(1)
    })

    test.each([
      ['/whey', null],
      ['/en/whey', null],
      ['/colageno', 'http://localhost/pt/store/story/colageno'],
    ])('R10 R52 an id that is not a flavour of %s gets the page without a flavour', async (at, page) => {
      for (const id of ['1', '999', '475', '9999999']) {
        for (const name of ['sabor', 'kit']) {
          const response = await responseFor(`${at}?${name}=${id}`)
          expect([response.status, rewriteOf(response)?.replace(/\?.*/, '') ?? null]).toEqual([200, page])
        }
      }
    })

    test.each([
      '/whey?sabor=abc',
      '/whey?sabor=0476',
      '/whey?sabor=12345678',
      '/whey?kit=x',
      '/whey?sabor=kit-479',
      '/whey?sabor=',
      '/whey',
      '/categoria/colageno?sabor=476',
      '/produtos?ordem=popularidade&sabor=476',
      '/busca?sabor=476',
      '/avaliacoes-produtos-rosalume?sabor=476',
      '/checkout/carrinho/?sabor=476',
    ])('R10 %s causes no flavour lookup', async (at) => {
      const response = await responseFor(at)
      expect([response.status, rewriteOf(response)]).toEqual([200, null])
      expect(hasVariant).not.toHaveBeenCalled()
    })

    test('R1 R20 an unknown product causes no flavour lookup, nor does an ad click', async () => {
      expect((await responseFor('/nada?sabor=476')).status).toBe(404)
      expect((await responseFor('/whey?sabor=476&gclid=AbC')).status).toBe(307)
      expect(hasVariant).not.toHaveBeenCalled()
    })
  })

  test('a product of the store is not rewritten, in both languages', async () => {
    for (const at of ['/novidade', '/en/novidade']) {
      const response = await responseFor(at)
      expect([response.status, rewriteOf(response)]).toEqual([200, null])
    }
  })

  describe('the moderation pages', () => {
    test.each(['/moderacao', '/moderacao/entrar', '/moderacao/registro', '/moderacao/pesquisa'])(
      'L24 %s cannot be indexed and sends no referrer',
      async (at) => {
        const response = await responseFor(at)
        expect([response.status, rewriteOf(response)]).toEqual([200, null])
        expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
        expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      },
    )

    test('form targets and photos of moderation exist', async () => {
      for (const at of ['/moderacao/decidir', '/moderacao/foto/a.webp'])
        expect((await responseFor(at)).status).toBe(200)
    })

    test.each(['/en/moderacao', '/moderacao/x', '/moderacao/foto', '/moderacao/foto/a/b'])(
      '%s is not a moderation page',
      async (at) => expect((await responseFor(at)).status).toBe(404),
    )

    test('without moderation its pages are not found', async () => {
      setRouteTable({ ...routeTable()!, hasModeration: () => false })
      for (const at of [
        '/moderacao',
        '/moderacao/entrar',
        '/moderacao/sessao/abrir',
        '/moderacao/foto/a.webp',
      ]) {
        const response = await responseFor(at)
        expect([response.status, rewriteOf(response)]).toEqual([404, 'http://localhost/pt/nao-encontrada'])
      }
    })
  })

  describe('a paid click', () => {
    const requestClick = (
      at: string,
      init: { method?: string; cookie?: string; headers?: Record<string, string> } = {},
    ) =>
      middleware(
        new NextRequest(new URL(at, 'http://localhost'), {
          method: init.method ?? 'GET',
          headers: { ...init.headers, ...(init.cookie && { cookie: init.cookie }) },
        }),
      )
    const locationOf = (response: Response) => URL.parse(response.headers.get('location') ?? '')
    const FULL_CONSENT = 'consentimento=1.1763731234.mp'

    test.each([
      ['/colageno?gclid=AbC', '/colageno'],
      ['/colageno/?utm_source=x&gclid=AbC', '/colageno'],
      ['/en?gclid=AbC', '/en'],
      ['/checkout/carrinho/?gclid=AbC', '/checkout/carrinho/'],
      ['/produtos?pagina=2&gclid=AbC', '/produtos?pagina=2'],
      ['/whey?sabor=476&gclid=&utm_source=x', '/whey?sabor=476'],
      ['/novidade?gclid', '/novidade'],
      ['/Whey?gclid=AbC', '/Whey'],
      ['/nada?gclid=AbC', '/nada'],
      ['/checkout/pagamento?gclid=AbC', '/checkout/pagamento'],
      ['/colageno?gclid=a%0d%0ab', '/colageno'],
      ['/avaliacao-empresa?email=a%40b.com&gclid=AbC', '/avaliacao-empresa?email=a%40b.com'],
    ])('R20 R24 R28 %s → one 307 to %s, not cacheable', async (at, to) => {
      for (const headers of [{}, { host: 'evil.com' }] as Record<string, string>[]) {
        const response = await requestClick(at, { headers })
        const location = locationOf(response)!
        expect([response.status, location.host, location.pathname + location.search]).toEqual([
          307,
          'localhost',
          to,
        ])
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    })

    test('R21 R22 R23 with consent both click cookies are set, before the visitor has chosen only the pending one, without consent none', async () => {
      const names = async (cookie: string) =>
        (await requestClick('/colageno?gclid=AbC', { cookie })).headers
          .getSetCookie()
          .map((each) => each.split('=', 1)[0])
      expect(await names(FULL_CONSENT)).toEqual(['_gcl_aw', 'clique'])
      expect(await names('')).toEqual(['clique-a-espera'])
      expect(await names('consentimento=1.1763731234.-')).toEqual([])
      const [google] = (
        await requestClick('/colageno?gclid=AbC-_9', { cookie: FULL_CONSENT })
      ).headers.getSetCookie()
      const [, at, gclid] = /^_gcl_aw=GCL\.(\d+)\.([^;]+)/.exec(google ?? '')!
      expect(gclid).toBe('AbC-_9')
      expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(5)
    })

    test('R21 R27 a malformed gclid is removed and sets no cookie', async () => {
      const response = await requestClick('/colageno?gclid=a.b&utm_source=x', { cookie: FULL_CONSENT })
      expect([response.status, response.headers.getSetCookie()]).toEqual([307, []])
    })

    test('R27 an empty gclid sets no cookie', async () => {
      const response = await requestClick('/novidade?gclid=', { cookie: FULL_CONSENT })
      expect([response.status, response.headers.getSetCookie()]).toEqual([307, []])
    })

    test.each(['/novidade?GCLID=1', '/novidade?gbraid=1&wbraid=2', '/novidade?utm_source=x'])(
      'R26 R27 %s is not redirected',
      async (at) => {
        const response = await requestClick(at, { cookie: FULL_CONSENT })
        expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
          200,
          null,
          [],
        ])
      },
    )

    test('R25 a form post with a gclid is not redirected', async () => {
      const response = await requestClick('/checkout/carrinho/adicionar?gclid=AbC', { method: 'POST' })
      expect([response.status, response.headers.get('location')]).toEqual([200, null])
      expect((await requestClick('/colageno?gclid=AbC', { method: 'HEAD' })).status).toBe(307)
    })

    test('P8 the stored click is passed to the external checkout, only with consent', async () => {
      const clickCookie = 'clique=em=1763731234&pagina=%2Fcolageno&gclid=AbC-_9&utm_campaign=ver%C3%A3o+26'
      const to = async (cookie: string) =>
        (await requestClick('/checkout/pagamento', { cookie })).headers.get('location')
      expect(await to(`${clickCookie}; ${FULL_CONSENT}`)).toBe(
        'https://pay.example/checkout/pagamento?gclid=AbC-_9&utm_campaign=ver%C3%A3o+26',
      )
      expect(await to(clickCookie)).toBe('https://pay.example/checkout/pagamento')
      expect(await to(`${clickCookie}; consentimento=1.1763731234.-`)).toBe(
        'https://pay.example/checkout/pagamento',
      )
    })
  })

  test('P6 addresses of an external checkout are redirected to it, the cart page stays in the shop', async () => {
    expect((await responseFor('/checkout/carrinho/')).status).toBe(200)
    const response = await responseFor('/checkout/pagamento')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      'https://pay.example/checkout/pagamento',
    ])
  })
})
