import { metaFeed } from '#lib/handlers/discovery/feed.ts'

export const dynamic = 'force-dynamic'

/** The catalogue for Meta (R68). */
export function GET(request: Request) {
  return metaFeed(request)
}
