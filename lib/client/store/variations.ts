import type { WireCartItemRequest } from '../../contract/cart-item-request.ts'
import { toNumber } from '../../contract/numbers.ts'
import type { WireProduct, WireSimpleValue } from '../../contract/product.ts'
import type {
  CartItemRequest,
  ProductPicture,
  SiblingProduct,
  Variation,
  VariationChoice,
} from '../../shop/variation.ts'
import { pictureIn } from './address.ts'
import { toAvailability } from './availability.ts'
import { pagePathIn } from './page-address.ts'
import { toItemPrice } from './item-price.ts'

/** The items of the store's own cart request (platform 3.3). */
export function toRequestItems({ itens }: { itens: readonly WireCartItemRequest[] }): CartItemRequest[] {
  return itens.map((body) => ({
    itemId: toNumber(body['idProduto']),
    attributeId: toNumber(body['idAtributoSimples']) || 0,
    body,
  }))
}

/** A document with variations: a product page, or a product of a list. */
type WithChoice = Pick<WireProduct, 'atributos' | 'carrinho' | 'precos' | 'status' | 'estoque'>

/**
 * The variations of `atributos.simples`, chosen on the page; `undefined` without any (platform 3.3). A variation of which the store
 * has fewer than `needed` is sold out.
 */
export function toChoice(
  wire: WithChoice,
  pictures: readonly VariationPicture[],
  needed = 1,
): VariationChoice | undefined {
  const { simples } = wire.atributos
  // The flavours of the embedded store are items of their own, not variations.
  const values = (simples?.valores ?? []).filter(
    ({ idAtributoValor, idProduto }) => idAtributoValor > 0 && !idProduto,
  )
  if (!simples || values.length === 0) return undefined
  return {
    id: simples.id,
    name: simples.nome,
    kind: /imagem|cor/i.test(simples.tipo) ? 'picture' : 'text',
    values: values.map((value) => toVariation(value, wire, { pictures, needed })),
  }
}

/** A picture with the id of the variation that it shows; 0 for none. */
export interface VariationPicture extends ProductPicture {
  variation: number
}

function toVariation(
  value: WireSimpleValue,
  product: WithChoice,
  { pictures, needed }: { pictures: readonly VariationPicture[]; needed: number },
): Variation {
  const { idAtributoValor, sku, ean, label, imagem, status, estoque, precos, selecionado } = value
  const availability = toAvailability(status, estoque)
  const productAvailability = toAvailability(product.status, product.estoque)
  return {
    // A value without own prices costs what the product costs.
    ...toItemPrice(productAvailability === 'onRequest' ? NO_PRICES : (precos ?? product.precos)),
    id: idAtributoValor,
    sku,
    ean,
    label: label || sku || String(idAtributoValor),
    swatch: pictureIn(imagem),
    pictures: pictures
      .filter(({ variation }) => variation === idAtributoValor)
      .map(({ src, alt }) => ({ src, alt })),
    inStock:
      productAvailability === 'available' && availability === 'available' && (estoque ?? needed) >= needed,
    cartItems: itemsOf(value, product),
    isSelected: selecionado,
  }
}

const NO_PRICES = { parcelamento: [] }

// For a value without a cart request of its own: the product's request with the id of the value as `idAtributoSimples`.
function itemsOf({ carrinho, idAtributoValor }: WireSimpleValue, product: WithChoice): CartItemRequest[] {
  const own = toRequestItems(carrinho)
  if (own.length > 0) return own
  return toRequestItems(product.carrinho).map(({ itemId, body }) => ({
    itemId,
    attributeId: idAtributoValor,
    body: { ...body, idAtributoSimples: String(idAtributoValor) },
  }))
}

/** The products that differ in `atributos.unico`; empty when its values have no addresses (platform 3.3). */
export function toSiblings({ id, atributos: { unico } }: WireProduct): SiblingProduct[] {
  const siblings = (unico?.valores ?? []).flatMap(({ label, imagem, rota, url, selecionado, produto }) => {
    const path = pagePathIn(rota.path) ?? pagePathIn(url)
    if (!path || (!label && !imagem)) return []
    return [
      {
        label: label || path,
        path,
        picture: pictureIn(imagem),
        isCurrent: selecionado || (produto.id > 0 && produto.id === id),
        inStock:
          toAvailability(produto.status, produto.estoque) === 'available' && (produto.estoque ?? 1) > 0,
      },
    ]
  })
  return siblings.some(({ isCurrent }) => !isCurrent) ? siblings : []
}
