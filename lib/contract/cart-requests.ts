import { array, mixed, type InferType } from 'yup'
import { bareNumber, bareText, objectOf } from './fields.ts'
import { MAX_INTEGER } from './numbers.ts'

/** The kinds of cart line; both are items of the catalogue (contract 4.12). */
export const LINE_KINDS = ['lista', 'produto'] as const

/** One of the two kinds of cart line. */
export type LineKind = (typeof LINE_KINDS)[number]

/** The most units of a line per request (contract 4.12). */
export const MAX_QUANTITY = 99

/** The most lines per POST (contract 4.12). */
const MAX_LINES_PER_REQUEST = 20

const DIGITS = /^\d{1,15}$/

// Clients of the platform send ids and quantities as text (platform 3.6); only plain digits are accepted.
function readInteger(_cast: unknown, original: unknown): unknown {
  if (typeof original === 'string') return DIGITS.test(original) ? Number(original) : NaN
  return typeof original === 'number' && Number.isSafeInteger(original) ? original : NaN
}

function readOptionalInteger(cast: unknown, original: unknown): unknown {
  return original === null || original === '' ? undefined : readInteger(cast, original)
}

// Non-strings are cast to NaN, so they fail with the type message instead of being stringified. So does a text with
// NUL or half a surrogate pair, which databases cannot store.
function readOptionalText(_cast: unknown, original: unknown): unknown {
  if (original === null) return undefined
  return typeof original === 'string' && original.isWellFormed() && !original.includes('\0') ? original : NaN
}

const requiredInteger = () =>
  bareNumber().transform(readInteger).typeError('invalido').required('obrigatorio').integer('invalido')

/** An integer from 0 in a request; null, '' and a missing field are 0, anything else fails. */
export const optionalInteger = () =>
  bareNumber()
    .transform(readOptionalInteger)
    .typeError('invalido')
    .default(0)
    .required('invalido')
    .min(0, 'invalido')

const shortText = () =>
  bareText().transform(readOptionalText).typeError('invalido').default('').defined().max(500, 'longo')

/** The id of a product or item. */
export const itemId = () => requiredInteger().min(1, 'invalido').max(MAX_INTEGER, 'invalido')

const lineIdentity = {
  idProduto: itemId(),
  idAtributoSimples: optionalInteger(),
  idUnidadeVenda: optionalInteger(),
  idArmazem: optionalInteger(),
  adicional: shortText(),
}

const lineKind = () =>
  bareText<LineKind>()
    .oneOf([...LINE_KINDS], 'invalido')
    .required('obrigatorio')

const quantity = () => requiredInteger().min(1, 'invalido').max(MAX_QUANTITY, 'invalido')

const quantityOrOne = () => optionalInteger().default(1).min(1, 'invalido').max(MAX_QUANTITY, 'invalido')

/** Body of POST checkout/cart (contract 4.12); each error message is one of FIELD_ISSUES. */
export const addToCartSchema = objectOf({
  tipo: lineKind(),
  itens: array(
    objectOf({
      ...lineIdentity,
      quantidade: quantityOrOne(),
      parametros: shortText(),
      // Additional field: where a new line goes, from 1; 0 for the end.
      lugar: optionalInteger(),
    }).typeError('invalido'),
  )
    .typeError('invalido')
    .required('obrigatorio')
    .min(1, 'obrigatorio')
    .max(MAX_LINES_PER_REQUEST, 'longo'),
})

/** The parsed body of POST checkout/cart. */
export type AddToCart = InferType<typeof addToCartSchema>

// Clients send the line as `hash`, flat, or both. `hash` wins, except for its quantity, which is the old one
// (contract 4.13).
function fromHash(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { hash, ...flat } = value as Record<string, unknown>
  if (typeof hash !== 'object' || hash === null || Array.isArray(hash)) return flat
  const { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional } = hash as Record<
    string,
    unknown
  >
  return { ...flat, idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional }
}

/** Body of PUT checkout/cart; `hash` and flat form are both parsed to the flat form (contract 4.13). */
export const updateCartLineSchema = objectOf({
  hash: mixed().strip(),
  tipo: lineKind(),
  ...lineIdentity,
  quantidade: quantity(),
}).transform(fromHash)

/** Body or query of DELETE checkout/cart; `hash` and flat form are both parsed to the flat form (contract 4.14). */
export const removeCartLineSchema = objectOf({
  hash: mixed().strip(),
  tipo: lineKind(),
  ...lineIdentity,
}).transform(fromHash)

/** The parsed body of DELETE checkout/cart. */
export type RemoveCartLine = Omit<InferType<typeof removeCartLineSchema>, 'hash'>
