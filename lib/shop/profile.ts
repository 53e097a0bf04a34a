import { ADDRESS_FIELDS, type AddressField } from './checkout.ts'

type SavedField = Exclude<AddressField, 'destinatario' | 'observacao'>

/** The fields of an address of the profile, without recipient and note, which belong to a single order. */
export const SAVED_FIELDS = ADDRESS_FIELDS.filter(
  (name): name is SavedField => name !== 'destinatario' && name !== 'observacao',
)

/** An address of an account. */
export type SavedAddress = Record<SavedField, string> & { id: string }

/** The profile of an account (contract 4.35). */
export interface Profile {
  name: string
  email: string
  mobile: string
  /** The address that was changed last comes first. */
  addresses: SavedAddress[]
}
