import type { Metadata } from 'next'
import { productPageMetadata } from '#lib/pages/product-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { paths } from '#lib/routes/paths.ts'
import { CollagenScreen } from '../../collagen-screen.tsx'

type Props = { params: Promise<{ lang: string; flavour: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productPageMetadata(langOfParam((await params).lang), paths.collagen())
}

/** The collagen page with a selected flavour; middleware rewrites `/colageno?sabor=…` to it (R52). */
export default async function CollagenFlavourPage({ params }: Props) {
  const { lang, flavour } = await params
  return <CollagenScreen lang={langOfParam(lang)} flavour={flavour} />
}
