import { mixed } from 'yup'

/** The parts of the company's address, all in Brazil. */
export interface AddressParts {
  street: string
  city: string
  state: string
  postalCode: string
}

const PARTS = ['street', 'city', 'state', 'postalCode'] as const

/** Whether a value has every part of an address and nothing else. */
export function isAddressParts(value: unknown): value is AddressParts {
  if (typeof value !== 'object' || value === null) return false
  const parts = value as Record<string, unknown>
  return (
    Object.keys(parts).length === PARTS.length &&
    PARTS.every((name) => typeof parts[name] === 'string' && parts[name].trim() !== '')
  )
}

/** The field of the company's address: one text, or its parts, which search engines read (R53). */
export function addressField() {
  return mixed<string | AddressParts>(
    (value): value is string | AddressParts => typeof value === 'string' || isAddressParts(value),
  ).nullable()
}
