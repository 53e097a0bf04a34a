import { localePath } from '../routes/paths.ts'
import { gtinOf } from '../shop/gtin.ts'
import { installment, shownInstallment, type Installment } from '../shop/installments.ts'
import type { Kit } from '../shop/kit.ts'
import { plainAmount, type Offer } from '../shop/offer.ts'
import { buyOption, pageOffer, type Product } from '../shop/product.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { variantsOf } from '../shop/variants.ts'
import { pictureUrl } from './picture.ts'
import { xml, XML_HEAD, type XmlNode } from './xml.ts'

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
  settings: Pick<ShopSettings, 'terms' | 'fixedShipping' | 'freeShippingFrom'>
}

const MAX_ID = 50
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_PICTURES = 10
// As on a product page (spec section 9).
const MAX_INSTALLMENTS = 12

/**
 * Writes the Merchant Center feed, RSS 2.0 in Portuguese and reais (R68, docs/decisions/0023). The first chunk comes after the
 * first products have been read.
 */
export async function* googleFeedText(
  shop: FeedShop,
  products: AsyncIterable<readonly FeedProduct[]>,
): AsyncGenerator<string> {
  const channel = { title: shop.brandName, link: `${shop.siteUrl}/`, description: shop.description }
  let head = `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xml(channel)}\n`
  for await (const batch of products) {
    const item = batch.flatMap((product) => itemsOf(product, shop))
    if (item.length === 0) continue
    yield `${head}${xml({ item })}\n`
    head = ''
  }
  yield `${head}</channel></rss>\n`
}

/** The product, or one of its flavours, as an item of the feed. */
interface SoldItem {
  id: string
  title: string
  picture: string
  mpn: string
  ean: string
  offer: Offer
  /** The store's own instalments; undefined when the terms of the settings apply. */
  installments: Installment[] | undefined
}

// The same items as in the page's structured data, with the same ids: the product, or each of its flavours.
function itemsOf({ product, kits }: FeedProduct, shop: FeedShop): XmlNode[] {
  const offer = pageOffer(product, kits)
  const [main] = product.pictures
  if (!offer || !main || product.name === '') return []
  const { name, sku, mpn, ean } = product
  const variants = variantsOf(product, kits)
  const { installments } = buyOption(product, kits)
  if (variants.length < 2)
    return [
      item(
        product,
        { id: sku || String(product.id), title: name, picture: main.src, mpn, ean, offer, installments },
        shop,
      ),
    ]
  return variants.map((variant) => {
    const sold = {
      id: variant.sku,
      title: `${name}, ${variant.name}`,
      picture: variant.picture || main.src,
      // The product's MPN belongs to the flavour with the product's sku.
      mpn: variant.sku === sku ? mpn : '',
      ean: variant.ean,
      offer: variant.offer,
      installments: variant.installments,
    }
    return { ...item(product, sold, shop), 'g:item_group_id': String(product.id) }
  })
}

function item(product: Product, sold: SoldItem, { siteUrl, brandName, settings }: FeedShop): XmlNode {
  const { offer, picture } = sold
  const more = product.pictures.map(({ src }) => src).filter((src) => src !== picture)
  return {
    'g:id': cut(sold.id.replace(/\s+/g, ''), MAX_ID),
    title: cut(sold.title, MAX_TITLE),
    description: cut(describe(product), MAX_DESCRIPTION),
    link: siteUrl + localePath('pt', product.path),
    'g:image_link': pictureUrl(siteUrl, picture),
    ...(more.length > 0 && {
      'g:additional_image_link': more.slice(0, MAX_PICTURES).map((src) => pictureUrl(siteUrl, src)),
    }),
    'g:availability': offer.inStock ? 'in_stock' : 'out_of_stock',
    ...prices(offer),
    ...identifiers(product.brand.name || brandName, sold),
    'g:condition': 'new',
    ...(product.category.length > 0 && { 'g:product_type': product.category.join(' > ') }),
    ...paymentAndShipping(sold, settings),
  }
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
