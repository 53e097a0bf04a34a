import type { FieldIssue } from '#lib/contract/error.ts'
import type { WireDelivery } from '#lib/contract/checkout.ts'
import type { ProfileRequest, WireProfile } from '#lib/contract/profile.ts'
import type { Queries } from '../db/database.ts'
import { placeOf } from '../shipping/cep-places.ts'
import { deleteAddress, storeAddress, savedAddresses } from '../store/saved-addresses.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'

/** The profile after a call, or why there is none: nobody is signed in, an unknown address, or invalid fields. */
export type ProfileResult =
  | { profile: WireProfile }
  | 'no-account'
  | 'unknown'
  | { fields: Record<string, FieldIssue[]> }

/** GET checkout/profile (contract 4.35). */
export function readProfile(store: StoreContext, token: string): Promise<ProfileResult> {
  return store.db.snapshot(async (queries) => {
    const session = await findSession(store, queries, token)
    return session?.customerId == null ? 'no-account' : profileOf(queries, session.customerId)
  })
}

/** PUT checkout/profile: changes name and phone number. */
export function changeProfile(
  store: StoreContext,
  token: string,
  { nome, celular }: ProfileRequest,
): Promise<ProfileResult> {
  return change(store, token, async (queries, customerId) => {
    const mobile = celular.replace(/\D/g, '').replace(/^0+/, '')
    await queries.updateTable('customer').set({ name: nome, mobile }).where('id', '=', customerId).execute()
    return true
  })
}

/** POST checkout/profile/address, and PUT with `id`: the CEP has to exist and to belong to the address's state (contract 4.28). */
export async function changeAddress(
  store: StoreContext,
  token: string,
  address: WireDelivery,
  id?: string,
): Promise<ProfileResult> {
  const place = placeOf(address.cep)
  if (!place) return { fields: { cep: ['invalido'] } }
  if (place.uf !== address.uf) return { fields: { uf: ['invalido'] } }
  return change(store, token, (queries, customerId) => storeAddress(store, queries, customerId, address, id))
}

/** DELETE checkout/profile/address/{id}. */
export function removeAddress(store: StoreContext, token: string, id: string): Promise<ProfileResult> {
  return change(store, token, (queries, customerId) => deleteAddress(queries, customerId, id))
}

// `write` returns false for an unknown address.
function change(
  store: StoreContext,
  token: string,
  write: (queries: Queries, customerId: number) => Promise<boolean>,
): Promise<ProfileResult> {
  return store.db.write(async (queries): Promise<ProfileResult> => {
    const session = await findSession(store, queries, token)
    if (session?.customerId == null) return 'no-account'
    if (!(await write(queries, session.customerId))) return 'unknown'
    return profileOf(queries, session.customerId)
  }, token)
}

async function profileOf(queries: Queries, customerId: number): Promise<{ profile: WireProfile }> {
  const { name, email, mobile } = await queries
    .selectFrom('customer')
    .select(['name', 'email', 'mobile'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const enderecos = await savedAddresses(queries, customerId)
  return { profile: { nome: name, email, celular: mobile, enderecos } }
}
