import type { UserHashes } from '#lib/analytics/pixel.ts'
import { signedInVisitor } from '#lib/browser/signed-in-visitor.ts'

/** The visitor data that events may contain. */
export interface KnownVisitor {
  isLoggedIn: boolean
  hashes: UserHashes | undefined
}

/** Returns the visitor's data for events; if it cannot be loaded, that of an anonymous visitor. Never rejects. */
export async function getCurrentVisitor(): Promise<KnownVisitor> {
  const visitor = await signedInVisitor().catch(() => undefined)
  return { isLoggedIn: visitor !== undefined, hashes: visitor?.hashes }
}
