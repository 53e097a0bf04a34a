import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** One item of the product feed. */
export interface CrawledFeedItem {
  id: string
  link: string
  /** Amount and currency: 24.90 BRL. */
  price: string
  salePrice: string | undefined
  availability: string
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' })

/** Parses the product feed; `faults` lists what is wrong with the file as a whole (R68). */
export function readFeed(xml: string): { items: CrawledFeedItem[]; faults: string[] } {
  const valid = XMLValidator.validate(xml)
  if (valid !== true)
    return { items: [], faults: [`not well-formed XML: ${valid.err.msg} in line ${valid.err.line}`] }
  const { rss } = parser.parse(xml) as { rss?: { channel?: { item?: Record<string, unknown>[] } } }
  const items = (rss?.channel?.item ?? []).map((item) => ({
    id: String(item['g:id'] ?? ''),
    link: String(item['g:link'] ?? item['link'] ?? '').trim(),
    price: String(item['g:price'] ?? ''),
    salePrice: item['g:sale_price'] === undefined ? undefined : String(item['g:sale_price']),
    availability: String(item['g:availability'] ?? ''),
  }))
  const faults = items.length === 0 ? ['no item'] : []
  const ids = items.map(({ id }) => id)
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`id ${id} more than once`)
  return { items, faults: [...new Set(faults)] }
}
