import type { FieldIssue } from '#lib/contract/error.ts'
import type { ListShopRequest } from '#lib/contract/list.ts'
import { loadKits } from './kit-records.ts'
import { prices } from './prices.ts'
import type { StoreContext } from './store.ts'
import { cartDocumentOf } from './variations.ts'

/** The response of POST list/shop, or the invalid fields of the request. */
type ListShopResult = { document: object } | { fields: Record<string, FieldIssue[]> }

/** Returns the prices of a kit and the cart request that adds it with the chosen flavour; writes nothing (contract 4.27). */
export async function listShopDocument(
  store: StoreContext,
  { idListaCompra, produtos }: ListShopRequest,
): Promise<ListShopResult> {
  const queries = store.db.read
  const row = await queries
    .selectFrom('item')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select('kit.id')
    .where('item.id', '=', idListaCompra)
    .where('kit.built', '=', 0)
    .where('product.sale', '=', 'kits')
    .executeTakeFirst()
  const [kit] = row ? await loadKits(queries, [row.id]) : []
  if (!kit) return { fields: { idListaCompra: ['invalido'] } }
  const [product, ...others] = produtos
  if (!product || others.length > 0 || product.id !== kit.product.id)
    return { fields: { 'produtos.0.id': ['invalido'] } }
  if (product.quantidade !== kit.units) return { fields: { 'produtos.0.quantidade': ['invalido'] } }
  const hasFlavours = kit.items.length > 1
  const chosen = hasFlavours ? kit.items.find(({ id }) => id === product.idAtributoValor) : kit.items[0]
  if (!chosen)
    return {
      fields: { 'produtos.0.idAtributoValor': [product.idAtributoValor ? 'invalido' : 'obrigatorio'] },
    }
  const { installments } = await store.rules()
  const precos = prices(kit.price_from, kit.price_to, installments)
  return { document: { precos, carrinho: cartDocumentOf('lista', chosen.id) } }
}
