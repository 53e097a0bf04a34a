import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { withDelivery, type CheckoutDraft } from '#lib/shop/checkout.ts'
import type { Installment } from '#lib/shop/installments.ts'
import { mask } from '#lib/shop/masks.ts'
import type { Cents } from '#lib/shop/money.ts'
import { payableTotal } from '#lib/shop/payable-total.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { ChosenDelivery, QuotedCep } from './chosen-delivery.tsx'
import { ChosenPlan } from './chosen-plan.tsx'
import { hasInterest, installmentText, onCardText } from './credit-text.ts'
import { LineList, type SummaryLine } from './line-list.tsx'
import styles from './summary.module.css'
import { TotalsList } from './totals-list.tsx'

type SummaryProps = {
  lang: Lang
  draft: Pick<CheckoutDraft, 'items' | 'totals' | 'payments' | 'options' | 'address'>
  settings: Pick<ShopSettings, 'conversion' | 'goal' | 'freeShippingFrom' | 'fixedShipping'>
  /** Whether it is open at first on a phone: it shows why a coupon was rejected. */
  isOpen?: boolean
  /** The progress towards discount and free shipping, and the coupon: parts of the cart. */
  goal: ReactNode
  coupon: ReactNode
}

const BAR_PICTURES = 2

/** The summary of the order: a column on wide screens, a bar at the bottom of a phone that opens. */
export function Summary({ lang, draft, settings, isOpen = false, goal, coupon }: SummaryProps) {
  const copy = checkoutCopy[lang]
  // The shipping cost that the cart shows; undefined when the store states none.
  const { shipping } = payableTotal(draft.totals, settings)
  const amounts = { ...draft, shipping }
  const { items } = draft
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <aside aria-label={copy.summary} className={styles.aside}>
      <details className={styles.details} open={isOpen}>
        <summary className={styles.bar}>
          <span className={styles.thumbnails}>
            {items.slice(0, BAR_PICTURES).map(({ picture }, index) => (
              <Picture key={index} src={picture} alt="" width={40} height={40} sizes="40px" widths={[160]} />
            ))}
          </span>
          <span className={styles.label}>
            {copy.summaryShort} <span className={styles.count}>({copy.pieces(count)})</span>
          </span>
          <strong>{perOption(amounts, ({ totals }) => priceFormatter(lang)(totals.total))}</strong>
          <Icon name="chevron" size="small" className={styles.chevron} />
          <PlanTexts payments={draft.payments} text={onCardText} lang={lang} className={styles.onCard} />
        </summary>
        <div className={styles.content}>
          <h2 className={styles.heading}>{copy.summary}</h2>
          <LineList lines={items.map(toLine)} lang={lang} />
          {goal}
          {coupon}
          {perOption(amounts, (shown) => (
            <TotalsList {...shown} lang={lang} settings={settings} />
          ))}
          <PlanTexts
            payments={draft.payments}
            text={(one, lang, label) => `${label}: ${installmentText(one, lang)}`}
            lang={lang}
            className={styles.about}
          />
        </div>
      </details>
    </aside>
  )
}

type Amounts = Pick<CheckoutDraft, 'totals' | 'payments'> & {
  /** The CEP for which the shipping is an estimate. */
  estimatedFor?: ReactNode
}

// The amounts of the draft with the shipping of the delivery option that is chosen on the page. Before a choice it is that of the first
// option for the address, and without an address that of the cart, so that the total is never lower here than in the cart.
function perOption(
  { totals, payments, options, address, shipping }: SummaryProps['draft'] & { shipping: Cents | undefined },
  show: (amounts: Amounts) => ReactNode,
) {
  const draft = { totals, payments }
  const shown = options.map((option) => [option.id, show(withDelivery(draft, option))] as const)
  const estimate = (price: Cents, estimatedFor: ReactNode) =>
    show({ ...withDelivery(draft, { price }), estimatedFor })
  const [first] = options
  const isOpen = totals.shipping === undefined
  const ofCart = isOpen && !first ? shipping : undefined
  const quoted = ofCart === undefined ? undefined : estimate(ofCart, <QuotedCep />)
  return (
    <ChosenDelivery options={Object.fromEntries(shown)} quoted={quoted}>
      {isOpen && first
        ? estimate(first.price, mask('postalCode', address.cep))
        : show(ofCart === undefined ? draft : withDelivery(draft, { price: ofCart }))}
    </ChosenDelivery>
  )
}

type PlanTextsProps = Pick<SummaryProps['draft'], 'payments'> & {
  text: (installments: Installment, lang: Lang, label: string) => string
  lang: Lang
  className: string | undefined
}

// For each payment method with interest, what its chosen installments come to.
function PlanTexts({ payments, text, lang, className }: PlanTextsProps) {
  return payments.map(({ id, label, plan }) => {
    const texts = plan.filter(hasInterest).map((one) => [one.count, text(one, lang, label)] as const)
    if (texts.length === 0) return null
    return <ChosenPlan key={id} method={id} texts={Object.fromEntries(texts)} className={className} />
  })
}

function toLine({ name, product, attributes = [], picture, quantity, total }: CartItem): SummaryLine {
  const values = attributes.map(({ value }) => value)
  const detail = [product === undefined ? '' : name, ...values].filter(Boolean).join(', ')
  return { name: product ?? name, detail, picture, quantity, total }
}
