import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { brand } from '#lib/host/brand.ts'
import { kitBuilderTexts } from '#lib/content/kit-texts.ts'
import { loadShoppingStart } from '#lib/pages/all-products.ts'
import { PageData } from '#components/analytics/page-data.tsx'
import { KITS_ID } from '#components/landing/products-anchor.ts'
import { BuildKitView } from '#components/kit-builder/build-kit-view.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import { loadBuildKits, loadSettings } from '#lib/pages/loaders.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  const { structure } = (await loadBuildKits(lang)) ?? notFound()
  const { title } = buildKitCopy[lang]
  const { description } = kitBuilderTexts(brand(), lang) ?? notFound()
  const withDefaults = {
    ...structure,
    title: structure.title || title,
    description: structure.description || description,
  }
  return pageMetadata(
    { ...withDefaults, canonicalPath: pagePaths.buildKit(), heading: title },
    lang,
    host().env,
  )
}

export default async function KitBuilderPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const [page, settings, start] = await Promise.all([
    loadBuildKits(lang),
    loadSettings(lang),
    loadShoppingStart(lang),
  ])
  const texts = kitBuilderTexts(brand(), lang) ?? notFound()
  const { structure, kits, flavours, singlePrice } = page ?? notFound()
  return (
    <>
      <JsonLd graph={breadcrumbGraph(breadcrumbSteps(structure, lang))} />
      <PageData payload={{ nivel: 'list/listing', brand: host().env.brandName }} />
      <BuildKitView
        lang={lang}
        structure={structure}
        kits={kits}
        flavours={flavours}
        singlePrice={singlePrice}
        settings={settings}
        texts={texts}
        readyKits={brand().landing ? `${start.path}#${KITS_ID}` : start.path}
      />
    </>
  )
}
