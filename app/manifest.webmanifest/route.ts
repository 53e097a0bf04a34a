import { brand } from '#lib/host/brand.ts'
import { homeTexts } from '#lib/content/home.ts'
import { webManifest } from '#lib/seo/web-manifest.ts'

export const dynamic = 'force-dynamic'

/** The web app manifest (R73). */
export function GET() {
  return Response.json(webManifest(brand(), homeTexts(brand(), 'pt').description), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  })
}
