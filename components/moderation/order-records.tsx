import { classNames } from '#components/ui/class-names.ts'
import { moderationOrdersCopy as copy } from '#lib/copy/moderation-orders.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import { REFUND_WAYS } from '#lib/contract/order-document.ts'
import type { OwnerOrder } from '#lib/shop/owner-orders.ts'
import { WrongRefund } from './wrong-refund.tsx'
import parts from './parts.module.css'
import styles from './owner-order.module.css'

/** What the moderator typed into a rejected form, by field. */
export type TypedRecord = Partial<Record<'valor' | 'meio' | 'dia' | 'chave' | 'reembolso' | 'engano', string>>

interface OrderRecordsProps {
  number: number
  formToken: string
  typed: TypedRecord
  refunds: OwnerOrder['refunds']
}

/** The forms that record or take back a refund, and that of the invoice (docs/decisions/0089, 0066, 0090); all keep the order's state. */
export function OrderRecords({ number, formToken, typed, refunds }: OrderRecordsProps) {
  const hidden = (step: string) => (
    <>
      <input type="hidden" name="ficha" value={formToken} />
      <input type="hidden" name="numero" value={number} />
      <input type="hidden" name="passo" value={step} />
    </>
  )
  return (
    <section aria-labelledby="registros">
      <h2 id="registros" className={parts.subheading}>
        {copy.records}
      </h2>
      <div className={styles.steps}>
        <form method="post" action={moderationPaths.orderStep} className={parts.filter}>
          {hidden('reembolso')}
          <label className={parts.label}>
            {copy.amount}
            <input
              name="valor"
              required
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              defaultValue={typed.valor}
              className={parts.control}
            />
          </label>
          <label className={parts.label}>
            {copy.way}
            <select name="meio" required defaultValue={typed.meio ?? ''} className={parts.control}>
              <option value="">{copy.choose}</option>
              {REFUND_WAYS.map((way) => (
                <option key={way} value={way}>
                  {copy.ways[way]}
                </option>
              ))}
            </select>
          </label>
          <label className={parts.label}>
            {copy.refundDay}
            <input name="dia" type="date" defaultValue={typed.dia} className={parts.control} />
          </label>
          <button className={classNames(parts.button, parts.positive)}>{copy.refund}</button>
        </form>
        {refunds.map((refund) => (
          <WrongRefund
            key={refund.position}
            refund={refund}
            typedReason={typed.reembolso === String(refund.position) ? typed.engano : undefined}
          >
            {hidden('reembolso_desfeito')}
          </WrongRefund>
        ))}
        <form method="post" action={moderationPaths.orderStep} className={parts.filter}>
          {hidden('nota_fiscal')}
          <label className={parts.label}>
            {copy.invoiceKey}
            <input
              name="chave"
              required
              maxLength={60}
              autoComplete="off"
              defaultValue={typed.chave}
              className={parts.control}
            />
          </label>
          <button className={classNames(parts.button, parts.positive)}>{copy.invoice}</button>
        </form>
      </div>
    </section>
  )
}
