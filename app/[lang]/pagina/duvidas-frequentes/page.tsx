import type { Metadata } from 'next'
import { FaqList } from '#components/institutional/faq-list.tsx'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { faqGraph } from '#lib/pages/graphs.ts'
import {
  institutionalFrame,
  institutionalMetadata,
  institutionalPage,
} from '#lib/pages/institutional-page.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { host } from '#lib/host/host.ts'
import { brand } from '#lib/host/brand.ts'
import { faqEntries, faqGroups } from '#lib/content/faq.ts'
import { offerValues } from '#lib/content/offer-values.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'

type Props = { params: Promise<{ lang: string }> }

const PATH = pagePaths.faq()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), PATH)
}

export default async function FaqPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const [page, settings] = await Promise.all([institutionalPage(lang, PATH), loadSettings(lang)])
  const entries = faqEntries(brand(), lang, { settings, offer: offerValues(host().env, host().company) })
  return (
    <>
      <JsonLd graph={faqGraph(lang, page.structure, entries)} />
      <InstitutionalPage
        lang={lang}
        {...institutionalFrame(lang)}
        path={PATH}
        {...page}
        lead={institutionalCopy[lang].faqLead}
      >
        <FaqList lang={lang} groups={faqGroups(brand(), lang, entries)} />
      </InstitutionalPage>
    </>
  )
}
