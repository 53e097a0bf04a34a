/** The hosts that a third-party tag loads from, by directive. */
type TagHosts = Readonly<
  Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action', readonly string[]>
>

// The lists for Analytics 4, its signals and Ads conversions: https://developers.google.com/tag-platform/security/guides/csp
const GOOGLE: TagHosts = {
  'script-src': [
    'https://*.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
  ],
  'img-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    'https://*.google.com.br',
    'https://www.googleadservices.com',
    'https://pagead2.googlesyndication.com',
  ],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    'https://*.google.com.br',
    'https://google.com',
    'https://www.googleadservices.com',
    'https://pagead2.googlesyndication.com',
  ],
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  'form-action': [],
}

// Meta's pixel loads its settings as a script and reports by a picture, a request or a form in a frame.
const META: TagHosts = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  'frame-src': ['https://www.facebook.com'],
  'form-action': ['https://www.facebook.com'],
}

const CONTAINER = /<div id="consentimento"([^>]*)>/

/** The hosts of the tags that a page is configured for; no tag loads before the visitor consents (P12). */
export function tagHosts(html: string): TagHosts[] {
  const ids = CONTAINER.exec(html)?.[1] ?? ''
  return [...(/\sdata-gtm="/.test(ids) ? [GOOGLE] : []), ...(/\sdata-pixel="/.test(ids) ? [META] : [])]
}
