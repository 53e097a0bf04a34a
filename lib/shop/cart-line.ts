import type { CartItem } from './cart.ts'

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

/** The request that adds a removed line again, with its quantity, variation and composition (contract 4.12). */
export function lineAgain({ hash, kind, quantity }: Pick<CartItem, 'hash' | 'kind' | 'quantity'>): CartLine {
  const { idProduto, idAtributoSimples = 0, idUnidadeVenda = 0, idArmazem = 0, adicional = '' } = hash
  const ids = { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem }
  const texts = Object.entries(ids).map(([name, id]) => [name, String(id)] as const)
  return {
    idProduto,
    idAtributo: Number(idAtributoSimples) || 0,
    tipo: kind === 'produto' ? 'produto' : 'lista',
    quantidade: quantity,
    adicional: String(adicional),
    itens: [{ ...Object.fromEntries(texts), adicional: String(adicional), parametros: '' }],
  }
}

const ZERO_IDS = ['idAtributoSimples', 'idUnidadeVenda', 'idArmazem']
const EMPTY_TEXTS = ['adicional', 'parametros']

// Whether an item has only the id of its product.
function isPlain(body: CartItemBody): boolean {
  return Object.entries(body).every(([name, value]) => {
    if (name === 'idProduto' || name === 'quantidade') return true
    return ZERO_IDS.includes(name) ? Number(value) === 0 : EMPTY_TEXTS.includes(name) && value === ''
  })
}

/**
 * The name and value of a button that adds one unit: the id of a kit, or the items of a product as the store sent them;
 * `lineOfField` parses them. `undefined` for a kit whose request has more than its id.
 */
export function cardField({
  kind,
  items,
}: {
  kind: ItemKind
  items: readonly { body: CartItemBody }[]
}): { name: 'idProduto' | 'itens'; value: string } | undefined {
  if (kind === 'produto') return { name: 'itens', value: itemsText(items) }
  const [only, ...others] = items
  const isKit = only !== undefined && others.length === 0 && isPlain(only.body)
  return isKit ? { name: 'idProduto', value: String(only.body['idProduto']) } : undefined
}

/** The line of a field that `cardField` returned; `undefined` when it names no product. */
export function lineOfField({ name, value }: { name: string; value: string }): CartLine | undefined {
  if (name === 'itens') return lineOfItems(value, 1)
  const idProduto = Number(value)
  return Number.isSafeInteger(idProduto) && idProduto > 0
    ? { idProduto, tipo: 'lista', quantidade: 1 }
    : undefined
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
