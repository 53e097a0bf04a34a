import type { Host } from '#lib/host/host.ts'
import { VISITOR_IP_HEADER } from '#lib/http/visitor-ip-header.ts'
import { sessionOf } from '#lib/host/session-cookie.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { paths } from '#lib/routes/paths.ts'
import type { RouteTable } from '#lib/routes/route-table.ts'

const DEADLINE_MS = 2000

/**
 * Returns where a visitor continues at an external checkout or account: the same page there, in the same language. When the
 * checkout can take over the cart, it is the address that recovers it, with a one-time code (contract 3.1, 4.26) or, only where the
 * owner has allowed it, with the session of an external store (platform 4).
 */
export function createCheckoutHandOver({ env, store, limits }: Host): RouteTable['handOver'] {
  return async (request, { path, lang, externalUrl }) => {
    const key = request.method === 'GET' && path !== paths.access() ? await cartKey(request, lang) : undefined
    const target = new URL(key === undefined ? externalUrl : `${env.checkoutUrl}/checkout/recuperacao`)
    if (key !== undefined) {
      target.searchParams.set('sessao', key)
      target.searchParams.set('destino', path)
    }
    if (lang === 'en') target.searchParams.set('idioma', languageTag(lang))
    return target
  }

  // The key with which the checkout recovers the cart: a session or a one-time code; `undefined` when it cannot take the cart over.
  async function cartKey(request: Request, lang: Lang): Promise<string | undefined> {
    const session = sessionOf(request.headers.get('cookie'), env)
    if (session === '') return undefined
    if (env.storeApiUrl !== undefined) return env.sessionInCheckoutUrl ? session : undefined
    return env.checkoutSecret === undefined ? undefined : oneTimeCode(request, session, lang)
  }

  async function oneTimeCode(request: Request, session: string, lang: Lang): Promise<string | undefined> {
    const ip = request.headers.get(VISITOR_IP_HEADER) ?? ''
    if ((await limits.take('write', { ip, session })) > 0) return undefined
    try {
      const response = await store.fetch(
        new Request(`${store.base}/v2/front/checkout/recuperacao`, {
          method: 'POST',
          headers: { 'app-token': env.appToken, session, 'accept-language': languageTag(lang) },
          signal: AbortSignal.timeout(DEADLINE_MS),
        }),
      )
      const { codigo } = (await response.json()) as { codigo?: unknown }
      return response.ok && typeof codigo === 'string' ? codigo : undefined
    } catch {
      // The visitor reaches the checkout, which then shows its own cart.
      return undefined
    }
  }
}
