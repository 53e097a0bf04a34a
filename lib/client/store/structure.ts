import type { Estrutura } from '../../contract/estrutura.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import { isPagePath } from './page-address.ts'
import type { PageStructure } from '../../shop/page.ts'

/** Maps `estrutura` of a response; addresses on the store's host become paths of the shop (contract 4.2). */
export function toStructure({ seo, breadcrumb, apps }: Estrutura, path: string): PageStructure {
  return {
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    canonicalPath: seo.canonical ? pathOfUrl(seo.canonical) : path,
    isIndexable: seo.indexar,
    breadcrumb: breadcrumb
      .map(({ label, url }) => ({ label, path: pathOfUrl(url || path) }))
      .filter((step) => isPagePath(step.path)),
    eventId: apps.pixelFacebook.eventId,
  }
}
