import type {
  CatalogueItem,
  CatalogueKit,
  CatalogueProduct,
  CatalogueVariation,
  PriceChange,
  VariationChange,
} from './catalogue-service.ts'
import { reaisText } from './money-text.ts'

const MAX_PRODUCTS = 50
const SOON = 'The shop shows the change within seconds, without a restart.'

/** Formats the first fifty products for a terminal. */
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

/** Formats a price change. */
export function describePrice({ productName, kit, before }: PriceChange): string {
  return [
    `${productName}, ${kit.title} (${kit.id}): ${priceText(kit)}, before ${priceText(before)}.`,
    SOON,
  ].join('\n')
}

/** Formats a change of a variation. */
export function describeVariation({ productName, variation, before }: VariationChange): string {
  const { stock } = before
  return [
    `${productName}, ${variationText(variation)}; before ${priceText(before)}, ${units(stock)}.`,
    SOON,
  ].join('\n')
}

const variationText = ({ sku, label, stock, ...price }: CatalogueVariation) =>
  `${sku}  ${label}: ${priceText(price)}, ${units(stock)}`

/** Formats a stock change. */
export function describeStock(items: CatalogueItem[], now: number): string {
  return [
    ...items.map(({ id, name, stock }) => `${labelled(id, name)}${units(now)}, before ${stock}.`),
    SOON,
  ].join('\n')
}

function priceText({ priceFrom, priceTo }: Pick<CatalogueKit, 'priceFrom' | 'priceTo'>): string {
  return priceFrom > priceTo ? `${reaisText(priceTo)} (from ${reaisText(priceFrom)})` : reaisText(priceTo)
}

// An item of a product with a single flavour has no name.
const labelled = (id: number, name: string) => (name === '' ? `${id}  ` : `${id}  ${name}: `)
const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`
