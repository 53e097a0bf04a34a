import { amount, at, entries, isRecord, type HostAnswer, type StoreHost } from './host.ts'

type Fields = Record<string, unknown>

const WORDS = ['a', 'e', 'kit', 'de', 'com']
const SAMPLE = 8

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

/** Product documents of some cards: `conteudo` of url/product/detail, in the order of the cards. */
export async function readProducts(
  store: StoreHost,
  cards: Fields[],
  most = SAMPLE,
): Promise<{ path: string; product: Fields }[]> {
  const products: { path: string; product: Fields }[] = []
  for (const path of new Set(cards.flatMap((card) => pathOf(card) ?? []))) {
    if (products.length === most) break
    const answer = await store.ask('GET', 'url/product/detail', { query: { url: path } })
    const product = at(answer.body, 'conteudo')
    if (answer.isDocument && isRecord(product)) products.push({ path, product })
  }
  return products
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
