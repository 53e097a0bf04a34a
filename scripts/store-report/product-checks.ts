import { count, absent, problem, shown, type StoreFinding } from './finding.ts'
import {
  findListing,
  entryPath,
  cartRequestOf,
  readProducts,
  valuesOf,
  type CartRequest,
} from './products.ts'
import { amount, fieldAt, entries, isRecord, type StoreHost } from './host.ts'

type Fields = Record<string, unknown>

/** The findings about products, and a cart request for one that can be bought. */
interface ProductFindings {
  findings: StoreFinding[]
  purchase: CartRequest | undefined
}

async function checkListings(
  store: StoreHost,
  cards: Fields[],
  total: number | undefined,
): Promise<StoreFinding[]> {
  const large = await findListing(store, '24')
  const { status } = large.response
  return [
    total === undefined
      ? problem('A listing does not count its products (info.total): it has no second page.')
      : shown(`A search finds ${count(total, 'product')}; their cards have names and addresses.`),
    status === 400
      ? absent('The store rejects 24 products per page; the shop repeats the call with 12.')
      : shown(`The store returns ${count(large.cards.length, 'product')} for a limit of 24.`),
    ...(cards.every(entryPath)
      ? []
      : [problem('Some products of a listing have no address: they cannot be opened.')]),
  ]
}

function imageHosts(products: Fields[]): string[] {
  const texts = products.flatMap(
    (product) => JSON.stringify(product['midias'] ?? '').match(/https?:\\?\/\\?\/[^"\\/]+/g) ?? [],
  )
  return [...new Set(texts.map((text) => text.replaceAll('\\', '').replace(/^https?:\/\//, '')))]
}

function describeProducts(products: Fields[]): StoreFinding[] {
  const of = (test: (product: Fields) => boolean) => products.filter(test).length
  const noPrice = of((product) => (amount(fieldAt(product, 'precos', 'por')) ?? 0) <= 0)
  const soldOut = of(({ status }) => status === 'indisponivel')
  const onRequest = of(({ status }) => status === 'sobConsulta')
  const chosen = of((product) => valuesOf(product).length > 0)
  const plans = of((product) => entries(fieldAt(product, 'precos', 'parcelamento')).length > 0)
  const special = of(
    (product) =>
      entries(product['personalizacoes']).some((one) =>
        [true, 1, '1', 's'].includes(one['obrigatorio'] as never),
      ) || entries(product['conjunto']).length > 0,
  )
  const hosts = imageHosts(products)
  const part = (number: number) => `${number} of ${count(products.length, 'product')}`
  return [
    shown(
      `Read ${count(products.length, 'product')}: ${chosen} with a choice, ${soldOut} sold out, ${onRequest} on request.`,
    ),
    ...(noPrice > 0
      ? [absent(`${part(noPrice)} have no price: they are shown without one and cannot be bought.`)]
      : []),
    plans > 0
      ? shown(`Instalments are the store's own: ${part(plans)} state them.`)
      : absent('No product states instalments: the shop shows none.'),
    ...(special > 0
      ? [
          absent(
            `${part(special)} need a personalisation or are sets: the shop links to the store's page instead of selling them.`,
          ),
        ]
      : []),
    hosts.length > 0
      ? shown(`Pictures come from ${hosts.join(', ')}.`)
      : absent('The sampled products have no pictures: a placeholder is shown.'),
  ]
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

/** Checks listings, products and addresses; also returns a product that can be bought. */
export async function checkProducts(store: StoreHost): Promise<ProductFindings> {
  const { response, cards } = await findListing(store)
  if (cards.length === 0)
    return {
      findings: [problem(`The search finds no product (${response.status}): listings stay empty.`)],
      purchase: undefined,
    }
  const sample = await readProducts(store, cards)
  const products = sample.map(({ product }) => product).filter(isRecord)
  const purchase = products.flatMap((product) => cartRequestOf(product) ?? [])[0]
  return {
    purchase,
    findings: [
      ...(await checkListings(store, cards, amount(fieldAt(response.body, 'info', 'total')))),
      ...(products.length > 0
        ? describeProducts(products)
        : [problem('No product of the search can be read by url/product/detail.')]),
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
