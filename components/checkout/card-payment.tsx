import { AmountRow, AmountRows } from '#components/ui/amount-rows.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { cardPaymentCopy } from '#lib/copy/card-payment.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { DemoCardPage } from '#lib/shop/demo-card.ts'
import styles from './card-payment.module.css'
import { CardPlan } from './card-plan.tsx'
import { CleanAddress } from './clean-address.tsx'
import { installmentText } from './credit-text.ts'
import { OrderButton } from './order-button.tsx'
import { OrderKey } from './order-key.tsx'
import { PaidAmount } from './paid-amount.tsx'
import sheet from './sheet.module.css'

/**
 * The demonstration's card page: the installments of an order, and what the card company answers. It has no field for a
 * card number (contract 4.36, docs/decisions/0082).
 */
export function CardPayment({ found, lang }: { found: DemoCardPage; lang: Lang }) {
  const copy = cardPaymentCopy[lang]
  const { number, total } = found
  const target = { method: 'post', action: localePath(lang, pagePaths.demoCardAnswer()) } as const
  return (
    <div className={`${sheet.page} ${styles.page}`}>
      <h1>{copy.title}</h1>
      <MessageBox kind="aviso">{copy.demo}</MessageBox>
      <section className={sheet.card} aria-labelledby="pedido">
        <h2 id="pedido">{copy.order(number)}</h2>
        <AmountRows>
          <AmountRow label={copy.total} kind="total">
            {priceFormatter(lang)(total)}
          </AmountRow>
        </AmountRows>
        <form {...target} className={styles.pay}>
          <OrderKey order={found} />
          <input type="hidden" name="resultado" value="aprovado" />
          <ChosenPlan found={found} lang={lang} />
          <OrderButton busyText={copy.paying}>
            <PaidAmount texts={amountTexts(found, lang)}>{copy.pay}</PaidAmount>
          </OrderButton>
        </form>
        <form {...target}>
          <OrderKey order={found} />
          <input type="hidden" name="resultado" value="recusado" />
          <OrderButton variant="secondary" busyText={copy.refusing}>
            {copy.refuse}
          </OrderButton>
        </form>
      </section>
      <CleanAddress />
    </div>
  )
}

// What the card is charged, with the card company's interest.
function amountTexts({ plan, total }: DemoCardPage, lang: Lang): Record<string, string> {
  const texts = plan.map((one) => [
    one.count,
    cardPaymentCopy[lang].payAmount(priceFormatter(lang)(one.total ?? total)),
  ])
  return Object.fromEntries(texts) as Record<string, string>
}

// The installments that were chosen at the checkout. The buyer can open the choice again, for instance after a refused card.
function ChosenPlan({ found: { plan, count }, lang }: { found: DemoCardPage; lang: Lang }) {
  const copy = cardPaymentCopy[lang]
  const chosen = plan.find((installments) => installments.count === count)
  return (
    <details open={!chosen} className={styles.chosen}>
      <summary>
        <span>{copy.chosen}</span>
        {chosen ? <strong>{installmentText(chosen, lang)}</strong> : null}
        <span className={styles.change}>{copy.change}</span>
      </summary>
      <CardPlan plan={plan} chosen={count} lang={lang} />
    </details>
  )
}
