import { isReservedName } from './reserved-name.ts'

/** The accounts that get a shop's money. */
interface PaymentAccounts {
  pix?: { key: string } | undefined
  mercadoPago?: object | undefined
}

/**
 * Whether no payment can arrive: the Pix key is a demonstration's and there is no account at Mercado Pago. Only such a shop simulates the
 * payment by card (docs/decisions/0082).
 */
export function isPaymentDemo({ pix, mercadoPago }: PaymentAccounts): boolean {
  return mercadoPago === undefined && pix !== undefined && isReservedName(pix.key)
}
