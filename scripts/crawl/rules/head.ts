import { withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import { canonicalOf, isCanonical, isIndexable, metaOf, type Rule } from './rule.ts'

/** What is nobody's search result, by its Portuguese path (R11). */
const PRIVATE =
  /^\/(?:busca|checkout\/.*|obrigado|avaliacao-empresa|avaliacao-enviada|frete|sem-conexao|indisponivel)(?:\?|$)/

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

function words(page: Page): string[] | undefined {
  if (!isIndexable(page)) return undefined
  return [
    ...(page.titles[0]?.text ? [] : ['an empty title']),
    ...(metaOf(page, 'description').trim() ? [] : ['an empty description']),
  ]
}

function robots(page: Page): string[] | undefined {
  if (page.status !== 200) return undefined
  const told = metaOf(page, 'robots')
  if (PRIVATE.test(withoutLanguage(page.address)))
    return isIndexable(page) ? [`may be listed: ${told || 'no robots'}`] : []
  if (!isIndexable(page)) return []
  return ['max-image-preview:large', 'max-snippet:-1']
    .filter((word) => !told.includes(word))
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

/** Pages of a language that cannot be told apart in a list of results; following pages of a list need not be. */
function lookAlikes(site: Site, of: (page: Page) => string): { page: string; what: string }[] {
  const listed = [...site.pages.values()].filter(
    (page) => isCanonical(page, site) && !/[?&]pagina=/.test(page.address),
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
  { rule: 'R8', says: 'title, description, canonical and robots once, inside the head', of: once },
  { rule: 'R92 meta-description', says: 'title and description say something', of: words },
  { rule: 'R11', says: 'who may be listed says so in full, private pages never are', of: robots },
  { rule: 'R2', says: 'the not-found page is not to be listed', of: notFound },
  {
    rule: 'R8 title',
    says: 'no two listed pages of a language with one title',
    all: (site) => lookAlikes(site, ({ titles }) => titles[0]?.text ?? ''),
  },
  {
    rule: 'R8 description',
    says: 'no two listed pages of a language with one description',
    all: (site) => lookAlikes(site, (page) => metaOf(page, 'description')),
  },
]
