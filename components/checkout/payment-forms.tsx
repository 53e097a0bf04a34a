import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { toReais } from '#lib/shop/money.ts'
import type { CheckoutDraft, PaymentChoice } from '#lib/shop/checkout.ts'
import styles from './checkout-form.module.css'
import { OrderButton } from './order-button.tsx'

type PaymentFormsProps = {
  lang: Lang
  draft: Pick<CheckoutDraft, 'payments' | 'version'>
  /** The key of this page's order: a second press of a button, or a retry, is the same order (contract 4.30). */
  orderKey: string
}

/** The payment methods, each with its own button, which names the total that the shopper accepts. */
export function PaymentForms({ lang, draft, orderKey }: PaymentFormsProps) {
  const copy = checkoutCopy[lang]
  return (
    <div className={styles.choices}>
      {draft.payments.map((payment) => (
        <PaymentForm
          key={payment.id}
          payment={payment}
          version={draft.version}
          lang={lang}
          orderKey={orderKey}
        />
      ))}
      {hasBrandTexts() ? (
        <p className={styles.note}>
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
    </div>
  )
}

function PaymentForm({
  payment,
  version,
  lang,
  orderKey,
}: Pick<PaymentFormsProps, 'lang' | 'orderKey'> & { payment: PaymentChoice; version: number }) {
  const copy = checkoutCopy[lang]
  const price = priceFormatter(lang)
  const { id, label, discount, total, isDemo } = payment
  const titleId = `pagamento-${id}`
  return (
    <form
      method="post"
      action={localePath(lang, paths.checkoutOrder())}
      className={styles.payment}
      aria-labelledby={titleId}
    >
      <h3 id={titleId}>{label}</h3>
      <p>
        {copy.paymentTexts[id]}{' '}
        {discount > 0 ? <span className={styles.discount}>{copy.pixDiscount(price(discount))}</span> : null}
      </p>
      {isDemo ? <MessageBox kind="aviso">{id === 'pix' ? copy.demo : copy.demoCard}</MessageBox> : null}
      <input type="hidden" name="pagamento" value={id} />
      <input type="hidden" name="total" value={toReais(total)} />
      <input type="hidden" name="versao" value={version} />
      <input type="hidden" name="pedido" value={`${orderKey}-${id}`} />
      <OrderButton busyText={copy.ordering}>{copy.order[id](price(total))}</OrderButton>
    </form>
  )
}
