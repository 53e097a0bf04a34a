import type { Metadata } from 'next'
import { ShippingView } from '#components/catalog/shipping-view.tsx'
import { browsePath } from '#lib/pages/all-products.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { shippingPage } from '#lib/pages/shipping-page.ts'
import { shippingCopy } from '#lib/copy/shipping.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

// A quote belongs to one visitor: never cached.
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = shippingCopy[langOfParam((await params).lang)]
  return privateMetadata(title, description)
}

/** The shipping quote page for browsers without JavaScript (contract 4.19). */
export default async function ShippingQuotePage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  const [page, settings, path] = await Promise.all([
    shippingPage(lang, await searchParams),
    loadSettings(lang),
    browsePath(),
  ])
  return <ShippingView page={page} browsePath={path} lang={lang} settings={settings} />
}
