import type { Metadata } from 'next'
import { productPageMetadata } from '#lib/pages/product-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { paths } from '#lib/routes/paths.ts'
import { ProductScreen } from '../../product-screen.tsx'

type Props = { params: Promise<{ lang: string; slug: string; flavour: string }> }

// Made at its first visit and kept (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params
  return productPageMetadata(langOfParam(lang), paths.product(slug))
}

/** A product in a flavour: middleware shows it at `/whey?sabor=…` (R52). */
export default async function FlavourPage({ params }: Props) {
  const { lang, slug, flavour } = await params
  return <ProductScreen lang={langOfParam(lang)} path={paths.product(slug)} flavour={flavour} />
}
