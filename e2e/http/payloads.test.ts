import { expect, test } from './fixtures.ts'

const PREFETCH_HEADERS = { 'next-router-prefetch': '1' }
// Headers of the connection or of one response.
const NOT_COMPARED = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'cache-status',
  'content-length',
]

/** Requests a payload as the client router does; Next redirects to the address whose `_rsc` is the hash of these headers. */
async function payload(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers: { rsc: '1', 'accept-encoding': 'identity', ...headers } })
  const body = await response.text()
  const sent = [...response.headers].filter(([name]) => !NOT_COMPARED.includes(name))
  return {
    url: response.url,
    status: response.status,
    state: response.headers.get('cache-status'),
    sent,
    body,
  }
}

/** The segments of a page that the client router requests: tree, head and, if the page has one, index. */
async function segmentsOf(url: string): Promise<string[]> {
  const tree = await payload(url, { ...PREFETCH_HEADERS, 'next-router-segment-prefetch': '/_tree' })
  expect(tree.status).toBe(200)
  expect(Object.fromEntries(tree.sent)['content-type']).toBe('text/x-component')
  return ['/_tree', '/_head', ...(tree.body.includes('__PAGE__') ? ['/_index'] : [])]
}

for (const path of ['/serum', '/', '/en/whey', '/categoria/skincare'])
  test(`decision 0055: payloads of ${path} from memory have the body and headers of the framework's response`, async ({
    shop,
  }) => {
    await fetch(shop.origin + path)
    const url = `${shop.origin}${path}?_rsc=wrong`
    const segments = await segmentsOf(url)
    const requests = [
      { 'next-router-state-tree': '["",{}]' },
      ...segments.map((segment) => ({ ...PREFETCH_HEADERS, 'next-router-segment-prefetch': segment })),
    ]
    for (const [number, request] of requests.entries()) {
      let attempts = 0
      const compare = async () => {
        // An address that no other test sends, so that this combination of headers is not stored yet and the first response is Next's.
        const headers = { ...request, 'next-url': `${path}/before/${number}/${attempts++}` }
        const first = await payload(url, headers)
        // Segments that are part of another one have no payload of their own.
        if (first.status === 404) return
        expect(first.status).toBe(200)
        const second = await payload(first.url, headers)
        expect(second).toEqual({ ...first, state: 'shop; hit' })
        expect(Object.fromEntries(second.sent).etag).toBeTruthy()
      }
      // A refresh of the page between the two responses changes the order of its rows.
      await expect(compare).toPass({ timeout: 10_000 })
    }
  })

test('decision 0055: a segment that a page does not have is 404 from the framework, and is not stored', async ({
  shop,
}) => {
  const headers = { ...PREFETCH_HEADERS, 'next-router-segment-prefetch': '/none' }
  for (let visit = 1; visit <= 2; visit++)
    expect(await payload(`${shop.origin}/serum?_rsc=wrong`, headers)).toMatchObject({
      status: 404,
      state: null,
    })
})
