import type { Metadata } from 'next'
import { productPageMetadata } from '#lib/pages/product-page.ts'
import { pathOfSegments } from '#lib/routes/internal-pages.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { LandingScreen } from '../../../story/landing-screen.tsx'

type Props = { params: Promise<{ lang: string; variant: string; path: string[] }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, variant, path } = await params
  return productPageMetadata(langOfParam(lang), pathOfSegments(path), variant)
}

/** The brand's landing page with a selected flavour; middleware rewrites `?sabor=…` to it (R52, docs/decisions/0039). */
export default async function LandingVariantPage({ params }: Props) {
  const { lang, variant, path } = await params
  return <LandingScreen lang={langOfParam(lang)} path={pathOfSegments(path)} flavour={variant} />
}
