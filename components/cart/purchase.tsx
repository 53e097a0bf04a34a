import type { MouseEvent } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { CartProps } from './cart-props.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import styles from './purchase.module.css'

type PurchaseProps = CartProps & {
  /** The cart's subtotal; undefined when the store does not state it. */
  subtotal: Cents | undefined
  /** The id of the sentence about the limit, which describes the disabled link. */
  id: string
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** The link to the payment page; disabled above the limit, with the reason and a link for larger purchases: WhatsApp, else customer service (P15). */
export function Purchase({ subtotal, lang, settings, whatsappUrl, servicePage, id, onClick }: PurchaseProps) {
  const copy = cartCopy[lang]
  const label = (
    <>
      <Icon name="lock" size="small" /> {copy.purchase}
    </>
  )
  const className = buttonClass({ size: 'large', wide: true })
  const { purchaseLimit } = settings
  if (purchaseLimit === undefined || (subtotal ?? 0) <= purchaseLimit)
    return (
      <a href={localePath(lang, paths.checkoutPayment())} className={className} onClick={onClick}>
        {label}
      </a>
    )
  return (
    <div className={styles.limit}>
      <MessageBox kind="aviso">
        <p id={id}>{copy.purchaseLimit(priceFormatter(lang)(purchaseLimit))}</p>
        {whatsappUrl ? (
          <a href={whatsappUrl} className={styles.whatsapp}>
            <Icon name="whatsapp" size="small" /> {copy.purchaseLimitLink}
          </a>
        ) : servicePage ? (
          <Link href={localePath(lang, servicePage)} className={styles.whatsapp}>
            {copy.purchaseLimitContact}
          </Link>
        ) : null}
      </MessageBox>
      <a role="link" tabIndex={0} aria-disabled="true" aria-describedby={id} className={className}>
        {label}
      </a>
    </div>
  )
}
