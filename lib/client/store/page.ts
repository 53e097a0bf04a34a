import { pageSchema } from '../../contract/page.ts'
import type { PageStructure } from '../../shop/page.ts'
import type { ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'
import { toStructure } from './structure.ts'

/** The store's data of a text page. */
export interface StorePage {
  structure: PageStructure
  title: string
  /** The store's own text, unchanged; '' when it has none. */
  html: string
  /** Time of the last change, in the store's own format. */
  changedAt?: string
}

/** GET url/page: an institutional page (contract 4.5); `undefined` for a 200 whose `nivel` is '404' (R7). Throws ApiError. */
export async function getPage(store: ApiClient, path: string): Promise<StorePage | undefined> {
  const { estrutura, conteudo } = await store.call('get', 'url/page', pageSchema, { query: { url: path } })
  if (estrutura.nivel === '404') return undefined
  const structure = toStructure(estrutura, path)
  const title = conteudo.titulo || structure.breadcrumb.at(-1)?.label || structure.title
  if (!title) throw new ApiError('contract', 'The page has no title')
  return {
    structure,
    title,
    html: conteudo.html,
    ...(conteudo.atualizadoEm && { changedAt: conteudo.atualizadoEm }),
  }
}
