import { listCardsSchema, type WireListCard } from '../../contract/list.ts'
import type { ListCards } from '../../shop/list-page.ts'
import type { ListedProduct } from '../../shop/listing.ts'
import { toCents } from '../../shop/money.ts'
import { NO_PRICE } from '../../shop/price.ts'
import type { ApiClient } from '../api-client.ts'
import { pictureIn } from './address.ts'
import { toAvailability } from './availability.ts'
import { pagePathIn } from './page-address.ts'
import { cardPicture } from './card-picture.ts'
import { toItemPrice } from './item-price.ts'
import { withPageSize } from './page-size.ts'
import { toStructure } from './structure.ts'

const PAGE_SIZE = 24
const MAX_PAGES = 10

/**
 * GET url/list/listing: all lists of a page, such as ready-made sets, at most 240 (platform 1, 2). A list without an address of
 * its own is left out. Throws ApiError.
 */
export async function getListCards(store: ApiClient, path: string): Promise<ListCards> {
  const read = async (offset: number, limit: number) => {
    const query = { url: path, offset, limit }
    const document = await store.call('get', 'url/list/listing', listCardsSchema, { query })
    const { listas, produtos } = document.conteudo
    return { ...document, lists: [...listas, ...produtos], limit }
  }
  const first = await withPageSize(PAGE_SIZE, (limit) => read(0, limit))
  const { total } = first.info
  const cards = new Map<string, ListedProduct>()
  let page = first
  for (let pages = 1, offset = 0; ; pages++) {
    const before = cards.size
    for (const list of page.lists) {
      const card = toCard(list, path)
      if (card && !cards.has(card.path)) cards.set(card.path, card)
    }
    offset += page.lists.length
    // A store that ignores `offset` sends the same lists again.
    if (offset >= total || cards.size === before || pages === MAX_PAGES) break
    page = await read(offset, first.limit)
  }
  const structure = toStructure(first.estrutura, path)
  return {
    structure,
    name: structure.breadcrumb.at(-1)?.label || structure.title,
    cards: [...cards.values()],
  }
}

function toCard(list: WireListCard, page: string): ListedProduct | undefined {
  const { id, idLista, sku, nome, url, rota, cor, linha, imagens, midias, status, estoque, emEstoque } = list
  const path = pagePathIn(rota.path) ?? pagePathIn(url)
  if (path === undefined || path === page) return undefined
  const availability = emEstoque ? toAvailability(status, estoque) : 'soldOut'
  const picture = cardPicture({ midias, atributos: { simples: null } }, ['big', 'medium'])
  return {
    ...(availability === 'onRequest' ? NO_PRICE : priceOf(list)),
    id: idLista || id,
    ...(sku && { sku }),
    name: nome,
    path,
    picture: picture.src || pictureIn(imagens.grande || imagens.media),
    alt: picture.alt || nome,
    color: cor,
    availability,
    inStock: availability === 'available',
    line: linha,
    category: '',
  }
}

// A list has the prices of a product, or the general prices of a kit (contract 4.4).
function priceOf({ precos, precosGerais: { precoDe = 0, precoPor = 0 } }: WireListCard) {
  const own = toItemPrice(precos)
  const price = toCents(precoPor)
  if (own.price !== undefined || price <= 0) return own
  const from = toCents(precoDe)
  return { ...NO_PRICE, price, priceFrom: from > price ? from : undefined }
}
