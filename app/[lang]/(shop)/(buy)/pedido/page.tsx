import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FindOrderForm } from '#components/checkout/find-order-form.tsx'
import { orderCopy } from '#lib/copy/order.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { host } from '#lib/host/host.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { find, findIntro } = orderCopy[langOfParam((await params).lang)]
  return privateMetadata(find, findIntro)
}

/** The page that finds an order by its number and e-mail address (contract 4.31). */
export default async function FindOrderPage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  if (host().env.storeApiUrl) notFound()
  const { aviso } = await searchParams
  return <FindOrderForm lang={lang} notice={String(aviso ?? '')} rejected={await readFlash()} />
}
