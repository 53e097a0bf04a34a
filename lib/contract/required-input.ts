import { flag } from './fields.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// A flag in any of the store's spellings (platform 3).
const isNo = (value: unknown) => flag(true).cast(value) === false

function isOptional(entry: unknown): boolean {
  if (!isObject(entry)) return false
  const { obrigatorio, obrigatoria } = entry as Record<string, unknown>
  return isNo(obrigatorio ?? obrigatoria)
}

/** A schema for `personalizacoes`: true when it needs input; an entry is required unless it is marked as optional (platform 3.3, 6). */
export const asksForInput = () =>
  flag().transform(
    (_cast: unknown, original: unknown) =>
      isObject(original) && Object.values(original).some((entry) => !isOptional(entry)),
  )

/** A schema for `conjunto`, the parts of a set: true when it has any; they are chosen on the store's own page (platform 3.3). */
export const isFilled = () =>
  flag().transform((cast: unknown, original: unknown) =>
    isObject(original) ? Object.keys(original).length > 0 : cast,
  )
