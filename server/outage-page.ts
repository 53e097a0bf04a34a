import type { IncomingMessage, ServerResponse } from 'node:http'
import { statusCopy } from '../lib/copy/status.ts'
import { hasOutagePage } from '../lib/routes/address-space.ts'
import { langOfPath, languageTag, LANGS, type Lang } from '../lib/routes/lang.ts'
import { localePath, paths } from '../lib/routes/paths.ts'

const RETRY_AFTER_S = 30

/** The HTML of the outage page by language; empty until the shop has rendered it. */
export type OutagePages = Partial<Record<Lang, string>>

/** Fetches both outage pages from the running shop, so that they are ready when pages cannot be rendered. */
export async function loadOutagePages(origin: string, pages: OutagePages): Promise<void> {
  for (const lang of LANGS) {
    const response = await fetch(origin + localePath(lang, paths.unavailable()))
    if (response.ok) pages[lang] = await response.text()
  }
}

/** The outage page of a language, also in the moments before it is loaded. */
export function outagePage(lang: Lang, pages: OutagePages): string {
  return pages[lang] ?? barePage(lang)
}

// Sent in the moments before the outage page is loaded. The form requests the same address again.
function barePage(lang: Lang): string {
  const { unavailable, unavailableText, retry } = statusCopy[lang]
  return [
    `<!doctype html><html lang="${languageTag(lang)}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${unavailable}</title><main><h1>${unavailable}</h1><p>${unavailableText}</p>`,
    `<form><button>${retry}</button></form></main>`,
  ].join('')
}

/** Sends the outage page instead of what the response would have been: 503 with Retry-After, not cacheable (P9, T19). */
export function sendOutagePage(
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  html: string,
  end = response.end,
): void {
  for (const name of response.getHeaderNames()) {
    if (/^(?:content-|etag|x-nextjs|transfer-|vary|link|cache-control)/.test(name))
      response.removeHeader(name)
  }
  response.statusCode = 503
  response.setHeader('Retry-After', RETRY_AFTER_S)
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(html))
  end.call(response, method === 'HEAD' ? '' : html, 'utf8')
}

function isPageRequest(request: IncomingMessage): boolean {
  return hasOutagePage(request.url ?? '') && request.headers['rsc'] === undefined
}

/**
 * Replaces Next's empty 500, sent when a page without a cached copy fails to render, by the outage page: a 503 with Retry-After that is
 * not cacheable (P9, T19; R5, L9).
 */
export function replaceFailedPages(
  request: IncomingMessage,
  response: ServerResponse,
  pages: OutagePages,
): void {
  if (!isPageRequest(request)) return
  // Read here, because Next rewrites the request's URL while it routes.
  const lang = langOfPath(request.url ?? '/')
  const { write, end, writeHead } = response
  let isReplaced = false
  function replace() {
    isReplaced = true
    sendOutagePage(request, response, outagePage(lang, pages), end)
  }
  const isOutage = (status: number) => !isReplaced && !response.headersSent && status === 500
  // Each of these functions can send the headers, and after that the page cannot be replaced.
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (!isOutage(status)) return writeHead.call(response, status, ...rest)
    replace()
    return response
  }) as typeof writeHead
  response.write = ((...args: Parameters<typeof write>) => {
    if (isOutage(response.statusCode)) replace()
    return isReplaced || write.apply(response, args)
  }) as typeof write
  response.end = ((...args: Parameters<typeof end>) => {
    if (isOutage(response.statusCode)) replace()
    return isReplaced ? response : end.apply(response, args)
  }) as typeof end
}
