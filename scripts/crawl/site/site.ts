import type { CrawledFeedItem } from './feed.ts'
import type { Page } from './page.ts'
import type { SitemapEntry } from './sitemap.ts'

/** A response without a body of interest: pictures, and links to something other than a page. */
export interface Resource {
  status: number
  type: string
}

/** Number of reviews and average rating of a topic, from the reports API. */
export interface TopicTotals {
  total: number
  average: number
}

/** The result of one crawl: everything that the rules check. */
export interface CrawledSite {
  origin: string
  /** By address: path and query. */
  pages: ReadonlyMap<string, Page>
  /** The first page that links to an address; unlinked pages are missing. */
  linkedFrom: ReadonlyMap<string, string>
  /** Responses that are not HTML pages, and redirects, by address. */
  resources: ReadonlyMap<string, Resource>
  robotsTxt: string | undefined
  sitemap: readonly SitemapEntry[]
  /** Faults of the sitemap files. */
  sitemapFaults: readonly string[]
  /** Items by their link; undefined without a feed. */
  feed: ReadonlyMap<string, CrawledFeedItem[]> | undefined
  feedFaults: readonly string[]
  /** By topic slug. */
  topics: ReadonlyMap<string, TopicTotals>
  /** Measured sizes in pixels of some social pictures, by absolute URL; undefined for a file that is not a picture. */
  socialPictures: ReadonlyMap<string, { width: number; height: number } | undefined>
  /** Canonical and structured data of pages requested with advertising parameters, by address without them. */
  variants: ReadonlyMap<string, { canonical: string; jsonLd: string[] }>
}
