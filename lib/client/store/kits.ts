import type { Kit as WireKit, Variation } from '../../contract/kit.ts'
import { kitListingSchema, listDetailSchema } from '../../contract/list.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import type { Flavour, Kit } from '../../shop/kit.ts'
import { toCents, type Cents } from '../../shop/money.ts'
import { pictureName } from '../../shop/pictures.ts'
import type { ApiClient } from '../api-client.ts'

/** A flavour of the wire as the shop shows it. */
export function toFlavour({ id, nome, imagem_g, imagem_m, status, sabores }: Variation): Flavour {
  return {
    id,
    name: nome,
    picture: pictureName(imagem_g || imagem_m),
    inStock: status === 'disponivel',
    keys: sabores,
  }
}

/** A kit of the wire as the shop shows it. */
export function toKit(kit: WireKit): Kit {
  const price = toCents(kit.precosGerais.precoPor)
  const from = toCents(kit.precosGerais.precoDe)
  return {
    id: kit.id,
    itemId: kit.idLista,
    line: kit.linha || kit.categoria,
    ...(kit.nome && { name: kit.nome }),
    title: kit.titulos.produtos || kit.titulos.label || kit.nome,
    subtitle: kit.titulos.produtosSubtitulo,
    badge: kit.seloPromo,
    units: kit.quantidade,
    path: pathOfUrl(kit.url.single || kit.url.categoria),
    listPath: kit.url.lista,
    inStock: kit.emEstoque && kit.status === 'disponivel',
    price,
    priceFrom: from > price ? from : undefined,
    hasFlavours: kit.possuiVariacao && kit.variacoes.length > 0,
    flavours: kit.variacoes.map(toFlavour),
    skus: kit.variacoes.map(({ sku }) => sku),
    eans: kit.variacoes.map(({ ean }) => ean),
    // The flavours' own pictures join it on the screen; the payload need not say them twice (T12).
    pictures: [kit.imagens.grande].filter(Boolean).map(pictureName),
    color: kit.color,
    description: kit.descricaoIndividual || kit.descricao,
    topics: kit.topicos,
    nutrition: kit.infoNutricional,
    flavourText: kit.sabor,
  }
}

// The general price stands in for it, so a slow answer must not hold the page (L8).
const PRICE_TIMEOUT_MS = 700

/** GET url/list/detail: the price of a kit today, in cents (spec section 7). Throws ApiError; a price of 0 is one. */
export async function getKitPrice(store: ApiClient, listPath: string): Promise<Cents> {
  const { conteudo } = await store.call('get', 'url/list/detail', listDetailSchema, {
    query: { url: `/lista${listPath}` },
    timeoutMs: PRICE_TIMEOUT_MS,
  })
  return toCents(conteudo.precos.por)
}

/** GET url/list/listing: the kits of a page, or of the whole store without one (contract 4.8). Throws ApiError. */
export async function getKits(store: ApiClient, path?: string): Promise<Kit[]> {
  const { conteudo } = await store.call('get', 'url/list/listing', kitListingSchema, {
    query: { url: path, limit: 100 },
  })
  return conteudo.listas.map(toKit)
}

/**
 * The same kits at today's prices: `url/list/detail` for each at once; where it fails, 'erro' is logged and the general
 * price stays (spec section 7, contract 4.7).
 */
export async function withTodaysPrices<T extends Pick<Kit, 'listPath' | 'price'>>(
  store: ApiClient,
  kits: T[],
): Promise<T[]> {
  return Promise.all(
    kits.map(async (kit) => {
      if (!kit.listPath) return kit
      try {
        return { ...kit, price: await getKitPrice(store, kit.listPath) }
      } catch {
        console.error('erro', kit.listPath)
        return kit
      }
    }),
  )
}
