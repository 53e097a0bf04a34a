import type { WireDelivery } from '#lib/contract/checkout.ts'
import { MAX_ADDRESSES } from '#lib/contract/profile.ts'
import type { Queries } from '../db/database.ts'
import { newId } from './sessions.ts'
import type { StoreContext } from './store.ts'

/** An address of an account, without recipient, gift and note, which belong to a single order. */
type SavedAddress = Omit<WireDelivery, 'destinatario' | 'observacao' | 'presente' | 'recado'>

/** The addresses of an account, the one that was changed last first. */
export async function savedAddresses(
  queries: Queries,
  customerId: number,
): Promise<(SavedAddress & { id: string })[]> {
  const rows = await queries
    .selectFrom('customer_address')
    .select(['id', 'body'])
    .where('customer_id', '=', customerId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, body }) => ({ id, ...(JSON.parse(body) as SavedAddress) }))
}

/**
 * Stores a new address, or with `id` changes one; returns false for an unknown id. Of more than ten addresses the one that was changed
 * first is deleted, and an equal address is stored once.
 */
export async function storeAddress(
  store: StoreContext,
  queries: Queries,
  customerId: number,
  { cep, logradouro, numero, complemento, bairro, cidade, uf }: WireDelivery,
  id?: string,
): Promise<boolean> {
  const address: SavedAddress = { cep, logradouro, numero, complemento, bairro, cidade, uf }
  const values = { body: JSON.stringify(address), changed_at: store.now() }
  if (id !== undefined) {
    const { numUpdatedRows } = await queries
      .updateTable('customer_address')
      .set(values)
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }
  await deleteAddresses(queries, customerId, (saved) => saved.body === values.body)
  await queries
    .insertInto('customer_address')
    .values({ id: newId(store), customer_id: customerId, ...values })
    .execute()
  await deleteAddresses(queries, customerId, (_saved, index) => index >= MAX_ADDRESSES)
  return true
}

/**
 * Stores the address of an order of an account: the next order is filled with it, so the account shows it and its owner can delete it
 * (contract 4.35). A gift goes to somebody else.
 */
export async function storeOrderAddress(
  store: StoreContext,
  queries: Queries,
  customerId: number,
  address: WireDelivery,
): Promise<void> {
  if (!address.presente) await storeAddress(store, queries, customerId, address)
}

/** Deletes an address of an account; returns false for an unknown id. */
export async function deleteAddress(queries: Queries, customerId: number, id: string): Promise<boolean> {
  return (await deleteAddresses(queries, customerId, (saved) => saved.id === id)) > 0
}

async function deleteAddresses(
  queries: Queries,
  customerId: number,
  isMeant: (saved: { id: string; body: string }, index: number) => boolean,
): Promise<number> {
  const rows = await queries
    .selectFrom('customer_address')
    .select(['id', 'body'])
    .where('customer_id', '=', customerId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute()
  const meant = rows.filter(isMeant)
  for (const { id } of meant) await queries.deleteFrom('customer_address').where('id', '=', id).execute()
  return meant.length
}
