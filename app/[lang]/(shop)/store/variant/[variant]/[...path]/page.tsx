import type { Metadata } from 'next'
import { productPageMetadata } from '#lib/pages/product-page.ts'
import { pathOfSegments } from '#lib/routes/internal-pages.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { ProductScreen } from '../../../../[slug]/product-screen.tsx'

type Props = { params: Promise<{ lang: string; variant: string; path: string[] }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, variant, path } = await params
  return productPageMetadata(langOfParam(lang), pathOfSegments(path), variant)
}

/** A product at any address of the store, with a selected flavour or variation (R52, docs/decisions/0039). */
export default async function StoreVariantPage({ params }: Props) {
  const { lang, variant, path } = await params
  return <ProductScreen lang={langOfParam(lang)} path={pathOfSegments(path)} flavour={variant} />
}
