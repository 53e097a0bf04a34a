/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { routeTable, setRouteTable } from '#lib/routes/route-table.ts'
import { config, middleware } from './middleware.ts'

const [matcher] = config.matcher
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
const folder = path.join(__dirname, 'lib/embedded/db/seed/products')
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
    '/vazio',
    '/favicon.ico',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/sw.js',
    '/api/nps',
    '/storage/img/avaliacoes/0123456789abcdef0123456789abcdef.webp',
  ])('R73 passes by %s', (at) => {
    expect(isSeen(at)).toBe(false)
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
    '/vazio/x',
    '/wheyx',
    '/categoria/colageno',
    '/produtos/x',
    '/pagina/x',
    '/pagina/atendimento/enviar',
    '/busca',
    '/avaliacoes-produtos-outra',
    '/moderacao',
    '/moderacao/decidir',
  ])('sees %s', (at) => expect(isSeen(at)).toBe(true))
})

describe('what it decides', () => {
  const answerFor = (at: string) => middleware(new NextRequest(new URL(at, 'http://localhost')))
  const rewriteOf = (answer: Response) => answer.headers.get('x-middleware-rewrite')

  beforeEach(() =>
    setRouteTable({
      knows: async (at) =>
        ['/novidade', '/produtos', '/categoria/colageno', '/avaliacoes-produtos-rosalume'].includes(at),
      nearest: async (at) => (at === '/sorvete' ? '/colageno' : undefined),
      elsewhere: (at) =>
        at === '/checkout/pagamento' ? 'https://pay.example/checkout/pagamento' : undefined,
      moderates: () => true,
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
      setRouteTable({ ...routeTable()!, moderates: () => false })
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

  test('P6 the cart stays here, an external checkout takes over its own', async () => {
    expect((await answerFor('/checkout/carrinho/')).status).toBe(200)
    const answer = await answerFor('/checkout/pagamento')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://pay.example/checkout/pagamento',
    ])
  })
})
