import 'server-only'
import type { Lang } from '../routes/lang.ts'
import { isStorePath } from '../routes/store-path.ts'
import { DEFAULT_LISTING_PARAMS } from '../routes/listing-address.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { LARGEST_QUANTITY } from '../shop/cart.ts'
import type { ItemKind } from '../shop/cart-line.ts'
import type { Product } from '../shop/product.ts'
import type { Variation } from '../shop/variation.ts'
import { kitName } from '../shop/kit.ts'
import {
  postalCodeDigits,
  type ShippedItem,
  type ShippingRequest,
  type ShippingPage,
} from '../shop/shipping.ts'
import { ApiError } from '../client/errors.ts'
import { loadListing, loadProduct } from './loaders.ts'
import { sharedStore } from './store.ts'
import { getKits } from '../client/store/kits.ts'
import { getShipping } from '../client/store/shipment.ts'

type Query = Record<string, string | string[] | undefined>

// Longer than any valid field of the form; a longer parameter is cut.
const MAX_LENGTH = 20
const MAX_PATH = 300

function read(query: Query, name: string, maxLength = MAX_LENGTH): string {
  const value = query[name]
  return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).slice(0, maxLength).trim()
}

// The product of the page with the form; `undefined` when the path is now that of another product, or the load fails.
async function productAt(lang: Lang, path: string, id: number): Promise<Product | undefined> {
  if (!isStorePath(path)) return undefined
  const page = await loadProduct(lang, path).catch(() => undefined)
  return page?.product.id === id ? page.product : undefined
}

function shippedProduct({ name, path, pictures }: Product, chosen: Variation | undefined): ShippedItem {
  const picture = chosen?.pictures[0] ?? pictures[0]
  return { name: chosen ? `${name}, ${chosen.label}` : name, path, picture: picture?.src ?? '' }
}

/**
 * The shipping quote for the query parameters `cep`, `produto`, `tipo`, `quantidade`, and of a product also `variacao` and
 * `pagina`, the path of its page (contract 4.19). Never throws.
 */
export async function shippingPage(lang: Lang, query: Query): Promise<ShippingPage> {
  const typed = { postalCode: read(query, 'cep'), quantity: read(query, 'quantidade') || '1' }
  const itemId = /^\d{1,9}$/.test(read(query, 'produto')) ? Number(read(query, 'produto')) : 0
  const kind: ItemKind = read(query, 'tipo') === 'produto' ? 'produto' : 'lista'
  const product =
    kind === 'produto' ? await productAt(lang, read(query, 'pagina', MAX_PATH), itemId) : undefined
  const choice = product?.choice
  const chosen = choice?.values.find(({ id }) => String(id) === read(query, 'variacao'))
  const postalCode = postalCodeDigits(typed.postalCode)
  const quantity = /^\d{1,2}$/.test(typed.quantity) ? Number(typed.quantity) : 0
  const page = {
    ...({ typed, itemId, kind, item: undefined, quote: undefined } as const),
    path: product?.path ?? '',
    choice,
    attributeId: chosen?.id ?? 0,
  }
  if (itemId < 1) return { ...page, problem: 'item' }
  const isQuantity = quantity >= 1 && quantity <= LARGEST_QUANTITY
  const isComplete = isQuantity && (!choice || chosen !== undefined)
  const attribute = chosen && { attributeId: chosen.id }
  const [item, result] = await Promise.all([
    product ? shippedProduct(product, chosen) : findItem(lang, kind, itemId),
    postalCode && isComplete
      ? requestQuote(lang, { postalCode, kind, itemId, quantity, ...attribute })
      : undefined,
  ])
  const quote = typeof result === 'object' ? result : undefined
  const problem =
    typeof result === 'string'
      ? problemOfResult(result, item !== undefined)
      : problemOfInput(typed.postalCode, { postalCode, isQuantity, isComplete })
  return { ...page, item, quote, problem }
}

function problemOfInput(
  typed: string,
  input: { postalCode: string | undefined; isQuantity: boolean; isComplete: boolean },
): ShippingPage['problem'] {
  if (typed && !input.postalCode) return 'postalCode'
  if (!input.isQuantity) return 'quantity'
  return typed && !input.isComplete ? 'variation' : undefined
}

// The store sends 422 both for an unknown item and for a CEP outside of its delivery area.
function problemOfResult(result: 'item' | 'unknownCode' | 'failed', isKnown: boolean) {
  return result === 'unknownCode' && !isKnown ? 'item' : result
}

async function requestQuote(lang: Lang, request: ShippingRequest) {
  try {
    return await getShipping(sharedStore(lang), request)
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined
    if (status === 404) return 'item'
    return status === 422 ? 'unknownCode' : 'failed'
  }
}

// The item only adds name and picture: a quote is shown without it too.
async function findItem(lang: Lang, kind: ItemKind, id: number): Promise<ShippedItem | undefined> {
  try {
    return kind === 'lista' ? await findKit(lang, id) : await findProduct(lang, id)
  } catch {
    return undefined
  }
}

async function findKit(lang: Lang, id: number): Promise<ShippedItem | undefined> {
  for (const kit of await getKits(sharedStore(lang))) {
    const flavour = kit.flavours.find((each) => each.id === id)
    if (!flavour && kit.itemId !== id) continue
    const picture = flavour?.picture || kit.pictures[0] || ''
    return { name: kitName(kit), picture, path: kit.path }
  }
  return undefined
}

async function findProduct(lang: Lang, id: number): Promise<ShippedItem | undefined> {
  const listing = await loadListing(lang, 'landing-page', pagePaths.products(), DEFAULT_LISTING_PARAMS)
  return listing?.products.find((product) => product.id === id)
}
