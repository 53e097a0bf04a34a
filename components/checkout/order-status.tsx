import { Icon } from '#components/ui/icon.tsx'
import { orderCopy } from '#lib/copy/order.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { isRefused, type ShopOrder } from '#lib/shop/order.ts'
import { withOrdinalDay } from '#lib/shop/ordinal-day.ts'
import type { Refund } from '#lib/shop/refund.ts'
import { textOfCode } from '#lib/text/text-of-code.ts'
import styles from './order.module.css'
import sheet from './sheet.module.css'

/** The state of an order in words: its reason, what happens to a payment, and the parcel on its way (contract 4.31). */
export function OrderStatus({ order, lang }: { order: ShopOrder; lang: Lang }) {
  const copy = orderCopy[lang]
  const { state, tracking } = order
  return (
    <section aria-labelledby="situacao" className={`${sheet.card} ${styles.state}`} data-state={state}>
      <h2 id="situacao">
        <Icon name={ICONS[state] ?? 'info'} /> {isRefused(order) ? copy.waitsAgain : copy.states[state]}
      </h2>
      <p>{[copy.stateTexts[state], reasonOf(order, lang), moneyOf(order, lang)].filter(Boolean).join(' ')}</p>
      <Refunds refunds={order.refunds} lang={lang} />
      {tracking && (state === 'enviado' || state === 'entregue') ? (
        <p>
          <strong>{copy.tracking}:</strong> {copy.trackingCode(tracking.carrier, tracking.code)}{' '}
          {tracking.url ? (
            <a href={tracking.url} rel="noopener external">
              {copy.follow}
            </a>
          ) : null}
        </p>
      ) : null}
    </section>
  )
}

// The refunds to the buyer, with amount, method and day; renders nothing without one.
function Refunds({ refunds, lang }: { refunds: readonly Refund[]; lang: Lang }) {
  const copy = orderCopy[lang]
  const price = priceFormatter(lang)
  const days = new Intl.DateTimeFormat(languageTag(lang), { dateStyle: 'long', timeZone: 'UTC' })
  return refunds.map(({ amount, way, day }, index) => (
    <p key={index}>
      <strong>{copy.refund}:</strong>{' '}
      {copy.refunded[way](price(amount), withOrdinalDay(days.format(new Date(day))))}
    </p>
  ))
}

const ICONS: Partial<Record<ShopOrder['state'], 'check' | 'truck' | 'close'>> = {
  pago: 'check',
  separado: 'check',
  enviado: 'truck',
  entregue: 'check',
  cancelado: 'close',
}

// The shop's own reasons are codes, with the buyer's words after a colon; the owner's reason is a text for the buyer.
function reasonOf({ state, history }: ShopOrder, lang: Lang): string {
  const reason = history.at(-1)?.reason ?? ''
  if (state !== 'cancelado' || reason === '') return ''
  const copy = orderCopy[lang]
  return textOfCode(copy.reasons, reason.split(':', 1)[0]!) ?? sentence(copy.reason(reason))
}

// Recorded refunds are listed below, so this sentence announces only the rest.
function moneyOf({ state, history, refunds, totals }: ShopOrder, lang: Lang): string {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (refunded >= totals.total) return ''
  const { refundAhead, nothingCharged, paidLate } = orderCopy[lang]
  const wasPaid = history.some((step) => step.state === 'pago')
  if (wasPaid) return state === 'cancelado' || state === 'devolvido' ? refundAhead : ''
  if (state !== 'cancelado' || refunded > 0) return ''
  // A Pix to the shop's own key may still arrive after the payment deadline.
  return history.at(-1)?.reason === 'prazo_vencido' ? `${nothingCharged} ${paidLate}` : nothingCharged
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
