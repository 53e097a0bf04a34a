import { localePath } from '../routes/paths.ts'
import { gtinOf } from '../shop/gtin.ts'
import { installment, shownInstallment, type Installment } from '../shop/installments.ts'
import type { Kit } from '../shop/kit.ts'
import { plainAmount, type Offer } from '../shop/offer.ts'
import { buyOption, pageOffer, type Product } from '../shop/product.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { measureOf } from '../shop/unit-price.ts'
import { kitVariants, mpnOf, variantsOf, type Variant } from '../shop/variants.ts'
import { pictureUrl } from './picture.ts'
import type { XmlNode } from './xml.ts'

/** A product with the kits of its page. */
export interface FeedProduct {
  product: Product
  kits: Kit[]
}

/** The shop's data in the feed. */
export interface FeedShop {
  siteUrl: string
  brandName: string
  /** A sentence about the shop. */
  description: string
  /** The number of Google's category for a category of the store; the brand's `feedCategories`. */
  categories?: readonly { name: string; number: string }[]
  settings: Pick<ShopSettings, 'terms' | 'fixedShipping' | 'freeShippingFrom'>
}

const MAX_ID = 50
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_PICTURES = 10
const MAX_HIGHLIGHTS = 10
const MAX_HIGHLIGHT = 150
// The same maximum as on a product page (spec section 9).
const MAX_INSTALLMENTS = 12

/** The product, one of its flavours or one of its kits as an item of the feed. */
interface SoldItem {
  id: string
  /** The id in `?sabor=` of its own address; 0 when that is the product's. */
  choice: number
  /** The name of the kit and of the flavour; '' without. */
  variant: string
  /** The packages in it. */
  units: number
  picture: string
  mpn: string
  ean: string
  offer: Offer
  /** The store's own installments; undefined when the terms of the settings apply. */
  installments: Installment[] | undefined
}

/** An item of the feed, with Google's names of the fields. */
export interface FeedItem extends XmlNode {
  'g:id': string
}

/**
 * The items of a product's page, with the same ids as in the structured data of the address of each: the product or each of its
 * flavours, and its larger kits. None without a price, a picture or a name (R47).
 */
export function feedItems({ product, kits }: FeedProduct, shop: FeedShop): FeedItem[] {
  const offer = pageOffer(product, kits)
  const [main] = product.pictures
  if (!offer || !main || product.name === '') return []
  const sold = (variant: Variant, units: number): SoldItem => ({
    ...variant,
    id: variant.sku,
    choice: variant.id,
    variant: variant.name,
    units,
    picture: variant.picture || main.src,
    mpn: mpnOf(product, variant.sku),
  })
  const larger = kitVariants(kits).map((kit) => ({
    ...item(product, sold(kit, kit.units), shop),
    'g:multipack': kit.units,
  }))
  const { sku, mpn, ean } = product
  const variants = variantsOf(product, kits)
  const { installments, units } = buyOption(product, kits)
  if (variants.length < 2) {
    const id = sku || String(product.id)
    const whole = { id, choice: 0, variant: '', units, picture: main.src, mpn, ean, offer, installments }
    return [item(product, whole, shop), ...larger]
  }
  return [
    ...variants.map((variant) => ({
      ...item(product, sold(variant, units), shop),
      'g:item_group_id': String(product.id),
    })),
    ...larger,
  ]
}

function item(
  product: Product,
  sold: SoldItem,
  { siteUrl, brandName, categories, settings }: FeedShop,
): FeedItem {
  const { offer, picture, choice } = sold
  const more = product.pictures.map(({ src }) => src).filter((src) => src !== picture)
  const page = siteUrl + localePath('pt', product.path)
  const category = categories?.findLast(({ name }) => product.category.includes(name))?.number
  const highlights = product.topics.slice(0, MAX_HIGHLIGHTS).map((topic) => cut(topic, MAX_HIGHLIGHT))
  return {
    'g:id': cut(sold.id.replace(/\s+/g, ''), MAX_ID),
    title: cut(titleOf(product, sold, brandName), MAX_TITLE),
    description: cut(describe(product), MAX_DESCRIPTION),
    link: choice ? `${page}?sabor=${choice}` : page,
    'g:canonical_link': page,
    'g:image_link': pictureUrl(siteUrl, picture),
    ...(more.length > 0 && {
      'g:additional_image_link': more.slice(0, MAX_PICTURES).map((src) => pictureUrl(siteUrl, src)),
    }),
    'g:availability': offer.inStock ? 'in_stock' : 'out_of_stock',
    ...prices(offer),
    ...identifiers(product.brand.name || brandName, sold),
    'g:condition': 'new',
    ...(category && { 'g:google_product_category': category }),
    ...(product.category.length > 0 && { 'g:product_type': product.category.join(' > ') }),
    ...(highlights.length > 0 && { 'g:product_highlight': highlights }),
    ...details(product),
    ...unitPricing(product, sold.units),
    ...paymentAndShipping(sold, settings),
  }
}

// Shoppers search for brand and size, so a title names them unless the store's name of the product does.
function titleOf({ name, brand, size }: Product, { variant, units }: SoldItem, shopBrand: string): string {
  const maker = brand.name || shopBrand
  const named = name.toLowerCase().includes(maker.toLowerCase()) ? name : `${maker} ${name}`
  const amount = size && measureOf(size.value) && (units > 1 ? `${units} × ${size.value}` : size.value)
  return [named, variant, amount].filter(Boolean).join(', ')
}

function details({ specifications, size }: Product): XmlNode {
  const rows = specifications.flatMap(({ name, rows: own }) => own.map((row) => ({ section: name, ...row })))
  const all = [...(size ? [{ section: '', ...size }] : []), ...rows]
  if (all.length === 0) return {}
  return {
    'g:product_detail': all.map(({ section, label, value }) => ({
      ...(section && { 'g:section_name': section }),
      'g:attribute_name': label,
      'g:attribute_value': value,
    })),
  }
}

const BASE = { kg: '1 kg', g: '100 g', mg: '100 mg', l: '1 l', ml: '100 ml' }

// The amount that the price is for, so that shoppers can compare sizes.
function unitPricing({ size }: Product, units: number): XmlNode {
  const measure = size && measureOf(size.value)
  if (!measure) return {}
  const { amount, unit } = measure
  return { 'g:unit_pricing_measure': `${amount * units} ${unit}`, 'g:unit_pricing_base_measure': BASE[unit] }
}

function describe({ name, shortDescription, paragraphs }: Product): string {
  return [shortDescription, ...paragraphs].filter(Boolean).join('\n') || name
}

// When the price is reduced, Google expects the earlier price as price and the current one as sale price.
function prices({ price, priceFrom }: Offer): XmlNode {
  if (priceFrom === undefined) return { 'g:price': reais(price) }
  return { 'g:price': reais(priceFrom), 'g:sale_price': reais(price) }
}

// No `identifier_exists: no`: a missing identifier only means that the store does not send it.
function identifiers(brand: string, { mpn, ean }: SoldItem): XmlNode {
  const gtin = gtinOf(ean)
  return {
    'g:brand': brand,
    ...(gtin && { 'g:gtin': gtin.digits }),
    ...(mpn !== '' && { 'g:mpn': mpn }),
  }
}

// As on the page: the largest number of installments, and the shipping cost of this item alone.
function paymentAndShipping(
  { offer: { price }, installments }: SoldItem,
  { terms, fixedShipping, freeShippingFrom }: FeedShop['settings'],
): XmlNode {
  const computed = terms && terms.maximum > 1 ? installment(price, terms.maximum, terms) : undefined
  const plan = installments ? shownInstallment(installments, MAX_INSTALLMENTS) : computed
  const shipping = price >= (freeShippingFrom ?? Infinity) ? 0 : fixedShipping
  return {
    ...(plan && { 'g:installment': { 'g:months': plan.count, 'g:amount': reais(plan.each) } }),
    ...(shipping !== undefined && { 'g:shipping': { 'g:country': 'BR', 'g:price': reais(shipping) } }),
  }
}

function reais(cents: number): string {
  return `${plainAmount(cents)} BRL`
}

function cut(text: string, maxLength: number): string {
  const letters = [...text]
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : text
}
