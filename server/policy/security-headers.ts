import type { Env } from '../../lib/config/env.ts'
import { PAYMENT_REDIRECT_STYLE } from '../../lib/handlers/payment-redirect-style.ts'
import { isApi, isPaymentForm, PICTURE } from '../../lib/routes/address-space.ts'
import { hashSource } from './inline-hashes.ts'

const TWO_YEARS_S = 63_072_000
// The policy of responses that are not pages: they may neither load nor run anything. The service worker's requests
// follow the policy of its own script.
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
// A response of the API proxies comes from another host, so nothing of it runs even when a browser shows it as a page (L22).
const API_POLICY = `${DATA_POLICY}; sandbox`
const PAYMENT_REDIRECT_POLICY = `${DATA_POLICY}; style-src ${hashSource(PAYMENT_REDIRECT_STYLE)}`
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** The headers that define how a browser treats a document; for the platform's pages they come from the store. */
export const DOCUMENT_HEADERS = [
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
]

type Header = readonly [name: string, value: string]

/** Creates the function that returns the security headers of a response; the lists are created once (L19). */
export function createSecurityHeaders({ siteUrl, securityPolicy }: Pick<Env, 'siteUrl' | 'securityPolicy'>) {
  const common: Header[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ...(siteUrl.startsWith('https:')
      ? [['Strict-Transport-Security', `max-age=${TWO_YEARS_S}`] as const]
      : []),
  ]
  const sameOrigin: Header = ['Cross-Origin-Resource-Policy', 'same-origin']
  const policy = (value: string): Header[] =>
    securityPolicy === 'off' ? [] : [['Content-Security-Policy', value]]
  const page = [...common, sameOrigin]
  const data = [...page, ...policy(DATA_POLICY)]
  const api = [...page, ...policy(API_POLICY)]
  const paymentRedirect = [...page, ...policy(PAYMENT_REDIRECT_POLICY)]
  const worker = [...page, ...policy(WORKER_POLICY)]
  const picture: Header[] = [
    ...common,
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ...policy(DATA_POLICY),
  ]
  return (url: string, isPage: boolean): readonly Header[] => {
    const path = url.split('?', 1)[0]!
    // `/empty`, the baseline of the byte budgets, is Next's own HTML; DATA_POLICY would block its scripts.
    if (isPage || path === '/empty') return page
    if (path === '/sw.js') return worker
    if (isApi(path)) return api
    if (isPaymentForm(path)) return paymentRedirect
    return PICTURE.test(path) ? picture : data
  }
}
