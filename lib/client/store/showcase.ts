import { bannersSchema, showcaseSchema } from '../../contract/showcase.ts'
import type { ListedProduct } from '../../shop/listing.ts'
import type { ApiClient } from '../api-client.ts'
import { toListed } from './listing.ts'
import { readStoreLink, type IsOwnHost, type StoreLink } from './store-link.ts'

/** A banner of the store. */
export interface StoreBanner extends StoreLink {
  /** Its name in the store. */
  name: string
  picture: string
  /** The picture for phones; '' when the store has none. */
  phonePicture: string
}

/** A row of products of the store. */
export interface Showcase {
  title: string
  products: ListedProduct[]
}

/** GET showcase/banners/{hash}: banners with a picture (platform 3.1). Throws ApiError; status 404 for an unknown hash. */
export async function getBanners(
  store: ApiClient,
  hash: string,
  isOwnHost: IsOwnHost,
): Promise<StoreBanner[]> {
  const { banners } = await store.call('get', `showcase/banners/${hash}`, bannersSchema)
  return banners.flatMap(({ nome, dimensoes: { desktop, mobile } }) => {
    const phonePicture = mobile.imagem || mobile.imagemOriginal
    const picture = desktop.imagem || desktop.imagemOriginal || phonePicture
    const link = readStoreLink(desktop.link || mobile.link, isOwnHost)
    return picture ? [{ name: nome, picture, phonePicture, ...link }] : []
  })
}

/** GET showcase/products/{hash}: a row of products (platform 3.1). Throws ApiError; status 404 for an unknown hash. */
export async function getShowcase(store: ApiClient, hash: string): Promise<Showcase> {
  const { vitrine, produtos } = await store.call('get', `showcase/products/${hash}`, showcaseSchema)
  return { title: vitrine.titulo, products: produtos.map(toListed) }
}
