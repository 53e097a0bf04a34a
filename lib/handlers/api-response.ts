const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i
const NO_BODY = new Set([204, 205, 304])

/**
 * A response of an API as a browser may get it: JSON that the API sent for it. Anything else would run, or be read, on the shop's
 * own origin: the result is then the status of the proxy's error, 502, or 503 when the API says that it is unavailable (L22, L28).
 */
export async function readableResponse(response: Response): Promise<Response | 502 | 503> {
  const { status, headers } = response
  if (NO_BODY.has(status)) return response
  const isUnavailable = status === 503 || status === 504
  if (status >= 300 && status < 400) return discard(response, 502)
  const isJson = JSON_TYPE.test(headers.get('content-type') ?? '')
  if (status < 500 && isJson) return response
  const text = await response.text()
  if (status < 500 && text === '') return new Response(null, { status, headers: withoutType(headers) })
  const document = parsed(text)
  if (status >= 500 && !(isUnavailable && hasMessages(document))) return isUnavailable ? 503 : 502
  // Some hosts send JSON as plain text (platform 1).
  if (document === undefined) return 502
  const named = new Headers(headers)
  named.set('content-type', 'application/json; charset=utf-8')
  return new Response(text, { status: isUnavailable ? 503 : status, headers: named })
}

/** Gives the headers for the browser the type of a readable response, which may differ from the one that the API sent. */
export function copyType({ headers }: Response, to: Headers): void {
  const type = headers.get('content-type')
  if (type === null) to.delete('content-type')
  else to.set('content-type', type)
}

async function discard(response: Response, status: 502): Promise<502> {
  await response.body?.cancel()
  return status
}

function withoutType(headers: Headers): Headers {
  const named = new Headers(headers)
  named.delete('content-type')
  return named
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

// The error document of the store or the reports API (contract 3.6).
function hasMessages(document: unknown): boolean {
  const { mensagens, message } = (document ?? {}) as { mensagens?: unknown; message?: unknown }
  return Array.isArray(mensagens) || typeof message === 'string'
}
