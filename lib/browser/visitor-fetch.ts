let first: Promise<unknown> | undefined

/**
 * fetch for calls in the visitor's name. The first one of a page finishes before any other starts: a store may open a session with
 * any answer, and of two sessions opened at once the browser would keep one, perhaps not the one with the cart (platform 1).
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
