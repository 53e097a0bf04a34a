import { buyerSchema, deliverySchema } from '#lib/contract/checkout.ts'
import { validate } from '#lib/contract/validate.ts'
import type { Queries } from '../db/database.ts'
import { savedAddresses } from '../store/saved-addresses.ts'
import type { Session } from '../store/sessions.ts'
import type { StoredDraft } from '../store/stored-draft.ts'

/**
 * Returns a draft whose empty sections have the data of the signed-in customer: the address that was saved last in the profile, or else
 * that of the last order, and the last order's buyer. A guest's earlier orders are not
 * used: an e-mail address alone proves nothing.
 */
export async function prefilledDraft(
  queries: Queries,
  session: Session | null,
  draft: StoredDraft,
): Promise<StoredDraft> {
  if (session?.customerId == null || (draft.dados && draft.entrega)) return draft
  const last = await queries
    .selectFrom('shop_order')
    .select(['name', 'email', 'cpf', 'phone', 'address'])
    .where('customer_id', '=', session.customerId)
    .where('erased_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [saved] = await savedAddresses(queries, session.customerId)
  const address = validate(deliverySchema, saved ?? JSON.parse(last?.address ?? '{}'))
  const buyer = validate(buyerSchema, {
    nome: last?.name,
    email: last?.email,
    cpf: last?.cpf,
    celular: last?.phone,
  })
  return {
    ...draft,
    dados: draft.dados ?? ('value' in buyer ? buyer.value : undefined),
    entrega:
      draft.entrega ??
      ('value' in address ? { ...address.value, destinatario: '', observacao: '' } : undefined),
  }
}
