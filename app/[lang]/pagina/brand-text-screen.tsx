import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { BrandText } from '#components/institutional/brand-text.tsx'
import { ContactDetails } from '#components/institutional/contact-details.tsx'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { PlansTable } from '#components/institutional/plans-table.tsx'
import { ReferenceList } from '#components/institutional/reference-list.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import type { BrandPageName } from '#lib/brand/pages-schema.ts'
import { paymentFigures } from '#lib/content/payment-figures.ts'
import { referencesBySubject } from '#lib/content/references.ts'
import { host } from '#lib/host/host.ts'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { institutionalFrame, brandText, institutionalPage } from '#lib/pages/institutional-page.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'

type BrandTextScreenProps = {
  lang: Lang
  name: Exclude<BrandPageName, 'references'>
  /** Text below that of the brand. */
  children?: ReactNode
}

/** A page whose text is the brand's (P28); a brand without it has no such page. */
export async function BrandTextScreen({ lang, name, children }: BrandTextScreenProps) {
  const path = pagePaths[name]()
  const [page, settings] = await Promise.all([institutionalPage(lang, path), loadSettings(lang)])
  const text = (await brandText(lang, name)) ?? notFound()
  const { company, env } = host()
  const figures = paymentFigures(settings, lang)
  const slots = {
    contacts: <ContactDetails lang={lang} company={company} />,
    plans: figures && <PlansTable lang={lang} figures={figures} />,
    studies: <ReferenceList groups={referencesBySubject(env.brand, lang)} />,
  }
  return (
    <>
      <JsonLd graph={breadcrumbGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage lang={lang} {...institutionalFrame(lang)} path={path} {...page} lead={text.lead}>
        <BrandText lang={lang} page={text} slots={slots} />
        {children}
      </InstitutionalPage>
    </>
  )
}
