import type { Product as ProductNode, ProductGroup } from 'schema-dts'
import type { Kit } from '../../shop/kit.ts'
import { pageOffer, type Product } from '../../shop/product.ts'
import type { TopicReviews } from '../../shop/review.ts'
import { variantsOf, type Variant } from '../../shop/variants.ts'
import { gtinField, skuField } from './numbers.ts'
import { offerNode } from './offer.ts'
import { pictureUrl } from '../picture.ts'
import { ratings } from './ratings.ts'

/** What a product's structured data is made of. */
export interface ProductFacts {
  product: Product
  /** The kits of its page, of which the smallest is the one that it sells. */
  kits: Kit[]
  /** Origin of the shop. */
  siteUrl: string
  /** Address of the page itself, with language. */
  path: string
  /** What a flavour is called in the language of the page. */
  flavourLabel: string
  /** What is said of the product; those of its reviews that stand in the first HTML are told (R45). */
  reviews: TopicReviews | undefined
}

/**
 * The product of a page, or the group of its flavours when it sells more than one, with offers and what was said of it;
 * nothing without name, picture or price (R43 to R52).
 */
export function productNode(facts: ProductFacts): ProductNode | ProductGroup | undefined {
  const { product, kits, siteUrl, path } = facts
  const offer = pageOffer(product, kits)
  if (product.name === '' || product.pictures.length === 0 || !offer) return undefined
  const variants = variantsOf(product, kits)
  if (variants.length > 1) return groupNode(facts, variants)
  return {
    '@type': 'Product',
    ...shared(facts),
    ...skuField(product.sku),
    ...makersNumbers(product),
    offers: offerNode(offer, siteUrl + path),
  }
}

function groupNode(facts: ProductFacts, variants: readonly Variant[]): ProductGroup {
  const id = String(facts.product.id)
  return {
    '@type': 'ProductGroup',
    ...shared(facts),
    productGroupID: id,
    hasVariant: variants.map((variant) => variantNode(facts, variant, id)),
  }
}

// No variesBy: search engines know six properties, and a flavour is none of them (R52).
function variantNode(
  facts: ProductFacts,
  { id, name, sku, ean, picture, offer }: Variant,
  group: string,
): ProductNode {
  const { product, siteUrl, path, flavourLabel } = facts
  const url = `${siteUrl}${path}?sabor=${id}`
  return {
    '@type': 'Product',
    name: `${product.name}, ${name}`,
    url,
    image: pictureUrl(siteUrl, picture || (product.pictures[0]?.src ?? '')),
    ...skuField(sku),
    // The page's own number is that of one of its flavours.
    ...makersNumbers({ mpn: sku === product.sku ? product.mpn : '', ean }),
    inProductGroupWithID: group,
    additionalProperty: { '@type': 'PropertyValue', name: flavourLabel, value: name },
    offers: offerNode(offer, url),
  }
}

// What a product and a group of products say alike.
function shared({ product, siteUrl, path, reviews }: ProductFacts) {
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

function makersNumbers({ mpn, ean }: Pick<Product, 'mpn' | 'ean'>) {
  return { ...(mpn !== '' && { mpn }), ...gtinField(ean) }
}
