import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import type { Rule } from '../rules/rule.ts'
import { nodesWithin, isNode, listOf, nodesOf, type DataNode } from './nodes.ts'

/** Types of which a page may have one object; of other types, such as policies and services, it may have several. */
const ONCE = [
  'Product',
  'ProductGroup',
  'BreadcrumbList',
  'WebSite',
  'Organization',
  'OnlineStore',
  'FAQPage',
  'ItemList',
]

/** Empty values: null, blank text, empty lists, and 'undefined' or 'NaN' written as text. */
function blanks(value: unknown, path: string): string[] {
  if (value === null) return [`${path} is null`]
  if (typeof value === 'string')
    return /^\s*$|^(?:null|undefined|NaN|\[object Object\])$/.test(value) ? [`${path} is “${value}”`] : []
  if (Array.isArray(value))
    return value.length === 0
      ? [`${path} is an empty list`]
      : value.flatMap((each, at) => blanks(each, `${path}[${at}]`))
  if (isNode(value)) return Object.entries(value).flatMap(([name, each]) => blanks(each, `${path}.${name}`))
  return []
}

/** R41: structured data is valid JSON-LD without empty values, duplicate types or contradicting descriptions. */
function graph(page: Page): string[] | undefined {
  if (page.jsonLd.length === 0) return undefined
  const faults: string[] = []
  for (const { text } of page.jsonLd) {
    try {
      const data: unknown = JSON.parse(text)
      const contexts = listOf(data).map((node) => (isNode(node) ? node['@context'] : undefined))
      if (contexts.some((context) => context !== 'https://schema.org'))
        faults.push('@context is not https://schema.org')
      faults.push(...blanks(data, '$'))
    } catch (error) {
      faults.push(`invalid JSON: ${String(error)}`)
    }
    if (text.includes('<')) faults.push('an unescaped “<”')
  }
  const ids = page.jsonLd.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length) faults.push('two scripts with one id')
  const nodes = nodesOf(page)
  for (const [type, same] of Map.groupBy(nodes, (node) => String(listOf(node['@type'])[0] ?? 'no type')))
    if (same.length > 1 && ONCE.includes(type)) faults.push(`${same.length} times ${type}`)
    else if (type === 'no type') faults.push('an object without a type')
  for (const [id, texts] of descriptionsById(nodes))
    if (texts.size > 1) faults.push(`${id} is described in ${texts.size} ways`)
  return faults
}

// The descriptions of each @id. An object with only an @id (and a type) is a reference to an object described elsewhere.
function descriptionsById(nodes: DataNode[]): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>()
  for (const node of nodesWithin(nodes)) {
    const id = node['@id']
    if (typeof id !== 'string' || Object.keys(node).every((name) => name === '@id' || name === '@type'))
      continue
    texts.set(id, (texts.get(id) ?? new Set()).add(JSON.stringify(node)))
  }
  return texts
}

/** Reports references whose target no page of the shop describes. */
function references(page: Page, { pages }: Pick<CrawledSite, 'pages'>): string[] | undefined {
  const nodes = nodesOf(page)
  const referenceNodes = [...nodesWithin(nodes)].filter(
    (node) => Object.keys(node).length === 1 && '@id' in node,
  )
  if (referenceNodes.length === 0) return undefined
  const known = idsOf(pages)
  return referenceNodes
    .filter((node) => !known.has(String(node['@id'])))
    .map((node) => `no page describes ${String(node['@id'])}`)
}

const idsOfPages = new WeakMap<ReadonlyMap<string, Page>, Set<string>>()

function idsOf(pages: ReadonlyMap<string, Page>): Set<string> {
  const known =
    idsOfPages.get(pages) ??
    new Set([...pages.values()].flatMap((page) => [...descriptionsById(nodesOf(page)).keys()]))
  idsOfPages.set(pages, known)
  return known
}

export const GRAPH_RULES: Rule[] = [
  { rule: 'R41', title: 'structured data is valid and free of duplicates', checkPage: graph },
  {
    rule: 'R41 references',
    title: 'every @id that structured data references is described on some page',
    checkPage: references,
  },
]
