import type { Metadata } from 'next'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { ReferenceList } from '#components/institutional/reference-list.tsx'
import { ownPage, ownPageMetadata } from '#lib/api/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { ReferencesEn } from './referencias.en.tsx'
import { ReferencesPt } from './referencias.pt.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownPageMetadata(langOfParam((await params).lang), 'references')
}

export default async function ReferencesPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  return (
    <InstitutionalPage lang={lang} path={pagePaths.references()} {...ownPage(lang, 'references')}>
      {lang === 'en' ? <ReferencesEn /> : <ReferencesPt />}
      <ReferenceList lang={lang} level={2} />
    </InstitutionalPage>
  )
}
