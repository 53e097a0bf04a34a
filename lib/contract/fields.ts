import {
  array,
  boolean,
  number,
  object,
  string,
  type AnyObject,
  type ISchema,
  type ObjectShape,
  type Schema,
} from 'yup'

// yup's casts call toString of the input, and JSON can contain a field of this name: '{"toString":1}' would throw
// instead of failing validation. So yup's cast is switched off, and every schema here has its own transform. The
// flag is set on the first schema, because yup's cast reads the spec of that schema even in its clones.
function uncast<S extends Schema>(schema: S): S {
  schema.spec.coerce = false
  return schema
}

/** A text without a cast. */
export const bareText = <T extends string = string>() => uncast(string<T>())

/** A number without a cast. */
export const bareNumber = () => uncast(number())

/** A boolean without a cast. */
const bareFlag = () => uncast(boolean())

const NUMERIC = /^\s*-?\d+(\.\d+)?\s*$/

/** Converts a number or a numeric text to a number; NaN for anything else. */
export function toNumber(value: unknown): number {
  if (typeof value === 'string') return NUMERIC.test(value) ? Number(value) : NaN
  return typeof value === 'number' && Number.isFinite(value) ? value : NaN
}

const readNumber = (_cast: unknown, original: unknown) => toNumber(original)

function readOptionalNumber(cast: unknown, original: unknown): unknown {
  return isBlank(original) ? undefined : readNumber(cast, original)
}

// PHP writes false, null or [] for an empty text.
function readText(_cast: unknown, original: unknown): unknown {
  if (isBlank(original)) return undefined
  return typeof original === 'number' ? String(original) : original
}

function isBlank(value: unknown): boolean {
  return value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}

/** A required number; numeric strings are numbers, anything else fails (contract 1). */
export const numeric = () => bareNumber().transform(readNumber).required()

/** A number that falls back when the field is null, empty or missing. */
export const numericOr = (fallback: number) =>
  bareNumber().transform(readOptionalNumber).default(fallback).required()

/** A text; null, missing and PHP's false become ''. */
export const text = () => bareText().transform(readText).default('').defined()

/** A text that must not be empty. */
export const requiredText = () => bareText().transform(readText).required()

/** A text or null when it is null, empty or missing. */
export const textOrNull = () =>
  bareText()
    .nullable()
    .transform((cast: unknown, original: unknown) => readText(cast, original) ?? null)
    .default(null)

/** A boolean; 1, '1' and 'true' are true, null, '' and a missing field become the fallback. */
export const flag = (fallback = false) =>
  bareFlag()
    .transform((_cast: unknown, original: unknown) => readFlag(original))
    .default(fallback)
    .required()

/** A required boolean. */
export const requiredFlag = () =>
  bareFlag()
    .transform((_cast: unknown, original: unknown) => readFlag(original))
    .required()

function readFlag(original: unknown): unknown {
  if (original == null || original === '') return undefined
  if (original === 1 || original === '1' || original === 'true') return true
  if (original === 0 || original === '0' || original === 'false') return false
  return original
}

/** A list; null and missing become [], PHP's {"0":…,"1":…} its values. */
export const list = <T>(of: ISchema<T>) =>
  array(of)
    .transform((_cast: unknown, original: unknown) => readList(original))
    .default([])
    .required()

function readList(original: unknown): unknown {
  if (original == null || original === '' || original === false) return undefined
  if (Array.isArray(original) || typeof original !== 'object') return original
  const entries = Object.entries(original)
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, value]) => value as unknown) : original
}

// Only known own keys: yup looks fields up on a plain object, so a key named 'constructor' or '__proto__' would
// crash it.
function pick(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const picked: Record<string, unknown> = {}
  for (const key of keys) if (Object.hasOwn(value, key)) picked[key] = (value as AnyObject)[key]
  return picked
}

/** A required object; unknown fields are dropped. */
export const objectOf = <S extends ObjectShape>(shape: S) => {
  const keys = Object.keys(shape)
  return object<AnyObject, S>(shape)
    .transform((_cast: unknown, original: unknown) => pick(original, keys))
    .default(undefined)
    .required()
}

/** An object or null; PHP's [] for an empty object, '' and missing become null. */
export const objectOrNull = <S extends ObjectShape>(shape: S) => {
  const keys = Object.keys(shape)
  return object<AnyObject, S>(shape)
    .nullable()
    .transform((_cast: unknown, original: unknown) => (isBlank(original) ? null : pick(original, keys)))
    .default(null)
}

/** An object whose fields all have fallbacks; null, [] and missing become those. */
export const objectOrDefaults = <S extends ObjectShape>(shape: S) => {
  const keys = Object.keys(shape)
  return object<AnyObject, S>(shape).transform((_cast: unknown, original: unknown) =>
    isBlank(original) ? undefined : pick(original, keys),
  )
}
