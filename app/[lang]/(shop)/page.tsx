import type { Metadata } from 'next'
import { PageData } from '#components/analytics/page-data.tsx'
import { KitShowcase } from '#components/catalog/kit-showcase.tsx'
import { NutritionTable } from '#components/catalog/nutrition-table.tsx'
import { HomeBanner } from '#components/home/home-banner.tsx'
import { Intro } from '#components/home/intro.tsx'
import { OtherKits } from '#components/home/other-kits.tsx'
import { BuildKitTile } from '#components/landing/build-kit-tile.tsx'
import { LandingStory } from '#components/landing/landing-story.tsx'
import { PRODUCTS_ANCHOR } from '#components/landing/products-anchor.ts'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { homeGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import { loadLandingProduct } from '#lib/pages/landing-product.ts'
import { loadHome, loadSettings } from '#lib/pages/loaders.ts'
import { homePagePayload } from '#lib/pages/analytics-payload.ts'
import { landingFaq } from '#lib/content/faq.ts'
import { homeCopy } from '#lib/copy/home.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { paths } from '#lib/routes/paths.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

/** The number of kits in the first section of the home page; the products section shows the others. */
const FIRST_ROW = 4

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  const { structure } = await loadHome(lang)
  const { title, description } = homeCopy[lang]
  const own = {
    ...structure,
    title: structure.title || title,
    description: structure.description || description,
  }
  return pageMetadata({ ...own, canonicalPath: paths.home(), heading: title }, lang, host().env)
}

export default async function HomePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const [home, settings, product] = await Promise.all([
    loadHome(lang),
    loadSettings(lang),
    loadLandingProduct(lang),
  ])
  const shared = { lang, settings, renderedAt: home.renderedAt, installments: 6 } as const
  return (
    <>
      <JsonLd graph={homeGraph(settings)} />
      <PageData payload={homePagePayload(lang, home.kits)} />
      <HomeBanner slides={home.banner} lang={lang} />
      <Intro lang={lang}>
        <KitShowcase
          {...shared}
          kits={home.kits.slice(0, FIRST_ROW)}
          lastTile={<OtherKits lang={lang} href={PRODUCTS_ANCHOR} />}
        />
      </Intro>
      <LandingStory
        lang={lang}
        kits={
          <KitShowcase
            {...shared}
            kits={home.kits.slice(FIRST_ROW)}
            lastTile={<BuildKitTile lang={lang} settings={settings} />}
          />
        }
        nutrition={
          product && (
            <NutritionTable rows={product.nutritionTable} lang={lang} serving={landingCopy[lang].serving} />
          )
        }
        ingredients={product?.ingredients}
        questions={landingFaq(lang, settings, host().env.brandSlug)}
      />
    </>
  )
}
