import { host } from '#lib/host/host.ts'
import { homeCopy } from '#lib/copy/home.ts'
import { webManifest } from '#lib/seo/web-manifest.ts'

export const dynamic = 'force-dynamic'

/** The web app manifest (R73). */
export function GET() {
  return Response.json(webManifest(host().env.brandName, homeCopy.pt.description), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  })
}
