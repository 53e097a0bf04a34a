import type { Metadata } from 'next'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { trailGraph } from '#lib/pages/graphs.ts'
import { institutionalMetadata, institutionalPage } from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { AboutEn } from './quem-somos.en.tsx'
import { AboutPt } from './quem-somos.pt.tsx'

type Props = { params: Promise<{ lang: string }> }

const PATH = pagePaths.about()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), PATH, { isForBothLanguages: true })
}

/** The company's story: both languages at the Portuguese address, English only at the English one (P2). */
export default async function AboutPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const page = await institutionalPage(lang, PATH)
  return (
    <>
      <JsonLd graph={trailGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage lang={lang} path={PATH} {...page}>
        {lang === 'pt' && <AboutPt />}
        <AboutEn isBesidePortuguese={lang === 'pt'} />
      </InstitutionalPage>
    </>
  )
}
