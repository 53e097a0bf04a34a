import type { OrderState } from '#lib/contract/order-document.ts'

/**
 * The steps that an order may take (docs/decisions/0079). From `cancelado` only a late payment leads back to `pago`, and only for an
 * order that expired and whose units are still in stock.
 */
export const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  aguardando_pagamento: ['pago', 'cancelado'],
  pago: ['separado', 'enviado', 'cancelado'],
  separado: ['enviado', 'cancelado'],
  enviado: ['entregue', 'devolucao_pedida', 'devolvido'],
  entregue: ['devolucao_pedida', 'devolvido'],
  devolucao_pedida: ['devolvido', 'entregue'],
  devolvido: [],
  cancelado: ['pago'],
}

/** The reason of an order that was cancelled because nobody paid it in time. */
export const EXPIRED = 'prazo_vencido'

/** The reason of a withdrawal by the buyer (art. 49 CDC); the buyer's own words may follow after a colon. */
export const WITHDRAWN = 'desistencia'

/** The code of a note about a refund; amount, way and day follow. */
export const REFUNDED = 'reembolso'

/** The code of a note about a refund that was taken back; amount, way, day and the reason follow. */
export const REFUND_TAKEN_BACK = 'reembolso_desfeito'

/** The code of a note about an invoice; its key follows. */
export const INVOICED = 'nota_fiscal'

/** The code of a note about another payment method that the buyer chose; the earlier and the new one follow. */
export const PAYMENT_CHANGED = 'outro_pagamento'

/** The author of changes that the store makes by itself. */
export const BY_STORE = 'loja'

/** The author of changes that the buyer makes. */
export const BY_BUYER = 'cliente'
