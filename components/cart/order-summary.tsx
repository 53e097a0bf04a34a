import { buttonClass } from '#components/ui/button.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { accountCopy } from '#lib/copy/account.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { CartLineRow, CartLineList } from './cart-line-row.tsx'
import styles from './cart-page.module.css'
import type { CartProps } from './cart-props.ts'
import { EmptyCart } from './empty-cart.tsx'
import { Totals } from './totals.tsx'

/** The order summary, with the message that the shop has no payment provider yet (P6). */
export function OrderSummary({
  cart,
  lang,
  settings,
  start,
}: Omit<CartProps, 'whatsappUrl'> & { cart: ShopCart }) {
  const copy = accountCopy[lang]
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{copy.paymentTitle}</h1>
      </header>
      {cart.items.length === 0 ? (
        <EmptyCart lang={lang} start={start} />
      ) : (
        <div className={styles.columns}>
          <section aria-label={copy.items}>
            <CartLineList>
              {cart.items.map((item) => (
                <CartLineRow key={item.key} item={item} lang={lang} settings={settings}>
                  <span>{copy.units(item.quantity)}</span>
                </CartLineRow>
              ))}
            </CartLineList>
          </section>
          <section aria-label={copy.paymentTitle} className={styles.summary}>
            <Totals cart={cart} lang={lang} settings={settings} />
            <MessageBox>{copy.noProvider}</MessageBox>
            <a className={buttonClass({ variant: 'secondary' })} href={localePath(lang, paths.cart())}>
              {copy.backToCart}
            </a>
          </section>
        </div>
      )}
    </div>
  )
}
