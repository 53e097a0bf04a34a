import { REVIEWS_PAGE, STARS, type WireReview } from '#lib/contract/reviews.ts'
import { reviewDocument } from './review-document.ts'
import { averageRating, sumOf, type RatingCount } from './rating-counts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { FoundReviews } from './review-pages.ts'

/** The list's URL path, the query of the request, the page number, from 1, its language, and what its reviews are about. */
interface ListAddress {
  path: string
  query: URLSearchParams
  page: number
  language: Lang
  /** The products of the reviews by their ids. */
  products?: ReadonlyMap<string, WireReview['produto']> | undefined
  /** The names of the bought items by their ids. */
  bought: ReadonlyMap<number, string>
}

/** A page of reviews as JSON in the format of Laravel's paginator; its links repeat the other parameters (contract 4.15). */
export function reviewListDocument(
  { reviews, total, ratings, terms }: FoundReviews,
  { path, query, page, language, products, bought }: ListAddress,
) {
  const last = Math.max(1, Math.ceil(total / REVIEWS_PAGE))
  const from = (page - 1) * REVIEWS_PAGE + 1
  const link = (to: number) => `${path}?${withPage(query, to)}`
  return {
    data: reviews.map((review) =>
      reviewDocument(review, {
        language,
        product: products?.get(review.product_id),
        bought: bought.get(review.bought_item ?? 0),
      }),
    ),
    links: {
      first: link(1),
      last: link(last),
      prev: page > 1 ? link(Math.min(page - 1, last)) : null,
      next: page < last ? link(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: reviews.length > 0 ? from : null,
      last_page: last,
      path,
      per_page: REVIEWS_PAGE,
      to: reviews.length > 0 ? from + reviews.length - 1 : null,
      total,
      ...ratingMeta(ratings),
      ...(terms.length > 0 && {
        termos: terms.map(({ term, reviews: count }) => ({
          termo: term.slug,
          nome: term.name[language],
          total: count,
        })),
      }),
    },
  }
}

// Additional fields, about the list without its filters: a host without them does not know the filters (contract 4.15).
function ratingMeta(ratings: readonly RatingCount[]) {
  const withStars = (stars: number) => ratings.filter(({ halves }) => Math.ceil(halves / 2) === stars)
  return {
    notas: Object.fromEntries(STARS.map((stars) => [stars, sumOf(withStars(stars))])),
    com_foto: sumOf(ratings.filter(({ hasPhoto }) => hasPhoto)),
    media: averageRating(ratings),
  }
}

function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const linkQuery = new URLSearchParams(query)
  linkQuery.delete('page')
  linkQuery.append('page', String(page))
  return linkQuery
}
