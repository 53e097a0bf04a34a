import { EMPTY, link } from '../php.ts'
import type { Section } from '../tree.ts'

/** Returns `estrutura` (platform 3.1): breadcrumb from the home page on, SEO texts, social texts that may be empty. */
export function structureFields(
  origin: string,
  level: string,
  title: string,
  trail: Pick<Section, 'path' | 'name'>[],
) {
  const path = trail.at(-1)?.path ?? '/'
  const crumbs = [{ path: '/', name: 'Início' }, ...trail]
  return {
    nivel: level,
    seo: {
      title,
      description: title && `${title.replace(/<[^>]*>/g, '')} na loja de testes.`,
      titleSocial: '',
      descriptionSocial: null,
      openGraphUrlImagem: false,
      twitterUrlImagem: EMPTY,
      keywords: '',
      canonical: origin + path,
      indexar: 's',
    },
    breadcrumb: crumbs.map((crumb, index) => ({
      label: crumb.name,
      atual: index === crumbs.length - 1 ? 1 : 0,
      ...link(origin, crumb.path),
    })),
    dadosEstruturados: EMPTY,
    apps: { pixelFacebook: { eventId: 'a1b2c3' } },
  }
}
