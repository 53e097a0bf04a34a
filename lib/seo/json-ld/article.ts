import type { Article, WebPage } from 'schema-dts'
import type { Guide, GuidePerson } from '../../content/guides.ts'
import { languageTag, type Lang } from '../../routes/lang.ts'
import { localePath } from '../../routes/paths.ts'
import { pictureUrl } from '../picture.ts'

/** The article of a guide and the page that shows it, with author, reviewer, dates and the studies that it quotes. */
export function guideNodes(
  guide: Guide,
  lang: Lang,
  { siteUrl, brandName }: { siteUrl: string; brandName: string },
): [Article, WebPage] {
  const url = siteUrl + localePath(lang, guide.path)
  const cited = guide.sections.flatMap(({ studies }) => studies.map((study) => study.url))
  const page = `${url}#pagina`
  return [
    {
      '@type': 'Article',
      '@id': `${url}#artigo`,
      headline: guide.title,
      description: guide.description,
      image: pictureUrl(siteUrl, guide.picture),
      inLanguage: languageTag(lang),
      datePublished: guide.published,
      dateModified: guide.updated,
      author: personNode(guide.author, siteUrl),
      publisher: { '@type': 'Organization', name: brandName, url: `${siteUrl}/` },
      mainEntityOfPage: { '@id': page },
      ...(cited.length > 0 && { citation: [...new Set(cited)] }),
    },
    {
      '@type': 'WebPage',
      '@id': page,
      url,
      name: guide.title,
      // The reviewer belongs to the page: schema.org has `reviewedBy` for a WebPage, not for an Article.
      ...(guide.reviewer && {
        reviewedBy: personNode(guide.reviewer, siteUrl),
        lastReviewed: guide.updated,
      }),
    },
  ]
}

function personNode({ kind, name, role }: GuidePerson, siteUrl: string) {
  return kind === 'Person'
    ? { '@type': 'Person' as const, name, description: role }
    : { '@type': 'Organization' as const, name, description: role, url: `${siteUrl}/` }
}
