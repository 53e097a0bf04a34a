import { expect, test } from './fixtures.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ADDRESS = /\/img\/([0-9a-f]{5})\/[\w-]+\.(?:avif|webp)/

for (const page of ['/', '/en', '/colageno', '/serum', '/en/produtos'])
  test(`R78 the pictures of ${page} are kept for ever`, async ({ request }) => {
    const html = await (await request.get(page)).text()
    const files = [...html.matchAll(/(?:src|srcSet|imageSrcSet)="([^"]+)"/gi)]
      .flatMap(([, list]) => list!.split(', '))
      .map((each) => each.split(' ')[0]!)
      .filter((each) => each.startsWith('/img/'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(file).toMatch(ADDRESS)
    for (const file of new Set([files[0]!, files.at(-1)!])) {
      const response = await request.get(file)
      expect(response.status(), file).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^image\//)
      expect(response.headers()['cache-control']).toBe(IMMUTABLE)
    }
  })

test('R78 an address without a version or with another one gets the same picture, for a week or for five minutes', async ({
  request,
}) => {
  const html = await (await request.get('/serum')).text()
  const [address = '', version = ''] = ADDRESS.exec(html) ?? []
  const picture = await (await request.get(address)).body()
  for (const [other, lifetime] of [
    [address.replace(`${version}/`, ''), 'public, max-age=604800'],
    [address.replace(version, '00000'), 'public, max-age=300'],
  ] as const) {
    const response = await request.get(other)
    expect(response.status(), other).toBe(200)
    expect(response.headers()['cache-control'], other).toBe(lifetime)
    expect((await response.body()).equals(picture), other).toBe(true)
  }
})

test('R78 a file that does not exist is a 404 that no cache keeps, with every version', async ({
  request,
}) => {
  const html = await (await request.get('/serum')).text()
  const version = ADDRESS.exec(html)?.[1]
  for (const address of [`/img/${version}/nada-640.webp`, '/img/00000/nada-640.webp']) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(404)
    expect(response.headers()['cache-control'] ?? '', address).not.toMatch(/immutable|max-age=[1-9]/)
  }
})

test('R78 structured data and feeds keep the addresses without a version', async ({ request }) => {
  for (const address of ['/serum', '/feeds/google.xml']) {
    const text = await (await request.get(address)).text()
    const absolute = text.match(/https?:\/\/[^"<\s]*\/img\/[^"<\s]+/g) ?? []
    expect(absolute.length, address).toBeGreaterThan(0)
    for (const picture of absolute) expect(picture).not.toMatch(ADDRESS)
  }
})
