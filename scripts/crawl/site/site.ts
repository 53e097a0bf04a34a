import type { FeedItem } from './feed.ts'
import type { Page } from './page.ts'
import type { SitemapEntry } from './sitemap.ts'

/** An answer of which only the head matters: pictures, links that lead to no page. */
export interface Resource {
  status: number
  type: string
}

/** What the reports API knows of a topic. */
export interface TopicTruth {
  total: number
  average: number
}

/** Everything that one crawl has brought home. */
export interface Site {
  origin: string
  /** By address: path and query. */
  pages: ReadonlyMap<string, Page>
  /** By address: the page on which it was first met; pages that nothing links to are not in it. */
  linkedFrom: ReadonlyMap<string, string>
  /** Addresses that answered something else than a page, or no page of their own; by address. */
  resources: ReadonlyMap<string, Resource>
  robotsTxt: string | undefined
  sitemap: readonly SitemapEntry[]
  /** What is wrong with the files of the sitemap. */
  sitemapFaults: readonly string[]
  /** By the link of each item; nothing when there is no feed. */
  feed: ReadonlyMap<string, FeedItem[]> | undefined
  feedFaults: readonly string[]
  /** By the slug of the topic. */
  topics: ReadonlyMap<string, TopicTruth>
  /** True sizes of some pictures for social networks, in pixels, by absolute address; nothing for what is none. */
  socialPictures: ReadonlyMap<string, { width: number; height: number } | undefined>
  /** Canonical and structured data of pages asked with parameters of advertisements, by address without them. */
  variants: ReadonlyMap<string, { canonical: string; jsonLd: string[] }>
}
