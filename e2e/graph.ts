import { expect } from '@playwright/test'

/** A node of a page's structured data. */
export type GraphNode = Record<string, unknown> & { '@type': string }

/** An offer of a product or of one of its flavours. */
export interface GraphOffer {
  url: string
  price: string
  priceCurrency: string
  availability: string
}

/** A product, or a group of its flavours. */
export interface ProductNode extends GraphNode {
  name: string
  sku: string
  offers: GraphOffer
  hasVariant?: (GraphNode & { name: string; url: string; image: string; sku: string; offers: GraphOffer })[]
  aggregateRating?: { ratingValue: number; reviewCount: number }
  review?: { author: { name: string }; reviewBody: string; reviewRating: { ratingValue: number } }[]
}

/** Structured data begins within this number of characters of a page (R13). */
const MAX_CHARACTERS_BEFORE_DATA = 2_000_000

// The tag may have the attribute data-h, which marks markup that the flight payload reuses (decision 0053).
const SCRIPT = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g

/** Returns the nodes of a page's JSON-LD graph; an empty list when the page has no structured data (R41, R42). */
export function graphOf(html: string): GraphNode[] {
  const scripts = [...html.matchAll(SCRIPT)].map(([, text = '']) => text)
  if (scripts.length === 0) return []
  expect(scripts).toHaveLength(1)
  expect(html.indexOf(scripts[0]!)).toBeLessThan(MAX_CHARACTERS_BEFORE_DATA)
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]!) as Record<string, unknown>
  expect(context).toBe('https://schema.org')
  return graph as GraphNode[]
}

/** Returns the only product of a page (R51). */
export function productOf(html: string): ProductNode {
  const products = graphOf(html).filter((node) => /^Product/.test(node['@type']))
  expect(products).toHaveLength(1)
  return products[0] as ProductNode
}

/** Returns every offer of a product node. */
export const offersOf = ({ hasVariant, offers }: ProductNode) =>
  hasVariant?.map((each) => each.offers) ?? [offers]
