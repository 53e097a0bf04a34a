import 'server-only'
import { consentCookies } from '../attribution/click-consent.ts'
import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  CONSENT_VERSION,
  formatConsent,
  type Consent,
} from '../consent/consent.ts'
import { paths } from '../routes/paths.ts'
import { withdrawClick } from './click-tracking.ts'
import { host } from '../host/host.ts'
import { readShopWrite, cookieResponse } from './shop-write.ts'
import { ownPath } from './reports-proxy.ts'

const LONGEST_RETURN_PATH = 500

function isTicked(value: unknown): boolean {
  return value === '1' || value === 1 || value === true
}

function storedConsentCookie(consent: Consent, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${CONSENT_COOKIE}=${formatConsent(consent)}; Path=/; Max-Age=${CONSENT_MAX_AGE}; SameSite=Lax${secure}`
}

function returnPath(value: unknown, siteUrl: string): string {
  const isPath = typeof value === 'string' && value.startsWith('/') && value.length <= LONGEST_RETURN_PATH
  return (isPath && ownPath(value, siteUrl)) || paths.home()
}

/**
 * POST /api/consentimento: stores the visitor's consent, `medicao=1` for analytics and `anuncios=1` for advertising. A form
 * gets 303 to `voltar`, a script that accepts JSON gets 204. Stores or deletes the pending ad click (P8, P12, R23).
 */
export async function saveConsent(request: Request): Promise<Response> {
  const fields = await readShopWrite(request)
  if (fields instanceof Response) return fields
  const { siteUrl } = host().env
  const { hostname, protocol } = new URL(siteUrl)
  const consent: Consent = {
    version: CONSENT_VERSION,
    at: Math.floor(Date.now() / 1000),
    analytics: isTicked(fields['medicao']),
    ads: isTicked(fields['anuncios']),
  }
  if (!consent.ads) withdrawClick(request)
  const cookies = [
    storedConsentCookie(consent, protocol === 'https:'),
    ...consentCookies(consent, request.headers.get('cookie'), hostname),
  ]
  const isScript = /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '')
  return isScript
    ? cookieResponse(204, cookies)
    : cookieResponse(303, cookies, returnPath(fields['voltar'], siteUrl))
}
