import assert from 'node:assert/strict'
import {
  findListing,
  cartRequestOf,
  readProducts,
  type CartRequest,
  type ReadProduct,
} from '../../../server/checks/store-report/products.ts'
import { hostOptions } from '../../../server/checks/store-report/options.ts'
import { openStoreHost, type StoreHost } from '../../../server/checks/store-report/host.ts'

const base = process.env['CONTRACT_URL']
assert.ok(base, 'CONTRACT_URL is the address before /v2/front')
const SETTINGS = hostOptions(process.env)

/** A new visitor of the store under test. */
export function newVisitor(settings: Partial<typeof SETTINGS> = {}): StoreHost {
  return openStoreHost(base!, { ...SETTINGS, ...settings })
}

let found: Promise<ReadProduct[]> | undefined

/** Some products of the store, read once. */
export function products(): Promise<ReadProduct[]> {
  return (found ??= (async () => {
    const visitor = newVisitor()
    return readProducts(visitor, (await findListing(visitor)).cards)
  })())
}

/** The cart request that adds one unit of some product. */
export async function purchase(): Promise<CartRequest> {
  const [first] = (await products()).flatMap(({ product }) => cartRequestOf(product) ?? [])
  assert.ok(first, 'none of the sampled products has a price, stock and carrinho.itens (platform 3.3)')
  return first
}
