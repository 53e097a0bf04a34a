import type { Metadata } from 'next'
import { GuideCards } from '#components/guides/guide-cards.tsx'
import styles from '#components/guides/guide.module.css'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { classNames } from '#components/ui/class-names.ts'
import pageHead from '#components/ui/page-head.module.css'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { guideMetadata, guidesPage } from '#lib/pages/guide-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return guideMetadata(langOfParam((await params).lang))
}

/** The list of the brand's guides. */
export default async function GuidesPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const { title, intro, guides, steps } = guidesPage(lang)
  return (
    <>
      <JsonLd graph={breadcrumbGraph(steps)} />
      <div className={styles.page}>
        <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={steps} />
        <header className={classNames(pageHead.head, styles.head)}>
          <h1>{title}</h1>
          <p className={pageHead.lead}>{intro}</p>
        </header>
        <GuideCards lang={lang} guides={guides} heading="h2" hasPictures />
      </div>
    </>
  )
}
