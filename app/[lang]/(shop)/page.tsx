import type { Metadata } from 'next'
import { PageData } from '#components/analytics/page-data.tsx'
import { KitShowcase } from '#components/catalog/kit-showcase.tsx'
import { HomeBanner } from '#components/home/home-banner.tsx'
import { Intro } from '#components/home/intro.tsx'
import { OtherKits } from '#components/home/other-kits.tsx'
import { PRODUCTS_ANCHOR } from '#components/landing/products-anchor.ts'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { homeGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import { hasPage } from '#lib/pages/has-page.ts'
import { loadLandingProduct } from '#lib/pages/landing-product.ts'
import { loadHome, loadSettings } from '#lib/pages/loaders.ts'
import { homePagePayload } from '#lib/pages/analytics-payload.ts'
import { brand } from '#lib/brand/brand.ts'
import { homeTexts } from '#lib/content/home.ts'
import { landingContent } from '#lib/content/landing.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'
import { HomeStory } from './home-story.tsx'
import { StoreHome } from './store-home.tsx'

/** The number of kits in the first section of the home page; the products section shows the others. */
const FIRST_ROW = 4

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  const { structure } = await loadHome(lang)
  const { title, description } = homeTexts(brand(), lang)
  const withDefaults = {
    ...structure,
    title: structure.title || title,
    description: structure.description || description,
  }
  return pageMetadata({ ...withDefaults, canonicalPath: paths.home(), heading: title }, lang, host().env)
}

export default async function HomePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const texts = homeTexts(brand(), lang)
  const content = landingContent(brand(), lang)
  const [home, settings, product, hasKitBuilder] = await Promise.all([
    loadHome(lang),
    loadSettings(lang),
    content && loadLandingProduct(lang, content.path),
    hasPage(pagePaths.buildKit()),
  ])
  if (home.kits.length === 0 && home.banner.length === 0)
    return <StoreHome lang={lang} heading={home.structure.title || host().env.brandName} />
  const shared = { lang, settings, renderedAt: home.renderedAt, installments: 6 } as const
  return (
    <>
      <JsonLd graph={homeGraph(settings)} />
      <PageData payload={homePagePayload(lang, home.kits)} />
      <HomeBanner slides={home.banner} lang={lang} />
      <Intro texts={texts}>
        <KitShowcase
          {...shared}
          kits={content ? home.kits.slice(0, FIRST_ROW) : home.kits}
          lastTile={content && <OtherKits label={texts.otherKits} href={PRODUCTS_ANCHOR} />}
        />
      </Intro>
      {content && (
        <HomeStory
          {...shared}
          content={content}
          kits={home.kits.slice(FIRST_ROW)}
          product={product}
          hasKitBuilder={hasKitBuilder}
        />
      )}
    </>
  )
}
