import { host } from '#lib/host/host.ts'
import { llmsText } from '#lib/seo/llms.ts'

export const dynamic = 'force-dynamic'

/** llms.txt: the shop's description for language models (R62). */
export function GET() {
  const { env, reports } = host()
  return new Response(llmsText({ ...env, hasReports: reports !== null }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
