import type {
  CatalogueItem,
  CatalogueKit,
  CatalogueProduct,
  CatalogueVariation,
  PriceChange,
  VariationChange,
} from './catalogue-service.ts'
import { reaisText } from '../store/money-text.ts'

const MAX_PRODUCTS = 50
const EFFECT_NOTE = 'The shop shows the change within seconds, without a restart.'

/** Formats the first fifty products for a terminal; `text` is the search text. */
export function describeProducts(products: CatalogueProduct[], text: string): string {
  if (products.length === 0) return `No product matches "${text}".`
  const blocks = products.slice(0, MAX_PRODUCTS).map(({ path, name, kits }) => {
    return [`${path}  ${name}`, ...kits.flatMap(kitLines)].join('\n')
  })
  const rest = products.length - blocks.length
  const more = rest > 0 ? [`${rest} more. Add words to narrow the list.`] : []
  return [...blocks, ...more].join('\n\n')
}

function kitLines(kit: CatalogueKit): string[] {
  const items = kit.items.flatMap(({ id, name, stock, variations }) => [
    `      ${labelled(id, name)}${units(stock)}`,
    ...variations.map((one) => `          ${variationText(one)}`),
  ])
  return [`  ${kit.id}  ${kit.title}  ${priceText(kit)}`, ...items]
}

/** Formats a price change of a kit. */
export function describePrice({ productName, kit, before }: PriceChange): string {
  return [
    `${productName}, ${kit.title} (${kit.id}): ${priceText(kit)}, before ${priceText(before)}.`,
    EFFECT_NOTE,
  ].join('\n')
}

/** Formats a change of a variation's price or stock. */
export function describeVariation({ productName, variation, before }: VariationChange): string {
  const { stock } = before
  return [
    `${productName}, ${variationText(variation)}; before ${priceText(before)}, ${units(stock)}.`,
    EFFECT_NOTE,
  ].join('\n')
}

const variationText = ({ sku, label, stock, ...price }: CatalogueVariation) =>
  `${sku}  ${label}: ${priceText(price)}, ${units(stock)}`

/** Formats a stock change: the items with their old stock, and the new stock of each. */
export function describeStock(items: CatalogueItem[], newStock: number): string {
  return [
    ...items.map(({ id, name, stock }) => `${labelled(id, name)}${units(newStock)}, before ${stock}.`),
    EFFECT_NOTE,
  ].join('\n')
}

function priceText({ priceFrom, priceTo }: Pick<CatalogueKit, 'priceFrom' | 'priceTo'>): string {
  return priceFrom > priceTo ? `${reaisText(priceTo)} (from ${reaisText(priceFrom)})` : reaisText(priceTo)
}

// An item of a product with a single flavour has no name.
const labelled = (id: number, name: string) => (name === '' ? `${id}  ` : `${id}  ${name}: `)
const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`
