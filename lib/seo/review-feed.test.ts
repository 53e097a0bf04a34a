/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Review } from '../shop/review.ts'
import { reviewFeedText, type ReviewFeedProduct } from './review-feed.ts'

const REVIEW: Review = {
  id: 7,
  name: 'Ana <b>',
  stars: 4.5,
  comment: 'Bom & ]]> leve',
  createdAt: '2026-10-03T12:00:00.000000Z',
}
const item = (id: string, more: object = {}) => ({ 'g:id': id, 'g:brand': 'Rosalume', ...more })
const PRODUCT: ReviewFeedProduct = {
  name: 'Sérum',
  url: 'https://loja.example/serum',
  items: [item('RB-1', { 'g:gtin': '4006381333931', 'g:mpn': 'RL-1' }), item('RB-2', { 'g:mpn': 'RL-1' })],
  reviews: [REVIEW],
}

async function feed(...products: ReviewFeedProduct[]) {
  let text = ''
  async function* source() {
    yield* products
  }
  const shop = { siteUrl: 'https://loja.example', brandName: 'Rosalume', icon: '/favicon.ico' }
  for await (const piece of reviewFeedText(shop, source())) text += piece
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'review',
  })
  return (parser.parse(text) as { feed: { reviews: { review: object[] } | '' } }).feed
}

test('R76 the feed has publisher and reviews in the order of elements of format 2.3', async () => {
  const { reviews, ...head } = await feed(PRODUCT)
  expect(head).toMatchObject({
    '@_xsi:noNamespaceSchemaLocation': expect.stringMatching(/product\/2\.3\/product_reviews\.xsd$/),
    version: '2.3',
    publisher: { name: 'Rosalume', favicon: 'https://loja.example/favicon.ico' },
  })
  const expected = {
    review_id: '7',
    reviewer: { name: 'Ana <b>' },
    review_timestamp: '2026-10-03T12:00:00Z',
    content: 'Bom & ]]> leve',
    review_url: { '@_type': 'group', '#text': 'https://loja.example/serum' },
    ratings: { overall: { '@_min': '1', '@_max': '5', '#text': '4.5' } },
    products: {
      product: {
        product_ids: {
          gtins: { gtin: '4006381333931' },
          mpns: { mpn: 'RL-1' },
          skus: { sku: ['RB-1', 'RB-2'] },
          brands: { brand: 'Rosalume' },
        },
        product_name: 'Sérum',
        product_url: 'https://loja.example/serum',
      },
    },
    is_spam: 'false',
  }
  expect(reviews).toEqual({ review: [expected] })
  const [review] = (reviews as { review: object[] }).review
  expect(Object.keys(review!)).toEqual(Object.keys(expected))
})

test('R76 R45 reviews that structured data leaves out are left out; a published photo is an absolute URL', async () => {
  const photo = '/storage/img/avaliacoes/a.webp'
  const reviews = [
    { ...REVIEW, id: 1, stars: 0.5 },
    { ...REVIEW, id: 2, name: ' ' },
    { ...REVIEW, id: 3, comment: '' },
    { ...REVIEW, id: 4, photo },
  ]
  const { reviews: sent } = await feed({ ...PRODUCT, reviews })
  expect(sent).toMatchObject({
    review: [
      { review_id: '4', reviewer_images: { reviewer_image: { url: `https://loja.example${photo}` } } },
    ],
  })
})

test('R76 a shop without reviews has an empty feed', async () => {
  expect((await feed({ ...PRODUCT, reviews: [] })).reviews).toBe('')
})
