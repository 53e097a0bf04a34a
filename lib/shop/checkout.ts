import type { CartCoupon, CartItem } from './cart.ts'
import type { Installment } from './installments.ts'
import type { Cents } from './money.ts'

/** The form field and URL parameter that says which page follows a sign-in. */
export const RETURN_FIELD = 'volta'

/** The value for the checkout. */
export const TO_CHECKOUT = 'pagamento'

/** The sections that an order needs, in the order of the page. */
type CheckoutSection = 'itens' | 'dados' | 'entrega' | 'opcao'

/** The fields of the buyer, with the names that forms and contract share (contract 4.28). */
export const BUYER_FIELDS = ['nome', 'email', 'cpf', 'celular'] as const
export type BuyerField = (typeof BUYER_FIELDS)[number]

/** The fields of the address. */
export const ADDRESS_FIELDS = [
  ...(['cep', 'logradouro', 'numero', 'complemento'] as const),
  ...(['bairro', 'cidade', 'uf', 'destinatario', 'presente', 'recado', 'observacao'] as const),
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** A delivery option for the cart. */
export interface DeliveryChoice {
  id: string
  label: string
  /** 0 is free. */
  price: Cents
  /** Business days. */
  days: number
  /** The last day of delivery as YYYY-MM-DD; '' when the store does not state it. */
  until: string
}

/** A payment method. */
export interface PaymentChoice {
  id: 'pix' | 'mercado-pago' | 'cartao-demonstracao'
  label: string
  /** What it takes off the total. */
  discount: Cents
  /** The total of the order with this payment method. */
  total: Cents
  /** Whether no payment can arrive, because the shop is a demonstration. */
  isDemo: boolean
}

/** A payment method of the checkout. */
export interface CheckoutPayment extends PaymentChoice {
  /** The installments to choose from; empty where the provider's page has them. */
  plan: Installment[]
}

/** The amounts of a checkout or an order. */
export interface OrderTotals {
  subtotal: Cents
  /** The progressive discount. */
  discount: Cents
  coupon: { code: string; discount: Cents } | undefined
  /** Undefined before a delivery option is chosen. */
  shipping: Cents | undefined
  paymentDiscount: Cents
  total: Cents
}

/** The same amounts with another delivery option; payment methods take nothing off the shipping (contract 4.28). */
export function withDelivery(
  { totals, payments }: Pick<CheckoutDraft, 'totals' | 'payments'>,
  { price }: Pick<DeliveryChoice, 'price'>,
): Pick<CheckoutDraft, 'totals' | 'payments'> {
  const change = price - (totals.shipping ?? 0)
  return {
    totals: { ...totals, shipping: price, total: totals.total + change },
    payments: payments.map((payment) => ({ ...payment, total: payment.total + change })),
  }
}

/** The checkout of the visitor's cart (contract 4.28). A text is '' before it is given. */
export interface CheckoutDraft {
  version: number
  /** Whether the visitor is signed in; a guest may sign in at the first step. */
  isSignedIn?: boolean
  buyer: Record<BuyerField, string>
  address: Record<AddressField, string>
  /** The id of the chosen delivery option. */
  option: string
  options: DeliveryChoice[]
  /** The id of the chosen payment method. */
  payment: string
  payments: CheckoutPayment[]
  items: CartItem[]
  coupon: CartCoupon | undefined
  takesCoupons: boolean
  totals: OrderTotals
  missing: CheckoutSection[]
  /** Why a cart above the store's limit cannot be ordered (P15); '' for any other cart. */
  limitNotice: string
  /** Which lines have sold out or have fewer units left, in the store's words; '' for none. */
  stockNotice: string
}
