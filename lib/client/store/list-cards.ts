import { listCardsSchema, type WireListCard } from '../../contract/list.ts'
import type { ListCards } from '../../shop/list-page.ts'
import type { ListedProduct } from '../../shop/listing.ts'
import { toCents } from '../../shop/money.ts'
import { NO_PRICE } from '../../shop/price.ts'
import type { ApiClient } from '../api-client.ts'
import { pathIn, pictureIn } from './address.ts'
import { toAvailability } from './availability.ts'
import { cardPicture } from './card-picture.ts'
import { toItemPrice } from './item-price.ts'
import { toStructure } from './structure.ts'

/**
 * GET url/list/listing: a page of lists, such as ready-made sets (platform 2). A list without an address of its own is
 * left out. Throws ApiError.
 */
export async function getListCards(store: ApiClient, path: string): Promise<ListCards> {
  const query = { url: path, limit: 100 }
  const { estrutura, conteudo } = await store.call('get', 'url/list/listing', listCardsSchema, { query })
  const structure = toStructure(estrutura, path)
  const cards = [...conteudo.listas, ...conteudo.produtos].map((list) => toCard(list, path))
  return {
    structure,
    name: structure.breadcrumb.at(-1)?.label || structure.title,
    cards: cards.filter((card) => card !== undefined),
  }
}

function toCard(list: WireListCard, page: string): ListedProduct | undefined {
  const { id, idLista, sku, nome, url, rota, cor, linha, imagens, midias, status, estoque, emEstoque } = list
  const path = pathIn(rota.path) ?? pathIn(url)
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
