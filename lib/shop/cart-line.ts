/** An item of a cart request as the store sent it; the shop changes only its `quantidade` (platform 3.3). */
export type CartItemBody = Readonly<Record<string, unknown>>

/** How the store sells an item: a kit as a list, everything else as a product (platform 3.5). */
export type ItemKind = 'lista' | 'produto'

/** One line of a request that adds to the cart (spec section 3, Cart line payload). */
export interface CartLine {
  idProduto: number
  /** The chosen variation (`idAtributoValor`); absent or 0 for a product without variations. */
  idAtributo?: number
  tipo: ItemKind
  quantidade: number
  /** Text that distinguishes lines of one item, such as the flavours of a kit that the shopper has built. */
  adicional?: string
  /** The `adicional` of the built kit in the cart that the line replaces, as often as the cart has it. */
  replaces?: string
  /** The items of the store's own cart request for one unit; they are sent instead of the ids. */
  itens?: readonly CartItemBody[]
  /** Whether each item has a quantity of its own, as those of a list (platform 3.5). */
  hasOwnQuantities?: true
}

const MAX_ITEMS = 20

/** The text of a form field that holds the store's own items; `lineOfItems` reads it. */
export function itemsText(items: readonly { body: CartItemBody }[]): string {
  return JSON.stringify(items.map(({ body }) => body))
}

/** Parses the text of `itemsText` into a cart line; `undefined` when the text has no product. */
export function lineOfItems(text: string, quantity: number): CartLine | undefined {
  const itens = parse(text)
  const idProduto = Number(itens?.[0]?.['idProduto'])
  if (!itens || !Number.isSafeInteger(idProduto) || idProduto < 1) return undefined
  const idAtributo = Number(itens[0]?.['idAtributoSimples']) || 0
  return { idProduto, idAtributo, tipo: 'produto', quantidade: quantity, itens }
}

function parse(text: string): CartItemBody[] | undefined {
  try {
    const read: unknown = JSON.parse(text)
    const isItem = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item)
    const isList = Array.isArray(read) && read.length <= MAX_ITEMS && read.every(isItem)
    return isList ? (read as CartItemBody[]) : undefined
  } catch {
    return undefined
  }
}
