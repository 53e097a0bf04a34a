import { listPageSchema, type WireListPart } from '../../contract/list.ts'
import type { ListPage, ListPart } from '../../shop/list-page.ts'
import { NO_PRICE } from '../../shop/price.ts'
import type { ApiClient } from '../api-client.ts'
import { pictureIn } from './address.ts'
import { pagePathIn } from './page-address.ts'
import { toAvailability } from './availability.ts'
import { toItemPrice } from './item-price.ts'
import { toStructure } from './structure.ts'
import { toChoice } from './variations.ts'

/** GET url/list/detail: the page of a list of products that are bought together (platform 3.5). Throws ApiError. */
export async function getListPage(store: ApiClient, path: string): Promise<ListPage> {
  const query = { url: path }
  const { estrutura, conteudo } = await store.call('get', 'url/list/detail', listPageSchema, { query })
  const structure = toStructure(estrutura, path)
  const availability = toAvailability(conteudo.status, undefined)
  return {
    ...(availability === 'onRequest' ? NO_PRICE : toItemPrice(conteudo.precos)),
    structure,
    id: conteudo.id,
    name: conteudo.nome || structure.breadcrumb.at(-1)?.label || structure.title,
    inStock: availability === 'available',
    parts: conteudo.produtos.map(toPart),
  }
}

function toPart(part: WireListPart): ListPart {
  const { id, nome, quantidade, url, rota, status, estoque, precos, midias } = part
  const choice = toChoice(part, [], quantidade)
  const isAvailable = toAvailability(status, estoque) === 'available'
  const hasEnoughStock = choice
    ? choice.values.some(({ inStock }) => inStock)
    : (estoque ?? quantidade) >= quantidade
  const [image] = midias.imagens
  return {
    id,
    name: nome,
    quantity: quantidade,
    path: pagePathIn(rota.path) ?? pagePathIn(url),
    picture: pictureIn(image?.arquivos.medium || image?.arquivosOriginais.medium || ''),
    price: toItemPrice(precos).price,
    inStock: isAvailable && hasEnoughStock,
    choice,
    asksForInput: part.personalizacoes || part.conjunto,
  }
}
