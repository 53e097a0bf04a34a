import { amount, at, entries, isRecord, type HostAnswer, type StoreHost } from './host.ts'

type Fields = Record<string, unknown>

const WORDS = ['a', 'e', 'kit', 'de', 'com']
const SAMPLE = 8
// A store may begin its lists with what cannot be bought.
const MOST_READ = 40

/** The path of a card, menu entry or breadcrumb: of its `rota`, else of its address (platform 3). */
export function pathOf(entry: Fields): string | undefined {
  for (const address of [at(entry, 'rota', 'path'), entry['url'], entry['link']])
    if (typeof address === 'string' && /^(?:https?:\/\/|\/(?!\/))/.test(address))
      return URL.parse(address, 'http://store.invalid')?.pathname
  return undefined
}

interface Listing {
  word: string
  answer: HostAnswer
  cards: Fields[]
}

/** The search with the most results, among words that most catalogues have. */
export async function findListing(store: StoreHost, limit = '12'): Promise<Listing> {
  const found: Listing[] = []
  for (const word of WORDS) {
    const query = { busca: word, offset: '0', limit }
    const answer = await store.ask('GET', 'url/product/listing/search', { query })
    found.push({ word, answer, cards: entries(at(answer.body, 'conteudo', 'produtos')) })
    if (found.at(-1)!.cards.length >= Number(limit)) break
  }
  return found.reduce((most, one) => (one.cards.length > most.cards.length ? one : most))
}

/** A product document (`conteudo` of url/product/detail) and its path. */
export interface ReadProduct {
  path: string
  product: Fields
}

/**
 * Product documents of a sample: those of the cards, and when none of them can be bought, those that searches for words of their
 * names find, until one can.
 */
export async function readProducts(store: StoreHost, cards: Fields[]): Promise<ReadProduct[]> {
  const found = new Map<string, Fields>()
  async function readAll(some: Fields[], most: number) {
    for (const path of some.flatMap((card) => pathOf(card) ?? [])) {
      if (found.size >= most) return
      if (found.has(path)) continue
      const answer = await store.ask('GET', 'url/product/detail', { query: { url: path } })
      const product = at(answer.body, 'conteudo')
      if (answer.isDocument && isRecord(product)) found.set(path, product)
    }
  }
  await readAll(cards, SAMPLE)
  const words = cards.flatMap(({ nome }) => String(nome).match(/\p{L}{4,}/gu) ?? [])
  for (const busca of new Set(words)) {
    if (found.size >= MOST_READ || [...found.values()].some(purchaseOf)) break
    const answer = await store.ask('GET', 'url/product/listing/search', { query: { busca, limit: '12' } })
    await readAll(entries(at(answer.body, 'conteudo', 'produtos')), MOST_READ)
  }
  return [...found].map(([path, product]) => ({ path, product }))
}

/** The values of a choice on the product's page; none for a product without one. */
export function valuesOf(product: Fields): Fields[] {
  return entries(at(product, 'atributos', 'simples', 'valores'))
}

/** A body for POST checkout/cart. */
export interface Purchase {
  tipo: string
  itens: Fields[]
}

/** What to send to buy one piece, as the store gives it; `undefined` for a product that cannot be bought (platform 3.3). */
export function purchaseOf(product: Fields): Purchase | undefined {
  const values = valuesOf(product)
  const buyable = values.length > 0 ? values.find((value) => (amount(value['estoque']) ?? 0) > 0) : product
  const isOffered = values.length > 0 || product['status'] === 'disponivel'
  const price = amount(at(buyable, 'precos', 'por')) ?? amount(at(product, 'precos', 'por')) ?? 0
  const itens = entries(at(buyable, 'carrinho', 'itens'))
  if (!buyable || !isOffered || price <= 0 || itens.length === 0) return undefined
  return { tipo: String(at(buyable, 'carrinho', 'tipo') ?? 'produto'), itens }
}
