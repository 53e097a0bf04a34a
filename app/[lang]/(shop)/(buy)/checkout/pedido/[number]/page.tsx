import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { orderCopy } from '#lib/copy/order.ts'
import { host } from '#lib/host/host.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'
import { OrderScreen } from '#app/[lang]/(shop)/(buy)/order-screen.tsx'

type Props = {
  params: Promise<{ lang: string; number: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, number } = await params
  const copy = orderCopy[langOfParam(lang)]
  // No other site may receive the key of the order as referrer.
  return { ...privateMetadata(copy.title(number), copy.description), referrer: 'strict-origin' }
}

/** The page after ordering, on which the order is paid (contract 4.31). */
export default async function ConfirmationPage({ params, searchParams }: Props) {
  const { lang, number } = await params
  if (host().env.storeApiUrl) notFound()
  return (
    <OrderScreen lang={langOfParam(lang)} number={number} query={await searchParams} isConfirmation={true} />
  )
}
