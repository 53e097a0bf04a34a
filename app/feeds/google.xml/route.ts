import { googleFeed } from '#lib/handlers/discovery/feed.ts'

export const dynamic = 'force-dynamic'

/** The Merchant Center feed (R68). */
export function GET(request: Request) {
  return googleFeed(request)
}
