import type { Metadata } from 'next'
import { productPageMetadata } from '#lib/pages/product-page.ts'
import { pathOfSegments } from '#lib/routes/internal-pages.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { ProductScreen } from '../../../[slug]/product-screen.tsx'

type Props = { params: Promise<{ lang: string; path: string[] }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, path } = await params
  return productPageMetadata(langOfParam(lang), pathOfSegments(path))
}

/** A product at any address of the store (docs/decisions/0039). */
export default async function StoreProductPage({ params }: Props) {
  const { lang, path } = await params
  return <ProductScreen lang={langOfParam(lang)} path={pathOfSegments(path)} />
}
