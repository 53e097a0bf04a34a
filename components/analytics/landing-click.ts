import { refetchStoredClick } from '#lib/analytics/fetch-stored-click.ts'
import { readClick } from '#lib/attribution/click.ts'

/**
 * Sends the click parameters of the current URL to the server, which stores them as the visitor's consent allows (P8). An
 * address with a gclid was redirected; other ids are still in the URL (R26). It then discards the cached copy of the stored click.
 * Never rejects.
 */
export async function sendLandingClick(): Promise<void> {
  const { pathname, search, searchParams } = new URL(location.href)
  if (!readClick(pathname, searchParams, 1)) return
  try {
    const response = await fetch('/api/clique', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pagina: pathname + search }),
    })
    if (response.ok) refetchStoredClick()
  } catch {
    // Attribution is optional: the page works the same without it.
  }
}
