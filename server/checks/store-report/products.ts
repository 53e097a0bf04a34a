import { amount, fieldAt, entries, isRecord, type HostResponse, type StoreHost } from './host.ts'

type Fields = Record<string, unknown>

const WORDS = ['a', 'e', 'kit', 'de', 'com']
const SAMPLE = 8
// More products are read, up to this number, while none of the sample can be bought.
const MAX_SAMPLE = 40

/** The path of a card, menu entry or breadcrumb: of its `rota`, else of its address (platform 3). */
export function entryPath(entry: Fields): string | undefined {
  for (const address of [fieldAt(entry, 'rota', 'path'), entry['url'], entry['link']])
    if (typeof address === 'string' && /^(?:https?:\/\/|\/(?!\/))/.test(address))
      return URL.parse(address, 'http://store.invalid')?.pathname
  return undefined
}

interface Listing {
  word: string
  response: HostResponse
  cards: Fields[]
}

/** The search with the most results, among words that occur in most catalogues. */
export async function findListing(store: StoreHost, limit = '12'): Promise<Listing> {
  const found: Listing[] = []
  for (const word of WORDS) {
    const query = { busca: word, offset: '0', limit }
    const response = await store.call('GET', 'url/product/listing/search', { query })
    found.push({ word, response, cards: entries(fieldAt(response.body, 'conteudo', 'produtos')) })
    if (found.at(-1)!.cards.length >= Number(limit)) break
  }
  return found.reduce((max, one) => (one.cards.length > max.cards.length ? one : max))
}

/** A product document (`conteudo` of url/product/detail) and its path. */
export interface ReadProduct {
  path: string
  product: Fields
}

/**
 * Product documents of a sample: first those of the cards; if none can be bought, those found by searching for words of their
 * names, until one can.
 */
export async function readProducts(store: StoreHost, cards: Fields[]): Promise<ReadProduct[]> {
  const found = new Map<string, Fields>()
  async function readAll(some: Fields[], max: number) {
    for (const path of some.flatMap((card) => entryPath(card) ?? [])) {
      if (found.size >= max) return
      if (found.has(path)) continue
      const response = await store.call('GET', 'url/product/detail', { query: { url: path } })
      const product = fieldAt(response.body, 'conteudo')
      if (response.isDocument && isRecord(product)) found.set(path, product)
    }
  }
  await readAll(cards, SAMPLE)
  const words = cards.flatMap(({ nome }) => String(nome).match(/\p{L}{4,}/gu) ?? [])
  for (const busca of new Set(words)) {
    if (found.size >= MAX_SAMPLE || [...found.values()].some(cartRequestOf)) break
    const response = await store.call('GET', 'url/product/listing/search', { query: { busca, limit: '12' } })
    await readAll(entries(fieldAt(response.body, 'conteudo', 'produtos')), MAX_SAMPLE)
  }
  return [...found].map(([path, product]) => ({ path, product }))
}

/** The values of a choice on the product's page; none for a product without one. */
export function valuesOf(product: Fields): Fields[] {
  return entries(fieldAt(product, 'atributos', 'simples', 'valores'))
}

/** The body of POST checkout/cart. */
export interface CartRequest {
  tipo: string
  itens: Fields[]
}

/** The cart request that adds one unit, with the fields that the store returned; `undefined` for a product that cannot be bought (platform 3.3). */
export function cartRequestOf(product: Fields): CartRequest | undefined {
  const values = valuesOf(product)
  const buyable = values.length > 0 ? values.find((value) => (amount(value['estoque']) ?? 0) > 0) : product
  const isOffered = values.length > 0 || product['status'] === 'disponivel'
  const price = amount(fieldAt(buyable, 'precos', 'por')) ?? amount(fieldAt(product, 'precos', 'por')) ?? 0
  const itens = entries(fieldAt(buyable, 'carrinho', 'itens'))
  if (!buyable || !isOffered || price <= 0 || itens.length === 0) return undefined
  return { tipo: String(fieldAt(buyable, 'carrinho', 'tipo') ?? 'produto'), itens }
}
