import { createHash } from 'node:crypto'
import { expect, test } from './fixtures.ts'

/** Pages are long: a test that fails says that they differ, not all that they say. */
const hashOf = async (answer: Response | Promise<Response>) =>
  createHash('sha256')
    .update(await (await answer).text())
    .digest('hex')

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
] as const)
  test(`0030 with accept-encoding '${accepted}' the page has the same content, compressed on the fly or from the cache`, async ({
    shop,
  }) => {
    const get = () => fetch(`${shop.origin}/serum`, { headers: { 'accept-encoding': accepted } })
    const plain = await hashOf(fetch(`${shop.origin}/serum`, { headers: { 'accept-encoding': 'identity' } }))
    for (let visit = 1; visit <= 4; visit++) {
      const answer = await get()
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toMatch(/Accept-Encoding/i)
      expect(await hashOf(answer)).toBe(plain)
    }
    const kept = () => get().then(({ headers }) => headers.get('content-length') !== null)
    await expect.poll(kept).toBe(true)
  })

test('0030 T20 scripts of the build are sent with brotli at its highest quality, and as immutable', async ({
  shop,
}) => {
  const page = await (await fetch(`${shop.origin}/colageno`)).text()
  const scripts = [...new Set(page.match(/\/_next\/static\/chunks\/[^"]+?\.js/g))]
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) {
    const sent = (accepted: string) =>
      fetch(shop.origin + script, { headers: { 'accept-encoding': accepted } })
    const answer = await sent('br')
    expect(answer.headers.get('content-encoding'), script).toBe('br')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await hashOf(answer)).toBe(await hashOf(sent('identity')))
  }
})

test('0030 uncached pages are compressed too', async ({ shop }) => {
  const answer = await fetch(`${shop.origin}/busca?busca=colageno`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect((await answer.text()).endsWith('</html>')).toBe(true)
})
