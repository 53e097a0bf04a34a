'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Lang } from '#lib/routes/lang.ts'
import { paymentMark, type ShopOrder } from '#lib/shop/order.ts'

type PaymentWatchProps = {
  number: string
  orderKey: string
  /** What the page shows of the payment, as `paymentMark` returns it. */
  mark: string
  lang: Lang
  texts: { waiting: string; paid: string }
}

const OFTEN_MS = 4000
const SELDOM_MS = 15_000
/** After this many requests the page sends them less often. */
const OFTEN_COUNT = 45

/** Asks the store every few seconds, while the page is visible, for a change of the payment; then shows the order's new state. */
export function PaymentWatch({ number, orderKey, mark, lang, texts }: PaymentWatchProps) {
  const router = useRouter()
  const [isPaid, setIsPaid] = useState(false)

  useEffect(() => {
    if (isPaid) return
    let asked = 0
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    async function ask() {
      if (!document.hidden && !isOver) {
        asked++
        const order = await readOrder(number, orderKey, lang)
        if (isOver) return
        if (order && paymentMark(order) !== mark) {
          setIsPaid(order.state === 'pago')
          router.refresh()
          if (order.state !== 'aguardando_pagamento') return
        }
      }
      timer = setTimeout(() => void ask(), asked < OFTEN_COUNT ? OFTEN_MS : SELDOM_MS)
    }
    timer = setTimeout(() => void ask(), OFTEN_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [number, orderKey, mark, lang, router, isPaid])

  return (
    <p role="status" data-payment={isPaid ? 'paid' : 'waiting'}>
      {isPaid ? texts.paid : texts.waiting}
    </p>
  )
}

// Loaded with the first request: the page itself needs neither the client nor its schemas.
async function readOrder(number: string, key: string, lang: Lang): Promise<ShopOrder | undefined> {
  try {
    const [{ getOrder }, { browserStore }] = await Promise.all([
      import('#lib/client/store/orders.ts'),
      import('#lib/browser/store.ts'),
    ])
    return await getOrder(browserStore(lang), number, { key })
  } catch {
    return undefined
  }
}
