import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type AnyObject,
  type InferType,
  type ISchema,
  type ObjectSchema,
  type ObjectShape,
  type Schema,
  type TypeFromShape,
} from 'yup'
import { plainText } from '../text/plain-text.ts'
import { toMoney, toNumber } from './numbers.ts'

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

function readNumber(_cast: unknown, original: unknown): number | undefined {
  const value = toNumber(original)
  return Number.isNaN(value) ? undefined : value
}

function readMoney(_cast: unknown, original: unknown): number | undefined {
  const value = toMoney(original)
  return Number.isNaN(value) ? undefined : value
}

function readText(_cast: unknown, original: unknown): string | undefined {
  if (typeof original === 'number' && Number.isFinite(original)) return String(original)
  return typeof original === 'string' && original !== '' ? original : undefined
}

function readLabel(cast: unknown, original: unknown): string | undefined {
  const value = readText(cast, original)
  return (value && plainText(value)) || undefined
}

/** A required number; numbers sent as text are numbers, anything else fails (contract 1, platform 3). */
export const numeric = () => bareNumber().transform(readNumber).required()

/** A number that falls back when the field is missing or not a number. */
export const numericOr = (fallback: number) => bareNumber().transform(readNumber).default(fallback).required()

/** A number; undefined when it is missing or not a number. */
export const numberOrUndefined = () => bareNumber().transform(readNumber)

/** An amount of money in reais; undefined when it is missing, negative or ambiguous (platform 3.3). */
export const money = () => bareNumber().transform(readMoney)

/** A text as the store sends it, maybe with HTML; anything that is not a text becomes ''. */
export const text = () => bareText().transform(readText).default('').defined()

/** A text that must not be empty. */
export const requiredText = () => bareText().transform(readText).required()

/** A text without HTML (platform 3); anything that is not a text becomes ''. */
export const label = () => bareText().transform(readLabel).default('').defined()

/** A text without HTML that must not be empty. */
export const requiredLabel = () => bareText().transform(readLabel).required()

/** A text or null when it is null, empty or missing. */
export const textOrNull = () =>
  bareText()
    .nullable()
    .transform((cast: unknown, original: unknown) => readText(cast, original) ?? null)
    .default(null)

/** A boolean in any of the store's spellings; anything else becomes the fallback (platform 3). */
export const flag = (fallback = false) => bareFlag().transform(readFlag).default(fallback).required()

/** A required boolean. */
export const requiredFlag = () => bareFlag().transform(readFlag).required()

const FLAGS = new Map([
  ...['1', 's', 'sim', 'true', 'on', 'y', 'yes'].map((word) => [word, true] as const),
  ...['0', 'n', 'nao', 'não', 'false', 'off', 'no'].map((word) => [word, false] as const),
])

function readFlag(_cast: unknown, original: unknown): boolean | undefined {
  if (typeof original === 'boolean') return original
  if (typeof original !== 'string' && typeof original !== 'number') return undefined
  return FLAGS.get(String(original).trim().toLowerCase())
}

/**
 * A list; PHP's {"0":…,"1":…} becomes its values, an item that cannot be read is left out (platform 3). `prepare` converts an
 * item before it is read.
 */
export const list = <T>(of: ISchema<T>, prepare = (entry: unknown) => entry) =>
  array<AnyObject, T>()
    .transform((_cast: unknown, original: unknown) =>
      entriesOf(original).flatMap((entry) => readItem(of, prepare(entry))),
    )
    .default([])
    .required()

function readItem<T>(of: ISchema<T>, entry: unknown): T[] {
  try {
    return [read(of, entry) as T]
  } catch {
    return []
  }
}

function entriesOf(original: unknown): unknown[] {
  if (Array.isArray(original)) return original
  if (typeof original !== 'object' || original === null) return []
  const entries = Object.entries(original)
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, value]) => value as unknown) : []
}

const read = (schema: unknown, value: unknown): unknown =>
  (schema as Schema).validateSync(value, { disableStackTrace: true })

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// A field that cannot be read takes its default; without a default the object cannot be read.
function readFields(shape: ObjectShape, value: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(shape)) {
    const original = Object.hasOwn(value, key) ? value[key] : undefined
    try {
      fields[key] = read(schema, original)
    } catch {
      fields[key] = read(schema, undefined)
    }
  }
  return fields
}

function tryFields(shape: ObjectShape, value: unknown): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined
  try {
    return readFields(shape, value)
  } catch {
    return undefined
  }
}

type Fields<S extends ObjectShape> = InferType<ObjectSchema<TypeFromShape<S, AnyObject>>>

// Copies only the fields of the schema: yup looks fields up on a plain object, so a key named 'constructor' or '__proto__'
// would crash it.
function pick(value: unknown, keys: readonly string[]): unknown {
  if (!isRecord(value)) return value
  const picked: Record<string, unknown> = {}
  for (const key of keys) if (Object.hasOwn(value, key)) picked[key] = value[key]
  return picked
}

/** A required object in which every field must be valid, for requests; unknown fields are dropped. */
export const objectOf = <S extends ObjectShape>(shape: S) => {
  const keys = Object.keys(shape)
  return object<AnyObject, S>(shape)
    .transform((_cast: unknown, original: unknown) => pick(original, keys))
    .default(undefined)
    .required()
}

/** Whether at least one of these fields of a document is an object or list with entries; PHP writes `[]`, `{}`, null or '' for an empty one. */
export function hasSome(document: unknown, fields: readonly string[]): boolean {
  if (!isRecord(document)) return false
  return fields.some((field) => {
    const value = Object.hasOwn(document, field) ? document[field] : undefined
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0
  })
}

/** A required object of a response: a field that cannot be read takes its default, unknown fields are dropped (platform 3). */
export const recordOf = <S extends ObjectShape>(shape: S) =>
  mixed<Fields<S>>()
    .transform((_cast: unknown, original: unknown) => tryFields(shape, original))
    .required()

/** An object of a response; null when it is missing or lacks a required field (platform 3). */
export const objectOrNull = <S extends ObjectShape>(shape: S) =>
  mixed<Fields<S>>()
    .nullable()
    .transform((_cast: unknown, original: unknown) => tryFields(shape, original) ?? null)
    .default(null)

/** An object of a response whose fields all have defaults; any other value, such as PHP's [], gives the defaults (platform 3). */
export const objectOrDefaults = <S extends ObjectShape>(shape: S) =>
  mixed<Fields<S>>()
    .transform((_cast: unknown, original: unknown) => tryFields(shape, original))
    .default(() => readFields(shape, {}) as Fields<S>)
    .required()

/**
 * The content of a page, whose fields all have defaults; null, '' and PHP's [] mean an empty page. A text or a number in its place
 * means that the response is not this document (platform 6).
 */
export const contentOf = <S extends ObjectShape>(shape: S) =>
  mixed<Fields<S>>()
    .transform((_cast: unknown, original: unknown) => {
      const isWrongType = original !== '' && ['string', 'number', 'boolean'].includes(typeof original)
      return isWrongType ? null : tryFields(shape, isRecord(original) ? original : {})
    })
    .default(() => readFields(shape, {}) as Fields<S>)
    .required()
