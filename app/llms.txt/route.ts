import { host } from '#lib/host/host.ts'
import { hasPage } from '#lib/pages/has-page.ts'
import { llmsText } from '#lib/seo/llms.ts'

export const dynamic = 'force-dynamic'

/** llms.txt: the shop's description for language models (R62). */
export async function GET() {
  const { env, reports } = host()
  const hasReports = reports !== null && env.brand.topics.length > 0
  return new Response(await llmsText({ ...env, hasReports, hasPage }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
