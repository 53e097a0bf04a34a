import type { Review } from '../shop/review.ts'
import type { FeedItem } from './feed-items.ts'
import { isMarkedUp } from './json-ld/ratings.ts'
import { xml, XML_HEAD, type XmlNode } from './xml.ts'

/** Some reviews of a product, with its items of the Merchant Center feed. */
export interface ReviewFeedProduct {
  name: string
  /** Absolute URL of its page. */
  url: string
  items: readonly FeedItem[]
  reviews: readonly Review[]
}

/** The shop that publishes the reviews. */
export interface ReviewFeedShop {
  siteUrl: string
  brandName: string
  /** Path of its icon; undefined without one. */
  icon: string | undefined
}

const SCHEMA = 'http://www.google.com/shopping/reviews/schema/product/2.3/product_reviews.xsd'
const HEAD = `${XML_HEAD}<feed xmlns:vc="http://www.w3.org/2007/XMLSchema-versioning" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${SCHEMA}">`

/**
 * Writes the product reviews for Merchant Center in Google's format 2.3: the reviews that structured data may have, each with the ids of
 * the product feed (R45, R76). Yields nothing before the first reviews have been read, so that an outage is an error
 * and not a truncated file.
 */
export async function* reviewFeedText(
  shop: ReviewFeedShop,
  products: AsyncIterable<ReviewFeedProduct>,
): AsyncGenerator<string> {
  const { siteUrl, brandName, icon } = shop
  const publisher = { name: brandName, ...(icon && { favicon: siteUrl + icon }) }
  let head = `${HEAD}${xml({ version: '2.3', publisher })}\n<reviews>\n`
  for await (const product of products) {
    const review = product.reviews.filter(isMarkedUp).map((each) => reviewNode(siteUrl, product, each))
    if (review.length === 0) continue
    yield `${head}${xml({ review })}\n`
    head = ''
  }
  yield `${head}</reviews>\n</feed>\n`
}

// The schema prescribes the order of the elements.
function reviewNode(siteUrl: string, product: ReviewFeedProduct, review: Review): XmlNode {
  const { id, name, comment, stars, createdAt, photo } = review
  return {
    review_id: id,
    reviewer: { name },
    review_timestamp: createdAt.replace(/\.\d+/, ''),
    content: comment,
    // The page shows all reviews of the product.
    review_url: { '@type': 'group', '#text': product.url },
    ...(photo && { reviewer_images: { reviewer_image: { url: siteUrl + photo } } }),
    ratings: { overall: { '@min': 1, '@max': 5, '#text': stars } },
    products: {
      product: { product_ids: productIds(product), product_name: product.name, product_url: product.url },
    },
    is_spam: 'false',
  }
}

function productIds({ items }: ReviewFeedProduct): XmlNode {
  const gtins = values(items, 'g:gtin')
  const mpns = values(items, 'g:mpn')
  return {
    ...(gtins.length > 0 && { gtins: { gtin: gtins } }),
    ...(mpns.length > 0 && { mpns: { mpn: mpns } }),
    skus: { sku: values(items, 'g:id') },
    brands: { brand: values(items, 'g:brand') },
  }
}

function values(items: readonly FeedItem[], name: string): string[] {
  return [...new Set(items.flatMap((item) => (typeof item[name] === 'string' ? [item[name]] : [])))]
}
