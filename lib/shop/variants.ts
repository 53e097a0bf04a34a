import type { Installment } from './installments.ts'
import type { Kit } from './kit.ts'
import { offerOf, type Offer } from './offer.ts'
import { buyOption, preselectedItem, selectedKit, smallestKit, type Product } from './product.ts'
import type { Variation } from './variation.ts'

/** A flavour or variation of a product page for structured data and feed, with its own offer (R52). */
export interface Variant {
  /** `idProduto` of a flavour, which is `?sabor=` in the URL; 0 for a variation, whose address is the product's. */
  id: number
  name: string
  sku: string
  /** Unchecked; '' when the store does not state it. */
  ean: string
  /** '' when the store has no picture of it. */
  picture: string
  offer: Offer
  /** The store's own installments; undefined when the terms of its settings apply. */
  installments: Installment[] | undefined
}

/**
 * The variants of a product page: each variation at its own price, or each flavour of its buy option at the option's price;
 * empty with fewer than two flavours or without a price (R47).
 */
export function variantsOf(product: Product, kits: Kit[]): Variant[] {
  const option = buyOption(product, kits)
  if (option.choice) return option.choice.values.flatMap((value) => variationOf(product, value))
  const { skus, eans } = smallestKit(kits) ?? {}
  const isChoice = option.hasFlavours && option.flavours.length > 1
  return (isChoice ? option.flavours : []).flatMap(({ id, name, picture, inStock }, index) => {
    const offer = offerOf({ ...option, inStock: option.inStock && inStock })
    if (!offer) return []
    const sku = skus?.[index] || String(id)
    const ean = eans?.[index] || (sku === product.sku ? product.ean : '')
    // All flavours of a kit have its price, and so its installments.
    return { id, name, sku, ean, picture, offer, installments: option.installments }
  })
}

/**
 * The kit that an address selects, as a variant with its own offer; undefined for the smallest kit and without a price (R52). Its
 * name is that of the kit, with the flavour if it has several. Without a flavour in the address it is the one that the feed links to.
 */
export function kitVariant(kits: readonly Kit[], sabor: string): Variant | undefined {
  const kit = selectedKit(kits, sabor)
  return kit && variantOfKit(kit, Number(sabor) || preselectedItem(kit))
}

/** The kits of a page except the smallest one, each with the item that its own address preselects (R52, R68). */
export function kitVariants(kits: readonly Kit[]): (Variant & { units: number })[] {
  const smallest = smallestKit(kits)
  return kits.flatMap((kit) => {
    const variant = kit === smallest ? undefined : variantOfKit(kit, preselectedItem(kit))
    return variant ? [{ ...variant, units: kit.units }] : []
  })
}

/**
 * The MPN of an item with this SKU. Where the store's MPN equals the SKU of the product's main item, each item's SKU is its MPN;
 * any other MPN belongs to the main item alone (docs/decisions/0094).
 */
export function mpnOf({ mpn, sku: main }: Pick<Product, 'mpn' | 'sku'>, sku: string): string {
  return mpn !== '' && mpn === main ? sku : sku === main ? mpn : ''
}

function variantOfKit(kit: Kit, id: number): Variant | undefined {
  const index = kit.hasFlavours ? kit.flavours.findIndex((each) => each.id === id) : 0
  const flavour = kit.hasFlavours ? kit.flavours[index] : undefined
  const offer = offerOf({ ...kit, inStock: kit.inStock && flavour?.inStock !== false })
  if (!offer) return undefined
  return {
    id,
    name: flavour ? `${kit.title}, ${flavour.name}` : kit.title,
    sku: kit.skus?.[index] || String(id),
    ean: kit.eans?.[index] ?? '',
    picture: flavour?.picture || (kit.pictures[0] ?? ''),
    offer,
    installments: kit.installments,
  }
}

// A variation without an SKU gets one, made of the ids of product and variation.
function variationOf({ id: product }: Product, value: Variation): Variant[] {
  const { id, label, sku, ean, pictures, installments } = value
  // Without the earlier price, which the page shows only once the variation is chosen (R49).
  const offer = offerOf({ ...value, priceFrom: undefined })
  if (!offer) return []
  const own = { id: 0, name: label, sku: sku || `${product}-${id}`, ean }
  return [{ ...own, picture: pictures[0]?.src ?? '', offer, installments }]
}
