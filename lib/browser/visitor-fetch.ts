let first: Promise<unknown> | undefined

/**
 * fetch for calls that use the visitor's session. The first call of a page finishes before any other starts: a store may open a
 * session with any response, and of two sessions opened at once the browser could store the one without the cart (platform 1).
 */
export async function visitorFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (first) {
    await first
    return fetch(input, init)
  }
  const response = fetch(input, init)
  first = response.catch(() => {})
  return response
}
