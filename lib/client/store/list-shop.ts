import { listShopSchema } from '../../contract/list.ts'
import type { CartLine } from '../../shop/cart-line.ts'
import type { ListOrder } from '../../shop/list-page.ts'
import type { ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'

// The statuses of a store without this call; there a list is added by its own id (platform 3.5).
const MISSING_CALL_STATUSES = [404, 405, 501]

// Prices in reais, 0 where the store states none.
function listShopBody({ listId, parts }: ListOrder): object {
  return {
    idListaCompra: listId,
    carrinho: true,
    produtos: parts.map(({ id, attributeId, quantity, price = 0 }) => ({
      id,
      idAtributoValor: attributeId,
      quantidade: quantity,
      preco: price / 100,
    })),
  }
}

/**
 * POST list/shop: the line that adds all products of a list to the cart, as the store returns it. Throws ApiError, with the
 * store's messages when it rejects the list.
 */
export async function getListLine(store: ApiClient, order: ListOrder): Promise<CartLine> {
  try {
    const { carrinho } = await store.call('post', 'list/shop', listShopSchema, { body: listShopBody(order) })
    const [first] = carrinho.itens
    return {
      idProduto: Number(first?.['idProduto']),
      tipo: carrinho.tipo === 'lista' ? 'lista' : 'produto',
      quantidade: 1,
      itens: carrinho.itens,
      hasOwnQuantities: true,
    }
  } catch (error) {
    const isMissingCall = error instanceof ApiError && MISSING_CALL_STATUSES.includes(error.status ?? 0)
    const hasChoice = order.parts.some(({ attributeId }) => attributeId > 0)
    if (!isMissingCall || hasChoice) throw error
    return { idProduto: order.listId, tipo: 'lista', quantidade: 1 }
  }
}
