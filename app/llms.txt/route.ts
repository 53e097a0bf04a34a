import { host } from '#lib/host/host.ts'
import { llmsText } from '#lib/seo/llms.ts'

export const dynamic = 'force-dynamic'

/** llms.txt: the shop's description for language models (R62). */
export function GET() {
  return new Response(llmsText(host().env), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
