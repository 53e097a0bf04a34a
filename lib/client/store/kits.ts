import type { WireKit, WireVariation } from '../../contract/kit.ts'
import { kitListingSchema, listDetailSchema } from '../../contract/list.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import type { Flavour, Kit } from '../../shop/kit.ts'
import { toCents, type Cents } from '../../shop/money.ts'
import type { ApiClient } from '../api-client.ts'
import { pictureIn } from './address.ts'
import { toItemPrice } from './item-price.ts'

/** Maps a variation of the API to a flavour. */
export function toFlavour({ id, nome, imagem_g, imagem_m, status, sabores }: WireVariation): Flavour {
  return {
    id,
    name: nome,
    picture: pictureIn(imagem_g || imagem_m),
    inStock: status === 'disponivel',
    keys: sabores,
  }
}

/** Maps a kit of the API to the shop's kit. */
export function toKit(kit: WireKit): Kit {
  const { precoPor = 0, precoDe = 0 } = kit.precosGerais
  const price = toCents(precoPor)
  const from = toCents(precoDe)
  return {
    id: kit.id,
    itemId: kit.idLista,
    line: kit.linha || kit.categoria,
    ...(kit.nome && { name: kit.nome }),
    title: kit.titulos.produtos || kit.titulos.label || kit.nome,
    subtitle: kit.titulos.produtosSubtitulo,
    // Left out when empty, because it would be repeated in the payload of a page of cards (T12).
    ...(kit.seloPromo && { badge: kit.seloPromo }),
    units: kit.quantidade,
    path: pathOfUrl(kit.url.single || kit.url.categoria),
    listPath: kit.url.lista,
    inStock: kit.emEstoque && kit.status === 'disponivel',
    price: price > 0 ? price : undefined,
    priceFrom: from > price ? from : undefined,
    hasFlavours: kit.possuiVariacao && kit.variacoes.length > 0,
    flavours: kit.variacoes.map(toFlavour),
    skus: kit.variacoes.map(({ sku }) => sku),
    eans: kit.variacoes.map(({ ean }) => ean),
    // The pictures of the flavours are in `flavours` already; repeating them would enlarge the page (T12).
    pictures: [kit.imagens.grande].map(pictureIn).filter(Boolean),
    color: kit.color,
    description: kit.descricaoIndividual || kit.descricao,
    topics: kit.topicos,
    nutrition: kit.infoNutricional,
    flavourText: kit.sabor,
  }
}

/** Today's price of a kit. */
export type TodaysPrice = Partial<Pick<Kit, 'upfront' | 'installments'>> & { price: Cents }

// The general price is the fallback, so a slow response must not delay the page (L8).
const PRICE_TIMEOUT_MS = 700

/** GET url/list/detail: today's price of a kit with its installments (spec section 7). Throws ApiError, also without a price. */
export async function getKitPrice(store: ApiClient, listPath: string): Promise<TodaysPrice> {
  const { conteudo } = await store.call('get', 'url/list/detail', listDetailSchema, {
    query: { url: `/lista${listPath}` },
    timeoutMs: PRICE_TIMEOUT_MS,
  })
  const { price = 0, upfront, installments } = toItemPrice(conteudo.precos)
  // Without installments in the response, the terms of the settings apply.
  return { price, ...(upfront && { upfront }), ...(installments.length > 0 && { installments }) }
}

/** GET url/list/listing: the kits of a page, or all kits without a path (contract 4.8). Throws ApiError. */
export async function getKits(store: ApiClient, path?: string): Promise<Kit[]> {
  const { conteudo } = await store.call('get', 'url/list/listing', kitListingSchema, {
    query: { url: path, limit: 100 },
  })
  return conteudo.listas.map(toKit)
}

/**
 * The kits with today's prices: calls `url/list/detail` for all of them in parallel. Where a call fails, logs 'erro' and
 * leaves the general price (spec section 7, contract 4.7).
 */
export async function withTodaysPrices<T extends Pick<Kit, 'listPath' | 'price'>>(
  store: ApiClient,
  kits: T[],
): Promise<T[]> {
  return Promise.all(
    kits.map(async (kit) => {
      if (!kit.listPath) return kit
      try {
        return { ...kit, ...(await getKitPrice(store, kit.listPath)) }
      } catch {
        console.error('erro', kit.listPath)
        return kit
      }
    }),
  )
}
