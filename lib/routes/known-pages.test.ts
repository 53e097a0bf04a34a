/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { kindForRewrite, needsMiddleware, type KnownPages } from './known-pages.ts'
import type { PageKind } from './page-kind.ts'
import { pagePaths } from './page-paths.ts'
import type { OwnPages } from './shop-pages.ts'

const root = path.join(__dirname, '../..')
const catalogue = path.join(root, 'lib/embedded/seed/products')
const productPaths = readdirSync(catalogue).map((file) => {
  const { path: at } = JSON.parse(readFileSync(path.join(catalogue, file), 'utf8')) as { path: string }
  return at.replace('{brand}', 'rosalume')
})
const fixedPages = [
  pagePaths.products(),
  pagePaths.buildKit(),
  pagePaths.thanks(),
  pagePaths.offline(),
  pagePaths.institutional(),
  pagePaths.payment(),
  pagePaths.privacy(),
  pagePaths.faq(),
  pagePaths.service(),
  pagePaths.terms(),
  pagePaths.about(),
  pagePaths.returns(),
  pagePaths.references(),
]
const reviews = pagePaths.reviews('rosalume')
const stored = [...productPaths, '/categoria/colageno', '/marca/rosalume', reviews]
const kindOfStored = (at: string) =>
  at.startsWith('/categoria/') ? 'category' : at.startsWith('/marca/') ? 'brand' : 'product'
const known = (paths: readonly string[], own: Partial<OwnPages> = {}): KnownPages => ({
  ownPages: () => ({ hasEmbeddedStore: true, hasOwnTexts: true, landingPath: '/colageno', ...own }),
  knownKind: (at) => (paths.includes(at) ? kindOfStored(at) : undefined),
  isReviewsPage: (at) => at === reviews,
})
const needs = (at: string) => needsMiddleware(at, known(stored))
const needsBeforeLookup = (at: string) => needsMiddleware(at, known([]))
const inEnglish = (at: string) => (at.startsWith('/?') || at === '/' ? `/en${at.slice(1)}` : `/en${at}`)

test.each([...stored, ...fixedPages, '/'])('T1 %s is served without middleware, in both languages', (at) => {
  expect([needs(at), needs(inEnglish(at))]).toEqual([false, false])
  expect([needs(`${at}?utm_source=x&fbclid=1`), needs(`${at}?gbraid=1`)]).toEqual([false, false])
})

test.each(productPaths.filter((at) => at !== '/colageno'))(
  'T1 %s runs middleware until the route table has looked it up',
  (at) => expect([needsBeforeLookup(at), needs(at)]).toEqual([true, false]),
)

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
  '/api/clique',
  '/api/ajuda',
  '/api/consentimento',
  '/robots.txt',
  '/storage/img/avaliacoes/0123456789abcdef0123456789abcdef.webp',
  '/sitemap.xml',
  '/sitemaps/produtos-1.xml',
  '/feeds/google.xml',
  '/feeds/meta.csv',
  '/llms.txt',
  '/manifest.webmanifest',
  '/og/colageno.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
])('R20 R73 %s is a file or endpoint: middleware does not run, even with a gclid', (at) => {
  expect([needs(at), needs(`${at}?gclid=x`), needs(`${at}?sabor=476`)]).toEqual([false, false, false])
})

test.each([
  ...productPaths,
  ...fixedPages,
  '/',
  '/checkout/carrinho/',
  '/nada',
  '/a/b/',
  '/pt',
  '/moderacao',
])('R20 %s with a gclid runs middleware, in both languages', (at) =>
  expect([needs(`${at}?gclid=x`), needs(inEnglish(`${at}?gclid=`))]).toEqual([true, true]),
)

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
  '/categoria/nada',
  '/produtos/x',
  '/pagina/x',
  '/busca',
  '/pagina/atendimento/enviar',
  '/avaliacoes-produtos-outra',
  '/moderacao',
  '/moderacao/decidir',
])('R1 %s runs middleware', (at) => expect(needs(at)).toBe(true))

test.each([
  '/produtos?ordem=menor-preco',
  '/produtos?categoria=whey',
  '/produtos?estoque=1',
  '/produtos?pagina=2',
  '/categoria/colageno?estoque=1',
  '/marca/rosalume?pagina=2',
  `${reviews}?assunto=serum`,
  `${reviews}?ordem=nota_desc`,
  `${reviews}?pagina=2`,
])('T2 %s runs middleware, because its parameters select another cached page', (at) =>
  expect([needs(at), needs(inEnglish(at))]).toEqual([true, true]),
)

test.each(productPaths)(
  'R52 %s with a flavour runs middleware, because the flavour selects another cached page',
  (at) => expect([needs(`${at}?sabor=476`), needs(inEnglish(`${at}?sabor=476`))]).toEqual([true, true]),
)

const folders = (at: string) =>
  readdirSync(path.join(root, 'app/[lang]', at), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !/^[[(]/.test(entry.name) ? [`/${entry.name}`] : [],
  )

test.each(
  [...fixedPages, '/', reviews, '/categoria/colageno', '/marca/rosalume'].filter((at) => at !== '/colageno'),
)('R10 %s ignores a flavour in its query', (at) =>
  expect([needs(`${at}?sabor=476`), needs(inEnglish(`${at}?sabor=476`))]).toEqual([false, false]),
)

test.each(['abc', '', '0476', '0', '-1', '12345678', '476x', '/476'])(
  'R10 ?sabor=%s is not a flavour id',
  (id) => expect(needs(`/whey?sabor=${id}`)).toBe(false),
)

test('P9 the folders of app/ run middleware like any unknown path, except those of fixed pages', () => {
  for (const at of [...folders('.'), ...folders('(shop)')])
    expect([at, needsBeforeLookup(at)]).toEqual([at, !['/indisponivel', ...fixedPages].includes(at)])
})

describe('decision 0039: a page in the route table whose address does not show its kind', () => {
  const kinds: Record<string, PageKind> = {
    '/proteinas': 'category',
    '/whey': 'product',
    '/a/whey.html': 'product',
    '/quem-somos': 'text',
    '/categoria/colageno': 'category',
    '/inicio': 'home',
    '/colageno': 'product',
  }
  const external: KnownPages = {
    ownPages: () => ({ hasEmbeddedStore: false, hasOwnTexts: false }),
    knownKind: (at) => kinds[at],
    isReviewsPage: () => false,
  }

  test.each([
    ['/proteinas', 'category'],
    ['/en/proteinas?utm_source=x', 'category'],
    ['/a/whey.html', 'product'],
    ['/quem-somos', 'text'],
    ['/colageno', undefined],
    ['/whey', undefined],
    ['/categoria/colageno', undefined],
    ['/', undefined],
    ['/nada', undefined],
  ])('%s is rewritten to the internal route of the kind %s', (at, kind) =>
    expect(kindForRewrite(at, external)).toBe(kind),
  )

  test('T1 runs no middleware, except with params or when its page is another route of Next', () => {
    const runs = (at: string) => needsMiddleware(at, external)
    expect(['/proteinas', '/a/whey.html', '/quem-somos', '/colageno'].map(runs)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
    expect(['/proteinas?atributo=1', '/a/whey.html?sabor=4', '/inicio', '/pagina/termos'].map(runs)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
  })
})

test('P28 the brand’s landing page has a route of its own and runs no middleware', () => {
  const own = known([])
  expect(['/colageno', '/en/colageno?utm_source=x'].map((at) => kindForRewrite(at, own))).toEqual([
    'story',
    'story',
  ])
  expect(needsMiddleware('/colageno', own)).toBe(false)
  const other = known(['/colageno', '/cafe'], { hasEmbeddedStore: false, landingPath: '/cafe' })
  expect(['/cafe', '/colageno'].map((at) => kindForRewrite(at, other))).toEqual(['story', undefined])
  expect(['/cafe', '/colageno'].map((at) => needsMiddleware(at, other))).toEqual([false, false])
})
