import type { Metadata } from 'next'
import { productPageMetadata } from '#lib/pages/product-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pathOfSegments } from '#lib/routes/internal-pages.ts'
import { ProductScreen } from '../../product-screen.tsx'

type Props = { params: Promise<{ lang: string; slug: string; flavour: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug, flavour } = await params
  return productPageMetadata(langOfParam(lang), pathOfSegments([slug]), flavour)
}

/** A product page with a selected flavour; middleware rewrites `/whey?sabor=…` to it (R52). */
export default async function FlavourPage({ params }: Props) {
  const { lang, slug, flavour } = await params
  return <ProductScreen lang={langOfParam(lang)} path={pathOfSegments([slug])} flavour={flavour} />
}
