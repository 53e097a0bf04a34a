import { FindOrderForm } from '#components/checkout/find-order-form.tsx'
import { OrderView } from '#components/checkout/order-view.tsx'
import { PaymentPanel } from '#components/checkout/payment-panel.tsx'
import { host } from '#lib/host/host.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { orderPage } from '#lib/pages/order-page.ts'
import { pixPicture } from '#lib/pages/pix-picture.ts'
import type { Lang } from '#lib/routes/lang.ts'

type OrderScreenProps = {
  lang: Lang
  number: string
  query: Record<string, string | string[] | undefined>
  isConfirmation: boolean
}

/** The page of an order, or the form that asks for its e-mail address (contract 4.31). */
export async function OrderScreen({ lang, number, query, isConfirmation }: OrderScreenProps) {
  const key = typeof query['chave'] === 'string' ? query['chave'] : ''
  const notice = String(query['aviso'] ?? '')
  const [found, { conversion }] = await Promise.all([orderPage(lang, number, key), loadSettings(lang)])
  if ('problem' in found)
    return (
      <FindOrderForm
        lang={lang}
        number={number}
        notice={found.problem === 'unknown' ? notice : found.problem}
      />
    )
  const { order } = found
  const isWaiting = order.state === 'aguardando_pagamento' && order.key !== ''
  return (
    <OrderView
      order={order}
      lang={lang}
      conversion={conversion}
      isConfirmation={isConfirmation}
      sendsMail={host().env.smtpUrl !== undefined}
      notice={notice}
      payment={
        isWaiting ? <PaymentPanel order={order} lang={lang} qr={pixPicture(order.payment.copyPaste)} /> : null
      }
    />
  )
}
