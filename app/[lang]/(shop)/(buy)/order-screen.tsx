import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FindOrderForm } from '#components/checkout/find-order-form.tsx'
import { OrderAccount } from '#components/checkout/order-account.tsx'
import { OrderView } from '#components/checkout/order-view.tsx'
import { PaymentPanel } from '#components/checkout/payment-panel.tsx'
import { getSignedInVisitor } from '#lib/client/store/user.ts'
import { orderCopy } from '#lib/copy/order.ts'
import { host } from '#lib/host/host.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { orderPage } from '#lib/pages/order-page.ts'
import { pixPicture } from '#lib/pages/pix-picture.ts'
import { visitorStore } from '#lib/pages/store.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

/** The address of an order's page. */
export type OrderPageProps = {
  params: Promise<{ lang: string; number: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The head of an order's page: no other site may receive the key of the order as referrer. */
export async function orderMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const { lang, number } = await params
  const copy = orderCopy[langOfParam(lang)]
  return { ...privateMetadata(copy.title(number), copy.description), referrer: 'strict-origin' }
}

type OrderScreenProps = OrderPageProps & {
  /** Whether this is the page after ordering, not the one for following an order. */
  isConfirmation: boolean
}

/** The page of an order, or the form that asks for its e-mail address (contract 4.31). */
export async function OrderScreen({ params, searchParams, isConfirmation }: OrderScreenProps) {
  if (host().env.storeApiUrl) notFound()
  const { number, ...address } = await params
  const lang = langOfParam(address.lang)
  const query = await searchParams
  const key = typeof query['chave'] === 'string' ? query['chave'] : ''
  const notice = String(query['aviso'] ?? '')
  const [found, settings] = await Promise.all([orderPage(lang, number, key), loadSettings(lang)])
  if ('problem' in found)
    return (
      <FindOrderForm
        lang={lang}
        number={number}
        notice={found.problem === 'noAccess' ? notice : found.problem}
      />
    )
  const { order } = found
  // A Pix code names nobody, so whoever knows number and e-mail address may pay with it.
  const isPayable =
    order.state === 'aguardando_pagamento' && (order.key !== '' || order.payment.copyPaste !== '')
  const isSignedIn =
    (order.canClaim || isConfirmation) && (await getSignedInVisitor(await visitorStore(lang))) !== undefined
  return (
    <OrderView
      order={order}
      lang={lang}
      settings={settings}
      isConfirmation={isConfirmation}
      sendsMail={host().env.smtpUrl !== undefined}
      isInAccount={isSignedIn && !order.canClaim}
      notice={notice}
      account={
        order.canClaim ? (
          <OrderAccount
            order={order}
            lang={lang}
            isSignedIn={isSignedIn}
            markerKey={host().env.loginMarkerKey}
          />
        ) : null
      }
      payment={
        isPayable ? <PaymentPanel order={order} lang={lang} qr={pixPicture(order.payment.copyPaste)} /> : null
      }
    />
  )
}
