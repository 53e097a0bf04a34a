import type { ReviewOrder, ReviewTopic } from '#lib/contract/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ReviewPage } from '#lib/shop/review.ts'

/** The product that a page sells, as a review names it (spec section 3, Review sent on submit). */
export interface ReviewedProduct {
  id: number
  name: string
  sku: string
  /** Its page's path, without language. */
  path: string
}

/** What both the server and the browser need of a block of reviews; it is repeated in the page's payload (T12). */
export interface ReviewsProps {
  lang: Lang
  storeCode: string
  brandSlug: string
  /** Nothing for all topics at once. */
  topic?: ReviewTopic | undefined
  order: ReviewOrder
  /** The page that the list begins with, from 1. */
  from: number
  /** Nothing while the reports API cannot be asked. */
  first?: ReviewPage | undefined
  /** As it is shown, with the addition of P11. */
  count: number
  /** 0 where there is none. */
  average: number
  /** The page of all reviews, with its language. */
  page: string
  /** What the form names as the reviewed product; nothing on the page of all reviews. */
  product?: ReviewedProduct | undefined
}
