import { brCode } from '#lib/shop/br-code.ts'
import { isReservedName } from '#lib/shop/reserved-name.ts'
import type { PaymentProvider, PixSettings } from './provider.ts'

const VALID_MS = 24 * 3_600_000

/**
 * Pix to the brand's own key: a static BR Code with amount and transaction id, without a provider in between. The owner confirms
 * the payment, because a static code sends no notification (docs/decisions/0082).
 */
export function pixProvider({ key, name, city }: PixSettings): PaymentProvider {
  return {
    id: 'pix',
    isLocal: true,
    isDemo: isReservedName(key),
    validMs: VALID_MS,
    async start({ number, totalCents, expiresAt }) {
      const txid = `PEDIDO${number}`.replace(/[^A-Za-z0-9]/g, '').slice(0, 25)
      const copyPaste = brCode({ key, name, city, amountCents: totalCents, txid })
      return { kind: 'pix', copyPaste, reference: txid, expiresAt }
    },
  }
}
