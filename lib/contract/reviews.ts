import {
  bareNumber,
  flag,
  list,
  numeric,
  numericOr,
  objectOf,
  objectOrDefaults,
  objectOrNull,
  requiredInteger,
  requiredText,
  text,
  textOrNull,
  wholeNumber,
} from './fields.ts'
import type { InferType } from 'yup'
import { atMost, email, personName, trimmed, typedText } from './person.ts'

/** The name of a review topic on the wire; the brand defines the topics (spec section 5, P28). */
export type ReviewTopic = string

/** Values of order_by; the first is the default (spec section 4, P13). */
export const REVIEW_ORDERS = ['imagem', 'nota_desc', 'nota_asc', 'created_at_asc', 'created_at_desc'] as const

/** A sort order of reviews. */
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

/** The ratings by which a list can be filtered; a half star counts as the next whole one (contract 4.15). */
export const STARS = [1, 2, 3, 4, 5] as const

/** Reviews on one page of the list (contract 4.15). */
export const REVIEWS_PAGE = 10

/** Maximum length of a comment, in code points (spec section 5). */
export const MAX_COMMENT = 300

/** Maximum length of the shop's answer to a review, in code points. */
export const MAX_ANSWER = 600

/** Size limits of a photo: bytes of the file, and pixels once decoded (contract 4.17). */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024
export const MAX_PHOTO_PIXELS = 40_000_000

/** The accepted types of a photo (P14). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

/** A published review (contract 4.15). */
const reviewSchema = objectOf({
  id: requiredInteger(),
  nome: text(),
  nota: numeric().min(0).max(5),
  comentario: text(),
  imagem: textOrNull(),
  status_imagem: flag(),
  created_at: requiredText(),
  // Additional: the shop's answer, whether the author has bought the product and what of it, which product it is, and the comment in the
  // requested language.
  resposta: objectOrNull({ texto: requiredText(), data: requiredText(), traducao: textOrNull() }),
  comprado: textOrNull(),
  traducao: textOrNull(),
  compra_verificada: flag(),
  produto: objectOrNull({ nome: requiredText(), url: requiredText() }),
})

/** A published review on the wire. */
export type WireReview = InferType<typeof reviewSchema>

const count = () => requiredInteger(0)

/** A page of reviews (contract 4.15). */
export const reviewListSchema = objectOf({
  data: list(reviewSchema),
  links: objectOrDefaults({
    first: textOrNull(),
    last: textOrNull(),
    prev: textOrNull(),
    next: textOrNull(),
  }),
  meta: objectOf({
    current_page: numericOr(1).integer().min(1),
    last_page: numericOr(1).integer().min(1),
    per_page: numericOr(REVIEWS_PAGE).integer().min(1),
    total: wholeNumber(),
    // Additional fields; a host without `notas` does not know the filters.
    notas: objectOrNull({ 1: count(), 2: count(), 3: count(), 4: count(), 5: count() }),
    com_foto: wholeNumber(),
    media: numericOr(0).min(0).max(5),
    termos: list(objectOf({ termo: requiredText(), nome: requiredText(), total: count() })),
  }),
})

const STARS_TEXT = /^(?:0?\.5|[1-4](?:[.,][05]0*)?|5(?:[.,]0+)?)$/

// Forms send the stars as text, such as '4.5' or '4,5'; a text with spaces, such as ' 4', is invalid.
const stars = () =>
  bareNumber()
    .transform((_cast: unknown, original: unknown) => {
      if (original === '' || original === null) return undefined
      if (typeof original !== 'string') return original
      return STARS_TEXT.test(original) ? Number(original.replace(',', '.')) : NaN
    })
    .typeError('invalido')
    .required('obrigatorio')
    .min(0.5, 'invalido')
    .max(5, 'invalido')
    .test('half', 'invalido', (value) => Number.isInteger((value ?? 0) * 2))

// Forms send a line break as two characters (CR LF); the limit counts it as one.
const withUnixLineBreaks = (value: string) => value.replace(/\r\n?/g, '\n').trim()

const optional = () =>
  trimmed()
    .test(...atMost(500))
    .default('')
const address = () =>
  optional().matches(/^https?:\/\/[^\s]+$/i, { message: 'invalido', excludeEmptyString: true })

/**
 * The text fields of POST avaliacao (contract 4.17). status, status_imagem and the name of the photo are not read: only
 * moderation publishes. Each error message is one of FIELD_ISSUES.
 */
export const reviewRequestSchema = objectOf({
  nome: personName().required('obrigatorio'),
  email: email().required('obrigatorio'),
  nota: stars(),
  comentario: typedText(withUnixLineBreaks)
    .required('obrigatorio')
    .test(...atMost(MAX_COMMENT)),
  // The reports API checks whether the topic exists.
  produto_categoria: trimmed().required('obrigatorio').max(120, 'longo'),
  produto_id: optional(),
  produto_nome: optional(),
  produto_sku: optional(),
  produto_url: address(),
  url_origem_avaliacao: address(),
  site: trimmed().required('obrigatorio').max(120, 'longo'),
})

/** The shop's answer to a review, as the moderation form sends it. Each error message is one of FIELD_ISSUES. */
export const reviewAnswerSchema = objectOf({
  texto: typedText(withUnixLineBreaks)
    .required('obrigatorio')
    .test(...atMost(MAX_ANSWER)),
})

/** The text fields of a review to send. */
export type ReviewRequest = InferType<typeof reviewRequestSchema>
