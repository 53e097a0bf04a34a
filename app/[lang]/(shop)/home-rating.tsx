import { ReviewSummary } from '#components/reviews/review-summary.tsx'
import { ownRatings } from '#lib/pages/card-ratings.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'

/** The rating of the product at a path, a link to the reviews on its page; nothing without reviews. */
export async function HomeRating({ lang, path }: { lang: Lang; path: string }) {
  const ratingOf = await ownRatings(lang)
  const rating = ratingOf(path)
  if (!rating) return null
  return <ReviewSummary lang={lang} {...rating} href={`${localePath(lang, path)}#avaliacoes`} />
}
