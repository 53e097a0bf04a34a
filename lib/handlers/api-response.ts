const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i
const NO_BODY = new Set([204, 205, 304])

/**
 * Returns an API response that is safe to send to a browser: only JSON or an empty body, because anything else would run on the
 * shop's own origin. Otherwise returns the status of the proxy's own error: 503 when the API is unavailable, else 502 (L22, L28).
 */
export async function safeResponse(response: Response): Promise<Response | 502 | 503> {
  const { status, headers } = response
  if (NO_BODY.has(status)) return response
  const isUnavailable = status === 503 || status === 504
  if (status >= 300 && status < 400) {
    await response.body?.cancel()
    return 502
  }
  const isJson = JSON_TYPE.test(headers.get('content-type') ?? '')
  if (status < 500 && isJson) return response
  const text = await response.text()
  if (status < 500 && text === '') return new Response(null, { status, headers: withoutContentType(headers) })
  const document = parsed(text)
  if (status >= 500 && !(isUnavailable && isErrorDocument(document))) return isUnavailable ? 503 : 502
  // Some hosts send JSON as plain text (platform 1).
  if (document === undefined) return 502
  const jsonHeaders = new Headers(headers)
  jsonHeaders.set('content-type', 'application/json; charset=utf-8')
  return new Response(text, { status: isUnavailable ? 503 : status, headers: jsonHeaders })
}

/** Copies the Content-Type of a safe response, which may differ from the one that the API sent, to the headers for the browser. */
export function copyType({ headers }: Response, to: Headers): void {
  const type = headers.get('content-type')
  if (type === null) to.delete('content-type')
  else to.set('content-type', type)
}

function withoutContentType(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.delete('content-type')
  return copy
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

// Whether a document is the error document of the store or the reports API (contract 3.6).
function isErrorDocument(document: unknown): boolean {
  const { mensagens, message } = (document ?? {}) as { mensagens?: unknown; message?: unknown }
  return Array.isArray(mensagens) || typeof message === 'string'
}
