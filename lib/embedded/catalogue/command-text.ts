import { toReais, type Cents } from '#lib/shop/money.ts'
import type { CatalogueItem, CatalogueKit, CatalogueProduct, PriceChange } from './catalogue-service.ts'

const MOST_PRODUCTS = 50
const SOON = 'An open shop shows it within seconds; nothing has to be restarted.'

/** Products for a terminal, the first fifty of them. */
export function describeProducts(products: CatalogueProduct[], text: string): string {
  if (products.length === 0) return `Nothing in the catalogue is called "${text}".`
  const blocks = products.slice(0, MOST_PRODUCTS).map(({ path, name, kits }) => {
    return [`${path}  ${name}`, ...kits.flatMap(kitLines)].join('\n')
  })
  const rest = products.length - blocks.length
  const more = rest > 0 ? [`${rest} more: name some words to see fewer.`] : []
  return [...blocks, ...more].join('\n\n')
}

function kitLines(kit: CatalogueKit): string[] {
  const items = kit.items.map(({ id, name, stock }) => `      ${labelled(id, name)}${units(stock)}`)
  return [`  ${kit.id}  ${kit.title}  ${priceText(kit)}`, ...items]
}

/** What a price is now and was before. */
export function describePrice({ product, kit, before }: PriceChange): string {
  return [`${product}, ${kit.title} (${kit.id}): ${priceText(kit)}, before ${priceText(before)}.`, SOON].join(
    '\n',
  )
}

/** What is in stock now and was before. */
export function describeStock(items: CatalogueItem[], now: number): string {
  return [
    ...items.map(({ id, name, stock }) => `${labelled(id, name)}${units(now)}, before ${stock}.`),
    SOON,
  ].join('\n')
}

function priceText({ priceFrom, priceTo }: Pick<CatalogueKit, 'priceFrom' | 'priceTo'>): string {
  return priceFrom > priceTo ? `${reais(priceTo)} (from ${reais(priceFrom)})` : reais(priceTo)
}

// What comes in one flavour only has no name of its own.
const labelled = (id: number, name: string) => (name === '' ? `${id}  ` : `${id}  ${name}: `)
const reais = (cents: Cents) => `R$ ${toReais(cents).toFixed(2)}`
const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`
