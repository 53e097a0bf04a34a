import type { UserHashes } from '#lib/analytics/pixel.ts'
import { langOfPath } from '#lib/routes/lang.ts'

/** The visitor data that events may contain. */
export interface KnownVisitor {
  isLoggedIn: boolean
  hashes: UserHashes | undefined
}

const ANONYMOUS: KnownVisitor = { isLoggedIn: false, hashes: undefined }

let request: Promise<KnownVisitor> | undefined

/**
 * Fetches the visitor once (GET checkout/user). Only a signed-in visitor has the login marker (P21): for
 * others no request is sent. Never rejects.
 */
export function getCurrentVisitor(): Promise<KnownVisitor> {
  return hasLoginMarker() ? (request ??= fetchVisitor()) : Promise.resolve(ANONYMOUS)
}

function hasLoginMarker(): boolean {
  const key = document.querySelector<HTMLElement>('[data-login-marker]')?.dataset['loginMarker'] ?? ''
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

async function fetchVisitor(): Promise<KnownVisitor> {
  try {
    const [{ browserStore }, { getSignedInVisitor }] = await Promise.all([
      import('#lib/browser/store.ts'),
      import('#lib/client/store/user.ts'),
    ])
    const visitor = await getSignedInVisitor(browserStore(langOfPath(location.pathname)))
    return { isLoggedIn: visitor !== undefined, hashes: visitor?.hashes }
  } catch {
    request = undefined
    return ANONYMOUS
  }
}
