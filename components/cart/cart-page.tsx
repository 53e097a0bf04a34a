import { buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import type { StoreMessage } from '#lib/client/errors.ts'
import type { MenuItem } from '#lib/client/store/menus.ts'
import type { CartSuggestion } from '#lib/client/store/cheapest-products.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { CartNotice } from '#lib/copy/cart-notices.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import type { KitSwap } from '#lib/shop/packing-swaps.ts'
import { swapPlace, type SwapFields } from '#lib/shop/swapped-lines.ts'
import { payableTotal } from '#lib/shop/payable-total.ts'
import { cartGap } from '#lib/shop/gap-products.ts'
import type { RemovedFields } from '#lib/shop/removed-line.ts'
import type { SentCoupon } from '#lib/shop/sent-coupon.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import styles from './cart-page.module.css'
import type { CartProps } from './cart-props.ts'
import { CouponForm } from './coupon-form.tsx'
import { EmptyPage } from './empty-page.tsx'
import { FormsInPlace } from './forms-in-place.tsx'
import { GoalBar } from './goal-bar.tsx'
import { AppliedCoupon } from './applied-coupon.tsx'
import { GapProducts } from './gap-products.tsx'
import { PageDeliveryDate } from './page-delivery-date.tsx'
import { PageLines } from './page-lines.tsx'
import { PaymentLine } from './payment-line.tsx'
import { Purchase } from './purchase.tsx'
import { totalLabel, Totals } from './totals.tsx'
import { SuggestionForm } from './suggestion-form.tsx'
import { SwapBackForm, UndoForm } from './undo-form.tsx'

const COUPON_ID = 'cupom'
const LIMIT_ID = 'limite'

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
  /** For an empty cart: popular products, and the lines of the menu. */
  popular?: readonly CartSuggestion[] | undefined
  lines?: readonly MenuItem[] | undefined
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
  popular = [],
  lines = [],
  ...shop
}: CartPageProps) {
  const { lang, settings } = shop
  const copy = cartCopy[lang]
  const gap = cartGap(cart.subtotal, settings)
  const isFilled = cart.items.length > 0
  const undo = removed ? (
    <UndoForm key={removed.hash} removed={removed} lang={lang} />
  ) : swapped ? (
    <SwapBackForm key={swapped.kits} swapped={swapped} lang={lang} />
  ) : null
  const undoPlace = isFilled ? Number(removed?.lugar) || swapPlace(swapped, cart) : undefined
  return (
    <FormsInPlace
      lang={lang}
      notice={notice}
      messages={messages}
      couponId={COUPON_ID}
      className={styles.page}
      heading={
        <header className={styles.heading}>
          <h1 tabIndex={-1}>{copy.title}</h1>
          {isFilled ? <p>{copy.pieces(cart.count)}</p> : null}
        </header>
      }
    >
      {undoPlace === undefined ? undo : null}
      {isFilled ? (
        <div className={styles.columns}>
          <section aria-label={copy.title}>
            <PageLines
              items={cart.items}
              swaps={swaps}
              undo={undo}
              undoPlace={undoPlace}
              lang={lang}
              settings={settings}
            />
          </section>
          <section aria-label={copy.summary} className={styles.summary}>
            <div className={styles.goals}>
              <GoalBar subtotal={cart.subtotal} lang={lang} settings={settings} />
            </div>
            <CartCoupon cart={cart} sentCoupon={sentCoupon} rejected={rejected} lang={lang} />
            <div className={styles.amounts}>
              <Totals cart={cart} lang={lang} settings={settings} />
            </div>
            <PurchaseBar cart={cart} {...shop} />
            <PaymentLine {...shop} />
            {/* Below the button, because the day of a stored CEP takes more room than the question: nothing above it moves. */}
            <PageDeliveryDate items={cart.items} lang={lang} />
            <Link href={localePath(lang, shop.start.path)} className={buttonClass({ variant: 'secondary' })}>
              {copy.keepShopping}
            </Link>
            {/* Below the button, so that the button is on the first screen. */}
            {shop.takesGifts ? <p className={styles.gift}>{checkoutCopy[lang].giftAhead}</p> : null}
            {shop.takesGifts && checkoutCopy[lang].needs ? (
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
        <EmptyPage popular={popular} lines={lines} {...shop} />
      )}
    </FormsInPlace>
  )
}

// On phones the bar has the total and sticks to the bottom of the screen until its place below the amounts is in view; above the limit
// it says why it has no button, and leads to the message, which does not stick (P15).
function PurchaseBar({ cart, ...shop }: CartProps & { cart: ShopCart }) {
  const { lang, settings } = shop
  const price = priceFormatter(lang)
  const { total } = payableTotal(cart, settings)
  const { purchaseLimit = Infinity } = settings
  const isWithinLimit = (cart.subtotal ?? 0) <= purchaseLimit
  const purchase = <Purchase subtotal={cart.subtotal} id={LIMIT_ID} {...shop} />
  return (
    <>
      <div className={classNames(styles.bar, !isWithinLimit && styles.overLimit)}>
        {total === undefined ? null : (
          <p aria-hidden="true" className={styles.total}>
            {totalLabel(cart, lang)} <strong>{price(total)}</strong>
          </p>
        )}
        {isWithinLimit ? (
          purchase
        ) : (
          <a href={`#${LIMIT_ID}`}>{cartCopy[lang].overLimit(price(purchaseLimit))}</a>
        )}
      </div>
      {isWithinLimit ? null : purchase}
    </>
  )
}

function CartCoupon({
  cart,
  sentCoupon,
  rejected,
  lang,
}: Pick<CartPageProps, 'cart' | 'sentCoupon' | 'rejected' | 'lang'>) {
  if (cart.coupon)
    return <AppliedCoupon id={COUPON_ID} coupon={cart.coupon} lang={lang} error={rejected?.message} />
  if (!cart.takesCoupons) return null
  return (
    <CouponForm
      id={COUPON_ID}
      lang={lang}
      sent={sentCoupon}
      typed={rejected?.fields['cupom']}
      error={rejected?.message}
    />
  )
}
