/** A click on an advertisement or campaign link that led to the shop, read from the landing address (P8, R22). */
export interface Click {
  /** The click parameters of the address: gclid, gbraid, wbraid, fbclid, gad_*, utm_*. */
  parameters: Readonly<Record<string, string>>
  /** The landing path, with its language, without a query. */
  page: string
  /** Unix seconds. */
  at: number
}

const IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid'] as const
// Ids are case-sensitive and are stored byte for byte or not at all (R21).
const ID = /^[A-Za-z0-9_-]{1,512}$/
const GOOGLE_ADS_PARAMS = { name: /^gad_[a-z_]{1,24}$/, value: /^[A-Za-z0-9_-]{1,64}$/, maxCount: 4 }
const UTM_PARAMS = { name: /^utm_[a-z_]{1,24}$/, maxLength: 100, maxCount: 8 }
const MAX_PAGE_LENGTH = 200
const PAGE = /^\/(?![/\\])[\x21-\x7e]{0,199}$/

type Query = Pick<URLSearchParams, 'getAll' | 'keys'>

function first(query: Query, name: string): string {
  return query.getAll(name).find((value) => value !== '') ?? ''
}

function namesOf(query: Query, name: RegExp, max: number): string[] {
  return [...new Set(query.keys())].filter((each) => name.test(each)).slice(0, max)
}

// Advertisers type campaign values by hand, so a value may contain an e-mail address. Such a value is dropped (R85).
function campaignValue(raw: string): string {
  const text = raw
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return text.includes('@') ? '' : [...text].slice(0, UTM_PARAMS.maxLength).join('')
}

function readParameters(query: Query): Record<string, string> | undefined {
  const found: [name: string, value: string][] = []
  for (const name of IDS) {
    const value = first(query, name)
    if (name === 'gclid' && value !== '' && !ID.test(value)) return undefined
    if (ID.test(value)) found.push([name, value])
  }
  for (const name of namesOf(query, GOOGLE_ADS_PARAMS.name, GOOGLE_ADS_PARAMS.maxCount)) {
    const value = first(query, name)
    if (GOOGLE_ADS_PARAMS.value.test(value)) found.push([name, value])
  }
  for (const name of namesOf(query, UTM_PARAMS.name, UTM_PARAMS.maxCount)) {
    const value = campaignValue(first(query, name))
    if (value !== '') found.push([name, value])
  }
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/**
 * The click in a landing address, reached at `at` Unix seconds; `undefined` without click parameters or with a malformed
 * gclid. Never throws.
 */
export function readClick(page: string, query: Query, at: number): Click | undefined {
  // The cut may leave an incomplete percent escape at the end.
  const path = page.slice(0, MAX_PAGE_LENGTH).replace(/%[\da-f]?$/i, '')
  const parameters = readParameters(query)
  if (!parameters || !PAGE.test(path) || !Number.isSafeInteger(at) || at <= 0) return undefined
  return { parameters, page: path, at }
}

/**
 * The click to store when a later click follows a stored one (P8): a gclid replaces everything, another click id is added to a
 * gclid, whose page and time stay, and a campaign without a click id replaces only another campaign. `undefined` when the
 * stored click stays as it is.
 */
export function mergeClicks(later: Click, stored: Click | undefined): Click | undefined {
  if (!stored || 'gclid' in later.parameters || !hasId(stored)) return later
  if (!hasId(later)) return undefined
  if (!('gclid' in stored.parameters)) return later
  const ids = Object.entries(later.parameters).filter(([name]) => isId(name))
  return { ...stored, parameters: { ...stored.parameters, ...Object.fromEntries(ids) } }
}

function hasId({ parameters }: Click): boolean {
  return Object.keys(parameters).some(isId)
}

function isId(name: string): boolean {
  return IDS.some((id) => id === name)
}
