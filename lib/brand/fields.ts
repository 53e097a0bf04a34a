import { array, mixed, object, string, type ISchema, type ObjectShape } from 'yup'
import { isCalendarDay } from '#lib/shop/store-time.ts'

/** A text that must not be empty. */
export const textField = () => string().strict().required()

/** Whether a value is a calendar day such as 2026-11-20. */
export const isDay = (value: unknown) => /^[\d-]{10}$/.test(String(value)) && isCalendarDay(String(value))

/** A required calendar day. */
export const day = () =>
  textField().test('day', '${path} must be a day such as 2026-11-20', (value) => isDay(value))

/** A text in both languages. */
export const bilingualText = () => object({ pt: textField(), en: textField() }).noUnknown().required()

/** A text in both languages that a brand may leave out. */
export const optionalBilingualText = () => bilingualText().default(undefined).optional()

/** Paragraphs or points in both languages. */
export const bilingualLists = () =>
  object({ pt: array(textField()).required(), en: array(textField()).required() })
    .noUnknown()
    .required()

/** A required object of the brand file. Unknown fields are errors, because a misspelled field would be ignored. */
export const part = <S extends ObjectShape>(shape: S) => object(shape).noUnknown().required()

/** An object that a brand may leave out. */
export const optional = <S extends ObjectShape>(shape: S) =>
  object(shape).noUnknown().default(undefined).optional()

/** A list, empty when left out. */
export const listField = <T>(item: ISchema<T>) => array(item).default([])

// Names become parts of CSS variables.
const NAME = /^[a-z][a-z-]*$/

/** An object with names of small letters and hyphens and values that `isValue` accepts; `expected` describes such a value in the error. */
export const mapOf = <T>(isValue: (value: unknown) => value is T, expected: string) =>
  mixed<Record<string, T>>((value): value is Record<string, T> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    return Object.entries(value).every(([name, each]) => NAME.test(name) && isValue(each))
  })
    .typeError(`\${path} must have ${expected} for every name`)
    .default({})
