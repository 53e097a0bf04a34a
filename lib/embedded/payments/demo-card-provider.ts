import { DEMO_CARD } from '#lib/shop/demo-card.ts'
import type { PaymentProvider } from './provider.ts'

const VALID_MS = 30 * 60_000

/**
 * The demonstration's card page, in place of a provider's hosted one and like that of its sandbox: a page of the shop on which the buyer chooses what a
 * card company would answer. It asks for no card number and charges nothing (docs/decisions/0082).
 */
export const demoCardProvider: PaymentProvider = {
  id: DEMO_CARD,
  isLocal: true,
  isDemo: true,
  validMs: VALID_MS,
  start: ({ number, expiresAt }) => Promise.resolve({ kind: DEMO_CARD, reference: number, expiresAt }),
}
