import type { PaymentKind, WireBuyer, WireDelivery } from '#lib/contract/checkout.ts'
import type { Queries } from '../db/database.ts'

/** How long a draft is stored: it has name, CPF and address of a person who has not bought yet, so less than the cart. */
export const DRAFT_MS = 7 * 86_400_000

/** The sections of a checkout that the shopper has filled. */
export interface StoredDraft {
  dados?: WireBuyer | undefined
  entrega?: WireDelivery | undefined
  /** The id of a delivery option. */
  opcao?: string | undefined
  pagamento?: PaymentKind | undefined
  /** What is known of a guest from the order that is bought again, for sections that are empty. */
  pedido?: { nome: string; email: string; entrega?: WireDelivery } | undefined
}

/** Returns the draft of a cart; an empty one when there is none or it has expired. */
export async function readStoredDraft(queries: Queries, cartId: string, now: number): Promise<StoredDraft> {
  const row = await queries
    .selectFrom('checkout_draft')
    .select('body')
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? (JSON.parse(row.body) as StoredDraft) : {}
}

/** Stores the draft of a cart for seven days. */
export async function writeStoredDraft(
  queries: Queries,
  cartId: string,
  draft: StoredDraft,
  now: number,
): Promise<void> {
  const values = { body: JSON.stringify(draft), expires_at: now + DRAFT_MS }
  await queries
    .insertInto('checkout_draft')
    .values({ cart_id: cartId, ...values })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(values))
    .execute()
}

/** Deletes the draft of a cart: after its order, and when the shopper signs out. */
export async function deleteStoredDraft(queries: Queries, cartId: string): Promise<void> {
  await queries.deleteFrom('checkout_draft').where('cart_id', '=', cartId).execute()
}
