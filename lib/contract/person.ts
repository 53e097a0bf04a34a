import { bareText } from './fields.ts'

/** Maximum lengths of names and e-mails, in characters. */
export const MAX_NAME = 120
export const MAX_EMAIL = 254

/**
 * A text as typed. A number or an object, which yup would stringify, fails with 'invalido'; so does text that databases
 * cannot store: a NUL character or an unpaired surrogate. `read` converts the text.
 */
export const typedText = (read = (value: string) => value) =>
  bareText()
    .transform((_cast: unknown, original: unknown) => {
      if (original === null) return undefined
      // Non-strings are cast to NaN and fail with the type message.
      return typeof original === 'string' && original.isWellFormed() && !original.includes('\0')
        ? read(original)
        : NaN
    })
    .typeError('invalido')

/** A text as typed, without white space at both ends. */
export const trimmed = () => typedText((value) => value.trim())

/** The `test` of a text of at most `max` characters, counted as code points, so that 🍓 is one (contract 4.17). */
export const atMost = (max: number) =>
  ['code-points', 'longo', (value?: string | null) => [...(value ?? '')].length <= max] as const

/** A person's name; '' fails only where it is required. */
export const personName = () => trimmed().test(...atMost(MAX_NAME))

/** An e-mail address; '' fails only where it is required. */
export const email = () =>
  trimmed()
    .test(...atMost(MAX_EMAIL))
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, { message: 'invalido', excludeEmptyString: true })

/** A phone number, or '': 10 to 15 digits with spaces, parentheses, dots and hyphens, and an optional plus in front. */
export const phone = () =>
  trimmed()
    .max(20, 'longo')
    .matches(/^\+?(?:[\s().-]*\d){10,15}[\s().-]*$/, { message: 'invalido', excludeEmptyString: true })
    .default('')
