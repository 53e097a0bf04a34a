import { buyerSchema, deliverySchema, type WireBuyer, type WireDelivery } from '#lib/contract/checkout.ts'
import { validate } from '#lib/contract/validate.ts'
import type { Queries } from '../db/database.ts'
import { savedAddresses } from '../store/saved-addresses.ts'
import type { Session } from '../store/sessions.ts'
import type { StoredDraft } from '../store/stored-draft.ts'
import { WITHOUT_DELIVERY_NOTES } from './delivery-notes.ts'

/** A draft, and what the shop knows of the buyer: `dados` of the draft, or else what the account has, with '' for the rest. */
interface PrefilledDraft {
  draft: StoredDraft
  buyer: WireBuyer
}

// The number of newest orders that are searched for one whose address is not that of a gift.
const RECENT_ORDERS = 10

const NOBODY: WireBuyer = { nome: '', email: '', cpf: '', celular: '' }

/**
 * Returns a draft whose empty sections have the data of the signed-in customer: the address that was saved last in the profile, or else
 * that of the last order that was no gift, and the last order's buyer. Before the first order `buyer` has name, e-mail and phone from the account;
 * the CPF is missing, so `dados` stays empty. Of a guest's earlier orders only the one that is bought again with its key is used: an
 * e-mail address alone proves nothing.
 */
export async function prefilledDraft(
  queries: Queries,
  session: Session | null,
  draft: StoredDraft,
): Promise<PrefilledDraft> {
  if (session?.customerId == null) return draftOfGuest(draft)
  if (draft.dados && draft.entrega) return { draft, buyer: draft.dados }
  const orders = await queries
    .selectFrom('shop_order')
    .select(['name', 'email', 'cpf', 'phone', 'address'])
    .where('customer_id', '=', session.customerId)
    .where('erased_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(RECENT_ORDERS)
    .execute()
  const [last] = orders
  const [saved] = await savedAddresses(queries, session.customerId)
  const used = orders.map(({ address }) => JSON.parse(address) as Partial<WireDelivery>)
  const own = used.find(({ presente }) => !presente)
  const address = validate(deliverySchema, saved ?? own ?? {})
  const buyer = validate(buyerSchema, {
    nome: last?.name,
    email: last?.email,
    cpf: last?.cpf,
    celular: last?.phone,
  })
  const dados = draft.dados ?? ('value' in buyer ? buyer.value : undefined)
  return {
    buyer: dados ?? (await buyerOfAccount(queries, session.customerId, last?.cpf)),
    draft: {
      ...draft,
      dados,
      entrega:
        draft.entrega ?? ('value' in address ? { ...address.value, ...WITHOUT_DELIVERY_NOTES } : undefined),
    },
  }
}

function draftOfGuest(draft: StoredDraft): PrefilledDraft {
  const { nome = '', email = '', entrega } = draft.pedido ?? {}
  return {
    draft: { ...draft, entrega: draft.entrega ?? entrega },
    buyer: draft.dados ?? { ...NOBODY, nome, email },
  }
}

async function buyerOfAccount(queries: Queries, customerId: number, cpf = ''): Promise<WireBuyer> {
  const { name, email, mobile } = await queries
    .selectFrom('customer')
    .select(['name', 'email', 'mobile'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return { nome: name, email, cpf, celular: mobile }
}
