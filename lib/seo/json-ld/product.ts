import type { Product as ProductNode, ProductGroup } from 'schema-dts'
import type { Kit } from '../../shop/kit.ts'
import { pageOffer, type Product } from '../../shop/product.ts'
import type { TopicReviews } from '../../shop/review.ts'
import { kitVariant, mpnOf, variantsOf, type Variant } from '../../shop/variants.ts'
import { gtinField, skuField } from './identifiers.ts'
import { offerNode } from './offer.ts'
import { pictureUrl } from '../picture.ts'
import { ratings } from './ratings.ts'
import { sellerField, sellerReference, type Seller, type SellerField } from './seller.ts'

/** The data of a product's node. */
export interface ProductNodeData {
  product: Product
  /** The kits of its page; the offer is that of the smallest one. */
  kits: Kit[]
  /** The id in `?sabor=`; it may select another kit than the smallest one (R52). */
  sabor?: string | undefined
  /** Origin of the shop. */
  siteUrl: string
  seller: Omit<Seller, 'siteUrl'>
  /** Path of the page, with language. */
  path: string
  /** The word for flavour in the language of the page. */
  flavourLabel: string
  /** The product's reviews; the node has those that are in the first HTML (R45). */
  reviews: TopicReviews | undefined
}

/**
 * The product of a page, or the group of its flavours if there are several, with offers and reviews; `undefined` without name,
 * picture or price (R43 to R52). The address of another kit adds that kit, or has its offer where there is no group.
 */
export function productNode(data: ProductNodeData): ProductNode | ProductGroup | undefined {
  const { product, kits, sabor = '', siteUrl, path } = data
  const offer = pageOffer(product, kits)
  if (product.name === '' || product.pictures.length === 0 || !offer) return undefined
  const variants = variantsOf(product, kits)
  const kit = kitVariant(kits, sabor)
  if (variants.length > 1) return groupNode(data, kit ? [...variants, kit] : variants)
  if (kit) return { ...kitNode(data, kit), ...sharedFields(data), name: `${product.name}, ${kit.name}` }
  return {
    '@type': 'Product',
    ...sharedFields(data),
    ...skuField(product.sku),
    ...manufacturerIds(product),
    offers: offerNode(offer, siteUrl + path, sellerField({ ...data.seller, siteUrl })),
  }
}

function groupNode(data: ProductNodeData, variants: readonly Variant[]): ProductGroup {
  const id = String(data.product.id)
  const seller = { ...data.seller, siteUrl: data.siteUrl }
  const [first, later] = [sellerField(seller), sellerReference(seller)]
  return {
    '@type': 'ProductGroup',
    ...sharedFields(data),
    productGroupID: id,
    hasVariant: variants.map((variant, index) =>
      variantNode(data, variant, { group: id, seller: index === 0 ? first : later }),
    ),
  }
}

// The kit that the address of a product without flavours selects.
function kitNode(
  { product, siteUrl, seller, path }: ProductNodeData,
  { id, sku, ean, offer }: Variant,
): ProductNode {
  const ids = { ...skuField(sku), ...manufacturerIds({ mpn: mpnOf(product, sku), ean }) }
  const url = `${siteUrl}${path}?sabor=${id}`
  return { '@type': 'Product', ...ids, offers: offerNode(offer, url, sellerField({ ...seller, siteUrl })) }
}

// No variesBy: search engines accept six properties, and flavour is not one of them (R52).
function variantNode(
  data: ProductNodeData,
  { id, name, sku, ean, picture, offer }: Variant,
  { group, seller }: { group: string; seller: SellerField },
): ProductNode {
  const { product, siteUrl, path, flavourLabel } = data
  // A variation has no id here: it has no URL of its own, shoppers choose it on the product page.
  const url = siteUrl + path + (id ? `?sabor=${id}` : '')
  return {
    '@type': 'Product',
    name: `${product.name}, ${name}`,
    url,
    image: pictureUrl(siteUrl, picture || (product.pictures[0]?.src ?? '')),
    ...skuField(sku),
    ...manufacturerIds({ mpn: mpnOf(product, sku), ean }),
    inProductGroupWithID: group,
    additionalProperty: { '@type': 'PropertyValue', name: product.choice?.name || flavourLabel, value: name },
    offers: offerNode(offer, url, seller),
  }
}

// The fields that a product and a product group share.
function sharedFields({ product, siteUrl, path, reviews }: ProductNodeData) {
  const { name, pictures, shortDescription, brand, category } = product
  const url = siteUrl + path
  return {
    '@id': `${url}#produto`,
    name,
    url,
    image: pictures.map(({ src }) => pictureUrl(siteUrl, src)),
    ...(shortDescription !== '' && { description: shortDescription }),
    ...(brand.name !== '' && { brand: { '@type': 'Brand' as const, name: brand.name } }),
    ...(category.length > 0 && { category: category.join(' > ') }),
    ...(reviews && ratings(reviews)),
  }
}

function manufacturerIds({ mpn, ean }: Pick<Product, 'mpn' | 'ean'>) {
  return { ...(mpn !== '' && { mpn }), ...gtinField(ean) }
}
