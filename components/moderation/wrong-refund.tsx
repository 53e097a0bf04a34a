import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { moderationOrdersCopy as copy } from '#lib/copy/moderation-orders.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import type { OwnerOrder } from '#lib/shop/owner-orders.ts'
import { dayText } from './order-times.ts'
import parts from './parts.module.css'

interface WrongRefundProps {
  refund: OwnerOrder['refunds'][number]
  /** The reason that was typed into this form before it was rejected. */
  typedReason: string | undefined
  /** The hidden fields of every form of the order. */
  children: ReactNode
}

/** The form that takes back one refund that was recorded by mistake, with its reason (docs/decisions/0066). */
export function WrongRefund({ refund, typedReason, children }: WrongRefundProps) {
  const { position, amount, way, day } = refund
  const id = `reembolso-${position}`
  return (
    <form method="post" action={moderationPaths.orderStep} className={parts.filter} aria-labelledby={id}>
      {children}
      <input type="hidden" name="reembolso" value={position} />
      <p id={id}>{copy.wrongRefund(position, priceFormatter('pt')(amount), copy.ways[way], dayText(day))}</p>
      <label className={parts.label}>
        {copy.mistake}
        <input
          name="engano"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={typedReason}
          className={parts.control}
        />
      </label>
      <p className={parts.note}>{copy.takeBackNote}</p>
      <button className={classNames(parts.button, parts.negative)}>{copy.takeBack}</button>
    </form>
  )
}
