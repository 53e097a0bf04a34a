import { itemsText, lineOfItems, type CartItemBody, type CartLine, type ItemKind } from './cart-line.ts'

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
