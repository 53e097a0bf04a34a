import type { Product } from '../../shop/product.ts'
import type { Review, TopicReviews } from '../../shop/review.ts'
import { productNode } from './product.ts'

const PRODUCT = {
  name: 'Sérum Facial',
  brand: { name: 'Rosalume', path: '/marca/rosalume' },
  sku: 'RB 901',
  inStock: true,
  price: 5990,
  priceFrom: 8990,
  shortDescription: 'Gotas leves.',
  pictures: [{ src: '/img/serum', alt: '' }],
} as unknown as Product

const REVIEW: Review = {
  id: 7,
  name: 'Ana',
  stars: 4.5,
  comment: 'Adorei.',
  createdAt: '2026-05-02T13:20:00.000000Z',
}

const said = (total: number, reviews: Review[] = [REVIEW], average = 4.87): TopicReviews => ({
  topic: 'serum',
  average,
  first: { reviews, total, page: 1, lastPage: 1 },
})

const node = (product: Partial<Product> = {}, reviews?: TopicReviews) =>
  productNode({
    product: { ...PRODUCT, ...product },
    siteUrl: 'https://loja.example',
    path: '/serum',
    reviews,
  }) as Record<string, unknown> | undefined

test('R46 R48 R49 R50 the product, its offer in reais and the price before', () => {
  expect(node()).toEqual({
    '@type': 'Product',
    '@id': 'https://loja.example/serum#produto',
    name: 'Sérum Facial',
    url: 'https://loja.example/serum',
    image: ['https://loja.example/img/serum-1080.webp'],
    description: 'Gotas leves.',
    sku: 'RB901',
    brand: { '@type': 'Brand', name: 'Rosalume' },
    offers: {
      '@type': 'Offer',
      url: 'https://loja.example/serum',
      price: '59.90',
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '89.90',
        priceCurrency: 'BRL',
      },
    },
  })
  expect(node({ priceFrom: undefined, inStock: false })?.['offers']).toEqual(
    expect.not.objectContaining({ priceSpecification: expect.anything() }),
  )
})

test.each([
  ['no price', { price: 0 }],
  ['no picture', { pictures: [] }],
  ['no name', { name: '' }],
])('R47 with %s there is no product for search engines', (_what, product) => {
  expect(node(product)).toBeUndefined()
})

test('R43 R44 R45 P11 the true count, the average to two places, and reviews as they are shown', () => {
  expect(node({}, said(27))).toMatchObject({
    aggregateRating: { ratingValue: 4.87, reviewCount: 27, bestRating: 5, worstRating: 1 },
    review: [
      {
        author: { '@type': 'Person', name: 'Ana' },
        reviewBody: 'Adorei.',
        reviewRating: { ratingValue: 4.5 },
        datePublished: '2026-05-02T13:20:00.000000Z',
      },
    ],
  })
})

test.each([
  ['no reviews', said(0, [])],
  ['an average that is not known', said(27, [REVIEW], 0)],
  ['a reports API that is away', { topic: 'serum', average: 0 } as TopicReviews],
])('R43 L10 with %s nothing is said of ratings', (_what, reviews) => {
  const keys = Object.keys(node({}, reviews) ?? {})
  expect(keys).not.toContain('aggregateRating')
  expect(keys).not.toContain('review')
})

test('R45 an author has at most 99 characters; what is blank or below one star is left out', () => {
  const reviews = [
    { ...REVIEW, name: 'A'.repeat(120) },
    { ...REVIEW, name: ' ' },
    { ...REVIEW, comment: '' },
    { ...REVIEW, stars: 0.5 },
  ]
  const found = node({}, said(4, reviews))?.['review'] as { author: { name: string } }[]
  expect(found).toHaveLength(1)
  expect(found[0]?.author.name).toHaveLength(99)
})
