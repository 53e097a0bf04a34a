import type { PaymentKind, WireBuyer } from '#lib/contract/checkout.ts'
import type { DraftSection } from '#lib/contract/draft.ts'
import { percentOf, type Cents } from '#lib/shop/money.ts'
import type { Queries } from '../db/database.ts'
import { paymentProviders } from '../payments/providers.ts'
import { deliveryOptions, type DeliveryOption } from '../shipping/delivery-options.ts'
import { appliedCoupon } from '../store/cart-coupon.ts'
import { cartAmounts, type HeldCoupon } from '../store/cart-document.ts'
import { readLines, type StoredCartLine } from '../store/cart-lines.ts'
import type { Session } from '../store/sessions.ts'
import { deliveryTerms } from '../store/shipment.ts'
import { stockDemand } from '../store/stock-uses.ts'
import type { StoreContext } from '../store/store.ts'
import type { StoreRules } from '../store/store-rules.ts'
import { prefilledDraft } from './prefilled-draft.ts'
import { readStoredDraft, type StoredDraft } from '../store/stored-draft.ts'

/** The amounts of a checkout in cents; `shipping` is null before a delivery option is chosen. */
export interface CheckoutAmounts {
  subtotal: Cents
  discount: Cents
  coupon: string | null
  couponDiscount: Cents
  shipping: Cents | null
  paymentDiscount: Cents
  total: Cents
}

/** A payment method with what it takes off the total. */
interface OfferedPayment {
  id: PaymentKind
  isDemo: boolean
  discount: Cents
}

/** The checkout of a cart, with prices, stock and shipping of this moment. */
export interface Checkout {
  version: number
  lines: StoredCartLine[]
  coupon: HeldCoupon
  draft: StoredDraft
  /** What is known of the buyer, also while the section is incomplete. */
  buyer: WireBuyer
  options: DeliveryOption[]
  option: DeliveryOption | undefined
  payments: OfferedPayment[]
  amounts: CheckoutAmounts
  missing: DraftSection[]
}

/** Reads the checkout of a session's cart; without a session, that of an empty cart. */
export async function readCheckout(
  store: StoreContext,
  queries: Queries,
  rules: StoreRules,
  session: Session | null,
): Promise<Checkout> {
  const now = store.now()
  const lines = session ? await readLines(queries, session.cartId) : []
  const coupon = await appliedCoupon(store, queries, session?.coupon)
  const stored = session ? await readStoredDraft(queries, session.cartId, now) : {}
  const { draft, buyer } = await prefilledDraft(queries, session, stored)
  const { subtotal, progressive, effect, total: goods } = cartAmounts(lines, rules, coupon)
  const units = lines.reduce((sum, { quantity, sellable }) => sum + quantity * sellable.units, 0)
  const terms = deliveryTerms(store.config, rules)
  const found =
    draft.entrega && lines.length > 0
      ? deliveryOptions({ cep: draft.entrega.cep, units, subtotal, now }, terms)
      : []
  const options = found === 'unknown' ? [] : found
  const option = options.find(({ id }) => id === draft.opcao)
  const payments = paymentProviders(store.config.payments ?? {}).map(({ id, isDemo }) => ({
    id,
    isDemo,
    discount: paymentDiscount(id, goods, rules),
  }))
  const discount = payments.find(({ id }) => id === draft.pagamento)?.discount ?? 0
  const amounts = {
    subtotal,
    discount: progressive.discount,
    coupon: coupon && effect && effect.discount > 0 ? coupon.applied.code : null,
    couponDiscount: effect?.discount ?? 0,
    shipping: option?.price ?? null,
    paymentDiscount: discount,
    total: goods - discount + (option?.price ?? 0),
  }
  const isWithinLimit = subtotal <= rules.cartValueLimit
  const missing = missingSections({ lines, draft, option, isWithinLimit })
  return {
    version: session?.version ?? 0,
    lines,
    coupon,
    draft,
    buyer,
    options,
    option,
    payments,
    amounts,
    missing,
  }
}

/** What a payment method takes off the total; `goods` is the amount of the lines after their discounts. */
export function paymentDiscount(
  kind: PaymentKind,
  goods: Cents,
  { pixDiscountPercent }: Pick<StoreRules, 'pixDiscountPercent'>,
): Cents {
  return kind === 'pix' ? percentOf(goods, pixDiscountPercent) : 0
}

/** The same checkout with another payment method. */
export function withPayment(checkout: Checkout, kind: PaymentKind): Checkout {
  const discount = checkout.payments.find(({ id }) => id === kind)?.discount ?? 0
  const { amounts } = checkout
  const total = amounts.total + amounts.paymentDiscount - discount
  return {
    ...checkout,
    draft: { ...checkout.draft, pagamento: kind },
    amounts: { ...amounts, paymentDiscount: discount, total },
  }
}

function missingSections({
  lines,
  draft,
  option,
  isWithinLimit,
}: Pick<Checkout, 'lines' | 'draft' | 'option'> & { isWithinLimit: boolean }): DraftSection[] {
  const isInStock = [...stockDemand(lines).values()].every(({ needed, stock }) => needed <= stock)
  const isSold = lines.every(({ sellable }) => sellable.sale !== 'quote')
  return [
    ...(lines.length > 0 && isInStock && isSold && isWithinLimit ? [] : (['itens'] as const)),
    ...(draft.dados ? [] : (['dados'] as const)),
    ...(draft.entrega ? [] : (['entrega'] as const)),
    ...(option ? [] : (['opcao'] as const)),
  ]
}
