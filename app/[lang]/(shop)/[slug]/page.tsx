import type { Metadata } from 'next'
import { ProductView } from '#components/catalog/product-view.tsx'
import { loadSettings } from '#lib/api/loaders.ts'
import { productPage, productPageMetadata } from '#lib/api/product-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { paths } from '#lib/routes/paths.ts'

type Props = { params: Promise<{ lang: string; slug: string }> }

// Known to nobody at build time: a page is made at its first visit and kept (decisions T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params
  return productPageMetadata(langOfParam(lang), paths.product(slug))
}

export default async function ProductPage({ params }: Props) {
  const { lang: param, slug } = await params
  const lang = langOfParam(param)
  const [page, settings] = await Promise.all([productPage(lang, paths.product(slug)), loadSettings(lang)])
  return <ProductView lang={lang} settings={settings} {...page} />
}
