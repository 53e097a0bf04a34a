import { readClick, type Click } from './click.ts'

/** Cookie of a click stored with the visitor's consent; HttpOnly, read by the server only (R22). */
export const CLICK_COOKIE = 'clique'

/** Cookie of a pending click: one that is stored until the visitor makes the consent choice, and used for nothing else (P8). */
export const PENDING_CLICK_COOKIE = 'clique-a-espera'

/** Cookie that Google's tag reads, therefore not HttpOnly (R21). */
export const GOOGLE_CLICK_COOKIE = '_gcl_aw'

/** Lifetime of a stored click in seconds: 90 days. */
export const CLICK_MAX_AGE = 7_776_000

/** Lifetime of a pending click in seconds: 30 minutes. */
export const PENDING_CLICK_MAX_AGE = 1800

// Browsers accept 4096 bytes per cookie, servers 8 or 16 KiB for all headers.
const MAX_LENGTH = 2048
const TIME = 'em'
const PAGE = 'pagina'

/** Encodes a click as a cookie value of at most 2 KiB. Parameters are in order of importance; those that do not fit are left out. */
export function formatClick({ parameters, page, at }: Click): string {
  const value = new URLSearchParams({ [TIME]: String(at), [PAGE]: page })
  for (const [name, text] of Object.entries(parameters)) {
    value.append(name, text)
    if (value.toString().length > MAX_LENGTH) value.delete(name)
  }
  return value.toString()
}

/** Decodes the value of a click cookie; `undefined` when it has no valid click. Never throws. */
export function parseClick(value: string | undefined): Click | undefined {
  if (!value || value.length > MAX_LENGTH) return undefined
  const read = new URLSearchParams(value)
  const at = read.get(TIME) ?? ''
  return /^\d{1,12}$/.test(at) ? readClick(read.get(PAGE) ?? '', read, Number(at)) : undefined
}
