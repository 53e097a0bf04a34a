/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { routeTable, setRouteTable } from '#lib/routes/route-table.ts'
import { config, middleware } from './middleware.ts'

type Rule = { source: string; has: { type: string; key: string; value?: string }[] }
const [matcher, ofClicks, ...others] = config.matcher as [string, Rule, ...Rule[]]
const ofFlavours = others.find(({ has }) => has[0]?.key === 'sabor')!
const isFlavour = (pathname: string, id = '476') =>
  new RegExp(`^${ofFlavours.source}$`).test(pathname) && new RegExp(`^${ofFlavours.has[0]!.value}$`).test(id)
const isClick = (pathname: string) => new RegExp(`^${ofClicks.source}$`).test(pathname)
const isSeen = (pathname: string) => new RegExp(`^${matcher}$`).test(pathname)
// Kept pages that the shop has whatever the store says.
const ownPaths = [
  ...[
    pagePaths.products(),
    pagePaths.buildKit(),
    pagePaths.reviews('rosalume'),
    pagePaths.thanks(),
    pagePaths.offline(),
  ],
  ...[
    pagePaths.institutional(),
    pagePaths.payment(),
    pagePaths.privacy(),
    pagePaths.faq(),
    pagePaths.service(),
  ],
  ...[pagePaths.terms(), pagePaths.about(), pagePaths.returns(), pagePaths.references()],
]
const folder = path.join(__dirname, 'lib/embedded/seed/products')
const productPaths = readdirSync(folder).map((file) => {
  const { path: at } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { path: string }
  return at.replace('{brand}', 'rosalume')
})

describe('T1 which addresses middleware sees', () => {
  test.each([...productPaths, ...ownPaths, '/'])('passes by %s in both languages', (at) => {
    expect([isSeen(at), isSeen(at === '/' ? '/en' : `/en${at}`)]).toEqual([false, false])
  })

  test.each([
    '/_next/static/x.js',
    '/v2/front/settings',
    '/img/whey-640.avif',
    '/empty',
    '/favicon.ico',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/sw.js',
    '/api/nps',
    '/storage/img/avaliacoes/0123456789abcdef0123456789abcdef.webp',
    '/api/clique',
    '/api/consentimento',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/produtos-1.xml',
    '/feeds/google.xml',
    '/llms.txt',
    '/manifest.webmanifest',
    '/og/colageno.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable.png',
  ])('R20 R73 passes by %s, with a gclid too', (at) => {
    expect([isSeen(at), at === '/empty' ? false : isClick(at)]).toEqual([false, false])
  })

  test.each([
    ...productPaths,
    ...ownPaths,
    '/',
    '/checkout/carrinho/',
    '/nada',
    '/a/b/',
    '/pt',
    '/api/',
    '/moderacao',
  ])('R20 with a gclid, sees %s in both languages', (at) =>
    expect([isClick(at), isClick(at === '/' ? '/en' : `/en${at}`)]).toEqual([true, true]),
  )

  test('R26 it is the gclid alone that makes it look', () => {
    expect(ofClicks.has).toEqual([{ type: 'query', key: 'gclid' }])
  })

  test.each([
    '/nada',
    '/en/nothing',
    '/colageno/x',
    '/colagen',
    '/a/b',
    '/wp-login.php',
    '/checkout/carrinho/',
    '/entrar',
    '/empty/x',
    '/wheyx',
    '/categoria/colageno',
    '/produtos/x',
    '/pagina/x',
    '/pagina/atendimento/enviar',
    '/pagina/atendimento/revisar',
    '/avaliacao/revisar',
    '/busca',
    '/avaliacoes-produtos-outra',
    '/moderacao',
    '/moderacao/decidir',
  ])('sees %s', (at) => expect(isSeen(at)).toBe(true))

  const folders = (at: string) =>
    readdirSync(path.join(__dirname, 'app/[lang]', at), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !/^[[(]/.test(entry.name) ? [`/${entry.name}`] : [],
    )

  test.each(productPaths)('R52 with a flavour, sees %s in both languages', (at) =>
    expect([isFlavour(at), isFlavour(`/en${at}`)]).toEqual([true, true]),
  )

  test.each([...folders('.'), ...folders('(shop)')].filter((at) => at !== '/colageno'))(
    'R10 %s sells nothing: no flavour is looked for',
    (at) => expect([isFlavour(at), isFlavour(`/en${at}`)]).toEqual([false, false]),
  )

  test.each([
    '/',
    '/en',
    '/empty',
    '/favicon.ico',
    '/icon-192.png',
    '/sw.js',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/avaliacoes-produtos-rosalume',
    '/categoria/colageno',
    '/og/pt/whey.png',
    '/_next/static/x',
  ])('R10 nor is it at %s', (at) => expect(isFlavour(at)).toBe(false))

  test.each(['abc', '', '0476', '0', '-1', '12345678', '476x', '/476'])('R10 nor for ?sabor=%s', (id) =>
    expect(isFlavour('/whey', id)).toBe(false),
  )
})

describe('what it decides', () => {
  const answerFor = (at: string) => middleware(new NextRequest(new URL(at, 'http://localhost')))
  const rewriteOf = (answer: Response) => answer.headers.get('x-middleware-rewrite')

  const known = [
    ...['/novidade', '/whey', '/omega-3.html', '/colageno'],
    ...['/produtos', '/categoria/colageno', '/avaliacoes-produtos-rosalume'],
  ]
  const hasVariant = jest.fn(async (_at: string, id: number) => id === 476)
  beforeEach(() =>
    setRouteTable({
      hasPage: async (at) => known.includes(at),
      hasVariant,
      nearest: async (at) => (at === '/sorvete' ? '/colageno' : undefined),
      externalUrl: (at) =>
        at === '/checkout/pagamento' ? 'https://pay.example/checkout/pagamento' : undefined,
      hasModeration: () => true,
    }),
  )
  afterEach(() => setRouteTable(undefined))

  test('R1 R3 an unknown address gets the not-found page of its language at its own address, status 404', async () => {
    const portuguese = await answerFor('/nada')
    expect([portuguese.status, rewriteOf(portuguese)]).toEqual([404, 'http://localhost/pt/nao-encontrada'])
    const english = await answerFor('/en/nothing/at/all')
    expect([english.status, rewriteOf(english)]).toEqual([404, 'http://localhost/en/nao-encontrada'])
  })

  test('the nearest known page goes with the not-found page', async () => {
    expect(rewriteOf(await answerFor('/sorvete'))).toBe('http://localhost/pt/nao-encontrada/colageno')
    expect(rewriteOf(await answerFor('/en/sorvete'))).toBe('http://localhost/en/nao-encontrada/colageno')
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
    ['/categoria/colageno', null],
    ['/produtos?ordem=popularidade&categoria=', null],
  ])('T2 a choice of a listing, %s, has a kept page of its own', async (at, page) => {
    const answer = await answerFor(at)
    expect([answer.status, rewriteOf(answer)]).toEqual([200, page])
  })

  test.each([
    '/produtos?pagina=0',
    '/produtos?pagina=x',
    '/categoria/colageno?ordem=acaso',
    '/avaliacoes-produtos-rosalume?pagina=0',
    '/avaliacoes-produtos-rosalume?assunto=nada',
  ])('R67 %s is no page', async (at) => {
    expect((await answerFor(at)).status).toBe(404)
  })

  describe('a flavour in the address', () => {
    beforeEach(() => hasVariant.mockClear())

    test.each([
      ['/whey?sabor=476', 'http://localhost/pt/whey/sabor/476'],
      ['/en/whey?sabor=476', 'http://localhost/en/whey/sabor/476'],
      ['/colageno?utm_source=x&sabor=476', 'http://localhost/pt/colageno/sabor/476'],
      ['/omega-3.html?sabor=476&gclid=', 'http://localhost/pt/omega-3.html/sabor/476'],
    ])('R52 %s is a kept page of its own', async (at, page) => {
      const answer = await answerFor(at)
      expect([answer.status, rewriteOf(answer)]).toEqual([200, page])
      expect(hasVariant).toHaveBeenCalledTimes(1)
    })

    test.each(['/whey', '/en/whey', '/colageno'])(
      'R10 R52 what is no flavour of %s is the page itself, whoever makes up how many of them',
      async (at) => {
        for (const id of ['1', '999', '475', '9999999']) {
          const answer = await answerFor(`${at}?sabor=${id}`)
          expect([answer.status, rewriteOf(answer), answer.headers.get('x-middleware-next')]).toEqual([
            200,
            null,
            '1',
          ])
        }
      },
    )

    test.each([
      ...['/whey?sabor=abc', '/whey?sabor=0476', '/whey?sabor=12345678', '/whey?sabor=', '/whey'],
      ...['/categoria/colageno?sabor=476', '/produtos?ordem=popularidade&sabor=476', '/busca?sabor=476'],
      ...['/avaliacoes-produtos-rosalume?sabor=476', '/checkout/carrinho/?sabor=476'],
    ])('R10 %s asks nobody', async (at) => {
      const answer = await answerFor(at)
      expect([answer.status, rewriteOf(answer)]).toEqual([200, null])
      expect(hasVariant).not.toHaveBeenCalled()
    })

    test('R1 no product has no flavour; R20 a click goes first', async () => {
      expect((await answerFor('/nada?sabor=476')).status).toBe(404)
      expect((await answerFor('/whey?sabor=476&gclid=AbC')).status).toBe(307)
      expect(hasVariant).not.toHaveBeenCalled()
    })
  })

  test('a product that only the store knows goes on, in both languages', async () => {
    for (const at of ['/novidade', '/en/novidade']) {
      const answer = await answerFor(at)
      expect([answer.status, rewriteOf(answer)]).toEqual([200, null])
    }
  })

  describe('the pages of moderators', () => {
    test.each(['/moderacao', '/moderacao/entrar', '/moderacao/registro', '/moderacao/pesquisa'])(
      'L24 %s is nobody’s to find, frame or run scripts on',
      async (at) => {
        const first = await answerFor(at)
        expect([first.status, rewriteOf(first)]).toEqual([200, null])
        expect(first.headers.get('x-robots-tag')).toBe('noindex, nofollow')
        expect(first.headers.get('referrer-policy')).toBe('no-referrer')
        const policy = first.headers.get('content-security-policy')
        expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{40,}';/)
        expect(policy).toContain("frame-ancestors 'none'")
        expect(first.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
        expect((await answerFor(at)).headers.get('content-security-policy')).not.toBe(policy)
      },
    )

    test('what belongs to them answers for itself', async () => {
      for (const at of ['/moderacao/decidir', '/moderacao/foto/a.webp']) {
        const answer = await answerFor(at)
        expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, null])
      }
    })

    test.each(['/en/moderacao', '/moderacao/x', '/moderacao/foto', '/moderacao/foto/a/b'])(
      '%s is none of them',
      async (at) => expect((await answerFor(at)).status).toBe(404),
    )

    test('they do not exist where reviews are not looked after', async () => {
      setRouteTable({ ...routeTable()!, hasModeration: () => false })
      for (const at of [
        '/moderacao',
        '/moderacao/entrar',
        '/moderacao/sessao/abrir',
        '/moderacao/foto/a.webp',
      ]) {
        const answer = await answerFor(at)
        expect([answer.status, rewriteOf(answer)]).toEqual([404, 'http://localhost/pt/nao-encontrada'])
      }
    })
  })

  describe('a paid click', () => {
    const ask = (
      at: string,
      init: { method?: string; cookie?: string; headers?: Record<string, string> } = {},
    ) =>
      middleware(
        new NextRequest(new URL(at, 'http://localhost'), {
          method: init.method ?? 'GET',
          headers: { ...init.headers, ...(init.cookie && { cookie: init.cookie }) },
        }),
      )
    const placeOf = (answer: Response) => URL.parse(answer.headers.get('location') ?? '')
    const ALL = 'consentimento=1.1763731234.mp'

    test.each([
      ['/colageno?gclid=AbC', '/colageno'],
      ['/colageno/?utm_source=x&gclid=AbC', '/colageno'],
      ['/en?gclid=AbC', '/en'],
      ['/checkout/carrinho/?gclid=AbC', '/checkout/carrinho/'],
      ['/produtos?pagina=2&gclid=AbC', '/produtos'],
      ['/nada?gclid=AbC', '/nada'],
      ['/checkout/pagamento?gclid=AbC', '/checkout/pagamento'],
      ['/colageno?gclid=a%0d%0ab', '/colageno'],
      ['/avaliacao-empresa?email=a%40b.com&gclid=AbC', '/avaliacao-empresa?email=a%40b.com'],
    ])('R20 R24 R28 %s → one 307 to %s, kept by nobody', async (at, to) => {
      for (const headers of [{}, { host: 'evil.com' }] as Record<string, string>[]) {
        const answer = await ask(at, { headers })
        const place = placeOf(answer)!
        expect([answer.status, place.host, place.pathname + place.search]).toEqual([307, 'localhost', to])
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
    })

    test('R21 R22 with consent both cookies; R23 before a choice the one that waits; after refusal none', async () => {
      const names = async (cookie: string) =>
        (await ask('/colageno?gclid=AbC', { cookie })).headers
          .getSetCookie()
          .map((each) => each.split('=', 1)[0])
      expect(await names(ALL)).toEqual(['_gcl_aw', 'clique'])
      expect(await names('')).toEqual(['clique-a-espera'])
      expect(await names('consentimento=1.1763731234.-')).toEqual([])
      const [google] = (await ask('/colageno?gclid=AbC-_9', { cookie: ALL })).headers.getSetCookie()
      const [, at, gclid] = /^_gcl_aw=GCL\.(\d+)\.([^;]+)/.exec(google ?? '')!
      expect(gclid).toBe('AbC-_9')
      expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(5)
    })

    test('R21 R27 what is no gclid is taken away and leaves nothing', async () => {
      const answer = await ask('/colageno?gclid=a.b&utm_source=x', { cookie: ALL })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([307, []])
    })

    test.each([
      '/novidade?GCLID=1',
      '/novidade?gclid=',
      '/novidade?gbraid=1&wbraid=2',
      '/novidade?utm_source=x',
    ])('R26 R27 %s stays as it is', async (at) => {
      const answer = await ask(at, { cookie: ALL })
      expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
        200,
        null,
        [],
      ])
    })

    test('R25 a form is not sent anew as a page', async () => {
      const answer = await ask('/checkout/carrinho/adicionar?gclid=AbC', { method: 'POST' })
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
      expect((await ask('/colageno?gclid=AbC', { method: 'HEAD' })).status).toBe(307)
    })

    test('P8 the kept click goes on to the external checkout, only while the visitor agrees', async () => {
      const kept = 'clique=em=1763731234&pagina=%2Fcolageno&gclid=AbC-_9&utm_campaign=ver%C3%A3o+26'
      const to = async (cookie: string) =>
        (await ask('/checkout/pagamento', { cookie })).headers.get('location')
      expect(await to(`${kept}; ${ALL}`)).toBe(
        'https://pay.example/checkout/pagamento?gclid=AbC-_9&utm_campaign=ver%C3%A3o+26',
      )
      expect(await to(kept)).toBe('https://pay.example/checkout/pagamento')
      expect(await to(`${kept}; consentimento=1.1763731234.-`)).toBe('https://pay.example/checkout/pagamento')
    })
  })

  test('P6 the cart stays here, an external checkout takes over its own', async () => {
    expect((await answerFor('/checkout/carrinho/')).status).toBe(200)
    const answer = await answerFor('/checkout/pagamento')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://pay.example/checkout/pagamento',
    ])
  })
})
