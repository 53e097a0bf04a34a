import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A line of a cart: a product or one of its values, or a list. */
export interface Line {
  kind: 'produto' | 'lista'
  id: number
  valueId: number
  unitId: number
  warehouseId: number
  extra: string
  quantity: number
}

export interface StoreSession {
  id: string
  lines: Line[]
  zipcode: string
  coupon: string
  favorites: number[]
  isSignedIn: boolean
}

/** The sessions of a store. */
export type Sessions = Map<string, StoreSession>

/** The session of a request, from its cookie or else from the header `Session` (platform 1); undefined for an unknown or missing one. */
export function storeSessionOf(sessions: Sessions, request: IncomingMessage): StoreSession | undefined {
  const [, cookie = ''] = /(?:^|;\s*)PHPSESSID=([^;]*)/.exec(request.headers.cookie ?? '') ?? []
  const header = request.headers['session']
  return sessions.get(cookie) ?? (typeof header === 'string' ? sessions.get(header) : undefined)
}

/** Creates a session. */
export function newSession(sessions: Sessions): StoreSession {
  const id = randomBytes(13).toString('hex')
  const session = { id, lines: [], zipcode: '', coupon: '', favorites: [], isSignedIn: false }
  sessions.set(id, session)
  return session
}
