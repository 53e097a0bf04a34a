import assert from 'node:assert/strict'
import test from 'node:test'
import { readFeed } from './feed.ts'
import { readSitemap } from './sitemap.ts'

const NOW = new Date('2026-06-01')
const list = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`
const url = (loc: string, more = '') => `<url><loc>${loc}</loc>${more}</url>`
const HOME = 'https://loja.example/'

test('R64 a sitemap index lists its files', () => {
  const xml = `<sitemapindex><sitemap><loc>${HOME}a.xml</loc></sitemap></sitemapindex>`
  assert.deepEqual(readSitemap(xml), { kind: 'index', parts: [`${HOME}a.xml`], entries: [], faults: [] })
})

test('R64 R70 a sitemap file lists pages, pictures with escaped characters, and hreflang links', () => {
  const more = `<lastmod>2026-05-02T13:20:00-03:00</lastmod><image:image><image:loc>${HOME}a.webp?x=1&amp;y=&lt;2</image:loc></image:image><xhtml:link rel="alternate" hreflang="en" href="${HOME}en"/>`
  assert.deepEqual(readSitemap(list(url(HOME, more)), NOW), {
    kind: 'pages',
    parts: [],
    faults: [],
    entries: [
      {
        loc: HOME,
        lastmod: '2026-05-02T13:20:00-03:00',
        images: [`${HOME}a.webp?x=1&y=<2`],
        alternates: { en: `${HOME}en` },
      },
    ],
  })
})

for (const [what, xml] of [
  ['no XML', list(url(`${HOME}?a=1&b=2`, '<image:image>'))],
  ['an HTML page', '<html><body>404</body></html>'],
  ['an empty list', list('')],
  ['a path instead of an address', list(url('/serum'))],
  ['a query', list(url(`${HOME}?gclid=1`))],
  ['a date in another format', list(url(HOME, '<lastmod>2 May 2026</lastmod>'))],
  ['a date without an offset', list(url(HOME, '<lastmod>2026-05-02T13:20:00</lastmod>'))],
  ['a date in the future', list(url(HOME, '<lastmod>2027-05-02</lastmod>'))],
  ['too many pages', list(url(HOME).repeat(50_001))],
  [
    'too many pictures',
    list(url(HOME, `<image:image><image:loc>${HOME}a</image:loc></image:image>`.repeat(1001))),
  ],
  ['a picture without a host', list(url(HOME, '<image:image><image:loc>/a.webp</image:loc></image:image>'))],
] as const)
  test(`R64 R65 readSitemap reports a fault: ${what}`, () => {
    assert.equal(readSitemap(xml, NOW).faults.length, 1)
  })

const feed = (items: string) =>
  `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`
const item = (id: string) =>
  `<item><g:id>${id}</g:id><g:link>${HOME}serum</g:link><g:price>24.90 BRL</g:price><g:availability>in_stock</g:availability></item>`

test('R68 readFeed returns amounts as text', () => {
  assert.deepEqual(readFeed(feed(item('1'))), {
    items: [
      { id: '1', link: `${HOME}serum`, price: '24.90 BRL', salePrice: undefined, availability: 'in_stock' },
    ],
    faults: [],
  })
})

for (const [what, xml] of [
  ['no XML', '<rss>'],
  ['an empty feed', feed('')],
  ['one id twice', feed(item('1') + item('1'))],
] as const)
  test(`R68 readFeed reports a fault: ${what}`, () => {
    assert.equal(readFeed(xml).faults.length, 1)
  })
