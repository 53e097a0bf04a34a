import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BuildKitView } from '#components/kit-builder/build-kit-view.tsx'
import { host } from '#lib/api/host.ts'
import { loadBuildKits, loadSettings } from '#lib/api/loaders.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  const { structure } = (await loadBuildKits(lang)) ?? notFound()
  const { title, description } = buildKitCopy[lang]
  const own = {
    ...structure,
    title: structure.title || title,
    description: structure.description || description,
  }
  return pageMetadata({ ...own, canonicalPath: pagePaths.buildKit() }, lang, host().env.siteUrl)
}

export default async function BuildKitPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const [page, settings] = await Promise.all([loadBuildKits(lang), loadSettings(lang)])
  const { structure, kits, flavours, singlePrice } = page ?? notFound()
  return (
    <BuildKitView
      lang={lang}
      structure={structure}
      kits={kits}
      flavours={flavours}
      singlePrice={singlePrice}
      settings={settings}
    />
  )
}
