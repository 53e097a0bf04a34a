import { MAX_UNITS, MIN_UNITS, readComposition } from './build-kit.ts'

const PREFIX = '#kit='

/** The fragment of the kit builder's address that opens it with the kit of a cart line: it contains the line's `adicional`. */
export function editedKitHash(adicional: string): string {
  return PREFIX + adicional
}

/** A kit of the cart that the visitor changes in the builder. */
export interface EditedKit {
  adicional: string
  /** The flavour id of each unit. */
  flavourIds: number[]
}

/** The kit in the fragment of the address; undefined without one. */
export function editedKitIn(hash: string): EditedKit | undefined {
  if (!hash.startsWith(PREFIX)) return undefined
  const adicional = hash.slice(PREFIX.length)
  const flavourIds = [...(readComposition(adicional) ?? [])].flatMap(([id, units]) =>
    Array.from({ length: units }, () => id),
  )
  const { length } = flavourIds
  return length >= MIN_UNITS && length <= MAX_UNITS ? { adicional, flavourIds } : undefined
}
