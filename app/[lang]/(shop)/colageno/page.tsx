import type { Metadata } from 'next'
import { productPageMetadata } from '#lib/pages/product-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { paths } from '#lib/routes/paths.ts'
import { CollagenScreen } from './collagen-screen.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productPageMetadata(langOfParam((await params).lang), paths.collagen())
}

export default async function CollagenPage({ params }: Props) {
  return <CollagenScreen lang={langOfParam((await params).lang)} />
}
