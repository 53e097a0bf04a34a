import type { WebSite } from 'schema-dts'
import { storeId } from './online-store.ts'

/** The site and its publisher, for the home page only; the same node in both languages (R53). */
export function webSiteNode(siteUrl: string, brandName: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: brandName,
    url: `${siteUrl}/`,
    publisher: { '@id': storeId(siteUrl) },
  }
}
