import { notFound } from 'next/navigation'
import { PageData } from '#components/analytics/page-data.tsx'
import { KitShowcase } from '#components/catalog/kit-showcase.tsx'
import { NutritionTable } from '#components/catalog/nutrition-table.tsx'
import { ProductTop } from '#components/catalog/product-top.tsx'
import { RelatedProducts } from '#components/catalog/related-products.tsx'
import { BuildKitTile } from '#components/landing/build-kit-tile.tsx'
import { LandingBanner } from '#components/landing/landing-banner.tsx'
import { LandingStory } from '#components/landing/landing-story.tsx'
import { PageColumn } from '#components/landing/page-column.tsx'
import { PRODUCTS_ID } from '#components/landing/products-anchor.ts'
import { ProductQuestions } from '#components/questions/product-questions.tsx'
import { ProductReviews } from '#components/reviews/product-reviews.tsx'
import { StarRating } from '#components/reviews/star-rating.tsx'
import { HeartButton } from '#components/wishlist/heart-button.tsx'
import { RatingRow } from '#components/wishlist/rating-row.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { productGraph } from '#lib/pages/graphs.ts'
import { hasPage } from '#lib/pages/has-page.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { productPagePayload } from '#lib/pages/analytics-payload.ts'
import { productPage, relatedTo } from '#lib/pages/product-page.ts'
import { pageReviews } from '#lib/pages/page-reviews.ts'
import { paymentMethods } from '#lib/config/own-checkout.ts'
import { brand } from '#lib/host/brand.ts'
import { landingFaq } from '#lib/content/faq.ts'
import { offerValues, takesCards } from '#lib/content/offer-values.ts'
import { host } from '#lib/host/host.ts'
import { landingContent } from '#lib/content/landing.ts'
import { productTexts } from '#lib/content/product-texts.ts'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { buyOption, flavourOf } from '#lib/shop/product.ts'

interface LandingScreenProps {
  lang: Lang
  path: string
  /** The id in `?sabor=` (R52). */
  flavour?: string
}

/** The screen of all routes of the brand's landing page. */
export async function LandingScreen({ lang, path, flavour }: LandingScreenProps) {
  const [page, settings, reviews, related, hasKitBuilder] = await Promise.all([
    productPage(lang, path),
    loadSettings(lang),
    pageReviews(lang, path),
    relatedTo(lang, path),
    hasPage(pagePaths.buildKit()),
  ])
  const { structure, product, kits } = page
  const content = landingContent(brand(), lang) ?? notFound()
  const option = buyOption(product, kits, flavour)
  const shared = { lang, settings }
  return (
    <>
      <JsonLd graph={productGraph(lang, page, reviews.own, flavour)} />
      <PageData payload={productPagePayload(page, flavour)} />
      <PageColumn place="breadcrumb">
        <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={breadcrumbSteps(structure, lang)} />
      </PageColumn>
      <LandingBanner lang={lang} content={content} />
      <PageColumn id={PRODUCTS_ID}>
        <ProductTop
          {...shared}
          product={product}
          kits={kits}
          option={option}
          flavour={flavourOf(option, flavour)}
          returnDays={brand().returnDays}
          payments={paymentMethods(host().env)}
          heading="h1"
          isBelowBanner
          isOnFirstScreen
          rating={
            <RatingRow>
              <StarRating {...reviews} reviews={reviews.own} />
              <HeartButton lang={lang} productId={product.id} name={product.name} />
            </RatingRow>
          }
        />
      </PageColumn>
      <LandingStory
        lang={lang}
        content={content}
        kits={
          <KitShowcase
            {...shared}
            kits={kits}
            installments={12}
            lastTile={
              hasKitBuilder && (
                <BuildKitTile
                  lang={lang}
                  content={content}
                  settings={settings}
                  hasCards={takesCards(host().env)}
                />
              )
            }
          />
        }
        nutrition={<NutritionTable rows={product.nutritionTable} lang={lang} serving={content.serving} />}
        ingredients={product.ingredients}
        questions={landingFaq(brand(), lang, { settings, offer: offerValues(host().env, host().company) })}
        reviews={<ProductReviews {...reviews} product={product} />}
      />
      <PageColumn place="below">
        <ProductQuestions lang={lang} product={product} />
      </PageColumn>
      <PageColumn place="below">
        <RelatedProducts
          heading={productTexts(brand(), lang).related}
          products={related}
          lang={lang}
          conversion={settings.conversion}
          heart={({ id, name }) => <HeartButton lang={lang} productId={id} name={name} onCard />}
        />
      </PageColumn>
    </>
  )
}
