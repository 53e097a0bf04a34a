import type { Metadata } from 'next'
import { productPageMetadata } from '#lib/pages/product-page.ts'
import { pathOfSegments } from '#lib/routes/internal-pages.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { LandingScreen } from '../landing-screen.tsx'

type Props = { params: Promise<{ lang: string; path: string[] }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, path } = await params
  return productPageMetadata(langOfParam(lang), pathOfSegments(path))
}

/** The brand's landing page at the address that the brand names (P28, docs/decisions/0039). */
export default async function LandingPage({ params }: Props) {
  const { lang, path } = await params
  return <LandingScreen lang={langOfParam(lang)} path={pathOfSegments(path)} />
}
