import type { AggregateRating, Offer, Product as ProductNode, Review as ReviewNode } from 'schema-dts'
import type { Product } from '../../shop/product.ts'
import { REVIEWS_IN_HTML, starValue, type Review, type TopicReviews } from '../../shop/review.ts'

const RATING = { bestRating: 5, worstRating: 1 } as const
const PICTURE_WIDTH = 1080
/** Longest name of an author that search engines take, in characters. */
const MAX_AUTHOR = 99

/** What a product's structured data is made of. */
export interface ProductFacts {
  product: Product
  /** Origin of the shop. */
  siteUrl: string
  /** Address of the page itself, with language. */
  path: string
  /** What is said of the product; those of its reviews that stand in the first HTML are told (R45). */
  reviews: TopicReviews | undefined
}

/** The product of a page with its offer and what was said of it; nothing without name, picture or price (R43 to R51). */
export function productNode({ product, siteUrl, path, reviews }: ProductFacts): ProductNode | undefined {
  const images = product.pictures.map(({ src }) => pictureUrl(siteUrl, src))
  if (product.name === '' || images.length === 0 || product.price <= 0) return undefined
  const url = siteUrl + path
  const sku = product.sku.replace(/\s+/g, '')
  return {
    '@type': 'Product',
    '@id': `${url}#produto`,
    name: product.name,
    url,
    image: images,
    ...(product.shortDescription !== '' && { description: product.shortDescription }),
    ...(sku !== '' && { sku }),
    ...(product.brand.name !== '' && { brand: { '@type': 'Brand', name: product.brand.name } }),
    offers: offer(product, url),
    ...(reviews && ratings(reviews)),
  }
}

// The price that is charged, in reais, whatever an English page shows beside it (decisions P3, R46, R49).
function offer({ price, priceFrom, inStock }: Product, url: string): Offer {
  return {
    '@type': 'Offer',
    url,
    price: amount(price),
    priceCurrency: 'BRL',
    availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    ...(priceFrom !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: amount(priceFrom),
        priceCurrency: 'BRL',
      },
    }),
  }
}

function ratings({ first, average }: TopicReviews): {
  aggregateRating?: AggregateRating
  review?: ReviewNode[]
} {
  if (!first || first.total === 0 || average <= 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: starValue(average),
      reviewCount: first.total,
      ...RATING,
    },
    review: first.reviews.slice(0, REVIEWS_IN_HTML).filter(isWhole).map(reviewNode),
  }
}

function isWhole({ name, comment, stars }: Review): boolean {
  return name.trim() !== '' && comment.trim() !== '' && stars >= RATING.worstRating
}

function reviewNode({ name, comment, stars, createdAt }: Review): ReviewNode {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: [...name.trim()].slice(0, MAX_AUTHOR).join('') },
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...RATING },
    datePublished: createdAt,
  }
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

function pictureUrl(siteUrl: string, src: string): string {
  return src.startsWith('/img/') ? `${siteUrl}${src}-${PICTURE_WIDTH}.webp` : src
}
