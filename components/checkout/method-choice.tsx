import { Select } from '#components/ui/select.tsx'
import { cardPaymentCopy } from '#lib/copy/card-payment.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CheckoutPayment } from '#lib/shop/checkout.ts'
import type { Installment } from '#lib/shop/installments.ts'
import { toReais } from '#lib/shop/money.ts'
import { fieldId } from './checkout-fields.ts'
import form from './checkout-form.module.css'
import { hasInterest, installmentText } from './credit-text.ts'
import styles from './payment-form.module.css'

type MethodChoiceProps = {
  payment: CheckoutPayment
  lang: Lang
  isChosen: boolean
  /** The number of installments that a rejected order had. */
  installments: string | undefined
}

/** A payment method with its total and, while it is chosen, its installments; the server reads the total of the chosen one (contract 4.30). */
export function MethodChoice({ payment, lang, isChosen, installments }: MethodChoiceProps) {
  const copy = checkoutCopy[lang]
  const price = priceFormatter(lang)
  const { id, label, discount, total, plan } = payment
  return (
    <div className={styles.method}>
      <label className={form.choice}>
        <input type="radio" name="pagamento" value={id} defaultChecked={isChosen} required />
        <span>{label}</span>
        <strong>{price(total)}</strong>
        <span className={form.more}>
          {copy.paymentTexts[id]}{' '}
          {discount > 0 ? <span className={styles.discount}>{copy.pixDiscount(price(discount))}</span> : null}
        </span>
      </label>
      {plan.length > 1 ? <Plan plan={plan} lang={lang} chosen={installments} /> : null}
      <input type="hidden" name={`total-${id}`} value={toReais(total)} />
    </div>
  )
}

type PlanProps = { plan: readonly Installment[]; lang: Lang; chosen: string | undefined }

function Plan({ plan, lang, chosen }: PlanProps) {
  const copy = cardPaymentCopy[lang]
  return (
    <div className={styles.plan}>
      <Select id={fieldId('parcelas')} name="parcelas" label={copy.question} defaultValue={chosen ?? '1'}>
        {plan.map((installments) => (
          <option
            key={installments.count}
            value={installments.count}
            data-interest={hasInterest(installments) || undefined}
          >
            {installmentText(installments, lang)}
          </option>
        ))}
      </Select>
      {/* Not a hint of the select, which would name it to a screen reader for installments without interest too. */}
      {plan.some(hasInterest) ? <p className={styles.interest}>{copy.interest}</p> : null}
    </div>
  )
}
