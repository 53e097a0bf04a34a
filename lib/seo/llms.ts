import type { Brand } from '../brand/brand-schema.ts'
import { missingPages } from '../brand/missing-pages.ts'
import { llmsCopy } from '../copy/llms.ts'
import { LANGS, type Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath } from '../routes/paths.ts'

/** The shop's data in llms.txt. */
export interface LlmsShop {
  siteUrl: string
  brand: Brand
  /** Whether the page of all reviews exists. */
  hasReports: boolean
}

/** llms.txt: a description of the shop and links, in both languages, without claims that the pages do not make (R62). */
export function llmsText(shop: LlmsShop): string {
  const parts = LANGS.map((lang) => inLanguage(lang, shop))
  return `# ${shop.brand.name}\n\n${parts.join('\n\n')}\n`
}

function inLanguage(lang: Lang, { siteUrl, brand, hasReports }: LlmsShop): string {
  const { about, prices, links, ...copy } = llmsCopy[lang]
  const missing = missingPages(brand)
  const page = (label: string, path: string) =>
    missing.has(path) ? [] : [`- [${label}](${siteUrl}${localePath(lang, path)})`]
  const file = (label: string, path: string) => `- [${label}](${siteUrl}${path})`
  const { words } = brand
  return [
    `> ${words?.aboutShop?.[lang] ?? about(brand.name)}`,
    [prices, ...(words?.claims ? [words.claims[lang]] : [])].join('\n'),
    `## ${copy.products}`,
    [
      ...page(links.products, pagePaths.products()),
      ...(brand.landing ? page(brand.home?.heading[lang] ?? brand.name, brand.landing.path) : []),
      ...page(links.buildKit, pagePaths.buildKit()),
      ...(hasReports ? page(links.reviews, pagePaths.reviews(brand.slug)) : []),
    ].join('\n'),
    `## ${copy.help}`,
    [
      ...page(links.faq, pagePaths.faq()),
      ...page(links.service, pagePaths.service()),
      ...page(links.payment, pagePaths.payment()),
      ...page(links.returns, pagePaths.returns()),
      ...page(links.references, pagePaths.references()),
      ...(missing.has(pagePaths.about()) ? [] : [file(links.about, pagePaths.about())]),
    ].join('\n'),
    `## ${copy.machines}`,
    [file(copy.sitemap, '/sitemap.xml'), file(copy.feed, '/feeds/google.xml')].join('\n'),
  ].join('\n\n')
}
