import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CheckoutTop } from '#app/[lang]/(shop)/(buy)/checkout-top.tsx'
import type { OrderPageProps } from '#app/[lang]/(shop)/(buy)/order-screen.tsx'
import { CardPayment } from '#components/checkout/card-payment.tsx'
import { cardPaymentCopy } from '#lib/copy/card-payment.ts'
import { host } from '#lib/host/host.ts'
import { demoCardPage } from '#lib/pages/demo-card-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const { title, description } = cardPaymentCopy[langOfParam((await params).lang)]
  return { ...privateMetadata(title, description), referrer: 'strict-origin' }
}

/** The demonstration's card page (contract 4.36); an order that cannot be paid on it leads to its own page. */
export default async function CardPaymentPage({ params, searchParams }: OrderPageProps) {
  const { number, ...address } = await params
  const lang = langOfParam(address.lang)
  const { chave } = await searchParams
  const key = typeof chave === 'string' ? chave : ''
  const found = host().env.storeApiUrl ? undefined : await demoCardPage(lang, number, key)
  const path = pagePaths.order(number)
  const page = localePath(lang, path)
  if (!found) redirect(key ? `${page}?chave=${encodeURIComponent(key)}` : page)
  if (found.state !== 'aguardando_pagamento') redirect(`${page}?aviso=semPagamento#aviso`)
  return (
    <>
      <CheckoutTop lang={lang} back={{ text: cardPaymentCopy[lang].back, path }} />
      <CardPayment found={found} lang={lang} />
    </>
  )
}
