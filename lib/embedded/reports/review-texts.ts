import type { FieldIssue } from '#lib/contract/error.ts'
import { REVIEW_ORDERS } from '#lib/contract/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Bilingual } from '../store/language.ts'

/** Shown after a review is sent (spec section 8). */
export const SENT_TEXT: Bilingual = {
  pt: 'Avaliação enviada com sucesso! Agracemos sua participação.',
  en: 'Review sent! Thank you for taking part.',
}

/** Error for an unknown sort order. */
export const ORDER_TEXT: Bilingual = {
  pt: `A ordem pode ser ${REVIEW_ORDERS.join(', ')}.`,
  en: `The order can be ${REVIEW_ORDERS.join(', ')}.`,
}

/** Error for an unknown rating in the filter. */
export const STARS_FILTER_TEXT: Bilingual = {
  pt: 'O filtro de nota vai de 1 a 5.',
  en: 'The rating filter goes from 1 to 5.',
}

/** Error for an unknown term in the filter. */
export const TERM_TEXT: Bilingual = {
  pt: 'As avaliações desta lista não têm este termo.',
  en: 'The reviews of this list do not have this term.',
}

/** Errors of a photo. */
export const PHOTO_TEXTS = {
  type: { pt: 'Envie a foto em JPEG, PNG ou GIF.', en: 'Send the photo as JPEG, PNG or GIF.' },
  unreadable: {
    pt: 'Não foi possível ler esta foto. Escolha outra, em JPEG, PNG ou GIF.',
    en: 'This photo cannot be read. Choose another one, in JPEG, PNG or GIF.',
  },
  'too-large': {
    pt: 'A foto pode ter até 2 MB e 40 milhões de pixels.',
    en: 'The photo can have up to 2 MB and 40 million pixels.',
  },
} as const satisfies Record<string, Bilingual>

type Texts = Partial<Record<FieldIssue, Bilingual>> & { invalido: Bilingual }

const OTHER_FIELDS: Texts = {
  invalido: { pt: 'Este campo não é válido.', en: 'This field is not valid.' },
  longo: { pt: 'Este campo pode ter até 500 caracteres.', en: 'This field can have up to 500 characters.' },
}
const NOT_FROM_THIS_SHOP: Bilingual = {
  pt: 'Esta avaliação não veio desta loja.',
  en: 'This review did not come from this shop.',
}

const FIELDS: Record<string, Texts> = {
  nome: {
    obrigatorio: { pt: 'Escreva o seu nome.', en: 'Write your name.' },
    longo: { pt: 'O nome pode ter até 120 caracteres.', en: 'The name can have up to 120 characters.' },
    invalido: { pt: 'O nome não é válido.', en: 'The name is not valid.' },
  },
  email: {
    obrigatorio: { pt: 'Escreva o seu e-mail.', en: 'Write your e-mail.' },
    longo: { pt: 'O e-mail pode ter até 254 caracteres.', en: 'The e-mail can have up to 254 characters.' },
    invalido: { pt: 'O e-mail não é válido.', en: 'The e-mail is not valid.' },
  },
  nota: {
    obrigatorio: { pt: 'Dê uma nota para sua experiência!', en: 'Rate your experience!' },
    invalido: {
      pt: 'A nota vai de meia a cinco estrelas, de meia em meia.',
      en: 'The rating goes from half a star to five stars, by halves.',
    },
  },
  comentario: {
    obrigatorio: { pt: 'Escreva o seu comentário.', en: 'Write your comment.' },
    longo: {
      pt: 'O comentário pode ter até 300 caracteres.',
      en: 'The comment can have up to 300 characters.',
    },
    invalido: { pt: 'O comentário não é válido.', en: 'The comment is not valid.' },
  },
  produto_categoria: {
    obrigatorio: { pt: 'Escolha o que você quer avaliar.', en: 'Choose what you want to review.' },
    invalido: { pt: 'Escolha um dos itens da lista.', en: 'Choose one of the items in the list.' },
  },
  site: { invalido: NOT_FROM_THIS_SHOP },
  'Idempotency-Key': {
    invalido: { pt: 'A chave da requisição não é válida.', en: 'The key of the request is not valid.' },
  },
}

/** Returns the error text of a field of the review form. */
export function reviewFieldText(field: string, issue: FieldIssue, language: Lang): string {
  const texts = FIELDS[field] ?? OTHER_FIELDS
  return (texts[issue] ?? texts.invalido)[language]
}
