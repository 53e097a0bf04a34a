import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from './fixtures.ts'
import { scriptsOf } from './scripts-of.ts'

const JS_ABOVE_FLOOR = 15 * 1024
const CSS_BUDGET = 15 * 1024
const FONTS_BUDGET = 70 * 1024

const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

interface Weight {
  js: number
  css: number
  requests: number
}

/** What the document itself asks for before anything else happens: its scripts, and its styles wherever they stand. */
async function weigh(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text()
  const scripts = scriptsOf(html)
  const preloads = [...html.matchAll(/<link[^>]* rel="(?:preload|modulepreload)"[^>]*>/g)]
    .filter(([tag]) => /as="script"/.test(tag))
    .map(([tag]) => /href="([^"]+)"/.exec(tag)![1]!)
  const sheets = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)![1]!,
  )
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css!).join('')
  const read = async (src: string) => Buffer.from(await (await fetch(new URL(src, origin))).arrayBuffer())
  const js = await Promise.all([...new Set([...scripts, ...preloads])].map(read))
  const css = await Promise.all(sheets.map(read))
  return {
    js: js.reduce((sum, file) => sum + brotli(file), 0),
    css: brotli(Buffer.concat([Buffer.from(inline), ...css])),
    requests: js.length + css.length,
  }
}

for (const path of ['/', '/colageno', '/serum', '/en']) {
  test(`T21 ${path}: JavaScript within the floor + 15 KB brotli, CSS within 15 KB`, async ({ shop }) => {
    const floor = await weigh(shop.origin, '/empty')
    const page = await weigh(shop.origin, path)
    test.info().annotations.push({
      type: 'bytes',
      description: JSON.stringify({
        path,
        floor: floor.js,
        js: page.js,
        above: page.js - floor.js,
        css: page.css,
      }),
    })
    expect(floor.js).toBeGreaterThan(50_000)
    expect(page.js - floor.js).toBeLessThanOrEqual(JS_ABOVE_FLOOR)
    expect(page.css).toBeGreaterThan(0)
    expect(page.css).toBeLessThanOrEqual(CSS_BUDGET)
  })
}

test('T21 two font files, and no page is fetched ahead before anybody means it', async ({ page, shop }) => {
  const fonts: number[] = []
  const pages: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2'))
      fonts.push((await response.body().catch(() => Buffer.alloc(0))).length)
  })
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) pages.push(request.url())
  })
  await page.goto(shop.origin)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => fonts.length).toBe(2)
  expect(Math.min(...fonts)).toBeGreaterThan(0)
  expect(fonts.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(FONTS_BUDGET)
  expect(pages).toEqual([])
})

test('the cart, its libraries and the toasts are no part of the first load', async ({ shop }) => {
  const html = await (await fetch(shop.origin)).text()
  for (const src of scriptsOf(html)) {
    const code = await (await fetch(new URL(src, shop.origin))).text()
    expect(code, src).not.toMatch(/data-sonner|QueryClientProvider|SchemaValidationError|embla/)
  }
})
