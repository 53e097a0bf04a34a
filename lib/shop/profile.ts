import { ADDRESS_FIELDS, type AddressField } from './checkout.ts'

/** The fields of an address of the profile: the note for the delivery belongs to an order. */
export const SAVED_FIELDS = ADDRESS_FIELDS.filter((name) => name !== 'observacao')

/** An address of an account. */
export type SavedAddress = Record<Exclude<AddressField, 'observacao'>, string> & { id: string }

/** The profile of an account (contract 4.35). */
export interface Profile {
  name: string
  email: string
  mobile: string
  /** The address that was changed last comes first. */
  addresses: SavedAddress[]
}
