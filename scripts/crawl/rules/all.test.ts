import assert from 'node:assert/strict'
import test from 'node:test'
import { ORIGIN } from '../testing/mini-page.ts'
import { miniPages, miniSite, NOT_FOUND } from '../testing/mini-shop.ts'
import type { CrawledSite } from '../site/site.ts'
import { check, CRAWL_RULES } from './all.ts'

const findingsOf = (site: CrawledSite, name: string) =>
  check(
    CRAWL_RULES.find(({ rule }) => rule === name)!,
    site,
  ).findings

test('every rule applies to the faultless miniature shop and reports no finding', () => {
  const site = miniSite()
  for (const rule of CRAWL_RULES) {
    const { pagesChecked, findings } = check(rule, site)
    assert.deepEqual(findings, [], rule.rule)
    assert.ok(pagesChecked > 0, rule.rule)
  }
})

// One fault each: the rule that must report it, the page, the original text and its replacement.
const FAULTS: [rule: string, page: string, from: string | RegExp, to: string][] = [
  ['R8', '/serum', '</title>', '</title><title>Again</title>'],
  ['R8', '/serum', /(<meta name="description"[^>]*>)(.*)<\/body>/, '$2$1</body>'],
  ['R8', '/serum', /<link rel="canonical"[^>]*>/, ''],
  ['R8 title', '/serum', '<title>Serum pt', '<title>Whey pt'],
  ['R8 description', '/serum', 'content="Serum pt: ', 'content="Whey pt: '],
  ['R77', '/serum', ', from the miniature shop</title>', '</title>'],
  ['R77', '/serum', '</title>', ' with a title that search results cannot show whole</title>'],
  ['R77', '/serum', 'Prices on the page.', ''],
  ['R77', '/serum', 'Prices on the page.', 'Prices on the page. '.repeat(3)],
  ['R8 R71 first bytes', '/serum', '<meta charset="utf-8">', `<meta charset="utf-8"><style>.a{}</style>`],
  ['R8 R71 first bytes', '/serum', '<meta charset="utf-8">', `<meta charset="utf-8">${' '.repeat(8000)}`],
  ['R92 meta-description', '/serum', /content="Serum pt: [^"]*"/, 'content=""'],
  ['R11', '/busca', 'noindex', 'index'],
  ['R11', '/serum', ', max-snippet:-1', ''],
  ['R9', '/serum', `canonical" href="${ORIGIN}/serum`, `canonical" href="http://other.example/serum`],
  ['R9', '/serum', `canonical" href="${ORIGIN}/serum`, `canonical" href="${ORIGIN}/whey`],
  ['R9', '/serum', `canonical" href="${ORIGIN}/serum`, 'canonical" href="/serum'],
  ['R9', '/serum', `canonical" href="${ORIGIN}/serum`, `canonical" href="${ORIGIN}/busca`],
  ['R10', '/whey?sabor=1', `canonical" href="${ORIGIN}/whey`, `canonical" href="${ORIGIN}/whey?sabor=1`],
  [
    'R10',
    '/avaliacoes-produtos-rosalume?assunto=serum&pagina=2',
    /(canonical" href="[^"]*)&amp;pagina=2/,
    '$1',
  ],
  ['R10 R42', '/serum', '"sku":"RB-1"', '"sku":"RB-2"'],
  ['R70', '/serum', /<link rel="alternate" hreflang="en"[^>]*>/, ''],
  ['R70', '/en/serum', `hreflang="pt-BR" href="${ORIGIN}/serum`, `hreflang="pt-BR" href="${ORIGIN}/whey`],
  ['R70 sitemap', '/serum', /<link rel="alternate" hreflang="en"[^>]*>/, ''],
  ['R70 lang', '/en/serum', '<html lang="en"', '<html lang="pt-BR"'],
  ['P1', '/serum', '50%', '50% off your cart'],
  ['R66 links', '/serum', 'href="/"', 'href="/gone"'],
  ['R66 fragments', '/serum', 'href="#alto"', 'href="#baixo"'],
  ['R66 R92 crawlable-anchors', '/serum', 'href="#alto"', 'href="javascript:void 0"'],
  ['R69', '/', 'href="/serum"', 'href="/serum?utm_source=home"'],
  ['R92 link-text', '/', '>Serum</a>', '>Saiba mais</a>'],
  ['external links', '/', ' rel="noopener"', ''],
  ['R72', '/serum', ' alt="Serum"', ''],
  ['R72', '/serum', ' width="1"', ''],
  ['R72', '/serum', 'src="/img/serum.webp"', 'src="/img/gone.webp"'],
  ['R71', '/serum', /<meta property="og:image"[^>]*>/, ''],
  ['R91 outline', '/serum', '<ul>', '<h3>Skipped</h3><ul>'],
  ['R91 outline', '/serum', '<ul>', '<h1>Second</h1><ul>'],
  ['R13', '/serum', '<ul>', `<p>${'x'.repeat(1_500_000)}</p><ul>`],
  ['R12', '/serum', /<nav>.*<\/nav>/, ''],
  ['L27', '/serum', '<ul>', '<p>ana@example.com</p><ul>'],
  ['R41', '/serum', '{"@context"', '{"broken"'],
  ['R41', '/serum', 'https://schema.org"', 'http://schema.org"'],
  ['R41', '/serum', '"sku":"RB-1"', '"sku":""'],
  ['R41', '/serum', '"sku":"RB-1"', '"sku":null'],
  ['R41', '/serum', '"@graph":[', '"@graph":[{"@type":"BreadcrumbList"},'],
  [
    'R41',
    '/',
    '{"@type":"WebSite"',
    `{"@type":"Thing","@id":"${ORIGIN}/#loja","name":"Another"},{"@type":"WebSite"`,
  ],
  ['R41 references', '/serum', '#trocas', '#nowhere'],
  ['R43', '/serum', '"reviewCount":2', '"reviewCount":237002'],
  ['R44', '/serum', '"ratingValue":4.5', '"ratingValue":4.9'],
  ['R44', '/serum', '<p>4,5</p>', '<p>4,7</p>'],
  ['R45', '/serum', 'Adorei mesmo.</li>', 'Nada.</li>'],
  ['R45', '/serum', '5 estrelas', '4 estrelas'],
  ['R45', '/serum', '"datePublished":"2026-05-02T13:20:00Z"', '"datePublished":"2026-05-02"'],
  ['R46', '/serum', '"priceCurrency":"BRL"', '"priceCurrency":"USD"'],
  ['R46', '/serum', 'R$ 59,90', 'R$ 159,90'],
  ['R46', '/serum', '"price":"59.90"', '"price":"89.90"'],
  ['R46', '/serum', 'schema.org/InStock', 'schema.org/OutOfStock'],
  ['R47', '/serum', '"price":"59.90"', '"price":"0.00"'],
  ['R47', '/serum', /"image":\[[^\]]*\]/, '"image":[]'],
  ['R48', '/serum', '"price":"59.90"', '"price":"59.9"'],
  ['R48', '/serum', 'https://schema.org/InStock', 'InStock'],
  ['R48', '/serum', '"itemCondition"', '"priceValidUntil":"2020-01-01","itemCondition"'],
  ['R49', '/serum', 'R$ 89,90', 'R$ 189,90'],
  ['R49', '/serum', '"price":"89.90"', '"price":"49.90"'],
  ['R50', '/serum', '7891000315507', '7891000315508'],
  ['R50', '/serum', '"sku":"RB-1"', '"sku":"RB 1"'],
  ['R51', '/serum', '"sku":"RB-1"', '"isRelatedTo":{"@type":"Product","name":"Whey"}'],
  ['R52', '/whey?sabor=1', ' selected', ''],
  ['R52', '/whey', '"sku":"RB-2"', '"sku":"RB-1"'],
  ['R52', '/whey', '"productGroupID"', '"variesBy":"flavor","productGroupID"'],
  ['R53', '/', '"merchantReturnDays":7', '"merchantReturnDays":30'],
  ['R53', '/', '"contactPoint"', '"knowsAbout"'],
  ['R54', '/', '"value":9.9', '"value":19.9'],
  ['R55', '/serum', '"position":2', '"position":3'],
  ['R55', '/serum', '<a href="/">Início</a>', '<a href="/">Loja</a>'],
  ['R56', '/pagina/duvidas-frequentes', '<p>A1.</p>', '<p>A2.</p>'],
]

for (const [rule, page, from, to] of FAULTS)
  test(`${rule} reports a fault on ${page}: ${String(to).slice(0, 60) || `without ${String(from)}`}`, () => {
    const pages = miniPages()
    const changed = pages[page]!.replace(from, to)
    assert.notEqual(changed, pages[page])
    const site = { ...miniSite({ ...pages, [page]: changed }), variants: miniSite().variants }
    const found = findingsOf(site, rule)
    assert.ok(found.length > 0, 'the rule must report the fault')
    assert.ok(found.every(({ what }) => what.length > 0))
  })

// Faults of the whole shop rather than of a page.
const SHOP_FAULTS: [rule: string, change: Partial<CrawledSite>][] = [
  ['R66 templates', { linkedFrom: new Map([['/', '']]) }],
  ['R66 sitemap', { linkedFrom: new Map([['/', '']]) }],
  ['R64', { sitemapFaults: ['no XML'] }],
  ['R64 pictures', { resources: new Map() }],
  ['R65', { sitemap: miniSite().sitemap.slice(1) }],
  ['R65', { sitemap: [...miniSite().sitemap, { ...miniSite().sitemap[0]!, loc: `${ORIGIN}/busca` }] }],
  ['R60 R61', { robotsTxt: undefined }],
  ['R60 R61', { robotsTxt: 'User-agent: Storebot-Google\nDisallow: /serum\n' }],
  ['R68', { feed: undefined, feedFaults: ['has status 404'] }],
  ['R68', { feed: new Map([[`${ORIGIN}/gone`, []]]) }],
  ['R46', { feed: new Map() }],
  ['R71', { socialPictures: new Map([[`${ORIGIN}/og.png`, undefined]]) }],
  ['R71', { socialPictures: new Map() }],
  ['R71', { socialPictures: new Map([[`${ORIGIN}/og.png`, { width: 600, height: 315 }]]) }],
]

for (const [rule, change] of SHOP_FAULTS)
  test(`${rule} reports a fault of the shop: ${Object.keys(change).join(', ')}`, () => {
    assert.ok(findingsOf({ ...miniSite(), ...change }, rule).length > 0)
  })

test('R2 reports a not-found page without noindex', () => {
  assert.ok(findingsOf(miniSite(miniPages(), NOT_FOUND.replace('noindex', 'index')), 'R2').length > 0)
})

test('R75 reports a page that sets a cookie', () => {
  const site = miniSite()
  const page = site.pages.get('/serum')!
  const pages = new Map(site.pages).set('/serum', { ...page, headers: new Headers({ 'set-cookie': 'a=1' }) })
  assert.ok(findingsOf({ ...site, pages }, 'R75').length > 0)
})

test('every rule has a test in which it reports a fault', () => {
  const shown = new Set([...FAULTS, ...SHOP_FAULTS].map(([rule]) => rule).concat('R2', 'R75'))
  assert.deepEqual(
    CRAWL_RULES.map(({ rule }) => rule).filter((rule) => !shown.has(rule)),
    [],
  )
})
