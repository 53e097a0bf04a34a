import { homeSchema } from '../../contract/home.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import type { Kit } from '../../shop/kit.ts'
import type { PageStructure } from '../../shop/page.ts'
import { pictureName } from '../../shop/pictures.ts'
import type { ApiClient } from '../api-client.ts'
import { toKit } from './kits.ts'
import { toStructure } from './structure.ts'

/** One slide of the home banner. */
export interface BannerSlide {
  picture: string
  alt: string
  path: string
  title: string
  text: string
}

/**
 * GET url/home: structure, banner and kits of the home page (contract 4.4). A slide without an address leads to `startPath`.
 * Throws ApiError.
 */
export async function getHome(
  store: ApiClient,
  startPath: string,
): Promise<{ structure: PageStructure; banner: BannerSlide[]; kits: Kit[] }> {
  const { estrutura, conteudo } = await store.call('get', 'url/home', homeSchema)
  return {
    structure: toStructure(estrutura, '/'),
    banner: conteudo.banners.map(({ imagem, alt, url, titulo, texto }) => ({
      picture: pictureName(imagem),
      alt,
      path: pathOfUrl(url || startPath),
      title: titulo,
      text: texto,
    })),
    kits: conteudo.listas.map(toKit),
  }
}
