import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { REVIEWS_ANCHOR } from '#lib/routes/review-address.ts'
import type { TopicReviews } from '#lib/shop/review.ts'
import type { TopicOptions } from '#lib/shop/review-topics.ts'

import { LanguageNote } from './language-note.tsx'
import { ListTotal } from './list-total.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewsBlock } from './reviews-block.tsx'
import type { ReviewedProduct } from './reviews-props.ts'
import { ReviewsSection } from './reviews-section.tsx'
import { StoreReviews } from './store-reviews.tsx'

type ProductReviewsProps = {
  lang: Lang
  brandSlug: string
  brandName: string
  storeCode: string
  topics: TopicOptions
  /** Path of the page of all reviews, with its language prefix. */
  allReviewsPath: string
  /** Whether the reviews come from the product's document, because the shop has no reports API (platform 3.7). */
  isFromStore: boolean
  /** `undefined` for a product without a review topic. */
  reviews: TopicReviews | undefined
  count: number
  product: ReviewedProduct
  /** The name of the topic, when several products share it (P33). */
  line?: string
  /** Set when the reviews are those of this product alone, without the others of its line. */
  productId?: number
}

/** The reviews section of a product page (spec section 2, Reviews). */
export function ProductReviews({
  lang,
  brandSlug,
  brandName,
  storeCode,
  topics,
  allReviewsPath,
  isFromStore,
  reviews,
  count,
  product,
  line,
  productId,
}: ProductReviewsProps) {
  if (isFromStore)
    return reviews && <StoreReviews lang={lang} brandName={brandName} reviews={reviews} product={product} />
  // Without topics there is no page of all reviews either (P28).
  if (topics.products.length + topics.services.length === 0) return null
  if (!reviews) return <ReviewsSection lang={lang} allReviewsPath={allReviewsPath} />
  const { topic, first, average } = reviews
  // Only the fields that a review sends, because they are part of the page's payload (T12).
  const { id, name, sku, path } = product
  // A review that is written on a product's page is about that product, or about service and delivery.
  const formTopics = { ...topics, products: topics.products.filter(([each]) => each === topic) }
  return (
    <ReviewsSection
      lang={lang}
      allReviewsPath={allReviewsPath}
      topic={topic}
      line={line}
      isWholeLine={productId === undefined}
      summary={
        first?.total ? (
          <>
            <ReviewSummary lang={lang} average={average} count={count} />
            {count === first.total ? null : <ListTotal lang={lang} total={first.total} />}
          </>
        ) : null
      }
      note={<LanguageNote lang={lang} first={first} originals={localePath('pt', path) + REVIEWS_ANCHOR} />}
    >
      <ReviewsBlock
        // No spread: every additional prop would be in the page's payload (T12).
        lang={lang}
        brandSlug={brandSlug}
        brandName={brandName}
        storeCode={storeCode}
        topics={formTopics}
        allReviewsPath={allReviewsPath}
        topic={topic}
        order="imagem"
        from={1}
        first={first}
        count={count}
        average={average}
        product={{ id, name, sku, path }}
        productId={productId}
        line={line}
      />
    </ReviewsSection>
  )
}
