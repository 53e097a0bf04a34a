/** @jest-environment node */
import { frontApi } from '../../../e2e/foreign-store/front-api.ts'
import { STORE_PRODUCTS } from '../../../e2e/foreign-store/products/all.ts'
import { newSession } from '../../../e2e/foreign-store/sessions.ts'
import { DEFAULT_LISTING_PARAMS } from '../../routes/listing-address.ts'
import { createApiClient, type ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'
import { getListing, getSearch } from './listing.ts'
import { getMenu } from './menus.ts'
import { getPage } from './page.ts'
import { getProduct } from './product.ts'
import { getShipping } from './shipment.ts'
import { getSignedInVisitor } from './user.ts'

const ORIGIN = 'https://loja.example'

type Change = (document: unknown) => unknown

/** A client of an external store (docs/decisions/0046) whose documents are changed before they are read. */
function storeWith(change: Change = (document) => document): ApiClient {
  const session = newSession(new Map())
  session.isSignedIn = true
  session.lines.push({
    kind: 'produto',
    id: 104,
    valueId: 0,
    unitId: 1,
    warehouseId: 3,
    extra: '',
    quantity: 2,
  })
  return createApiClient({
    base: `${ORIGIN}/api/v2/front`,
    lang: 'pt',
    timeoutMs: 10_000,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const { status, body } = frontApi({
        method: request.method,
        path: pathname.replace('/api/v2/front/', ''),
        query: searchParams,
        body: request.method === 'GET' ? {} : ((await request.json()) as Record<string, unknown>),
        session,
        origin: ORIGIN,
      })
      return Response.json(change(structuredClone(body)), { status })
    },
  })
}

const READERS: Record<string, (store: ApiClient) => Promise<unknown>> = {
  'a product with sizes and sibling products': (store) => getProduct(store, '/camiseta-malha-crua-azul'),
  'a product with pictures as values': (store) => getProduct(store, '/tenis-de-lona'),
  'a product on request': (store) => getProduct(store, '/gerador-a-diesel-40-kva.html'),
  'a product with scripts in its texts': (store) => getProduct(store, '/o-farol-apagado-p301'),
  'a category': (store) =>
    getListing(store, { kind: 'category', path: '/livros', params: DEFAULT_LISTING_PARAMS, limit: 4 }),
  'a search': (store) => getSearch(store, { text: 'camiseta', params: DEFAULT_LISTING_PARAMS, limit: 12 }),
  'a menu': (store) => getMenu(store, 'rodape-ajuda', () => true),
  'a text page': (store) => getPage(store, '/quem-somos'),
  'a shipping quote': (store) =>
    getShipping(store, { postalCode: '01310100', kind: 'produto', itemId: 104, quantity: 1 }),
  'a visitor': (store) => getSignedInVisitor(store),
}

/** Values that PHP writes instead of the expected one (platform 3), and values that no field expects. */
const UNEXPECTED_VALUES: unknown[] = [
  null,
  '',
  [],
  {},
  false,
  true,
  0,
  -1,
  '1.299,90',
  '12',
  's',
  '<b>x</b><script>1</script>',
  ['x', null, {}],
  { 1: null, 3: 'x' },
]

type Path = (string | number)[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  const entries = Object.entries(value)
  return [path, ...entries.flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

const SAMPLES = 50

/** A sample of the pairs of a path and a value, the same in every run: testing all of them would take minutes. */
function sampled(paths: Path[]): [Path, unknown][] {
  const pairs = paths.flatMap((path) =>
    UNEXPECTED_VALUES.map((unexpected): [Path, unknown] => [path, unexpected]),
  )
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  return pairs.length <= SAMPLES
    ? pairs
    : Array.from({ length: SAMPLES }, () => pairs[Math.floor(random() * pairs.length)]!)
}

function changeAt(path: Path, unexpected: unknown): Change {
  return (document) => {
    let parent = document as Record<string | number, unknown>
    for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent
    parent[path.at(-1)!] = unexpected
    return document
  }
}

const MISSING = /\bNaN\b|undefined|\[object/
const AMOUNTS = /^(?:price|priceFrom|amount|subtotal|total)$/

/** The faults in the result of a reader: invalid amounts, and text with NaN, undefined or [object. */
function faultsOf(result: unknown): string[] {
  const faults: string[] = []
  const text = JSON.stringify(result, (key, value: unknown) => {
    if (AMOUNTS.test(key) && typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0))
      faults.push(`${key} ${value}`)
    return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
  })
  const [found] = MISSING.exec(text ?? '') ?? []
  return found ? [...faults, found] : faults
}

test.each(STORE_PRODUCTS.map(({ path }) => path))(
  'platform 3.3 the product at %s is read without faults',
  async (path) => {
    const found = await getProduct(storeWith(), path)
    expect(faultsOf(found)).toEqual([])
  },
)

// Without these fields there is no document to show, so the call fails like an outage.
const ESSENTIAL = /^(?:conteudo|conteudo\.(?:id|nome)|estrutura|itens)$/

test.each(Object.keys(READERS))(
  'platform 3 %s is read when PHP writes another value in one of its fields',
  async (name) => {
    let document: unknown
    const read = READERS[name]!
    await read(
      storeWith((body) => {
        document = body
        return body
      }),
    )
    const faults: string[] = []
    for (const [path, unexpected] of sampled(pathsIn(document).slice(1))) {
      const where = `${path.join('.')} = ${JSON.stringify(unexpected)}`
      try {
        const result = await read(storeWith(changeAt(path, unexpected)))
        faults.push(...faultsOf(result).map((fault) => `${where}: ${fault}`))
      } catch (error) {
        if (!(error instanceof ApiError)) faults.push(`${where}: ${String(error)}`)
        else if (!ESSENTIAL.test(path.join('.'))) faults.push(`${where}: ${error.message}`)
      }
    }
    expect([faults.length, faults.slice(0, 20)]).toEqual([0, []])
  },
)
