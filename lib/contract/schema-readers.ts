import type { Schema } from 'yup'

/** Thrown where yup would throw a ValidationError; one object, because nobody reads its stack. */
export const unreadable = new Error('The value cannot be read')

// A response has thousands of fields, and reading one through yup takes several microseconds: a tenth of the processor time of a render. So a
// schema of fields.ts also has a function that does the same. A schema derived from it, such as `numeric().max(5)`, is another object
// without one, so yup reads it.
const readers = new WeakMap<object, (original: unknown) => unknown>()

/** Gives a schema a function that returns what yup would, and throws `unreadable` where yup would throw. */
export function withReader<S extends object>(schema: S, reader: (original: unknown) => unknown): S {
  readers.set(schema, reader)
  return schema
}

/** The value that a schema reads; throws when it cannot be read. */
export function readSchema(schema: object, value: unknown): unknown {
  const reader = readers.get(schema)
  return reader ? reader(value) : (schema as Schema).validateSync(value, { disableStackTrace: true })
}

/** The value of a required field; throws `unreadable` when it is missing. */
export function orThrow<T>(value: T | undefined): T {
  if (value === undefined) throw unreadable
  return value
}
