import 'server-only'
import type { Thing } from 'schema-dts'
import type { FaqEntry } from '../content/faq.ts'
import type { Guide } from '../content/guides.ts'
import { kitCopy } from '../copy/kit.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath } from '../routes/paths.ts'
import { breadcrumbSteps, type BreadcrumbLink } from '../seo/breadcrumb.ts'
import { guideNodes } from '../seo/json-ld/article.ts'
import { breadcrumbNode } from '../seo/json-ld/breadcrumb.ts'
import { faqPageNode } from '../seo/json-ld/faq-page.ts'
import { itemListNode } from '../seo/json-ld/item-list.ts'
import { onlineStoreNode } from '../seo/json-ld/online-store.ts'
import { productNode } from '../seo/json-ld/product.ts'
import { webSiteNode } from '../seo/json-ld/web-site.ts'
import type { Kit } from '../shop/kit.ts'
import type { Listing } from '../shop/listing.ts'
import type { PageStructure } from '../shop/page.ts'
import type { Product } from '../shop/product.ts'
import type { TopicReviews } from '../shop/review.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { host } from '../host/host.ts'

type Trail = Pick<PageStructure, 'breadcrumb'>

/** Structured data of the home page: the online store and the web site, equal in both languages (R53, R54). */
export function homeGraph(settings: ShopSettings): Thing[] {
  const { env, company } = host()
  const { siteUrl, brandName } = env
  return [
    onlineStoreNode({ siteUrl, brand: env.brand, company, settings, returnsPath: pagePaths.returns() }),
    webSiteNode(siteUrl, brandName),
  ]
}

/** Structured data of a product page (R42 to R52). `sabor` is the flavour in its address: it changes them only where it selects another kit. */
export function productGraph(
  lang: Lang,
  { structure, product, kits }: { structure: Trail; product: Product; kits: Kit[] },
  reviews: TopicReviews | undefined,
  sabor?: string,
): Thing[] {
  const { siteUrl, brand } = host().env
  const node = productNode({
    product,
    kits,
    sabor,
    siteUrl,
    seller: { brand },
    path: localePath(lang, product.path),
    flavourLabel: kitCopy[lang].flavour,
    reviews,
  })
  return present(node, breadcrumb(breadcrumbSteps(structure, lang)))
}

/** Structured data of a listing page: names and addresses of its products (R51). */
export function listingGraph({ lang, listing }: { lang: Lang; listing: Listing }): Thing[] {
  const items = listing.products.map(({ name, path }) => ({ name, href: localePath(lang, path) }))
  return present(
    itemListNode(items, host().env.siteUrl),
    breadcrumb(breadcrumbSteps(listing.structure, lang)),
  )
}

/** Structured data of the FAQ page (R56). */
export function faqGraph(lang: Lang, structure: Trail, entries: readonly FaqEntry[]): Thing[] {
  return present(faqPageNode(entries), breadcrumb(breadcrumbSteps(structure, lang)))
}

/** Structured data of a guide: the article, its page and the breadcrumb. */
export function guideGraph(lang: Lang, guide: Guide, steps: readonly BreadcrumbLink[]): Thing[] {
  return present(...guideNodes(guide, lang, host().env), breadcrumb(steps))
}

/** Structured data of any other page: its breadcrumb only (R55). */
export function breadcrumbGraph(steps: readonly BreadcrumbLink[]): Thing[] {
  return present(breadcrumb(steps))
}

function breadcrumb(steps: readonly BreadcrumbLink[]): Thing | undefined {
  return breadcrumbNode(steps, host().env.siteUrl)
}

function present(...nodes: (Thing | undefined)[]): Thing[] {
  return nodes.filter((node) => node !== undefined)
}
