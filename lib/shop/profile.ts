import { ADDRESS_FIELDS, type AddressField } from './checkout.ts'

const OF_AN_ORDER = ['destinatario', 'presente', 'recado', 'observacao'] as const

type SavedField = Exclude<AddressField, (typeof OF_AN_ORDER)[number]>

/** The fields of an address of the profile, without recipient, gift and note, which belong to a single order. */
export const SAVED_FIELDS = ADDRESS_FIELDS.filter(
  (name): name is SavedField => !OF_AN_ORDER.some((other) => other === name),
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
