/** A click that led into the shop, as its address told it (P8, R22). */
export interface Click {
  /** What the address said of it, by the names it used: gclid, gbraid, wbraid, fbclid, gad_*, utm_*. */
  parameters: Readonly<Record<string, string>>
  /** The path that was reached first, with its language, without a query. */
  page: string
  /** Unix seconds. */
  at: number
}

const IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid'] as const
// Case matters to whoever gave these out: they are kept byte for byte or not at all (R21).
const ID = /^[A-Za-z0-9_-]{1,512}$/
const AGGREGATE = { name: /^gad_[a-z_]{1,24}$/, value: /^[A-Za-z0-9_-]{1,64}$/, most: 4 }
const CAMPAIGN = { name: /^utm_[a-z_]{1,24}$/, longest: 100, most: 8 }
const LONGEST_PAGE = 200
const PAGE = /^\/(?![/\\])[\x21-\x7e]{0,199}$/

type Query = Pick<URLSearchParams, 'getAll' | 'keys'>

function first(query: Query, name: string): string {
  return query.getAll(name).find((value) => value !== '') ?? ''
}

function namesOf(query: Query, name: RegExp, most: number): string[] {
  return [...new Set(query.keys())].filter((each) => name.test(each)).slice(0, most)
}

// Campaigns are named by people: an e-mail address that ended up in one is not passed on (R85).
function campaignValue(raw: string): string {
  const text = raw
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return text.includes('@') ? '' : [...text].slice(0, CAMPAIGN.longest).join('')
}

function readParameters(query: Query): Record<string, string> | undefined {
  const found: [name: string, value: string][] = []
  for (const name of IDS) {
    const value = first(query, name)
    if (name === 'gclid' && value !== '' && !ID.test(value)) return undefined
    if (ID.test(value)) found.push([name, value])
  }
  for (const name of namesOf(query, AGGREGATE.name, AGGREGATE.most)) {
    const value = first(query, name)
    if (AGGREGATE.value.test(value)) found.push([name, value])
  }
  for (const name of namesOf(query, CAMPAIGN.name, CAMPAIGN.most)) {
    const value = campaignValue(first(query, name))
    if (value !== '') found.push([name, value])
  }
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** Whether an address has a gclid, which an empty one is not (R27). */
export function hasGclid(query: Query): boolean {
  return first(query, 'gclid') !== ''
}

/**
 * The click of an address, reached at `at` Unix seconds; nothing when the address tells of none or its gclid is none
 * that Google gives out. Never throws.
 */
export function readClick(page: string, query: Query, at: number): Click | undefined {
  const path = page.slice(0, LONGEST_PAGE).replace(/%[\da-f]?$/i, '')
  const parameters = readParameters(query)
  if (!parameters || !PAGE.test(path) || !Number.isSafeInteger(at) || at <= 0) return undefined
  return { parameters, page: path, at }
}

/** Whether a later click takes the place of one that is kept: an advertisement's always, a bare campaign only another's. */
export function replaces(later: Click, kept: Click | undefined): boolean {
  return !kept || IDS.some((id) => id in later.parameters) || !IDS.some((id) => id in kept.parameters)
}
