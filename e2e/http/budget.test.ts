import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from './fixtures.ts'
import { scriptsOf } from '../scripts-of.ts'

const JS_ABOVE_EMPTY_PAGE = 15 * 1024
const CSS_BUDGET = 15 * 1024
// The digits of the port that a test happens to get change a page's compressed size by up to 90 bytes: the median of these counts.
const PORTS = [30013, 34567, 37219]

/** Sizes of scripts and styles in bytes, compressed with brotli, by URL: pages share most of them. */
const sizes = new Map<string, Promise<number>>()

const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

// Compresses for one port after the other until more than half of the sizes are within the limit, and the median therefore is.
function medianSize(html: string, origin: string, limit: number): number {
  const sizes: number[] = []
  for (const port of PORTS) {
    sizes.push(brotli(html.replaceAll(origin, `http://localhost:${port}`)))
    const within = sizes.filter((size) => size <= limit)
    if (within.length > PORTS.length / 2) return Math.max(...within)
  }
  return sizes.toSorted((a, b) => a - b)[PORTS.length >> 1]!
}

// The build has compressed the scripts, which are sent as brotli makes them smallest (compression.test.ts).
async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!url.endsWith('.js')) return brotli(bytes)
  expect(response.headers.get('content-encoding'), url).toBe('br')
  return Number(response.headers.get('content-length'))
}

async function sumOf(urls: readonly string[]): Promise<number> {
  for (const url of urls) if (!sizes.has(url)) sizes.set(url, sizeOf(url))
  const all = await Promise.all(urls.map((url) => sizes.get(url)!))
  return all.reduce((sum, size) => sum + size, 0)
}

/** Returns the compressed sizes of a document's scripts and styles in bytes, inline styles included. */
async function compressedSizes(origin: string, path: string): Promise<{ js: number; css: number }> {
  const html = await (await fetch(origin + path)).text()
  const hrefsOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([tag]) => /href="([^"]+)"/.exec(tag)![1]!)
  const preloads = hrefsOf(/<link(?=[^>]* as="script")[^>]* rel="(?:preload|modulepreload)"[^>]*>/g)
  const sheets = hrefsOf(/<link[^>]* rel="stylesheet"(?![^>]* disabled)[^>]*>/g)
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css!).join('')
  const toUrls = (paths: readonly string[]) => [...new Set(paths)].map((each) => new URL(each, origin).href)
  return {
    js: await sumOf(toUrls([...scriptsOf(html), ...preloads])),
    css: brotli(inline) + (await sumOf(toUrls(sheets))),
  }
}

for (const path of ['/', '/colageno', '/serum', '/en']) {
  test(`T21 ${path}: at most 15 KB of JavaScript more than on an empty page, and at most 15 KB of CSS (brotli)`, async ({
    shop,
  }) => {
    const emptyPage = await compressedSizes(shop.origin, '/empty')
    const page = await compressedSizes(shop.origin, path)
    expect(emptyPage.js).toBeGreaterThan(50_000)
    expect(page.js - emptyPage.js).toBeLessThanOrEqual(JS_ABOVE_EMPTY_PAGE)
    expect(page.css).toBeGreaterThan(0)
    expect(page.css).toBeLessThanOrEqual(CSS_BUDGET)
  })
}

for (const [path, kilobytes] of [
  ['/', 16.8],
  ['/en', 16.8],
  ['/colageno', 26],
  ['/en/colageno', 26],
  ['/serum', 18],
  ['/en/serum', 18],
] as const)
  test(`T12 T20 ${path}: at most ${kilobytes} KB of HTML (brotli)`, async ({ shop }) => {
    const html = await (await fetch(shop.origin + path)).text()
    const limit = kilobytes * 1024
    expect(medianSize(html, shop.origin, limit)).toBeLessThanOrEqual(limit)
  })

test('the cart, its libraries and the toasts are not in the first load', async ({ shop }) => {
  const html = await (await fetch(shop.origin)).text()
  for (const src of scriptsOf(html)) {
    const code = await (await fetch(new URL(src, shop.origin))).text()
    expect(code, src).not.toMatch(/data-sonner|QueryClientProvider|SchemaValidationError|embla/)
  }
})
