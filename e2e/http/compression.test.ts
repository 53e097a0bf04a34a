import { createHash } from 'node:crypto'
import { expect, test } from './fixtures.ts'

/** Returns a hash of the body, so that a failing test does not print whole pages. */
const hashOf = async (response: Response | Promise<Response>) =>
  createHash('sha256')
    .update(await (await response).text())
    .digest('hex')

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
] as const)
  test(`decision 0030: with accept-encoding '${accepted}' the page has the same content, compressed on the fly or from the cache`, async ({
    shop,
  }) => {
    const get = () => fetch(`${shop.origin}/serum`, { headers: { 'accept-encoding': accepted } })
    const plain = await hashOf(fetch(`${shop.origin}/serum`, { headers: { 'accept-encoding': 'identity' } }))
    for (let visit = 1; visit <= 4; visit++) {
      const response = await get()
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toMatch(/Accept-Encoding/i)
      expect(await hashOf(response)).toBe(plain)
    }
    const isCached = () => get().then(({ headers }) => headers.get('content-length') !== null)
    await expect.poll(isCached).toBe(true)
  })

test('decision 0030: T20 scripts of the build are sent with brotli at its highest quality, and as immutable', async ({
  shop,
}) => {
  const page = await (await fetch(`${shop.origin}/colageno`)).text()
  const scripts = [...new Set(page.match(/\/_next\/static\/chunks\/[^"]+?\.js/g))]
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) {
    const sent = (accepted: string) =>
      fetch(shop.origin + script, { headers: { 'accept-encoding': accepted } })
    const response = await sent('br')
    expect(response.headers.get('content-encoding'), script).toBe('br')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await hashOf(response)).toBe(await hashOf(sent('identity')))
  }
})

test('decision 0030: uncached pages are compressed too', async ({ shop }) => {
  const response = await fetch(`${shop.origin}/busca?busca=colageno`, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await response.text()).endsWith('</html>')).toBe(true)
})
