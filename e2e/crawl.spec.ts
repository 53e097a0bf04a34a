import { expect, test } from './fixtures.ts'
import { templatePath, TEMPLATES, type Template } from './templates.ts'

// Reached by doing something, or only when something is wrong; nothing links to them.
const NOT_LINKED: Template[] = [
  'survey thanks',
  'thanks',
  'shipping',
  'order summary',
  'offline',
  'unavailable',
  'not found',
  'products by choice',
  'search',
  'search without result',
]
const TRACKING = /[?&](?:utm_|gclid|fbclid|gbraid|wbraid)/

interface Found {
  /** Addresses of pages of the shop, with their query. */
  links: string[]
  outside: string[]
}

function linksIn(html: string, origin: string): Found {
  const found: Found = { links: [], outside: [] }
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  for (const [tag, href] of markup.matchAll(/<a [^>]*href="([^"#]*)[^>]*>/g)) {
    if (!href || /^(?:mailto|tel):/.test(href)) continue
    const url = new URL(href.replaceAll('&amp;', '&'), origin)
    if (url.origin === origin) found.links.push(url.pathname + url.search)
    else found.outside.push(tag)
  }
  return found
}

test('R66 R69 from the two home pages every page is reached, straight, in its own language', async ({
  request,
  shop,
}) => {
  test.setTimeout(120_000)
  const seen = new Map<string, string>([
    ['/', 'start'],
    ['/en', 'start'],
  ])
  // A map grows while it is walked: what a page links to is visited in its turn.
  for (const [address, from] of seen) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), `${address} linked from ${from}`).toBe(200)
    // The pictures of a product are links to their largest file.
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = await answer.text()
    // Those who wrote the reviews of the demonstration have addresses there (L27).
    expect(html, address).not.toMatch(/@example\.(?:com|org|net)/)
    const isEnglish = /^\/en(?:\/|$)/.test(address)
    expect(html, address).toContain(`<html lang="${isEnglish ? 'en' : 'pt-BR'}"`)
    expect(html, `${address}: no link that only a script can follow`).not.toMatch(
      /href="(?:#|javascript:[^"]*)"/,
    )
    const { links, outside } = linksIn(html, shop.origin)
    for (const tag of outside) expect(tag, address).toMatch(/rel="[^"]*noopener/)
    for (const link of links) {
      expect(link, 'no tracking in a link of ours').not.toMatch(TRACKING)
      // Choices of a listing are visited where they are first met and not walked on from: they lead to one another.
      if (!seen.has(link) && !(link.includes('?') && address.includes('?'))) seen.set(link, address)
    }
  }
  const paths = new Set([...seen.keys()].map((address) => address.replace(/\?.*/, '')))
  const wanted = (Object.keys(TEMPLATES) as Template[]).filter((template) => !NOT_LINKED.includes(template))
  for (const template of wanted)
    for (const lang of ['pt', 'en'] as const)
      expect(paths, template).toContain(templatePath(template, lang).replace(/\?.*/, ''))
})
