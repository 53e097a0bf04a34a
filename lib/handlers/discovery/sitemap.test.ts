/** @jest-environment node */
import fc from 'fast-check'
import { VISITOR_IP_HEADER } from '../../http/visitor-ip-header.ts'
import { setHost } from '../../host/host.ts'
import { openTestHost } from '../../testing/test-host.ts'
import { sitemapPart } from './sitemap.ts'

const listed = (id: number, more: object = {}) => ({
  id,
  nome: `Produto ${id}`,
  url: `https://api.example/produto-${id}`,
  precos: { de: 10, por: 10, parcelamento: [] },
  midias: { imagens: [] },
  ...more,
})
const listing = (...produtos: object[]) => ({
  estrutura: { nivel: 'product/listing/landing-page', seo: {}, breadcrumb: [] },
  conteudo: { produtos, detalhes: {} },
  info: { offset: 0, limit: 100, total: produtos.length },
})
const getSitemap = (name: string) =>
  sitemapPart(
    new Request(`http://localhost:3000/sitemaps/${name}`, { headers: { [VISITOR_IP_HEADER]: '192.0.2.1' } }),
    name,
  )
// Only the clock is replaced.
const NEVER_FAKE = [
  'setTimeout',
  'setImmediate',
  'setInterval',
  'nextTick',
  'queueMicrotask',
  'performance',
] as const
const take = jest.fn(async () => 0)

afterEach(() => setHost(undefined))

test('R63 L25 a sitemap is 503 until the store has responded once, then lists indexable pages, within the rate limit', async () => {
  openTestHost(() => Promise.reject(new Error('away')), { limits: { take } })
  expect((await getSitemap('produtos-1.xml')).status).toBe(503)
  const products = [listed(1), listed(2, { indexar: false }), listed(3, { indexar: true })]
  openTestHost(async () => Response.json(listing(...products)), { limits: { take } })
  const response = await getSitemap('produtos-1.xml')
  const text = await response.text()
  // R65: noindex pages are left out.
  expect([...text.matchAll(/<loc>[^<]*?\/(produto-\d)<\/loc>/g)].map(([, name]) => name)).toEqual([
    'produto-1',
    'produto-1',
    'produto-3',
    'produto-3',
  ])
  expect(text).not.toContain('produto-2')
  expect((await getSitemap('produtos-2.xml')).status).toBe(404)
  expect(take).toHaveBeenCalledWith('read', { ip: '192.0.2.1', session: '' })
  take.mockResolvedValueOnce(7)
  const limited = await getSitemap('produtos-1.xml')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
})

const lastmods = (text: string) =>
  [...text.matchAll(/<loc>[^<]*?(\/[^</]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(([, path, date]) => [
    path,
    date,
  ])

test('R65 lastmod is the store’s date of a product; without one there is none, whatever the time of the request', async () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(day), { minLength: 1, maxLength: 9 }), day, async (days, now) => {
      jest.useFakeTimers({ now, doNotFake: [...NEVER_FAKE] })
      const dates = days.map((date) => date?.toISOString())
      const handler = await freshHandler()
      const products = dates.map((atualizadoEm, id) => listed(id + 1, atualizadoEm ? { atualizadoEm } : {}))
      openTestHost(async () => Response.json(listing(...products)))
      const text = await (await partOf(handler)).text()
      expect(lastmods(text)).toEqual(
        dates.flatMap((date, id) =>
          Array.from({ length: 2 }, () => [`/produto-${id + 1}`, date?.replace(/\.\d+/, '')]),
        ),
      )
    }),
    // Each run loads the module anew, which takes a third of a second.
    { numRuns: 6 },
  )
  jest.useRealTimers()
})

/** A store with this many products; `isAway` says for each offset whether the store is down. */
function openStoreOf(total: number, isAway: (offset: number) => boolean = () => false) {
  openTestHost(async ({ url }) => {
    const { searchParams } = new URL(url)
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name) ?? 0)) as [
      number,
      number,
    ]
    if (isAway(offset)) throw new Error('away')
    const size = Math.max(0, Math.min(limit, total - offset))
    const products = Array.from({ length: size }, (_, index) => listed(offset + index + 1))
    return Response.json({ ...listing(...products), info: { offset, limit, total } })
  })
}

/** A newly loaded handler, whose file cache is empty. */
async function freshHandler() {
  jest.resetModules()
  return (await import('./sitemap.ts')).sitemapPart
}

const partOf = (handler: typeof sitemapPart, name = 'produtos-1.xml') =>
  handler(new Request(`http://localhost:3000/sitemaps/${name}`), name)

test.each([
  [0, 'produtos-1.xml', 0],
  [1, 'produtos-1.xml', 1],
  [250, 'produtos-1.xml', 250],
  [10_050, 'produtos-2.xml', 50],
])('R64 in a store with %i products, %s lists %i of them', async (total, name, count) => {
  const handler = await freshHandler()
  openStoreOf(total)
  const text = await (await partOf(handler, name)).text()
  expect(text.match(/<loc>/g) ?? []).toHaveLength(2 * count)
  expect(text).toMatch(/<\/urlset>\n$/)
  expect((await partOf(handler, 'produtos-3.xml')).status).toBe(404)
})

test('decision 0057: R64 a sitemap is written from forty products at a time, each window after the one before', async () => {
  const handler = await freshHandler()
  const sizes: number[] = []
  let pending = 0
  openTestHost(async ({ url }) => {
    const { searchParams } = new URL(url)
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))]
    expect(pending++).toBe(0)
    await new Promise((resolve) => setImmediate(resolve))
    pending--
    sizes.push(limit)
    const size = Math.max(0, Math.min(limit, 100 - offset))
    const products = Array.from({ length: size }, (_, index) => listed(offset + index + 1))
    return Response.json({ ...listing(...products), info: { offset, limit, total: 100 } })
  })
  expect((await (await partOf(handler)).text()).match(/<loc>/g)).toHaveLength(200)
  expect(Math.max(...sizes)).toBe(40)
})

test('R63 a short outage while a sitemap is written leaves it complete; a longer one ends the transfer with an error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  let handler = await freshHandler()
  let failures = 0
  openStoreOf(150, (offset) => offset === 40 && failures++ === 0)
  expect((await (await partOf(handler)).text()).match(/<loc>/g)).toHaveLength(300)
  expect(failures).toBe(2)
  handler = await freshHandler()
  openStoreOf(150, (offset) => offset === 40)
  await expect(partOf(handler).then((response) => response.text())).rejects.toThrow('No response')
  expect(log).toHaveBeenCalledWith('erro', 'produtos-1.xml', 'ApiError')
  log.mockRestore()
}, 30_000)
