import assert from 'node:assert/strict'
import { cents } from './cart-arithmetic.ts'
import { subject } from './subject.ts'
import type { KitDocument, PageDocument } from './wire.ts'

/** An item that a shopper can add to the cart. */
export interface ListedItem {
  id: number
  kitId: string
  /** Price of one unit in cents, from list/detail. */
  price: number
  /** Units in stock; `undefined` when the host does not send them. */
  stock: number | undefined
  available: boolean
}

interface Lists {
  listas: KitDocument[]
}

let found: Promise<ListedItem[]> | undefined

/** Returns every item of all kits, on an external host only of the kits on the home page; requests them once. */
export function sellables(): Promise<ListedItem[]> {
  found ??= discover()
  return found
}

/** Returns `count` items in stock, cheapest first so that carts stay small. */
export async function pick(count: number, minStock = 1): Promise<ListedItem[]> {
  const fit = (await sellables())
    .filter(({ available, stock }) => available && (stock ?? Infinity) >= minStock)
    .toSorted((a, b) => a.price - b.price || a.id - b.id)
  assert.ok(
    fit.length >= count,
    `the catalogue has ${fit.length} items with a stock of ${minStock}, need ${count}`,
  )
  return fit.slice(0, count)
}

/** Returns one item in stock. */
export async function pickOne(minStock = 1): Promise<ListedItem> {
  const [item] = await pick(1, minStock)
  assert.ok(item)
  return item
}

/** Requests a document and fails unless it exists. */
export async function read<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await subject.fetch(path, { headers })
  assert.equal(response.status, 200, `GET ${path}`)
  return (await response.json()) as T
}

async function discover(): Promise<ListedItem[]> {
  const kits = subject.name === 'external' ? await homeKits() : await allKits()
  const priced = await Promise.all(
    kits.map(async (kit) => {
      const url = encodeURIComponent(`/lista${kit.url.lista}`)
      type Detail = PageDocument<{ precos: { por: number } }>
      const detail = await read<Detail>(`/v2/front/url/list/detail?url=${url}`)
      return { kit, price: cents(detail.conteudo.precos.por, `price of ${kit.id}`) }
    }),
  )
  return priced.flatMap(({ kit, price }) =>
    kit.variacoes.map(({ id, status, estoque }) => ({
      id,
      kitId: kit.id,
      price,
      stock: estoque,
      available: kit.emEstoque && status !== 'indisponivel',
    })),
  )
}

async function homeKits(): Promise<KitDocument[]> {
  const { conteudo } = await read<PageDocument<Lists>>('/v2/front/url/home')
  return conteudo.listas
}

async function allKits(): Promise<KitDocument[]> {
  const kits: KitDocument[] = []
  for (;;) {
    const page = await read<PageDocument<Lists>>(`/v2/front/url/list/listing?limit=50&offset=${kits.length}`)
    kits.push(...page.conteudo.listas)
    assert.ok(page.info, 'list/listing has info')
    if (page.conteudo.listas.length === 0 || kits.length >= page.info.total) return kits
  }
}
