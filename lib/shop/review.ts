import type { ReviewTopic } from '../contract/reviews.ts'
import { withOrdinalDay } from './ordinal-day.ts'

/** A published review (spec section 3); its texts are user input. */
export interface Review {
  id: number
  name: string
  /** 0 to 5, in halves. */
  stars: number
  /** In the language of the page, when the store has a translation. */
  comment: string
  /** The comment as its author wrote it in Portuguese, when `comment` is a translation; '' when the original is not in the page. */
  original?: string
  /** URL of its photo, only when the photo may be shown. */
  photo?: string
  /** ISO 8601. */
  createdAt: string
  /** Set when the author has bought the product in this shop. */
  isVerified?: true
  /** What the author had bought, such as '3 potes, Limão'. */
  bought?: string
  /** The product that it is about; its path has no language. */
  product?: { name: string; path: string }
  /** The shop's answer. */
  answer?: { text: string; createdAt: string }
}

/** The counts of a whole list, also when a filter shows only some of its reviews. */
export interface ReviewRatings {
  /** The number of reviews with one to five stars; a half star counts as the next whole one. */
  stars: number[]
  withPhoto: number
  /** In stars, 0 without reviews. */
  average: number
  /** What the reviews speak about, most first; undefined when the store names no terms. */
  terms?: MentionedTerm[]
}

/** Something that reviews speak about, with the number of those that do: slug, name, number. */
type MentionedTerm = readonly [slug: string, name: string, reviews: number]

/** Shows only reviews with a rating (1 to 5; a half star counts as the next whole one), with a photo, or about the term with a slug. */
export interface ReviewFilter {
  stars?: number | undefined
  withPhoto?: boolean
  term?: string | undefined
}

/** One page of reviews. */
export interface ReviewPage {
  reviews: Review[]
  /** Number of reviews on all pages. */
  total: number
  /** From 1. */
  page: number
  lastPage: number
  /** The API's link to the next page; undefined on the last one. */
  next?: string
  /** Undefined for a reports API that does not filter by rating and photo (contract 4.15). */
  ratings?: ReviewRatings
}

/** The reviews of a topic that the server renders into a page. */
export interface TopicReviews {
  /** Undefined for all topics together. */
  topic?: ReviewTopic
  /** Undefined when the reports API is unreachable and no earlier response is cached. */
  first?: ReviewPage
  /** 0 to 5; 0 without reviews, for all topics together, or when unknown. */
  average: number
}

/** The 'Load more' button appears above this number of reviews (spec section 9). */
export const LOAD_MORE_THRESHOLD = 10

/** The number of a page's reviews that its structured data contains (R45). */
export const REVIEWS_IN_GRAPH = 6

/** The reviews of several pages without duplicates: new reviews move others onto the next page (contract 4.15). */
export function uniqueReviews(pages: readonly ReviewPage[]): Review[] {
  return [...new Map(pages.flatMap(({ reviews }) => reviews).map((each) => [each.id, each])).values()]
}

/** An average rounded to 0.01 and limited to 0 to 5, for the stars (spec section 9). */
export function starValue(average: number): number {
  return Math.round(Math.min(Math.max(average, 0), 5) * 100) / 100
}

/** The date of a review in the store's time zone, with the month's whole name unless it is short; '' when the text is not a date. */
export function reviewDay(
  createdAt: string,
  languageTag: string,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const date = new Date(createdAt)
  if (Number.isNaN(date.getTime())) return ''
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle, timeZone: 'America/Sao_Paulo' })
  return withOrdinalDay(format.format(date))
}
