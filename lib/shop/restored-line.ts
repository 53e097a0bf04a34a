import type { CartItem } from './cart.ts'
import type { CartLine } from './cart-line.ts'

/** The request that adds a removed line again, with its quantity, variation, composition and place (contract 4.12). */
export function restoredLine({
  hash,
  kind,
  quantity,
  place,
}: Pick<CartItem, 'hash' | 'kind' | 'quantity' | 'place'>): CartLine {
  const { idProduto, idAtributoSimples = 0, idUnidadeVenda = 0, idArmazem = 0, adicional = '' } = hash
  const ids = { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem }
  const texts = Object.entries(ids).map(([name, id]) => [name, String(id)] as const)
  return {
    idProduto,
    idAtributo: Number(idAtributoSimples) || 0,
    tipo: kind === 'produto' ? 'produto' : 'lista',
    quantidade: quantity,
    adicional: String(adicional),
    itens: [
      {
        ...Object.fromEntries(texts),
        adicional: String(adicional),
        parametros: '',
        ...(place && { lugar: String(place) }),
      },
    ],
  }
}
