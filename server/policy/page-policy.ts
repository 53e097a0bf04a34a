import type { Env } from '../../lib/config/env.ts'
import { brandStyle } from '../../lib/content/shell.ts'
import type { Brand } from '../../lib/brand/brand-schema.ts'
import type { PagePolicy } from '../finished-page/finished-page.ts'
import { hashSource, inlineHashes } from './inline-hashes.ts'
import { tagHosts } from './tag-hosts.ts'

/** The hashes of the style element that sonner adds with the first toast: of its text, and of the empty element, which sonner fills later. */
export const TOAST_STYLES = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

type PolicyEnv = Pick<
  Env,
  'securityPolicy' | 'siteUrl' | 'storeApiUrl' | 'platformUrl' | 'storeHosts' | 'checkoutUrl' | 'accountUrl'
> & { brand?: Pick<Brand, 'colors' | 'flavours'> }

/**
 * Returns the function that builds the Content-Security-Policy of a page (L19, docs/decisions/0052). SECURITY_POLICY decides
 * whether browsers enforce it, only report violations, or get none.
 */
export function createPagePolicy(env: PolicyEnv): PagePolicy {
  if (env.securityPolicy === 'off') return () => ({})
  const isReport = env.securityPolicy === 'report'
  const name = isReport ? 'content-security-policy-report-only' : 'content-security-policy'
  const isSecure = env.siteUrl.startsWith('https:')
  const formTargets = originsOf(env)
  // The style element of the brand's colours has attributes, so `inlineHashes` does not find it (P28).
  const colors = env.brand && brandStyle(env.brand)
  const brandStyles = colors ? [hashSource(colors)] : []
  return (html) => {
    const { scripts, styles } = inlineHashes(html)
    const tags = tagHosts(html)
    const hosts = (directive: keyof (typeof tags)[number]) => tags.flatMap((tag) => tag[directive])
    const frames = hosts('frame-src')
    const directives = [
      ["default-src 'none'"],
      ["script-src 'self'", ...scripts, ...hosts('script-src')],
      ["style-src 'self'", ...styles, ...brandStyles, ...TOAST_STYLES],
      // Masks in the styles are `data:` URLs. An external store's pictures are on hosts of its own.
      ["img-src 'self' data:", ...(env.storeApiUrl ? pictureSources(env.storeApiUrl) : hosts('img-src'))],
      ["font-src 'self'"],
      ["connect-src 'self'", ...hosts('connect-src')],
      ["manifest-src 'self'"],
      ["worker-src 'self'"],
      ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
      ["object-src 'none'"],
      ["base-uri 'none'"],
      // A browser also applies this to the redirect after a form post.
      ["form-action 'self'", ...formTargets, ...hosts('form-action')],
      ...(isReport ? [] : [["frame-ancestors 'none'"]]),
      ...(isSecure && !isReport ? [['upgrade-insecure-requests']] : []),
    ]
    return { [name]: directives.map((sources) => sources.join(' ')).join('; ') }
  }
}

// Checkout and account may be on other hosts (docs/decisions/0043, 0044).
function originsOf({ checkoutUrl, accountUrl, storeApiUrl, platformUrl, storeHosts }: PolicyEnv): string[] {
  // The other hosts of a store have its scheme: in tests that is http.
  const scheme = storeApiUrl ? new URL(storeApiUrl).protocol : 'https:'
  const others = storeHosts.map((host) => `${scheme}//${host}`)
  const addresses = [checkoutUrl, accountUrl, storeApiUrl, platformUrl, ...others]
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))]
}

function pictureSources(storeApiUrl: string): string[] {
  const { protocol, origin } = new URL(storeApiUrl)
  return protocol === 'https:' ? ['https:'] : ['https:', origin]
}
