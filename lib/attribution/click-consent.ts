import { parseCookies } from '../http/cookies.ts'
import { CONSENT_COOKIE, parseConsent, type Consent, type ConsentCategory } from '../consent/consent.ts'
import {
  CLICK_COOKIE,
  CLICK_MAX_AGE,
  formatClick,
  GOOGLE_CLICK_COOKIE,
  parseClick,
  PENDING_CLICK_COOKIE,
  PENDING_CLICK_MAX_AGE,
} from './click-cookie.ts'
import { mergeClicks, type Click } from './click.ts'

const THIRD_PARTY_COOKIES: Record<ConsentCategory, RegExp> = {
  analytics: /^(?:_ga(?:_[\w-]{1,40})?|_gid|_gat[\w-]{0,40})$/,
  ads: /^(?:_gcl_[\w-]{1,40}|FPGCLAW|_fbp|_fbc)$/,
}
const MAX_EXPIRED = 30

function cookie(name: string, value: string, maxAge: number, attributes = ''): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure${attributes}`
}

// A gclid lives for 90 days from its own click, also when a later click id is added to it.
function storedClickCookies(click: Click, now: number): string[] {
  const { gclid } = click.parameters
  const maxAge = CLICK_MAX_AGE - Math.max(0, now - click.at)
  return [
    ...(gclid ? [cookie(GOOGLE_CLICK_COOKIE, `GCL.${click.at}.${gclid}`, maxAge)] : []),
    cookie(CLICK_COOKIE, formatClick(click), maxAge, '; HttpOnly'),
  ]
}

// A click beyond its 90 days may still be in a cookie of an earlier version.
function clickIn(value: string | undefined, now: number): Click | undefined {
  const click = parseClick(value)
  return click && now - click.at < CLICK_MAX_AGE ? click : undefined
}

/**
 * Set-Cookie values for a new click, given the request's Cookie header: stored when the visitor has consented to advertising,
 * pending while there is no consent receipt, none after denied consent (R21–R23).
 */
export function newClickCookies(click: Click, header: string | null): string[] {
  const cookies = parseCookies(header)
  const consent = parseConsent(cookies.get(CONSENT_COOKIE))
  const earlier = clickIn(cookies.get(consent ? CLICK_COOKIE : PENDING_CLICK_COOKIE), click.at)
  const merged = mergeClicks(click, earlier)
  if (consent?.ads === false || !merged) return []
  return consent
    ? storedClickCookies(merged, click.at)
    : [cookie(PENDING_CLICK_COOKIE, formatClick(merged), PENDING_CLICK_MAX_AGE, '; HttpOnly')]
}

/** The stored click of a visitor who has consented to advertising; `undefined` otherwise. */
export function consentedClick(header: string | null): Click | undefined {
  const cookies = parseCookies(header)
  return parseConsent(cookies.get(CONSENT_COOKIE))?.ads ? parseClick(cookies.get(CLICK_COOKIE)) : undefined
}

/**
 * Set-Cookie values after a consent choice, given the request's Cookie header. If advertising is granted, the pending click is
 * merged with the stored one; its cookie always expires. The tags' cookies of denied
 * categories expire on this host and its parent domains, because tags set them on either (R23).
 */
export function consentCookies(consent: Consent, header: string | null, hostname: string): string[] {
  const cookies = parseCookies(header)
  const pending = parseClick(cookies.get(PENDING_CLICK_COOKIE))
  const stored = pending && clickIn(cookies.get(CLICK_COOKIE), pending.at)
  const merged = consent.ads && pending ? mergeClicks(pending, stored) : undefined
  const clickCookies = [PENDING_CLICK_COOKIE, ...(consent.ads ? [] : [CLICK_COOKIE])]
  const denied = (['analytics', 'ads'] as const).filter((category) => !consent[category])
  const thirdParty = [...cookies.keys()].filter((name) =>
    denied.some((each) => THIRD_PARTY_COOKIES[each].test(name)),
  )
  return [
    ...(merged && pending ? storedClickCookies(merged, pending.at) : []),
    ...clickCookies.filter((name) => cookies.has(name)).map((name) => cookie(name, '', 0, '; HttpOnly')),
    ...thirdParty.slice(0, MAX_EXPIRED).flatMap((name) => expired(name, hostname)),
  ]
}

function expired(name: string, hostname: string): string[] {
  return [
    cookie(name, '', 0),
    ...domainsOf(hostname).map((domain) => cookie(name, '', 0, `; Domain=${domain}`)),
  ]
}

// Browsers reject a cookie for a public suffix, such as com.br, so public suffixes need no filter.
function domainsOf(hostname: string): string[] {
  if (!/[a-z]$/i.test(hostname)) return []
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
