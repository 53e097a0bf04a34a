import { cardPaymentCopy } from '#lib/copy/card-payment.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Installment } from '#lib/shop/installments.ts'
import { creditText, hasInterest } from './credit-text.ts'
import styles from './card-payment.module.css'

type CardPlanProps = { plan: readonly Installment[]; chosen: number; lang: Lang }

/** The choice of installments: with interest, each says so and names the total on credit (P16). */
export function CardPlan({ plan, chosen, lang }: CardPlanProps) {
  const copy = cardPaymentCopy[lang]
  const price = priceFormatter(lang)
  return (
    <fieldset className={styles.plan}>
      <legend>{copy.question}</legend>
      <div className={styles.options}>
        {plan.map((installments) => {
          const { count, each } = installments
          const isWithInterest = hasInterest(installments)
          const credit = creditText(installments, lang)
          return (
            <label key={count} className={styles.option}>
              <input
                type="radio"
                name="parcelas"
                value={count}
                defaultChecked={count === chosen}
                data-interest={isWithInterest || undefined}
              />
              <span>{copy.installments(count, price(each), isWithInterest)}</span>
              {credit ? <small>{credit}</small> : null}
            </label>
          )
        })}
      </div>
      {plan.some(hasInterest) ? <p className={styles.note}>{copy.interest}</p> : null}
    </fieldset>
  )
}
