import { host } from '#lib/host/host.ts'
import { robotsText } from '#lib/seo/robots.ts'

// The content depends on the environment at run time, not at build time.
export const dynamic = 'force-dynamic'

/** robots.txt; makes no store call, so that it works during an outage (R60, R63). */
export function GET() {
  return new Response(robotsText(host().env), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
