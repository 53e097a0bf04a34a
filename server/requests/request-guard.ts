import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizedPath } from '../../lib/routes/normalized-path.ts'
import { hasEndpoints, isApi } from '../../lib/routes/address-space.ts'
import { isFormTarget } from '../../lib/routes/form-targets.ts'
import { langOfPath } from '../../lib/routes/lang.ts'
import { pageSpellingOf } from '../../lib/routes/page-spelling.ts'

const MAX_URL_LENGTH = 2048
// A payment provider returns to the store with long queries.
const MAX_PLATFORM_URL_LENGTH = 8192
const DOT_SEGMENT = /[\\/]\.{1,2}(?:[\\/]|$)/
const RETRY_AFTER_S = { 429: 1, 503: 30 }
const SENTENCES = {
  400: { pt: 'Endereço inválido.', en: 'Invalid address.' },
  405: { pt: 'Esta página só pode ser lida.', en: 'This page can only be read.' },
  413: { pt: 'O envio é grande demais.', en: 'The request is too large.' },
  414: { pt: 'Endereço longo demais.', en: 'The address is too long.' },
  429: { pt: 'Muitas tentativas. Aguarde um momento.', en: 'Too many requests. Wait a moment.' },
  502: { pt: 'A loja não respondeu como esperado.', en: 'The store did not respond as expected.' },
  503: { pt: 'A loja está indisponível no momento.', en: 'The store is unavailable right now.' },
} as const

/** The status of a request that is rejected before it reaches Next (T19). */
export type RejectionStatus = keyof typeof SENTENCES

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/**
 * The status that rejects a request, or `undefined` when it is passed to Next, or to the platform, whose pages take any method
 * (T19, L12).
 */
export function rejectionStatus(
  method: string,
  url: string,
  isForPlatform = false,
): RejectionStatus | undefined {
  if (url.length > (isForPlatform ? MAX_PLATFORM_URL_LENGTH : MAX_URL_LENGTH)) return 414
  const pathname = url.split('?', 1)[0]!
  if (!pathname.startsWith('/') || !isDecodable(pathname)) return 400
  // Next removes dot segments, so the request would be for another address than the one that is checked here (L26).
  if (isApi(pathname) && DOT_SEGMENT.test(decodeURIComponent(pathname))) return 400
  if (isForPlatform || method === 'GET' || method === 'HEAD') return undefined
  if (hasEndpoints(pathname)) return ['POST', 'PUT', 'DELETE', 'OPTIONS'].includes(method) ? undefined : 405
  // Next takes a form that is posted to a page for a Server Action, and answers 500.
  return method === 'POST' && isFormTarget(pathname) ? undefined : 405
}

/** The redirect target of a URL with repeated slashes or a backslash, otherwise `undefined`. Next would redirect some of them twice (R16). */
export function normalizedUrl(url: string): string | undefined {
  const [pathname = '', ...query] = url.split('?')
  return /\\|\/\//.test(pathname) ? [normalizedPath(pathname), ...query].join('?') : undefined
}

/** A URL with the path of the page that it means, whatever the case and escapes of the URL (R16); unchanged without such a page. */
export async function pageUrl(url: string): Promise<string> {
  const [pathname = '/', ...query] = url.split('?')
  const path = await pageSpellingOf(pathname).catch(() => pathname)
  return [path, ...query].join('?')
}

/** Sends a permanent redirect. */
export function redirect(request: IncomingMessage, response: ServerResponse, location: string): void {
  request.resume()
  response.writeHead(308, { Location: location, 'Content-Length': 0 }).end()
}

/** Sends an error in the language of the address. The unread body is drained, so the connection stays usable. */
export function reject(request: IncomingMessage, response: ServerResponse, status: RejectionStatus): void {
  const text = `${SENTENCES[status][langOfPath(request.url ?? '/')]}\n`
  request.resume()
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...((status === 429 || status === 503) && { 'Retry-After': RETRY_AFTER_S[status] }),
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}

/** Sends the error document of the contract to a script: the store did not respond, or not as expected (contract 3.6). */
export function rejectScript(request: IncomingMessage, response: ServerResponse, status: 502 | 503): void {
  const error = SENTENCES[status][langOfPath(request.url ?? '/')]
  const mensagens = [{ tipo: 'erro', mensagem: error }]
  const text = JSON.stringify({ error, mensagens })
  request.resume()
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Retry-After': RETRY_AFTER_S[503],
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}
