import { sitemapPart } from '#lib/handlers/discovery/sitemap.ts'

type Props = { params: Promise<{ name: string }> }

/** One sitemap (R64, R65). */
export async function GET(request: Request, { params }: Props) {
  return sitemapPart(request, (await params).name)
}
