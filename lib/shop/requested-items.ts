import type { CartLine } from './cart-line.ts'

/** The product and variation of a line or of an item. */
type ItemIds = Pick<CartLine, 'idProduto' | 'idAtributo'>
type LineIds = Readonly<Record<string, unknown>>

/** The products and variations that a request adds: its own, or those of the items of a list. */
export function itemsOfRequest({ itens, ...line }: CartLine): ItemIds[] {
  if (!itens || !line.hasOwnQuantities) return [line]
  return itens.map((body) => ({
    idProduto: Number(body['idProduto']),
    idAtributo: Number(body['idAtributoSimples']) || 0,
  }))
}

/** Whether a cart line has this product and variation; `hash` has the ids that the store sent. */
export function isOfItem(hash: LineIds, { idProduto, idAtributo = 0 }: ItemIds): boolean {
  const isSameProduct = Number(hash['idProduto']) === idProduto
  return isSameProduct && (idAtributo === 0 || Number(hash['idAtributoSimples']) === idAtributo)
}

/** Whether the cart has a line for each item that a request adds; the store's lines decide, not its messages (platform 3.6). */
export function hasLinesOf(request: CartLine, hashes: readonly LineIds[]): boolean {
  return itemsOfRequest(request).every((item) => hashes.some((hash) => isOfItem(hash, item)))
}
