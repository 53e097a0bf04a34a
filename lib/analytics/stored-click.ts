/** The click that the server stores for a visitor who consents to advertising (P8). */
export interface StoredClick {
  /** The click parameters of the landing address: gclid, gbraid, wbraid, fbclid, gad_*, utm_*. */
  parameters: Readonly<Record<string, string>>
  /** The landing path, with its language. */
  page: string
  /** Unix seconds. */
  at: number
}

// In order of preference. An ad click without consent to its id has only the parameters gad_* of Google Ads.
const REFERENCE_PARAMETERS = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'utm_campaign',
  'utm_source',
  'gad_campaignid',
  'gad_source',
]
const MAX_REFERENCE_LENGTH = 200
/** The age, in seconds, from which a click belongs to an earlier visit. */
const VISIT_S = 1800

/** The stored click in a response of GET /api/clique; `undefined` when there is none or it is malformed. */
export function readStoredClick(body: unknown): StoredClick | undefined {
  const { clique } = record(body)
  const { pagina, em, gad, utm, ...ids } = record(clique)
  if (typeof pagina !== 'string' || !/^\/(?![/\\])/.test(pagina)) return undefined
  const all = Object.entries({ ...ids, ...record(gad), ...record(utm) })
  const texts = all.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { parameters: Object.fromEntries(texts), page: pagina, at: Number(em) || 0 }
}

/** The line of a visitor's WhatsApp message that names a parameter of the click (P8); '' without one. */
export function clickReference(click: StoredClick | undefined): string {
  const { parameters = {} } = click ?? {}
  const name = REFERENCE_PARAMETERS.find((each) => parameters[each])
  return name ? `Ref.: ${name} ${parameters[name]?.slice(0, MAX_REFERENCE_LENGTH)}` : ''
}

/**
 * The address of the landing page with the click parameters, which the server removed by a redirect, appended to its other parameters:
 * Google's tag needs it on the landing page (R24). `undefined` on every other page.
 */
export function landingUrl(
  { page, parameters, at }: StoredClick,
  here: string,
  now: number,
): string | undefined {
  const { origin, pathname, searchParams } = new URL(here)
  if (pathname !== page || Math.abs(now / 1000 - at) > VISIT_S) return undefined
  const query = new URLSearchParams({ ...Object.fromEntries(searchParams), ...parameters }).toString()
  return origin + page + (query && `?${query}`)
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
