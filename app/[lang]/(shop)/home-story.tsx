import { KitShowcase } from '#components/catalog/kit-showcase.tsx'
import { NutritionTable } from '#components/catalog/nutrition-table.tsx'
import { BuildKitTile } from '#components/landing/build-kit-tile.tsx'
import { LandingStory } from '#components/landing/landing-story.tsx'
import { brand } from '#lib/brand/brand.ts'
import { landingFaq } from '#lib/content/faq.ts'
import type { LandingContent } from '#lib/content/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Kit } from '#lib/shop/kit.ts'
import type { Product } from '#lib/shop/product.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'

interface HomeStoryProps {
  lang: Lang
  content: LandingContent
  settings: ShopSettings
  /** The kits that the first section of the home page does not show. */
  kits: Kit[]
  renderedAt: number
  /** The product of the landing page; `undefined` while the store is down. */
  product: Product | undefined
  hasKitBuilder: boolean
}

/** The landing sections on the home page. */
export function HomeStory({
  lang,
  content,
  settings,
  kits,
  renderedAt,
  product,
  hasKitBuilder,
}: HomeStoryProps) {
  const shared = { lang, settings, renderedAt, installments: 6 } as const
  return (
    <LandingStory
      lang={lang}
      content={content}
      kits={
        <KitShowcase
          {...shared}
          kits={kits}
          lastTile={hasKitBuilder && <BuildKitTile lang={lang} content={content} settings={settings} />}
        />
      }
      nutrition={
        product && <NutritionTable rows={product.nutritionTable} lang={lang} serving={content.serving} />
      }
      ingredients={product?.ingredients}
      questions={landingFaq(brand(), lang, settings)}
    />
  )
}
