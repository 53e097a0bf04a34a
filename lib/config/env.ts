import { GTM_ID, PIXEL_ID } from '../shop/tags.ts'

/** The environment of the server, parsed once at start (README lists the variables). */
export interface Env {
  port: number
  dataDir: string
  databaseUrl: string | undefined
  siteUrl: string
  storeApiUrl: string | undefined
  reportsApiUrl: string | undefined
  appToken: string
  brandName: string
  brandSlug: string
  storeCode: string
  sessionCookie: string
  checkoutUrl: string | undefined
  accountUrl: string | undefined
  loginMarkerKey: string
  trustProxy: boolean
  /** Whether a new database gets the invented reviews of the demonstration. */
  demoReviews: boolean
  /** Opens /moderacao to whoever knows it; closed when there is none. */
  moderationPassword: string | undefined
  /** Where several processes count requests together. */
  redisUrl: string | undefined
  /** The company file in place of the shop's own. */
  companyFile: string | undefined
  /** Whoever knows it may have pages renewed at POST /api/revalidate; nobody outside of this process without it. */
  revalidateSecret: string | undefined
  /** A copy of the shop that no search engine is to know. */
  isStaging: boolean
  /** Google Tag Manager's container and Meta's pixel, which the embedded store's settings name (spec section 7, P12). */
  gtmId: string | undefined
  metaPixelId: string | undefined
  /** Robots of artificial intelligence that are asked to stay away (R62). */
  deniedAiRobots: readonly string[]
}

/** Robots of artificial intelligence that have a name of their own in robots.txt (R62). */
export const AI_ROBOTS: readonly string[] = [
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
]

/** A variable that cannot be used, with what to do about it. */
export interface EnvProblem {
  name: string
  text: string
}

type Source = Record<string, string | undefined>
type Read<T> = (raw: string) => T | undefined

const url =
  (...protocols: string[]): Read<string> =>
  (raw) => {
    const parsed = URL.parse(raw)
    return parsed && protocols.includes(parsed.protocol) ? raw.replace(/\/+$/, '') : undefined
  }
const matching =
  (pattern: RegExp): Read<string> =>
  (raw) =>
    pattern.test(raw) ? raw : undefined
const http = url('http:', 'https:')
const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const token = matching(/^[A-Za-z0-9._~-]{1,200}$/)
const gtm = matching(GTM_ID)
const pixel = matching(PIXEL_ID)
const any: Read<string> = (raw) => raw
const port: Read<number> = (raw) => (/^\d{1,5}$/.test(raw) && +raw > 0 && +raw < 65_536 ? +raw : undefined)
const secret: Read<string> = (raw) => ([...raw].length >= 12 ? raw : undefined)
const aiRobots: Read<readonly string[]> = (raw) => {
  const named = raw.split(',').map((name) => name.trim())
  return named.every((name) => AI_ROBOTS.includes(name)) ? named : undefined
}
const flag: Read<boolean> = (raw) => ({ '0': false, '1': true })[raw]

/** Reads the environment; every variable that is malformed is a problem with a sentence of its own. */
export function parseEnv(source: Source): { env: Env; problems: EnvProblem[] } {
  const problems: EnvProblem[] = []
  function read<T, D>(name: string, parse: Read<T>, fallback: D, expected: string): T | D {
    const raw = source[name]?.trim()
    if (!raw) return fallback
    const value = parse(raw)
    if (value !== undefined) return value
    // What a log says of a secret must not be the secret.
    const named = parse === (secret as Read<unknown>) ? name : `${name}="${raw}"`
    problems.push({ name, text: `${named} is not ${expected}.` })
    return fallback
  }
  const anHttpUrl = 'an address that starts with http:// or https://'
  const aSlug = 'a name of small letters, digits and hyphens'
  const aToken = 'a token of letters, digits and . _ ~ -'
  const portNumber = read('PORT', port, 3000, 'a port between 1 and 65535')
  const env: Env = {
    port: portNumber,
    dataDir: read('DATA_DIR', any, '.data', 'a folder'),
    databaseUrl: read(
      'DATABASE_URL',
      url('postgres:', 'postgresql:'),
      undefined,
      'an address that starts with postgres://',
    ),
    siteUrl: read('SITE_URL', http, `http://localhost:${portNumber}`, anHttpUrl),
    storeApiUrl: read('STORE_API_URL', http, undefined, anHttpUrl),
    reportsApiUrl: read('REPORTS_API_URL', http, undefined, anHttpUrl),
    appToken: read('APP_TOKEN', token, 'wapstore', aToken),
    brandName: read('BRAND_NAME', any, 'Rosalume', 'a name'),
    brandSlug: read('BRAND_SLUG', slug, 'rosalume', aSlug),
    storeCode: read('STORE_CODE', slug, 'rosalume', aSlug),
    sessionCookie: read('SESSION_COOKIE', token, 'PHPSESSID', aToken),
    checkoutUrl: read('CHECKOUT_URL', http, undefined, anHttpUrl),
    accountUrl: read('ACCOUNT_URL', http, undefined, anHttpUrl),
    loginMarkerKey: read('LOGIN_MARKER_KEY', token, 'site-login', aToken),
    companyFile: read('COMPANY_FILE', any, undefined, 'a file'),
    demoReviews: read('DEMO_REVIEWS', flag, true, '0 or 1'),
    trustProxy: read('TRUST_PROXY', flag, false, '0 or 1'),
    moderationPassword: read(
      'MODERATION_PASSWORD',
      secret,
      undefined,
      'a password of at least 12 characters',
    ),
    revalidateSecret: read('REVALIDATE_SECRET', secret, undefined, 'a secret of at least 12 characters'),
    isStaging: read('STAGING', flag, false, '0 or 1'),
    deniedAiRobots: read('AI_ROBOTS_DENIED', aiRobots, [], `a list of ${AI_ROBOTS.join(', ')}`),
    gtmId: read('GTM_ID', gtm, undefined, 'the id of a container, as GTM-ABC123'),
    metaPixelId: read('META_PIXEL_ID', pixel, undefined, 'the number of a pixel'),
    redisUrl: read('REDIS_URL', url('redis:', 'rediss:'), undefined, 'an address that starts with redis://'),
  }
  return { env, problems }
}
