import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { outageCopy } from '../lib/copy/outage.ts'
import { langOfPath, languageTag, LANGS, type Lang } from '../lib/routes/lang.ts'
import { localePath, paths } from '../lib/routes/paths.ts'
import type { FinishedPage } from './finished-page/finished-page.ts'

const RETRY_AFTER_S = 30

/** A complete response. */
export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

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
  const { unavailable, unavailableText, retry } = outageCopy[lang]
  return [
    `<!doctype html><html lang="${languageTag(lang)}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${unavailable}</title><main><h1>${unavailable}</h1><p>${unavailableText}</p>`,
    `<form><button>${retry}</button></form></main>`,
  ].join('')
}

const RETRY_AFTER = { 'retry-after': String(RETRY_AFTER_S) }
const OUTAGE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-type': 'text/html; charset=utf-8',
}
// Headers of the response that the outage page replaces, which would be wrong for the outage page.
const REPLACED_HEADERS = /^(?:content-|etag|x-nextjs|transfer-|vary|link|cache-control)/

/**
 * The response to a page that failed to render, not cacheable: 503 with Retry-After while the store is down, 500 after a fault
 * of the shop itself (P9, T19; R5, L9).
 */
export function outageAnswer(
  url: string,
  pages: OutagePages,
  headers: OutgoingHttpHeaders,
  status: 500 | 503,
): Answer {
  const kept = Object.entries(headers).filter(([name]) => !REPLACED_HEADERS.test(name))
  return {
    status,
    headers: {
      ...Object.fromEntries(kept),
      ...OUTAGE_HEADERS,
      ...(status === 503 && RETRY_AFTER),
    },
    body: Buffer.from(outagePage(langOfPath(url), pages)),
  }
}

/** Sends the outage page in place of a response that cannot be sent, without its content headers (P9, T19). */
export function sendOutagePage(
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  { body, policy }: FinishedPage,
): void {
  for (const name of response.getHeaderNames()) if (REPLACED_HEADERS.test(name)) response.removeHeader(name)
  response.writeHead(503, { ...OUTAGE_HEADERS, ...RETRY_AFTER, ...policy, 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}
