import { listPageSchema } from '../../contract/list.ts'
import type { ListPage } from '../../shop/list-page.ts'
import type { ApiClient } from '../api-client.ts'
import { pathIn } from './address.ts'
import { toItemPrice } from './item-price.ts'
import { pictureName } from '../../shop/pictures.ts'
import { toStructure } from './structure.ts'

/** GET url/list/detail: the page of a list of products that are bought together (platform 3.5). Throws ApiError. */
export async function getListPage(store: ApiClient, path: string): Promise<ListPage> {
  const query = { url: path }
  const { estrutura, conteudo } = await store.call('get', 'url/list/detail', listPageSchema, { query })
  const structure = toStructure(estrutura, path)
  return {
    structure,
    name: conteudo.nome || structure.breadcrumb.at(-1)?.label || structure.title,
    price: toItemPrice(conteudo.precos).price,
    parts: conteudo.produtos.map(({ nome, quantidade, url, midias }) => ({
      name: nome,
      quantity: quantidade,
      path: pathIn(url),
      picture: pictureName(midias.imagens[0]?.arquivos.medium ?? ''),
    })),
  }
}
