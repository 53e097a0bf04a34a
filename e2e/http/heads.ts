import { expect } from './fixtures.ts'

/** The head of a page's raw HTML. */
export interface Head {
  title: string
  /** Contents of meta elements by name or property, in the order of the page. */
  meta: Map<string, string[]>
  canonical: string | undefined
  /** Addresses of the page in its languages. */
  alternates: Record<string, string>
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const decoded = (text: string) => text.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => ENTITIES[entity]!)

function attributes(tag: string): Record<string, string> {
  const found = tag.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name, value]) => [name!.toLowerCase(), decoded(value!)]))
}

/** Parses the head of a page; fails the test when the body contains a title, description, robots or canonical element (R8). */
export function headOf(html: string, address: string): Head {
  const markup = html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, '')
  const end = markup.indexOf('</head>')
  expect(end, `${address} has a head`).toBeGreaterThan(0)
  const [head, body] = [markup.slice(0, end), markup.slice(end)]
  expect(body, `${address}: no head element in the body`).not.toMatch(
    /<title|<meta [^>]*name="(?:description|robots)"|rel="canonical"/,
  )
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)]
  expect(titles, `${address} has one title`).toHaveLength(1)
  const meta = new Map<string, string[]>()
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const { name, property, content = '' } = attributes(tag)
    const key = name ?? property
    if (key) meta.set(key, [...(meta.get(key) ?? []), content])
  }
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributes(tag))
  const canonicals = links.filter(({ rel }) => rel === 'canonical')
  expect(canonicals.length, `${address} has at most one canonical`).toBeLessThanOrEqual(1)
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return {
    title: decoded(titles[0]![1]!),
    meta,
    canonical: canonicals[0]?.['href'],
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang!, href!])),
  }
}

/** Returns the content of the only meta element with this name; fails the test when there is none or more than one. */
export function onlyMeta({ meta }: Head, name: string): string {
  expect(meta.get(name), name).toHaveLength(1)
  return meta.get(name)![0]!
}
