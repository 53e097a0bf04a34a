/**
 * What the process that serves the shop does for pages that were renewed. Route handlers are bundled apart from it and find it
 * on globalThis (T10).
 */
export interface Renewals {
  /** What this process calls POST /api/revalidate with; made at its start and never written anywhere. */
  secret: string
  /** Asks again for those pages of which a copy is kept, so that the next visitor gets a new one. */
  visitAgain(isMeant: (path: string) => boolean): void
}

const SLOT = Symbol.for('rosalume.renewals')
type Slots = Record<symbol, Renewals | undefined>

/** What this process does for renewed pages, if it serves the shop. */
export function renewals(): Renewals | undefined {
  return (globalThis as unknown as Slots)[SLOT]
}

/** Publishes it. */
export function setRenewals(value: Renewals | undefined): void {
  ;(globalThis as unknown as Slots)[SLOT] = value
}

const OTHERS = Symbol.for('rosalume.renewed-with-pages')

/** What else is kept in memory of the store's answers, such as files for robots: each is outdated when pages are renewed. */
export function renewedWithPages(): Set<() => void> {
  const slots = globalThis as unknown as Record<symbol, Set<() => void> | undefined>
  return (slots[OTHERS] ??= new Set())
}
