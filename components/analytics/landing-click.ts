import { refetchStoredClick } from '#lib/analytics/fetch-stored-click.ts'
import { readClick } from '#lib/attribution/click.ts'

/**
 * Lets the server keep the click of an address that stays as it is: only a gclid is taken out of one on its way here (R26).
 * The server decides by the visitor's choice what is kept, and for how long (P8); what it kept before is old
 * news then. Never rejects.
 */
export async function keepLandingClick(): Promise<void> {
  const { pathname, search, searchParams } = new URL(location.href)
  if (!readClick(pathname, searchParams, 1)) return
  try {
    const answer = await fetch('/api/clique', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pagina: pathname + search }),
    })
    if (answer.ok) refetchStoredClick()
  } catch {
    // The visitor need not know.
  }
}
