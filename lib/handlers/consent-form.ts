import 'server-only'
import { cookiesOfChoice } from '../attribution/keep-click.ts'
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
import { readOwnWrite, settingCookies } from './own-write.ts'
import { ownPath } from './reports-proxy.ts'

const LONGEST_WAY_BACK = 500

function isTicked(value: unknown): boolean {
  return value === '1' || value === 1 || value === true
}

function receipt(consent: Consent, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${CONSENT_COOKIE}=${formatConsent(consent)}; Path=/; Max-Age=${CONSENT_MAX_AGE}; SameSite=Lax${secure}`
}

function wayBack(value: unknown, siteUrl: string): string {
  const isPath = typeof value === 'string' && value.startsWith('/') && value.length <= LONGEST_WAY_BACK
  return (isPath && ownPath(value, siteUrl)) || paths.home()
}

/**
 * POST /api/consentimento: the visitor's choice, `medicao=1` and `anuncios=1` for what is agreed to, as a form (303 to
 * `voltar`) or from a script that accepts JSON (204). Turns the waiting click into a kept one, or deletes it (P8, P12, R23).
 */
export async function consentFromForm(request: Request): Promise<Response> {
  const fields = await readOwnWrite(request)
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
    receipt(consent, protocol === 'https:'),
    ...cookiesOfChoice(consent, request.headers.get('cookie'), hostname),
  ]
  const isScript = /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '')
  return isScript
    ? settingCookies(204, cookies)
    : settingCookies(303, cookies, wayBack(fields['voltar'], siteUrl))
}
