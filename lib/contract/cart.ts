import type { InferType } from 'yup'
import { appsSchema } from './estrutura.ts'
import {
  flag,
  label,
  list,
  money,
  numberOrUndefined,
  numericOr,
  objectOrDefaults,
  objectOrNull,
  recordOf,
  requiredInteger,
  text,
  wholeNumber,
} from './fields.ts'
import { messagesSchema } from './message.ts'
import { installmentSchema } from './price.ts'

// A larger count is invalid and counts as missing.
const MAX_COUNT = 1_000_000

/** The key of a cart line, which clients send back unchanged; null when the store sends none (contract 4.13, platform 3.6). */
const lineHashSchema = objectOrNull({
  idProduto: requiredInteger(1),
  idAtributoSimples: numericOr(0).integer(),
  idUnidadeVenda: numericOr(0).integer(),
  idArmazem: numericOr(0).integer(),
  quantidade: numericOr(1).integer().max(MAX_COUNT),
  adicional: text(),
})

const quantity = () => numberOrUndefined().integer().min(1).max(MAX_COUNT)

/** The chosen value of an attribute of a line; [] and null stand for none (platform 3.6). */
const lineAttributeSchema = objectOrNull({
  atributo: objectOrDefaults({ label: label() }),
  atributoValor: objectOrDefaults({ label: label() }),
})

const contentSchema = recordOf({ nome: label(), quantidade: quantity(), imagem: text() })

/** One line of the cart; prices in reais, `precoPor` for one unit, undefined when missing (contract 4.10, platform 3.6). */
export const cartItemSchema = recordOf({
  nome: label(),
  produto: label(),
  url: text(),
  sku: label(),
  // Additional field: the SKU of the item in listings and kits.
  skuItem: label(),
  tipo: text().default('lista'),
  quantidade: quantity(),
  imagem: text(),
  precos: objectOrDefaults({ precoDe: money(), precoPor: money(), total: money(), porUnidade: money() }),
  // Additional field: the units in stock, while they are fewer than the line has.
  disponivel: numberOrUndefined().integer().min(0).max(MAX_COUNT),
  // Additional fields: what a kit counts, such as 'pote', and the packages of a built kit.
  unidade: label(),
  conteudo: list(contentSchema),
  atributos: objectOrDefaults({ unico: lineAttributeSchema, simples: lineAttributeSchema }),
  hash: lineHashSchema,
})

/** One line of the cart. */
export type WireCartItem = InferType<typeof cartItemSchema>

/** One promotion; amounts in reais, `falta` is the amount still missing for it to apply (contract 4.10). */
export const promotionSchema = recordOf({
  tipo: text(),
  // Only a coupon has it (contract 4.20).
  codigo: text(),
  meta: numericOr(0),
  percentual: numericOr(0),
  atingida: flag(),
  falta: numericOr(0).min(0),
  desconto: numericOr(0).min(0),
})

const count = () => numberOrUndefined().integer().min(0).max(MAX_COUNT)

const amountSchema = objectOrDefaults({ valor: money() })

/** The cart, response of GET, POST, PUT and DELETE checkout/cart; amounts in reais (contract 4.10). */
export const cartSchema = recordOf({
  quantidadeItens: count(),
  quantidadeTotal: count(),
  qtdItens: count(),
  itens: list(cartItemSchema),
  subtotal: objectOrDefaults({
    valor: money(),
    // The total when paid upfront (platform 3.6).
    descontoVista: amountSchema,
    parcelamento: list(installmentSchema),
  }),
  total: amountSchema,
  promocoes: list(promotionSchema),
  // Stores of the platform take coupons but do not send this field (contract 4.20).
  aceitaCupom: flag(true),
  mensagens: messagesSchema,
  versao: wholeNumber(),
  estrutura: objectOrDefaults({ apps: appsSchema }),
}).transform((cart: unknown, original: unknown) => (isCart(original) ? cart : undefined))

// A response without lines and totals, such as {"error":…}, is not an empty cart.
const isCart = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  (Object.hasOwn(body, 'itens') || Object.hasOwn(body, 'subtotal'))

/** The cart. */
export type Cart = InferType<typeof cartSchema>
