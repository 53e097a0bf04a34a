import { sitemapIndex } from '#lib/handlers/discovery/sitemap.ts'

export const dynamic = 'force-dynamic'

/** The sitemap index (R64). */
export function GET(request: Request) {
  return sitemapIndex(request)
}
