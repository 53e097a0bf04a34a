import { bareText } from './fields.ts'

/** Longest name and e-mail that any call takes, in characters. */
export const MAX_NAME = 120
export const MAX_EMAIL = 254

/** A text as it was typed. yup would print numbers and objects as text; here they are 'invalido', as is what no database keeps as it was: NUL and half a surrogate pair. */
export const typedText = (read = (value: string) => value) =>
  bareText()
    .transform((_cast: unknown, original: unknown) => {
      if (original === null) return undefined
      // NaN is no string and fails with the type message.
      return typeof original === 'string' && original.isWellFormed() && !original.includes('\0')
        ? read(original)
        : NaN
    })
    .typeError('invalido')

/** A typed text without blanks around it. */
export const trimmed = () => typedText((value) => value.trim())

/** What somebody is called; '' fails only where it is required. */
export const personName = () => trimmed().max(MAX_NAME, 'longo')

/** An e-mail address; '' fails only where it is required. */
export const email = () =>
  trimmed()
    .max(MAX_EMAIL, 'longo')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, { message: 'invalido', excludeEmptyString: true })

/** A phone of at least ten digits, '' when there is none. */
export const phone = () =>
  trimmed()
    .max(20, 'longo')
    .matches(/^\+?[\d\s().-]{10,}$/, { message: 'invalido', excludeEmptyString: true })
    .default('')
