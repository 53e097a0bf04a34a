import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import type { StoreMessage } from '#lib/client/errors.ts'
import type { CartSuggestion } from '#lib/client/store/cheapest-products.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { cartNotices, type CartNotice } from '#lib/copy/cart-notices.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import type { KitSwap } from '#lib/shop/kit-swap.ts'
import type { SwapFields } from '#lib/shop/swapped-lines.ts'
import { payableTotal } from '#lib/shop/payable-total.ts'
import { cartGap } from '#lib/shop/gap-products.ts'
import type { RemovedFields } from '#lib/shop/removed-line.ts'
import type { SentCoupon } from '#lib/shop/sent-coupon.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { CartLineRow, CartLineList } from './cart-line-row.tsx'
import styles from './cart-page.module.css'
import type { CartProps } from './cart-props.ts'
import { CouponForm } from './coupon-form.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GoalBar } from './goal-bar.tsx'
import { AppliedCoupon } from './applied-coupon.tsx'
import { LineForm, LineRemoval } from './line-form.tsx'
import { Messages } from './messages.tsx'
import { GapProducts } from './gap-products.tsx'
import { RememberPrices } from './line-price-change.tsx'
import { PageDeliveryDate } from './page-delivery-date.tsx'
import { Purchase } from './purchase.tsx'
import { totalLabel, Totals } from './totals.tsx'
import { swapBelow } from './cart-kit-offer.tsx'
import { SuggestionForm } from './suggestion-form.tsx'
import { SwapForm } from './swap-form.tsx'
import { SwapBackForm, UndoForm } from './undo-form.tsx'

const SUCCESSES: CartNotice[] = [
  'adicionado',
  'repetido',
  'devolvido',
  'troca_desfeita',
  'cupom_aplicado',
  'cupom_removido',
]

type CartPageProps = CartProps & {
  cart: ShopCart
  messages: readonly StoreMessage[]
  notice: CartNotice | undefined
  /** The coupon that an external store accepted earlier (platform 3.6). */
  sentCoupon?: SentCoupon | undefined
  /** A coupon that was rejected without JavaScript. */
  rejected?: RejectedForm | undefined
  /** The form fields that restore the line removed last. */
  removed?: RemovedFields | undefined
  /** Kits that cost less than the lines of the cart with the same packages. */
  swaps?: readonly KitSwap[]
  /** The form fields that undo the last swap of lines for a kit. */
  swapped?: SwapFields | undefined
  /** Products that suit the cart and fill its gap to free shipping or the discount. */
  gapProducts?: readonly CartSuggestion[] | undefined
  /** Whether the checkout is the shop's own, which takes a message for a gift. */
  takesGifts?: boolean
}

/** The cart page; every control is a link or a plain form (P6). */
export function CartPage({
  cart,
  messages,
  notice,
  sentCoupon,
  rejected,
  removed,
  swaps = [],
  swapped,
  gapProducts = [],
  takesGifts = false,
  ...shop
}: CartPageProps) {
  const { lang, settings } = shop
  const copy = cartCopy[lang]
  const noticeMessages = notice ? [{ kind: kindOf(notice), text: cartNotices[lang][notice] }] : []
  const gap = cartGap(cart.subtotal, settings)
  const isFilled = cart.items.length > 0
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{copy.title}</h1>
        {isFilled ? <p>{copy.pieces(cart.count)}</p> : null}
      </header>
      <Messages messages={[...noticeMessages, ...messages]} />
      {removed ? <UndoForm removed={removed} lang={lang} /> : null}
      {swapped ? <SwapBackForm swapped={swapped} lang={lang} /> : null}
      {isFilled ? (
        <div className={styles.columns}>
          <section aria-label={copy.title}>
            <RememberPrices items={cart.items.map(({ key, price }) => ({ key, price }))} />
            <CartLineList>
              {cart.items.map((item, index) => {
                const id = `linha-${index + 1}`
                const form = { item, lang, id }
                const swap = swapBelow(swaps, item)
                return (
                  <CartLineRow
                    key={item.key}
                    id={id}
                    item={item}
                    lang={lang}
                    settings={settings}
                    remove={<LineRemoval {...form} />}
                    offer={swap && <SwapForm swap={swap} lang={lang} />}
                  >
                    <LineForm {...form} place={index + 1} />
                  </CartLineRow>
                )
              })}
            </CartLineList>
          </section>
          <section aria-label={copy.summary} className={styles.summary}>
            <div className={styles.goals}>
              <GoalBar subtotal={cart.subtotal} lang={lang} settings={settings} />
            </div>
            <PageDeliveryDate items={cart.items} lang={lang} />
            <CartCoupon cart={cart} sentCoupon={sentCoupon} rejected={rejected} lang={lang} />
            <Totals cart={cart} lang={lang} settings={settings} totalClassName={styles.totalRow} />
            <PurchaseBar cart={cart} {...shop} />
            <Link href={localePath(lang, shop.start.path)} className={buttonClass({ variant: 'secondary' })}>
              {copy.keepShopping}
            </Link>
            {/* Below the button, so that the button is on the first screen. */}
            {takesGifts ? <p className={styles.gift}>{checkoutCopy[lang].giftAhead}</p> : null}
            {takesGifts && checkoutCopy[lang].needs ? (
              <p className={styles.gift}>{checkoutCopy[lang].needs}</p>
            ) : null}
          </section>
          <GapProducts
            gap={gap}
            products={gapProducts}
            lang={lang}
            add={(product, label) => <SuggestionForm product={product} label={label} lang={lang} />}
          />
        </div>
      ) : (
        <EmptyCart lang={lang} start={shop.start} />
      )}
    </div>
  )
}

// On phones it has the total and sticks to the bottom of the screen until its place below the amounts is in view; the message about the limit does not (P15).
function PurchaseBar({ cart, ...shop }: CartProps & { cart: ShopCart }) {
  const { lang, settings } = shop
  const { total } = payableTotal(cart, settings)
  const isWithinLimit = (cart.subtotal ?? 0) <= (settings.purchaseLimit ?? Infinity)
  return (
    <div className={isWithinLimit ? styles.bar : undefined}>
      {total === undefined ? null : (
        <p aria-hidden="true" className={styles.total}>
          {totalLabel(cart, lang)} <strong>{priceFormatter(lang)(total)}</strong>
        </p>
      )}
      <Purchase subtotal={cart.subtotal} id="limite" {...shop} />
    </div>
  )
}

function CartCoupon({
  cart,
  sentCoupon,
  rejected,
  lang,
}: Pick<CartPageProps, 'cart' | 'sentCoupon' | 'rejected' | 'lang'>) {
  if (cart.coupon)
    return <AppliedCoupon id="cupom" coupon={cart.coupon} lang={lang} error={rejected?.message} />
  if (!cart.takesCoupons) return null
  return (
    <CouponForm
      id="cupom"
      lang={lang}
      sent={sentCoupon}
      typed={rejected?.fields['cupom']}
      error={rejected?.message}
    />
  )
}

function kindOf(notice: CartNotice): StoreMessage['kind'] {
  if (SUCCESSES.includes(notice)) return 'sucesso'
  return notice === 'quantidade_ajustada' ? 'aviso' : 'erro'
}
