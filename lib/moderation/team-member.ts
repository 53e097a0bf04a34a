import { TEAM_ROLES, type TeamMember } from '../shop/owner-orders.ts'

/** The cookie with name and role of the member of the team who uses this browser. */
export const TEAM_COOKIE = 'moderacao-pessoa'

const MAX_NAME = 60

/** Reads name and role; `undefined` when one is missing. */
export function teamMember(name: string, role: string): TeamMember | undefined {
  const known = TEAM_ROLES.find((each) => each === role)
  const clean = name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME)
  return known && clean.length >= 2 ? { name: clean, role: known } : undefined
}

/** The Set-Cookie value for a member, until the browser closes; it ends with the moderators' session (L23). */
export function teamCookie(member: TeamMember | undefined, siteUrl: string): string {
  const value = member ? Buffer.from(JSON.stringify(member)).toString('base64url') : ''
  const life = member ? '' : '; Max-Age=0'
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${TEAM_COOKIE}=${value}; Path=/moderacao; HttpOnly; SameSite=Strict${life}${secure}`
}

/** The member in the value of the cookie; `undefined` for none. */
export function memberInCookie(value: string): TeamMember | undefined {
  try {
    const { name, role } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Record<string, unknown>
    return typeof name === 'string' && typeof role === 'string' ? teamMember(name, role) : undefined
  } catch {
    return undefined
  }
}
