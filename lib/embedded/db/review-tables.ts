import type { ColumnType } from 'kysely'
import type { Fixed } from './process-tables.ts'

/**
 * A review. `status` is 0 rejected, 1 published, 2 waiting, as in both APIs' JSON. `halves` counts half stars, `words`
 * holds the search words of name and comment, `photo` is a file name; `photo_shown` is 1 only with a photo.
 */
export interface ReviewTable {
  id: Fixed<number>
  status: number
  topic: string
  halves: number
  name: string
  email: string
  comment: string
  words: string
  photo: string | null
  photo_shown: number
  product_id: string
  product_name: string
  product_sku: string
  product_url: string
  origin_url: string
  language: string
  repeat_key: string
  created_at: number
  decided_at: number | null
  /** The shop's answer, shown below the review. */
  answer: string | null
  answered_at: number | null
  /** 1 when its author had a paid order with the product at the time of writing. */
  verified: ColumnType<number, number | undefined, number>
  /** The item that its author had bought, when the store knows which one. */
  bought_item: ColumnType<number | null, number | null | undefined, number | null>
  /** Comment and answer in English, for a review in Portuguese that has been translated. */
  comment_en: ColumnType<string | null, string | null | undefined, string | null>
  answer_en: ColumnType<string | null, string | null | undefined, string | null>
}

/**
 * The number of published reviews of a topic and the sum of their half stars, updated in the transaction that
 * publishes.
 */
interface ReviewTotalTable {
  topic: Fixed<string>
  reviews: number
  halves: number
}

/** The number of published reviews of a topic by rating and shown photo, updated in the same transactions. */
interface RatingTotalTable {
  topic: Fixed<string>
  halves: Fixed<number>
  photo_shown: Fixed<number>
  reviews: number
}

/** The audit log of moderation. */
interface AuditTable {
  id: Fixed<string>
  at: Fixed<number>
  actor: Fixed<string>
  action: Fixed<string>
  review_id: Fixed<number | null>
  detail: Fixed<string>
}

/** The tables of reviews and their moderation. */
export interface ReviewTables {
  review: ReviewTable
  review_total: ReviewTotalTable
  rating_total: RatingTotalTable
  audit: AuditTable
}
