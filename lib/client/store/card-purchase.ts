import type { WireListedProduct } from '../../contract/listing.ts'
import type { CardPurchase } from '../../shop/listing.ts'
import { toAvailability } from './availability.ts'
import { toRequestItems } from './variations.ts'

/**
 * The cart request of a card: that of its only variation, otherwise its own. `undefined` with several variations, when
 * the only one is sold out, without a request, or when the product needs input of the buyer (platform 3.2, 3.3).
 */
export function purchaseOf({
  atributos,
  carrinho,
  personalizacoes,
  conjunto,
}: WireListedProduct): CardPurchase | undefined {
  const [only, ...others] = atributos.simples?.valores ?? []
  if (others.length > 0 || personalizacoes || conjunto) return undefined
  // A product that can only be bought on its page has no request of its own, although its variation may have one.
  if (carrinho.itens.length === 0) return undefined
  if (only && toAvailability(only.status, only.estoque) !== 'available') return undefined
  const { tipo, itens } = only && only.carrinho.itens.length > 0 ? only.carrinho : carrinho
  const items = toRequestItems({ itens })
  // The request of a product with variations must name one: an attribute id of 0 names none (platform 3.3).
  const namesVariation = !only || items.every(({ attributeId }) => attributeId === only.idAtributoValor)
  return items.length > 0 && namesVariation
    ? { kind: tipo === 'lista' ? 'lista' : 'produto', items }
    : undefined
}
