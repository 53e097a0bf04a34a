import type { Metadata } from 'next'
import { PageData } from '#components/analytics/page-data.tsx'
import { KitShowcase } from '#components/catalog/kit-showcase.tsx'
import { HomeBanner } from '#components/home/home-banner.tsx'
import { Intro } from '#components/home/intro.tsx'
import { OtherKits } from '#components/home/other-kits.tsx'
import { KITS_ID } from '#components/landing/products-anchor.ts'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { homeGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import { allProductsPath } from '#lib/pages/all-products.ts'
import { homeCatalogue } from '#lib/pages/home-catalogue.ts'
import { loadHome, loadSettings } from '#lib/pages/loaders.ts'
import { homePagePayload } from '#lib/pages/analytics-payload.ts'
import { brand } from '#lib/host/brand.ts'
import { homeTexts } from '#lib/content/home.ts'
import { landingContent } from '#lib/content/landing.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'
import { homeKits } from '#lib/shop/home-catalogue.ts'
import { HomeRating } from './home-rating.tsx'
import { HomeSections } from './home-sections.tsx'
import { StoreHome } from './store-home.tsx'

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
  const [home, settings, catalogue, allProducts] = await Promise.all([
    loadHome(lang),
    loadSettings(lang),
    homeCatalogue(lang),
    allProductsPath(),
  ])
  if (home.kits.length === 0 && home.banner.length === 0)
    return <StoreHome lang={lang} heading={home.structure.title || host().env.brandName} />
  const { first, lines } = homeKits(home.kits, content?.path)
  const shared = { lang, settings, installments: 6 } as const
  return (
    <>
      <JsonLd graph={homeGraph(settings)} />
      <PageData payload={homePagePayload(lang, [...first, ...lines])} />
      <HomeBanner slides={home.banner} lang={lang} />
      <Intro texts={texts} rating={content && <HomeRating lang={lang} path={content.path} />}>
        <KitShowcase
          {...shared}
          kits={first}
          lastTile={
            content &&
            home.kits.length > first.length + lines.length && (
              <OtherKits label={texts.otherKits} href={`${localePath(lang, content.path)}#${KITS_ID}`} />
            )
          }
        />
      </Intro>
      {content && (
        <HomeSections
          lang={lang}
          settings={settings}
          content={content}
          catalogue={catalogue}
          allProducts={allProducts}
          kits={lines}
        />
      )}
    </>
  )
}
