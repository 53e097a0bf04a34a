import { count, missing, problem, shown, type StoreFinding } from './finding.ts'
import { findListing, pathOf, purchaseOf, readProducts, valuesOf, type Purchase } from './goods.ts'
import { amount, at, entries, isRecord, type StoreHost } from './host.ts'

type Fields = Record<string, unknown>

/** What the questions about products have found, with something to buy. */
interface GoodsFindings {
  findings: StoreFinding[]
  purchase: Purchase | undefined
}

async function askListings(
  store: StoreHost,
  cards: Fields[],
  total: number | undefined,
): Promise<StoreFinding[]> {
  const large = await findListing(store, '24')
  const { status } = large.answer
  return [
    total === undefined
      ? problem('A listing does not count its products (info.total): it has no second page.')
      : shown(`A search finds ${count(total, 'product')}; their cards have names and addresses.`),
    status === 400
      ? missing('The store refuses 24 products per page; the shop asks again for 12.')
      : shown(`The store gives ${count(large.cards.length, 'product')} when asked for 24.`),
    ...(cards.every(pathOf)
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
  const noPrice = of((product) => (amount(at(product, 'precos', 'por')) ?? 0) <= 0)
  const soldOut = of(({ status }) => status === 'indisponivel')
  const onRequest = of(({ status }) => status === 'sobConsulta')
  const chosen = of((product) => valuesOf(product).length > 0)
  const plans = of((product) => entries(at(product, 'precos', 'parcelamento')).length > 0)
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
      ? [missing(`${part(noPrice)} have no price: they are shown without one and cannot be bought.`)]
      : []),
    plans > 0
      ? shown(`Instalments are the store's own: ${part(plans)} state them.`)
      : missing('No product states instalments: the shop shows none.'),
    ...(special > 0
      ? [
          missing(
            `${part(special)} need a personalisation or are sets: the shop links to the store's page instead of selling them.`,
          ),
        ]
      : []),
    hosts.length > 0
      ? shown(`Pictures come from ${hosts.join(', ')}.`)
      : missing('The sampled products have no pictures: a placeholder is shown.'),
  ]
}

async function askAddresses(store: StoreHost, path: string): Promise<StoreFinding[]> {
  const known = await store.ask('GET', 'url/verify', { query: { url: path } })
  const unknown = await store.ask('GET', 'url/verify', { query: { url: '/nao-existe-9f3a' } })
  const level = at(known.body, 'nivel')
  const isRejected = !unknown.isDocument || String(at(unknown.body, 'nivel')) === '404'
  const isOutage = !unknown.isJson || [0, 401, 403, 429].includes(unknown.status) || unknown.status >= 500
  return [
    typeof level === 'string'
      ? shown(`url/verify names the kind of an address: ${path} is "${level}".`)
      : problem(
          `url/verify does not say what ${path} is (${known.status}): no page of the store can be opened.`,
        ),
    ...(isRejected && !isOutage
      ? [shown('An unknown address is "not found".')]
      : [
          problem(
            `For an unknown address url/verify answers ${unknown.status}${unknown.isJson ? '' : ' without JSON'}: the shop cannot tell it from a page or an outage.`,
          ),
        ]),
  ]
}

/** Listings, products and addresses; the last one also gives something to buy. */
export async function askGoods(store: StoreHost): Promise<GoodsFindings> {
  const { answer, cards } = await findListing(store)
  if (cards.length === 0)
    return {
      findings: [problem(`The search finds no product (${answer.status}): listings stay empty.`)],
      purchase: undefined,
    }
  const sample = await readProducts(store, cards)
  const products = sample.map(({ product }) => product).filter(isRecord)
  const purchase = products.flatMap((product) => purchaseOf(product) ?? [])[0]
  return {
    purchase,
    findings: [
      ...(await askListings(store, cards, amount(at(answer.body, 'info', 'total')))),
      ...(products.length > 0
        ? describeProducts(products)
        : [problem('No product of the search can be read by url/product/detail.')]),
      ...(sample[0] ? await askAddresses(store, sample[0].path) : []),
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
