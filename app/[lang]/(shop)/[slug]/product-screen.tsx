import { PageData } from '#components/analytics/page-data.tsx'
import { ProductView } from '#components/catalog/product-view.tsx'
import { ProductQuestions } from '#components/questions/product-questions.tsx'
import { ProductReviews } from '#components/reviews/product-reviews.tsx'
import { StarRating } from '#components/reviews/star-rating.tsx'
import { HeartButton } from '#components/wishlist/heart-button.tsx'
import { RatingRow } from '#components/wishlist/rating-row.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { paymentMethods } from '#lib/config/own-checkout.ts'
import { brand } from '#lib/host/brand.ts'
import { host } from '#lib/host/host.ts'
import { kitListAt } from '#lib/content/kit-texts.ts'
import { productTexts } from '#lib/content/product-texts.ts'
import { productGraph } from '#lib/pages/graphs.ts'
import { platformPage } from '#lib/pages/platform-page.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { productPagePayload } from '#lib/pages/analytics-payload.ts'
import { productPage, relatedTo } from '#lib/pages/product-page.ts'
import { pageReviews } from '#lib/pages/page-reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** The screen of all product page routes; `flavour` is the id in `?sabor=` (R52). */
export async function ProductScreen({ lang, path, flavour }: { lang: Lang; path: string; flavour?: string }) {
  const [page, settings, related, reviews] = await Promise.all([
    productPage(lang, path),
    loadSettings(lang),
    relatedTo(lang, path),
    pageReviews(lang, path),
  ])
  return (
    <>
      <JsonLd graph={productGraph(lang, page, reviews.own, flavour)} />
      <PageData payload={productPagePayload(page, flavour)} />
      <ProductView
        {...page}
        lang={lang}
        texts={productTexts(brand(), lang)}
        kitList={kitListAt(brand(), path, lang)}
        flavour={flavour}
        settings={settings}
        returnDays={brand().returnDays}
        payments={paymentMethods(host().env)}
        platformPage={platformPage(path)}
        related={related}
        heart={({ id, name }) => <HeartButton lang={lang} productId={id} name={name} onCard />}
        rating={
          <RatingRow>
            <StarRating {...reviews} reviews={reviews.own} />
            <HeartButton lang={lang} productId={page.product.id} name={page.product.name} />
          </RatingRow>
        }
        questions={<ProductQuestions lang={lang} product={page.product} />}
        reviews={<ProductReviews {...reviews} product={page.product} />}
      />
    </>
  )
}
