import { checkoutCopy } from '#lib/copy/checkout.ts'
import { otherPaymentsCopy } from '#lib/copy/other-payments.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { toReais } from '#lib/shop/money.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { OrderButton } from './order-button.tsx'
import { OrderKey } from './order-key.tsx'
import styles from './other-payments.module.css'

/** The other payment methods of a waiting order, each with a button that names its total (contract 4.33). */
export function OtherPayments({ order, lang }: { order: ShopOrder; lang: Lang }) {
  if (order.otherPayments.length === 0) return null
  const copy = checkoutCopy[lang]
  const price = priceFormatter(lang)
  return (
    <div className={styles.payments}>
      <h3>{otherPaymentsCopy[lang].title}</h3>
      {order.otherPayments.map(({ id, discount, total }) => (
        <form key={id} method="post" action={localePath(lang, pagePaths.orderPay())}>
          <p>
            {copy.paymentTexts[id]} {discount > 0 ? copy.pixDiscount(price(discount)) : null}
          </p>
          <OrderKey order={order} />
          <input type="hidden" name="pagamento" value={id} />
          <input type="hidden" name="total" value={toReais(total)} />
          <OrderButton variant="secondary" busyText={otherPaymentsCopy[lang].changing}>
            {copy.order[id](price(total))}
          </OrderButton>
        </form>
      ))}
    </div>
  )
}
