import type { Metadata } from 'next'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { PageIndex } from '#components/institutional/page-index.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { institutionalFrame, ownPage, ownPageMetadata } from '#lib/pages/institutional-page.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownPageMetadata(langOfParam((await params).lang), 'institutional')
}

export default async function InstitutionalIndexPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const page = ownPage(lang, 'institutional')
  return (
    <>
      <JsonLd graph={breadcrumbGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage
        lang={lang}
        {...institutionalFrame(lang)}
        path={pagePaths.institutional()}
        {...page}
        lead={institutionalCopy[lang].indexLead}
      >
        <PageIndex lang={lang} links={institutionalFrame(lang).links} />
      </InstitutionalPage>
    </>
  )
}
