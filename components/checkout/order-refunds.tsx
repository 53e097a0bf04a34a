import { orderCopy } from '#lib/copy/order.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { Refund } from '#lib/shop/refund.ts'

/** What has gone back to the buyer of an order: amount, way and day (contract 4.31); nothing without a refund. */
export function OrderRefunds({ refunds, lang }: { refunds: readonly Refund[]; lang: Lang }) {
  const copy = orderCopy[lang]
  const price = priceFormatter(lang)
  const days = new Intl.DateTimeFormat(languageTag(lang), { dateStyle: 'long', timeZone: 'UTC' })
  return refunds.map(({ amount, way, day }, index) => (
    <p key={index}>
      <strong>{copy.refund}:</strong> {copy.refunded[way](price(amount), days.format(new Date(day)))}
    </p>
  ))
}
