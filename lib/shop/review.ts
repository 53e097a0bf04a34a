import type { ReviewTopic } from '../contract/reviews.ts'

/** A published review as the shop shows it (spec section 3); everything in it was typed by somebody. */
export interface Review {
  id: number
  name: string
  /** 0 to 5, in halves. */
  stars: number
  comment: string
  /** Address of its photo, only when it may be shown. */
  photo?: string
  /** ISO 8601. */
  createdAt: string
}

/** One page of reviews. */
export interface ReviewPage {
  reviews: Review[]
  /** How many there are on all pages. */
  total: number
  /** From 1. */
  page: number
  lastPage: number
  /** The API's own link to the page after it; nothing on the last one. */
  next?: string
}

/** What a page knows of the reviews of a topic when the server renders it. */
export interface TopicReviews {
  /** Nothing for all topics at once. */
  topic?: ReviewTopic
  /** Nothing while the reports API cannot be asked and never could. */
  first?: ReviewPage
  /** 0 to 5; 0 without reviews, for all topics, or while it is not known. */
  average: number
}

/** 'Load more' exists only above this many reviews (spec section 9). */
export const MORE_ABOVE = 10

/** How many of the reviews on a page its structured data repeats (R45). */
export const REVIEWS_IN_GRAPH = 6

/** The reviews of several pages, each once: new ones push others onto the next page (contract 4.15). */
export function uniqueReviews(pages: readonly ReviewPage[]): Review[] {
  return [...new Map(pages.flatMap(({ reviews }) => reviews).map((each) => [each.id, each])).values()]
}

/** An average as the stars show it, in steps of 0.01 (spec section 9). */
export function starValue(average: number): number {
  return Math.round(Math.min(Math.max(average, 0), 5) * 100) / 100
}

const DAY = { dateStyle: 'long', timeZone: 'America/Sao_Paulo' } as const

/** The day of a review in the store's time zone; '' when the text is no date. */
export function reviewDay(createdAt: string, languageTag: string): string {
  const date = new Date(createdAt)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(languageTag, DAY).format(date)
}
