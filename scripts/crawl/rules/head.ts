import { withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { canonicalOf, isCanonicalPage, isIndexable, metaOf, type Rule } from './rule.ts'

/** Pages with noindex, by their Portuguese path (R11). */
const NOINDEX_PATHS =
  /^\/(?:busca|checkout\/.*|obrigado|favoritos|avaliacao-empresa|avaliacao-enviada|frete|sem-conexao|indisponivel)(?:\?|$)/

function once(page: Page): string[] {
  const { titles, metas, links } = page
  const needed = isIndexable(page) ? [1, 1] : [0, 1]
  const kinds = [
    { name: 'title', found: titles, counts: [1, 1] },
    { name: 'robots', found: metas.filter(({ name }) => name === 'robots'), counts: [1, 1] },
    { name: 'description', found: metas.filter(({ name }) => name === 'description'), counts: needed },
    { name: 'canonical', found: links.filter(({ rel }) => rel === 'canonical'), counts: needed },
  ]
  return kinds.flatMap(({ name, found, counts: [least = 0, most = 1] }) => [
    ...(found.length < least || found.length > most ? [`${found.length} times ${name}`] : []),
    ...(found.some(({ inHead }) => !inHead) ? [`${name} outside of <head>`] : []),
  ])
}

function emptyTexts(page: Page): string[] | undefined {
  if (!isIndexable(page)) return undefined
  return [
    ...(page.titles[0]?.text ? [] : ['an empty title']),
    ...(metaOf(page, 'description').trim() ? [] : ['an empty description']),
  ]
}

function robots(page: Page): string[] | undefined {
  if (page.status !== 200) return undefined
  const directives = metaOf(page, 'robots')
  if (NOINDEX_PATHS.test(withoutLanguage(page.address)))
    return isIndexable(page) ? [`indexable: ${directives || 'no robots meta element'}`] : []
  if (!isIndexable(page)) return []
  return ['max-image-preview:large', 'max-snippet:-1']
    .filter((word) => !directives.includes(word))
    .map((word) => `no ${word}`)
}

function notFound(page: Page): string[] | undefined {
  if (page.status !== 404) return undefined
  return [
    ...(/\bnoindex\b/.test(metaOf(page, 'robots')) ? [] : ['no noindex']),
    ...(canonicalOf(page) ? ['a canonical'] : []),
    ...(page.jsonLd.length > 0 ? ['structured data'] : []),
    ...(page.anchors.length > 0 ? [] : ['no link']),
  ]
}

/** Slack reads 32 KB of a page, others less; styles alone can be that long. */
const FIRST_BYTES = 8192

function firstBytes(page: Page): string[] | undefined {
  if (!isIndexable(page)) return undefined
  const styles = page.html.search(/<style\b/)
  const first = Buffer.from(styles < 0 ? page.html : page.html.slice(0, styles))
    .subarray(0, FIRST_BYTES)
    .toString()
  const needed = {
    title: '</title>',
    description: '<meta name="description"',
    canonical: '<link rel="canonical"',
    'og:image': '<meta property="og:image"',
    'og:description': '<meta property="og:description"',
  }
  return Object.entries(needed)
    .filter(([, text]) => !first.includes(text))
    .map(([name]) => `${name} is not in the first ${FIRST_BYTES} bytes before the styles`)
}

/** Reports indexable pages of one language with the same text; later pages of a list may repeat the text of the first. */
function duplicates(site: CrawledSite, of: (page: Page) => string): { page: string; what: string }[] {
  const listed = [...site.pages.values()].filter(
    (page) => isCanonicalPage(page, site) && !/[?&]pagina=/.test(page.address),
  )
  const groups = Map.groupBy(listed, (page) => `${page.lang}\n${of(page)}`)
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map(([first, ...others]) => ({
      page: first!.address,
      what: `“${of(first!)}” also on ${others.map(({ address }) => address).join(', ')}`,
    }))
}

export const HEAD_RULES: Rule[] = [
  {
    rule: 'R8',
    title: 'title, description, canonical and robots appear once, inside <head>',
    checkPage: once,
  },
  {
    rule: 'R8 R71 first bytes',
    title: 'title, description, canonical and Open Graph are in the first 8 KB, before any style',
    checkPage: firstBytes,
  },
  { rule: 'R92 meta-description', title: 'title and description are not empty', checkPage: emptyTexts },
  {
    rule: 'R11',
    title: 'indexable pages allow full previews, private pages have noindex',
    checkPage: robots,
  },
  {
    rule: 'R2',
    title: 'the not-found page has noindex and links, but no canonical or structured data',
    checkPage: notFound,
  },
  {
    rule: 'R8 title',
    title: 'titles are unique within a language',
    checkSite: (site) => duplicates(site, ({ titles }) => titles[0]?.text ?? ''),
  },
  {
    rule: 'R8 description',
    title: 'descriptions are unique within a language',
    checkSite: (site) => duplicates(site, (page) => metaOf(page, 'description')),
  },
]
