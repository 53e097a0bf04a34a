/** @jest-environment node */
import { brandGuides } from '../../content/guides.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { guideNodes } from './article.ts'

test.each([
  ['pt', 'https://loja.example/guia/estudos-verisol', 'pt-BR'],
  ['en', 'https://loja.example/en/guia/estudos-verisol', 'en'],
] as const)(
  '%s: a guide is an Article with author, dates and cited studies; its page names the reviewer',
  (lang, url, tag) => {
    const [guide] = brandGuides(DEMO_BRAND, lang)!.guides
    const [article, page] = guideNodes(guide!, lang, {
      siteUrl: 'https://loja.example',
      brandName: 'Rosalume',
    })
    expect(article).toMatchObject({
      '@type': 'Article',
      '@id': `${url}#artigo`,
      headline: guide!.title,
      inLanguage: tag,
      datePublished: '2026-11-23',
      author: { '@type': 'Organization', name: guide!.author.name },
      mainEntityOfPage: { '@id': `${url}#pagina` },
      citation: expect.arrayContaining(['https://doi.org/10.1159/000355523']),
    })
    expect(page).toMatchObject({ '@id': `${url}#pagina`, url, reviewedBy: { name: guide!.reviewer!.name } })
    const unreviewed = guideNodes({ ...guide!, reviewer: undefined }, lang, { siteUrl: '', brandName: '' })
    expect(JSON.stringify(unreviewed)).not.toMatch(/reviewe/i)
    expect(
      guideNodes({ ...guide!, author: { ...guide!.author, kind: 'Person' } }, lang, {
        siteUrl: '',
        brandName: '',
      })[0],
    ).toMatchObject({
      author: { '@type': 'Person' },
    })
  },
)
