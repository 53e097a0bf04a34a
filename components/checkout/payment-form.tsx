import { Fragment } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { CheckoutDraft } from '#lib/shop/checkout.ts'
import { isDemoCard } from '#lib/shop/demo-card.ts'
import form from './checkout-form.module.css'
import { MethodChoice } from './method-choice.tsx'
import { OrderButton } from './order-button.tsx'
import styles from './payment-form.module.css'
import type { SectionState } from './section-form.tsx'

type PaymentFormProps = SectionState & {
  draft: Pick<CheckoutDraft, 'payments' | 'payment' | 'version'>
  /** The key of this page's order: a second press of the button, or a retry, is the same order (contract 4.30). */
  orderKey: string
}

/** The choice of the payment method, each with the total that the shopper accepts, and the one button that places the order. */
export function PaymentForm({ lang, rejected, draft, orderKey }: PaymentFormProps) {
  const copy = checkoutCopy[lang]
  const { payments, version } = draft
  const wanted = rejected?.fields['pagamento'] ?? draft.payment
  const chosen = payments.find(({ id }) => id === wanted) ?? payments[0]
  const demos = payments.filter(({ isDemo }) => isDemo)
  return (
    <form method="post" action={localePath(lang, pagePaths.checkoutOrder())} className={styles.payment}>
      <fieldset className={form.choices}>
        <legend className="visually-hidden">{copy.fields.pagamento}</legend>
        {payments.map((payment) => (
          <MethodChoice
            key={payment.id}
            payment={payment}
            lang={lang}
            isChosen={payment === chosen}
            installments={rejected?.fields['parcelas']}
          />
        ))}
      </fieldset>
      {demos.length > 0 ? (
        <MessageBox kind="aviso">
          {demos.some(({ id }) => isDemoCard(id)) ? copy.demoCard : copy.demo}
        </MessageBox>
      ) : null}
      <input type="hidden" name="versao" value={version} />
      <input type="hidden" name="pedido" value={orderKey} />
      <OrderButton busyText={copy.ordering}>
        {payments.map(({ id, total }) => (
          <Fragment key={id}>
            <span data-method={id}>
              {copy.goToPayment[id] ?? copy.order[id](priceFormatter(lang)(total))}
            </span>{' '}
          </Fragment>
        ))}
      </OrderButton>
      {hasBrandTexts() ? (
        <p className={form.note}>
          {copy.terms} <Link href={localePath(lang, pagePaths.terms())}>{copy.termsLink}</Link>.
        </p>
      ) : null}
      <ul role="list" className={styles.trust}>
        <li>
          <Icon name="lock" size="small" /> {copy.trust.payment}
        </li>
        <li>
          <Icon name="check" size="small" /> {copy.trust.withdrawal}
        </li>
      </ul>
    </form>
  )
}
