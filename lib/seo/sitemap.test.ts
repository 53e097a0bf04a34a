/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { sitemapIndexText, sitemapText, type SitemapPage } from './sitemap.ts'

const SITE = 'https://loja.example'

async function read(pages: SitemapPage[][]) {
  let text = ''
  async function* source() {
    yield* pages
  }
  for await (const piece of sitemapText(SITE, source())) text += piece
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' })
  return (parser.parse(text) as { urlset: { url?: Record<string, unknown>[] } }).urlset.url ?? []
}

test('R65 R70 a page has an entry in each language, each with links to both', async () => {
  const urls = await read([[{ path: '/' }], [{ path: '/serum' }]])
  expect(urls.map(({ loc }) => loc)).toEqual([
    'https://loja.example/',
    'https://loja.example/en',
    'https://loja.example/serum',
    'https://loja.example/en/serum',
  ])
  for (const url of urls.slice(2))
    expect(url['xhtml:link']).toEqual([
      { '@_rel': 'alternate', '@_hreflang': 'pt-BR', '@_href': 'https://loja.example/serum' },
      { '@_rel': 'alternate', '@_hreflang': 'en', '@_href': 'https://loja.example/en/serum' },
      { '@_rel': 'alternate', '@_hreflang': 'x-default', '@_href': 'https://loja.example/serum' },
    ])
})

test('P2 R70 a page for both languages has one entry without language links', async () => {
  const urls = await read([[{ path: '/pagina/quem-somos', isForBothLanguages: true }]])
  expect(urls).toEqual([{ loc: 'https://loja.example/pagina/quem-somos' }])
})

test('R64 T8 special characters in the URL of a picture are escaped', async () => {
  const hostile = 'https://img.example/a?x=1&y="<b>\'&amp;]]>\u0000\ud800.jpg'
  const [url] = await read([[{ path: '/serum', pictures: [hostile] }]])
  expect(url!['image:image']).toEqual({ 'image:loc': 'https://img.example/a?x=1&y="<b>\'&amp;]]>.jpg' })
})

test('R65 lastmod is the store’s date, and is left out when it is invalid', async () => {
  const [dated, , plain, , precise] = await read([
    [
      { path: '/a', changedAt: '2026-11-20T10:00:00-03:00' },
      { path: '/b', changedAt: '20/11/2026' },
      { path: '/c', changedAt: '2026-11-20T10:00:00.123456Z' },
    ],
  ])
  expect(dated!['lastmod']).toBe('2026-11-20T10:00:00-03:00')
  expect(plain).not.toHaveProperty('lastmod')
  expect(precise!['lastmod']).toBe('2026-11-20T10:00:00Z')
})

test('R64 the sitemap index has absolute URLs', () => {
  const text = sitemapIndexText(SITE, [
    { name: 'paginas.xml', changedAt: '2026-11-20T10:00:00.5Z' },
    { name: 'produtos-1.xml', changedAt: undefined },
  ])
  expect(XMLValidator.validate(text)).toBe(true)
  expect(new XMLParser().parse(text)).toMatchObject({
    sitemapindex: {
      sitemap: [
        { loc: 'https://loja.example/sitemaps/paginas.xml', lastmod: '2026-11-20T10:00:00Z' },
        { loc: 'https://loja.example/sitemaps/produtos-1.xml' },
      ],
    },
  })
})
