import { reviewFeed } from '#lib/handlers/discovery/review-feed.ts'

export const dynamic = 'force-dynamic'

/** The product reviews for Merchant Center (R76). */
export function GET(request: Request) {
  return reviewFeed(request)
}
