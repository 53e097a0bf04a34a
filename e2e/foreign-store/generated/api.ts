import { Documents } from './documents.ts'
import type { Draw } from './draw.ts'
import type { GeneratedStore } from './model.ts'

/** Answers a GET of the front API: status and body. */
type GeneratedApi = (path: string, query: URLSearchParams) => { status: number; body: unknown }

/** The read calls of a store (platform 2, 3); `draw` chooses spellings and the optional wrapper of each document. */
export function generatedApi(draw: Draw, store: GeneratedStore): GeneratedApi {
  const documents = new Documents(draw, store)
  const wrapped = (document: unknown) => (draw.chance(15) ? { data: document } : document)
  const found = (document: unknown) =>
    document === undefined
      ? { status: draw.one(404, 404, 410), body: draw.one<unknown>({ error: 'Não existe' }, []) }
      : { status: 200, body: wrapped(document) }
  const lacks = (call: 'menus' | 'banners' | 'showcases' | 'settings') => store.missing.has(call)

  function levelOf(path: string): string | undefined {
    if (store.products.some((one) => one.path === path)) return draw.one('product/detail', 'detail')
    const section = store.sections.find((one) => one.path === path)
    if (section) return draw.one(`product/listing/${section.kind}`, section.kind)
    if (store.lists.some((one) => one.path === path))
      return draw.one('list/detail', 'lista', 'url/list/detail', 'List')
    if (store.listPage?.path === path) return draw.one('list/listing', 'url/list/listing')
    return store.texts.has(path) ? draw.one('page', 'institutional') : undefined
  }

  return (path, query) => {
    const at = (query.get('url') ?? '').replace(/(.)\/+$/, '$1')
    if (path === 'url/verify') {
      const nivel = levelOf(at)
      if (nivel === undefined && draw.chance(50))
        return { status: 200, body: { nivel: draw.one<unknown>('404', 404) } }
      return found(nivel && { nivel })
    }
    if (path === 'url/home') return found(documents.home())
    if (path === 'settings')
      return found(lacks('settings') ? undefined : { configuracoes: draw.one<unknown>([], {}) })
    if (path === 'url/page')
      return found(store.texts.has(at) ? documents.text(at, store.texts.get(at)!) : undefined)
    if (path === 'url/product/detail') {
      const product = store.products.find((one) => one.path === at)
      return found(product && documents.product(product))
    }
    if (path === 'url/list/detail') {
      const list = store.lists.find((one) => one.path === at)
      return found(list && documents.list(list))
    }
    if (path === 'url/list/listing') {
      if (Number(query.get('limit')) > store.maxLimit) return { status: 400, body: { error: 'limit' } }
      return found(store.listPage?.path === at ? documents.listCards(store.listPage, query) : undefined)
    }
    const [, kind] = /^url\/product\/listing\/([a-z-]+)$/.exec(path) ?? []
    if (kind) {
      if (Number(query.get('limit')) > store.maxLimit) return { status: 400, body: { error: 'limit' } }
      const section = store.sections.find((one) => one.path === at && one.kind === kind)
      const products = kind === 'search' ? store.products : section?.products
      return found(products && documents.listing(section, products, query))
    }
    if (path === `struct/menus/menu-${store.suffix}`)
      return found(lacks('menus') ? undefined : documents.menu())
    if (path === `showcase/banners/b-${store.suffix}`)
      return found(lacks('banners') ? undefined : documents.banners())
    if (path === `showcase/products/v-${store.suffix}`)
      return found(lacks('showcases') ? undefined : documents.showcase())
    return found(undefined)
  }
}

/** The variables with which the owner of such a store configures the shop; `api` is the path of its API before /v2/front. */
export function generatedSettings({ suffix, origin }: GeneratedStore, api = '/api'): Record<string, string> {
  return {
    STORE_API_URL: origin + api,
    MENU_MAIN: `menu-${suffix}`,
    MENU_FOOTER: `menu-${suffix}`,
    MENU_PHONE: `menu-${suffix}`,
    MENU_POPULAR: `menu-${suffix}`,
    HOME_BANNERS: `b-${suffix}`,
    HOME_SHOWCASES: `v-${suffix}`,
  }
}
