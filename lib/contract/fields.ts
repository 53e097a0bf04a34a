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
import { orThrow, readSchema, unreadable, withReader } from './schema-readers.ts'

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

function readNumber(original: unknown): number | undefined {
  const value = toNumber(original)
  return Number.isNaN(value) ? undefined : value
}

function readMoney(original: unknown): number | undefined {
  const value = toMoney(original)
  return Number.isNaN(value) ? undefined : value
}

function readText(original: unknown): string | undefined {
  if (typeof original === 'number' && Number.isFinite(original)) return String(original)
  return typeof original === 'string' && original !== '' ? original : undefined
}

function readLabel(original: unknown): string | undefined {
  const value = readText(original)
  return (value && plainText(value)) || undefined
}

// A transform of yup that reads the original value.
const reading =
  <T>(reader: (original: unknown) => T) =>
  (_cast: unknown, original: unknown) =>
    reader(original)

/** A required number; numbers sent as text are numbers, anything else fails (contract 1, platform 3). */
export const numeric = () =>
  withReader(bareNumber().transform(reading(readNumber)).required(), (value) => orThrow(readNumber(value)))

/** A number that falls back when the field is missing or not a number. */
export const numericOr = (fallback: number) =>
  withReader(
    bareNumber().transform(reading(readNumber)).default(fallback).required(),
    (value) => readNumber(value) ?? fallback,
  )

function integerIn(least: number, most: number, value: number | undefined): number {
  if (value === undefined || !Number.isInteger(value) || value < least || value > most) throw unreadable
  return value
}

/** A required whole number within these bounds, both included. */
export const requiredInteger = (least = -Infinity, most = Infinity) =>
  withReader(numeric().integer().min(least).max(most), (value) => integerIn(least, most, readNumber(value)))

/** A whole number from 0 on; 0 when the field is missing or not a number. */
export const wholeNumber = () =>
  withReader(numericOr(0).integer().min(0), (value) => integerIn(0, Infinity, readNumber(value) ?? 0))

/** A number; undefined when it is missing or not a number. */
export const numberOrUndefined = () => withReader(bareNumber().transform(reading(readNumber)), readNumber)

/** An amount of money in reais; undefined when it is missing, negative or ambiguous (platform 3.3). */
export const money = () => withReader(bareNumber().transform(reading(readMoney)), readMoney)

/** A required amount of money above zero. */
export const positiveMoney = () =>
  withReader(money().required().moreThan(0), (value) => {
    const amount = readMoney(value)
    if (amount === undefined || amount <= 0) throw unreadable
    return amount
  })

/** A text as the store sends it, maybe with HTML; anything that is not a text becomes ''. */
export const text = () =>
  withReader(bareText().transform(reading(readText)).default('').defined(), (value) => readText(value) ?? '')

/** A text that must not be empty. */
export const requiredText = () =>
  withReader(bareText().transform(reading(readText)).required(), (value) => orThrow(readText(value)))

/** A text without HTML (platform 3); anything that is not a text becomes ''. */
export const label = () =>
  withReader(
    bareText().transform(reading(readLabel)).default('').defined(),
    (value) => readLabel(value) ?? '',
  )

/** A text without HTML that must not be empty. */
export const requiredLabel = () =>
  withReader(bareText().transform(reading(readLabel)).required(), (value) => orThrow(readLabel(value)))

/** A text or null when it is null, empty or missing. */
export const textOrNull = () => {
  const reader = (value: unknown) => readText(value) ?? null
  return withReader(bareText().nullable().transform(reading(reader)).default(null), reader)
}

/** A boolean in any of the store's spellings; anything else becomes the fallback (platform 3). */
export const flag = (fallback = false) =>
  withReader(
    bareFlag().transform(reading(readFlag)).default(fallback).required(),
    (value) => readFlag(value) ?? fallback,
  )

/** A required boolean. */
export const requiredFlag = () =>
  withReader(bareFlag().transform(reading(readFlag)).required(), (value) => orThrow(readFlag(value)))

const FLAGS = new Map([
  ...['1', 's', 'sim', 'true', 'on', 'y', 'yes'].map((word) => [word, true] as const),
  ...['0', 'n', 'nao', 'não', 'false', 'off', 'no'].map((word) => [word, false] as const),
])

function readFlag(original: unknown): boolean | undefined {
  if (typeof original === 'boolean') return original
  if (typeof original !== 'string' && typeof original !== 'number') return undefined
  return FLAGS.get(String(original).trim().toLowerCase())
}

/**
 * A list; PHP's {"0":…,"1":…} becomes its values, an item that cannot be read is left out (platform 3). `prepare` converts an
 * item before it is read.
 */
export const list = <T>(of: ISchema<T>, prepare = (entry: unknown) => entry) => {
  const reader = (original: unknown) => entriesOf(original).flatMap((entry) => readItem(of, prepare(entry)))
  return withReader(array<AnyObject, T>().transform(reading(reader)).default([]).required(), reader)
}

function readItem<T>(of: ISchema<T>, entry: unknown): T[] {
  try {
    return [readSchema(of, entry) as T]
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// A field that cannot be read takes its default; without a default the object cannot be read.
function readFields(shape: ObjectShape, value: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(shape)) {
    const original = Object.hasOwn(value, key) ? value[key] : undefined
    try {
      fields[key] = readSchema(schema, original)
    } catch {
      fields[key] = readSchema(schema, undefined)
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
  withReader(
    mixed<Fields<S>>()
      .transform((_cast: unknown, original: unknown) => tryFields(shape, original))
      .required(),
    (original) => orThrow(tryFields(shape, original)),
  )

/** An object of a response; null when it is missing or lacks a required field (platform 3). */
export const objectOrNull = <S extends ObjectShape>(shape: S) => {
  const reader = (original: unknown) => tryFields(shape, original) ?? null
  return withReader(mixed<Fields<S>>().nullable().transform(reading(reader)).default(null), reader)
}

/** An object of a response whose fields all have defaults; any other value, such as PHP's [], gives the defaults (platform 3). */
export const objectOrDefaults = <S extends ObjectShape>(shape: S) =>
  withReader(
    mixed<Fields<S>>()
      .transform((_cast: unknown, original: unknown) => tryFields(shape, original))
      .default(() => readFields(shape, {}) as Fields<S>)
      .required(),
    (original) => tryFields(shape, original) ?? readFields(shape, {}),
  )

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
