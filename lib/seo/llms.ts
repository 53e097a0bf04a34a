import type { Brand } from '../brand/brand-schema.ts'
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
  /** Whether a page exists at a path, without language. */
  hasPage: (path: string) => Promise<boolean>
}

/** llms.txt: a description of the shop and links, in both languages, without claims that the pages do not make (R62). */
export async function llmsText(shop: LlmsShop): Promise<string> {
  const parts = await Promise.all(LANGS.map((lang) => inLanguage(lang, shop)))
  return `# ${shop.brand.name}\n\n${parts.join('\n\n')}\n`
}

async function inLanguage(lang: Lang, { siteUrl, brand, hasReports, hasPage }: LlmsShop): Promise<string> {
  const { about, prices, links, ...copy } = llmsCopy[lang]
  const linkLine = (label: string, path: string) => `- [${label}](${siteUrl}${path})`
  const pages = async (entries: readonly (readonly [label: string, path: string])[]) => {
    const exist = await Promise.all(entries.map(([, path]) => hasPage(path)))
    // The story of the brand has one page for both languages (P2).
    const pathOf = (path: string) => (path === pagePaths.about() ? path : localePath(lang, path))
    return entries.filter((_, index) => exist[index]).map(([label, path]) => linkLine(label, pathOf(path)))
  }
  const { words, landing, home } = brand
  const products = await pages([
    [links.products, pagePaths.products()],
    ...(landing ? [[home?.heading[lang] ?? brand.name, landing.path] as const] : []),
    [links.buildKit, pagePaths.buildKit()],
  ])
  const help = await pages([
    [links.faq, pagePaths.faq()],
    [links.service, pagePaths.service()],
    [links.payment, pagePaths.payment()],
    [links.returns, pagePaths.returns()],
    [links.references, pagePaths.references()],
    [links.about, pagePaths.about()],
  ])
  const reviews = hasReports ? [linkLine(links.reviews, localePath(lang, pagePaths.reviews(brand.slug)))] : []
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}`, lines.join('\n')] : []
  return [
    `> ${words?.aboutShop?.[lang] ?? about(brand.name)}`,
    [prices, ...(words?.claims ? [words.claims[lang]] : [])].join('\n'),
    ...section(copy.products, [...products, ...reviews]),
    ...section(copy.help, help),
    ...section(copy.machines, [
      linkLine(copy.sitemap, '/sitemap.xml'),
      linkLine(copy.feed, '/feeds/google.xml'),
    ]),
  ].join('\n\n')
}
