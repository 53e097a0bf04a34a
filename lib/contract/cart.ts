import type { InferType } from 'yup'
import { appsSchema } from './estrutura.ts'
import { flag, list, numeric, numericOr, objectOf, objectOrDefaults, objectOrNull, text } from './fields.ts'
import { messageSchema } from './message.ts'
import { toNumber } from './numbers.ts'
import { installmentSchema } from './price.ts'

/** The key of a cart line, which clients send back unchanged (contract 4.13). */
const lineHashSchema = objectOf({
  idProduto: numeric().integer().min(1),
  idAtributoSimples: numericOr(0).integer(),
  idUnidadeVenda: numericOr(0).integer(),
  idArmazem: numericOr(0).integer(),
  quantidade: numericOr(1).integer(),
  adicional: text(),
})

/** One line of the cart; prices in reais, `precoPor` for one unit (contract 4.10). */
const cartItemSchema = objectOf({
  nome: text(),
  produto: text(),
  url: text(),
  sku: text(),
  // Additional field: the SKU of the item in listings and kits.
  skuItem: text(),
  tipo: text().default('lista'),
  quantidade: numeric().integer().min(0),
  imagem: text(),
  precos: objectOf({
    precoDe: numeric().min(0),
    precoPor: numeric().min(0),
    total: numeric().min(0),
  }).transform(withUnitPrice),
  hash: lineHashSchema,
}).transform(withLineTotal)

/** One line of the cart. */
export type WireCartItem = InferType<typeof cartItemSchema>

/** One promotion; amounts in reais, `falta` is the amount missing to its goal (contract 4.10). */
const promotionSchema = objectOf({
  tipo: text(),
  // Only of a coupon (contract 4.20).
  codigo: text(),
  meta: numericOr(0),
  percentual: numericOr(0),
  atingida: flag(),
  falta: numericOr(0).min(0),
  desconto: numericOr(0).min(0),
})

const subtotalSchema = objectOf({
  valor: numeric().min(0),
  descontoVista: objectOrNull({ valor: numeric().min(0) }),
  parcelamento: list(installmentSchema),
})

/** The cart, response of GET, POST, PUT and DELETE checkout/cart; amounts in reais (contract 4.10). */
export const cartSchema = objectOf({
  quantidadeItens: numericOr(0).integer().min(0),
  quantidadeTotal: numericOr(0).integer().min(0),
  qtdItens: numericOr(0).integer().min(0),
  itens: list(cartItemSchema),
  subtotal: subtotalSchema,
  total: objectOrNull({ valor: numeric().min(0) }),
  promocoes: list(promotionSchema),
  // A host of the platform has the endpoint and does not say so (contract 4.20).
  aceitaCupom: flag(true),
  mensagens: list(messageSchema),
  versao: numericOr(0).integer().min(0),
  estrutura: objectOrDefaults({ apps: appsSchema }),
})
  .transform(withSubtotalOfEmptyCart)
  .transform(withCounts)

/** The cart. */
export type Cart = InferType<typeof cartSchema>

type Raw = Record<string, unknown>

function withUnitPrice(value: unknown) {
  return isRaw(value) && value.precoDe == null ? { ...value, precoDe: value.precoPor } : value
}

// The spec has only precoPor; a line without a total costs price times quantity.
function withLineTotal(value: unknown) {
  if (!isRaw(value) || !isRaw(value.precos) || value.precos.total != null) return value
  const total = Math.round(toNumber(value.precos.precoPor) * toNumber(value.quantidade) * 100) / 100
  return { ...value, precos: { ...value.precos, total } }
}

// PHP writes an empty cart's subtotal as [] or null; in a cart with lines that is an error.
function withSubtotalOfEmptyCart(value: unknown) {
  if (!isRaw(value) || !('itens' in value) || !('subtotal' in value) || isRaw(value.subtotal)) return value
  const isEmpty = value.itens == null || (Array.isArray(value.itens) && value.itens.length === 0)
  return isEmpty ? { ...value, subtotal: { valor: 0 } } : value
}

// The number on the cart button; hosts send different ones of the three counts (contract 4.10).
function withCounts(value: unknown) {
  if (!isRaw(value) || !Array.isArray(value.itens)) return value
  const itens = value.itens as ({ quantidade?: unknown } | null)[]
  const sum = itens.reduce((units, item) => units + toNumber(item?.quantidade), 0)
  const quantidadeTotal = value.quantidadeTotal ?? value.qtdItens ?? value.quantidadeItens ?? sum
  return {
    ...value,
    quantidadeTotal,
    qtdItens: value.qtdItens ?? quantidadeTotal,
    quantidadeItens: value.quantidadeItens ?? itens.length,
  }
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
