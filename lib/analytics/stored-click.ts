/** The click that the server keeps for a visitor who agreed to advertising (P8). */
export interface StoredClick {
  /** By the names of the address: gclid, gbraid, wbraid, fbclid, gad_*, utm_*. */
  parameters: Readonly<Record<string, string>>
  /** The path that was reached first, with its language. */
  page: string
  /** When, in Unix seconds. */
  at: number
}

const REFERENCES = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'utm_campaign', 'utm_source']
const LONGEST_REFERENCE = 200
/** A click that is older than this led to another visit, in seconds. */
const VISIT_S = 1800

/** The kept click in an answer of GET /api/clique; nothing when there is none, or it cannot be read. */
export function readStoredClick(answer: unknown): StoredClick | undefined {
  const { clique } = record(answer)
  const { pagina, em, gad, utm, ...ids } = record(clique)
  if (typeof pagina !== 'string' || !/^\/(?![/\\])/.test(pagina)) return undefined
  const all = Object.entries({ ...ids, ...record(gad), ...record(utm) })
  const texts = all.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { parameters: Object.fromEntries(texts), page: pagina, at: Number(em) || 0 }
}

/** A line that says in a message which click it came from; '' when there is nothing to say. */
export function clickReference(click: StoredClick | undefined): string {
  const { parameters = {} } = click ?? {}
  const name = REFERENCES.find((each) => parameters[each])
  return name ? `Ref.: ${name} ${parameters[name]?.slice(0, LONGEST_REFERENCE)}` : ''
}

/**
 * The address that a visit began at, before the server took the click out of it: on that page Google's tag wants this one
 * (R24). Nothing on every other page.
 */
export function landingAddress(
  { page, parameters, at }: StoredClick,
  here: string,
  now: number,
): string | undefined {
  const { origin, pathname } = new URL(here)
  if (pathname !== page || Math.abs(now / 1000 - at) > VISIT_S) return undefined
  const query = new URLSearchParams(parameters).toString()
  return origin + page + (query && `?${query}`)
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
