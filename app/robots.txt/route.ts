import { host } from '#lib/host/host.ts'
import { robotsText } from '#lib/seo/robots.ts'

// The environment of the process decides, not that of the build.
export const dynamic = 'force-dynamic'

/** robots.txt; it asks no store, so that it stands whatever goes wrong (R60, R63). */
export function GET() {
  return new Response(robotsText(host().env), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
