import { count, missing, problem, shown, type StoreFinding } from './finding.ts'
import { isPagePath } from '#lib/client/store/page-address.ts'
import { getProduct } from '#lib/client/store/product.ts'
import { getSearch } from '#lib/client/store/listing.ts'
import { DEFAULT_LISTING_PARAMS } from '#lib/routes/listing-address.ts'
import type { Env } from '#lib/config/env.ts'
import { canBuy } from '#lib/shop/kit.ts'
import { buyOption, type Product } from '#lib/shop/product.ts'
import { checkLinkHosts } from './link-hosts.ts'
import { findListing, cartRequestOf, readProducts, type CartRequest, type ReadProduct } from './products.ts'
import { amount, fieldAt, type StoreHost } from './host.ts'

/** Products per page of the shop (lib/pages/loaders.ts). */
const PAGE_SIZE = 24

/** The findings about products, and the cart request of one that can be bought. */
interface ProductFindings {
  findings: StoreFinding[]
  purchase: CartRequest | undefined
}

async function checkListings(store: StoreHost, word: string, isCounted: boolean): Promise<StoreFinding[]> {
  const query = { busca: word, offset: '0', limit: String(PAGE_SIZE) }
  const { status } = await store.call('GET', 'url/product/listing/search', { query })
  const request = { text: word, params: DEFAULT_LISTING_PARAMS, limit: PAGE_SIZE }
  const listing = await getSearch(store.reader, request).catch(() => undefined)
  if (!listing) return [problem('The shop cannot read the listings of this store.')]
  const { products: cards, total } = listing
  return [
    isCounted
      ? shown(
          `A search for "${word}" finds ${count(total, 'product')}, of which a page shows ${cards.length}.`,
        )
      : problem('A listing does not count its products (info.total): it has no second page.'),
    ...(status === 400
      ? [missing(`The store rejects ${PAGE_SIZE} products per page; the shop repeats the call with 12.`)]
      : []),
    ...(cards.every(({ path }) => path !== '/' && isPagePath(path))
      ? []
      : [
          problem(
            'Some products of a listing have no address, or one below a folder of the shop itself such as /img: they cannot be opened.',
          ),
        ]),
  ]
}

function imageHosts(products: Product[]): string[] {
  const hosts = products.flatMap(({ pictures }) => pictures.flatMap(({ src }) => URL.parse(src)?.host ?? []))
  return [...new Set(hosts)]
}

const pricesOf = ({ choice, price }: Product) => choice?.values.map((value) => value.price) ?? [price]
const hasPrice = (product: Product) => pricesOf(product).some((price) => price !== undefined)

function hasInstallments({ choice, installments }: Product): boolean {
  return [installments, ...(choice?.values ?? []).map((value) => value.installments)].some(
    (options) => options.length > 0,
  )
}

function describeProducts(products: Product[]): StoreFinding[] {
  const numberOf = (test: (product: Product) => boolean) => products.filter(test).length
  const noPrice = numberOf((product) => !hasPrice(product))
  const soldOut = numberOf((product) => hasPrice(product) && !canBuy(buyOption(product, [])))
  const onRequest = numberOf(({ availability }) => availability === 'onRequest')
  const withChoice = numberOf(({ choice }) => choice !== undefined)
  const withInstallments = numberOf(hasInstallments)
  const needingInput = numberOf(({ asksForInput, inStock }) => asksForInput === true && inStock)
  const hosts = imageHosts(products)
  const noHost = numberOf(({ pictures }) => pictures.some(({ src }) => src.startsWith('/')))
  const part = (number: number) => `${number} of ${count(products.length, 'product')}`
  return [
    shown(
      `Read ${count(products.length, 'product')}: ${withChoice} with a choice, ${soldOut} sold out, ${onRequest} on request.`,
    ),
    ...(noPrice > 0
      ? [missing(`${part(noPrice)} have no price: they are shown without one and cannot be bought.`)]
      : []),
    withInstallments > 0
      ? shown(`Installments are the store's own: ${part(withInstallments)} state them.`)
      : missing('No product states installments: the shop shows none.'),
    ...(needingInput > 0
      ? [
          missing(
            `${part(needingInput)} need a personalization or are sets: the shop links to the store's page instead of selling them.`,
          ),
        ]
      : []),
    ...(hosts.length > 0 ? [shown(`Pictures come from ${hosts.join(', ')}.`)] : []),
    ...(noHost > 0
      ? [
          missing(
            `The pictures of ${part(noHost)} have addresses without a host: the shop loads them from its own host.`,
          ),
        ]
      : []),
    ...(hosts.length > 0 || noHost > 0
      ? []
      : [missing('The sampled products have no pictures: a placeholder is shown.')]),
  ]
}

/** The products of a sample as the shop reads them; one that it cannot read is left out. */
async function readByShop(store: StoreHost, sample: readonly ReadProduct[]): Promise<Product[]> {
  const read = sample.map(({ path }) => getProduct(store.reader, path).catch(() => undefined))
  return (await Promise.all(read)).flatMap((page) => page?.product ?? [])
}

async function checkAddresses(store: StoreHost, path: string): Promise<StoreFinding[]> {
  const known = await store.call('GET', 'url/verify', { query: { url: path } })
  const unknown = await store.call('GET', 'url/verify', { query: { url: '/nao-existe-9f3a' } })
  const level = fieldAt(known.body, 'nivel')
  const isRejected = !unknown.isDocument || String(fieldAt(unknown.body, 'nivel')) === '404'
  const isOutage = !unknown.isJson || [0, 401, 403, 429].includes(unknown.status) || unknown.status >= 500
  return [
    typeof level === 'string'
      ? shown(`url/verify returns the kind of an address: ${path} is "${level}".`)
      : problem(
          `url/verify does not return the kind of ${path} (${known.status}): no page of the store can be opened.`,
        ),
    ...(isRejected && !isOutage
      ? [shown('An unknown address is "not found".')]
      : [
          problem(
            `For an unknown address url/verify responds with ${unknown.status}${unknown.isJson ? '' : ' without JSON'}: the shop cannot tell it from a page or an outage.`,
          ),
        ]),
  ]
}

/** Checks listings, products and addresses; also returns the cart request of a product that can be bought. */
export async function checkProducts(store: StoreHost, env: Env): Promise<ProductFindings> {
  const { word, response, cards } = await findListing(store)
  if (cards.length === 0)
    return {
      findings: [problem(`The search finds no product (${response.status}): listings stay empty.`)],
      purchase: undefined,
    }
  const isCounted = amount(fieldAt(response.body, 'info', 'total')) !== undefined
  const sample = await readProducts(store, cards)
  const products = await readByShop(store, sample)
  const purchase = sample.flatMap(({ product }) => cartRequestOf(product) ?? [])[0]
  return {
    purchase,
    findings: [
      ...(await checkListings(store, word, isCounted)),
      ...checkLinkHosts(cards, env),
      ...(products.length > 0
        ? describeProducts(products)
        : [problem('No product of the search can be read by url/product/detail.')]),
      ...(products.length > 0 && products.length < sample.length
        ? [
            problem(
              `The shop cannot read ${count(sample.length - products.length, 'product')} of the sample.`,
            ),
          ]
        : []),
      ...(sample[0] ? await checkAddresses(store, sample[0].path) : []),
      ...(purchase
        ? []
        : [
            problem(
              'None of the sampled products has a price, stock and carrinho.itens: nothing can be bought.',
            ),
          ]),
    ],
  }
}
