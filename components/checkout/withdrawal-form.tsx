import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { MAX_REASON } from '#lib/contract/checkout.ts'
import { orderCopy } from '#lib/copy/order.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { OrderKey } from './order-key.tsx'
import styles from './order.module.css'

/** The form with which a buyer withdraws from an order (art. 49 CDC, contract 4.32); collapsed at first, so that nobody presses it by accident. */
export function WithdrawalForm({ order, lang }: { order: ShopOrder; lang: Lang }) {
  const copy = orderCopy[lang]
  const texts = { label: copy.withdrawalReason }
  return (
    <details className={styles.withdrawal}>
      <summary>
        {copy.withdrawal} <Icon name="chevron" size="small" />
      </summary>
      <form method="post" action={localePath(lang, pagePaths.orderWithdraw())}>
        <OrderKey order={order} />
        <p>{copy.withdrawalText}</p>
        <Field id="motivo" {...texts}>
          <textarea
            {...fieldAria('motivo', texts)}
            name="motivo"
            rows={3}
            maxLength={MAX_REASON}
            className={fieldControl}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.withdraw}
        </Button>
      </form>
    </details>
  )
}
