import { mixed } from 'yup'
import { list, objectOrDefaults, text } from './fields.ts'
import { toNumber } from './numbers.ts'

/** An item of `carrinho.itens` as the store sent it; ids are text or numbers (platform 3.3). */
export type WireCartItemRequest = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is WireCartItemRequest =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.hasOwn(value, 'idProduto') &&
  Number.isSafeInteger(toNumber((value as WireCartItemRequest)['idProduto'])) &&
  toNumber((value as WireCartItemRequest)['idProduto']) > 0

/** `carrinho` of a product or variation: the request that adds it, sent back with at most another quantity or variation (platform 3.3). */
export const cartRequestSchema = objectOrDefaults({
  tipo: text(),
  itens: list(mixed(isItem).required()),
})
