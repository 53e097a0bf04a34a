import type { Metadata } from 'next'
import { RelatedProducts } from '#components/catalog/related-products.tsx'
import { GuideArticle } from '#components/guides/guide-article.tsx'
import { GuideCards } from '#components/guides/guide-cards.tsx'
import styles from '#components/guides/guide.module.css'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { guidesCopy } from '#lib/copy/guides.ts'
import { guideGraph } from '#lib/pages/graphs.ts'
import { guideMetadata, guidePage, guideProducts } from '#lib/pages/guide-page.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { langOfParam } from '#lib/routes/lang.ts'

type Props = { params: Promise<{ lang: string; slug: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params
  return guideMetadata(langOfParam(lang), slug)
}

/** A guide of the brand, with its products and the other guides. */
export default async function GuidePage({ params }: Props) {
  const { lang: param, slug } = await params
  const lang = langOfParam(param)
  const { guide, others, steps } = guidePage(lang, slug)
  const [products, { conversion }] = await Promise.all([guideProducts(lang, guide), loadSettings(lang)])
  const copy = guidesCopy[lang]
  return (
    <>
      <JsonLd graph={guideGraph(lang, guide, steps)} />
      <GuideArticle lang={lang} steps={steps} guide={guide}>
        <div className={styles.products}>
          <RelatedProducts heading={copy.products} products={products} lang={lang} conversion={conversion} />
        </div>
        <section aria-labelledby="outros-guias" className={styles.others}>
          <h2 id="outros-guias">{copy.others}</h2>
          <GuideCards lang={lang} guides={others} heading="h3" />
        </section>
      </GuideArticle>
    </>
  )
}
