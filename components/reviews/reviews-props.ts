import type { ReviewOrder, ReviewTopic } from '#lib/contract/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ReviewPage } from '#lib/shop/review.ts'
import type { TopicOptions } from '#lib/shop/review-topics.ts'

/** The product of a page, with the fields that a review sends (spec section 3, Review sent on submit). */
export interface ReviewedProduct {
  id: number
  name: string
  sku: string
  /** The path of its page, without the language prefix. */
  path: string
}

/** The props of the reviews block on server and browser; they are part of the page's payload (T12). */
export interface ReviewsProps {
  lang: Lang
  storeCode: string
  brandSlug: string
  /** The heading of the shop's answers names the brand. */
  brandName: string
  /** `undefined` for all topics. */
  topic?: ReviewTopic | undefined
  /** Only the reviews of this product, which shares its topic with other products of its line (P33). */
  productId?: number | undefined
  /** The name of that line. */
  line?: string | undefined
  order: ReviewOrder
  /** The number of the first page of the list, from 1. */
  from: number
  /** `undefined` while the reports API is down. */
  first?: ReviewPage | undefined
  /** The displayed number of reviews, enlarged by the settings (P11). */
  count: number
  /** 0 when there is no average. */
  average: number
  /** Path of the page of all reviews, with its language prefix. */
  allReviewsPath: string
  /** The reviewed product that the form sends; `undefined` on the page of all reviews. */
  product?: ReviewedProduct | undefined
  /** The topics of the review form that the block opens; set together with `product`. */
  topics?: TopicOptions | undefined
}
