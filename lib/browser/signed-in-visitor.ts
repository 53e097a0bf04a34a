import type { SignedInVisitor } from '../client/store/user.ts'
import { langOfPath } from '../routes/lang.ts'

let request: Promise<SignedInVisitor | undefined> | undefined

/**
 * Fetches the signed-in visitor once (GET checkout/user); undefined for others. Only a signed-in visitor has the login marker (P21):
 * for others no request is sent. Rejects when its code does not load; the next call tries again.
 */
export function signedInVisitor(): Promise<SignedInVisitor | undefined> {
  if (!hasLoginMarker()) return Promise.resolve(undefined)
  request ??= fetchVisitor().catch((error: unknown) => {
    request = undefined
    throw error
  })
  return request
}

function hasLoginMarker(): boolean {
  const key = document.querySelector<HTMLElement>('[data-login-marker]')?.dataset['loginMarker'] ?? ''
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

async function fetchVisitor(): Promise<SignedInVisitor | undefined> {
  const [{ browserStore }, { getSignedInVisitor }] = await Promise.all([
    import('./store.ts'),
    import('../client/store/user.ts'),
  ])
  return getSignedInVisitor(browserStore(langOfPath(location.pathname)))
}
