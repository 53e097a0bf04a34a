import { readClick, type Click } from './click.ts'

/** The cookie of a click that the visitor has agreed to keep; only the server reads it (R22). */
export const CLICK_COOKIE = 'clique'

/** The cookie of a click that waits for the visitor's choice; read for nothing else (P8). */
export const PENDING_CLICK_COOKIE = 'clique-a-espera'

/** The cookie that Google's tag reads, so not HttpOnly (R21). */
export const GOOGLE_CLICK_COOKIE = '_gcl_aw'

/** How long a kept click lives, in seconds: 90 days. */
export const CLICK_MAX_AGE = 7_776_000

/** How long a click waits for a choice, in seconds: 30 minutes. */
export const PENDING_CLICK_MAX_AGE = 1800

// Browsers take 4096 bytes a cookie, servers 8 or 16 KiB of headers in all.
const LONGEST = 2048
const TIME = 'em'
const PAGE = 'pagina'

/** A click as the value of a cookie of at most 2 KiB; parameters that do not fit are left out, the most telling last. */
export function formatClick({ parameters, page, at }: Click): string {
  const value = new URLSearchParams({ [TIME]: String(at), [PAGE]: page })
  for (const [name, text] of Object.entries(parameters)) {
    value.append(name, text)
    if (value.toString().length > LONGEST) value.delete(name)
  }
  return value.toString()
}

/** The click that such a value holds; nothing when it holds none. Never throws. */
export function parseClick(value: string | undefined): Click | undefined {
  if (!value || value.length > LONGEST) return undefined
  const read = new URLSearchParams(value)
  const at = read.get(TIME) ?? ''
  return /^\d{1,12}$/.test(at) ? readClick(read.get(PAGE) ?? '', read, Number(at)) : undefined
}
