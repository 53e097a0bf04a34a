import type { Metadata } from 'next'
import { KitShowcase } from '#components/catalog/kit-showcase.tsx'
import { Banner } from '#components/home/banner.tsx'
import { Intro } from '#components/home/intro.tsx'
import { host } from '#lib/api/host.ts'
import { loadHome, loadSettings } from '#lib/api/loaders.ts'
import { homeCopy } from '#lib/copy/home.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { paths } from '#lib/routes/paths.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

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
  return pageMetadata({ ...own, canonicalPath: paths.home() }, lang, host().env.siteUrl)
}

export default async function HomePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const [{ banner, kits, renderedAt }, settings] = await Promise.all([loadHome(lang), loadSettings(lang)])
  return (
    <>
      <Banner slides={banner} lang={lang} />
      <Intro lang={lang} />
      <KitShowcase
        kits={kits}
        lang={lang}
        settings={settings}
        installments={6}
        heading={homeCopy[lang].kits}
        renderedAt={renderedAt}
      />
    </>
  )
}
