import type { Brand } from '../brand/brand-schema.ts'
import { DEFAULT_BRAND, readBrand, withoutContent } from '../brand/read-brand.ts'
import { isReservedName } from '../http/reserved-name.ts'
import { GTM_ID, PIXEL_ID } from '../shop/tags.ts'
import { DEFAULT_BLOCKS, type StoreBlocks } from './store-blocks.ts'
import { EDGE_VALUES, readEdge, type Edge } from './edge.ts'
import { PAGE_STEPS, type PageStep } from './page-steps.ts'

/** The server's environment variables, parsed once at start (README lists them). */
export interface Env {
  port: number
  dataDir: string
  databaseUrl: string | undefined
  siteUrl: string
  storeApiUrl: string | undefined
  /** The name of the contact form at an external store; '' for the embedded one (contract 4.22). */
  contactForm: string
  reportsApiUrl: string | undefined
  appToken: string
  /** The User-Agent of calls to external APIs; `undefined` for brand and version (platform 1). */
  apiUserAgent: string | undefined
  /** The brand in BRAND_FILE, with the name and slug of this environment (P28). */
  brand: Brand
  brandName: string
  brandSlug: string
  storeCode: string
  sessionCookie: string
  checkoutUrl: string | undefined
  accountUrl: string | undefined
  /** The ways to pay in the embedded store (docs/decisions/0082). */
  payments: PaymentEnv
  /** The SMTP server of the shop's e-mails; without one they become files below DATA_DIR (docs/decisions/0083). */
  smtpUrl: string | undefined
  /** The sender of the shop's e-mails; `undefined` for the company's address. */
  mailFrom: string | undefined
  /** The secret with which an external checkout redeems the carts of the embedded store (contract 4.26). */
  checkoutSecret: string | undefined
  /** Whether the address of an outside store's checkout may contain the visitor's session id (platform 4). */
  sessionInCheckoutUrl: boolean
  /** Whether the shop's host shows the checkout and account pages of the store's host (P30). */
  platformProxy: boolean
  /** Further folders of the store's host that those pages need, such as their scripts. */
  platformPaths: readonly string[]
  /** The address of an outside look-up of CEPs, with `{cep}` (docs/decisions/0081). */
  cepApiUrl: string | undefined
  /** Whether BRAND_FILE is set, so that the brand is the owner's choice. */
  hasBrandFile: boolean
  /** Hosts other than STORE_API_URL's in the store's own links, such as its public domain. */
  storeHosts: readonly string[]
  blocks: StoreBlocks
  loginMarkerKey: string
  trustProxy: boolean
  edge: Edge
  /** For how many seconds after SIGTERM the process at least accepts connections (L13). */
  drainSeconds: number
  /** Whether a new database is filled with invented demo reviews. */
  demoReviews: boolean
  /** The password of /moderacao, which does not exist without one. */
  moderationPassword: string | undefined
  /** The Redis in which several processes share their rate-limit counters. */
  redisUrl: string | undefined
  /** Whether finished pages are shared through that Redis (docs/decisions/0070). */
  pageCopies: boolean
  /** The bucket of an S3 service for review photos (lib/embedded/photos/s3-photos.ts). */
  s3Url: string | undefined
  /** A company file that replaces the shop's own. */
  companyFile: string | undefined
  /** The steps that pages are sent without. */
  pageStepsOff: readonly PageStep[]
  /** The port on which Prometheus reads the metrics of this process (docs/decisions/0068). */
  metricsPort: number | undefined
  /** Whether pages say in Server-Timing where they came from and how long they took. */
  serverTiming: boolean
  /** The memory for finished pages, in MiB; 0 lets the framework answer every visit. */
  pageCacheMb: number
  /** The secret for POST /api/revalidate; without it only this process can call that endpoint. */
  revalidateSecret: string | undefined
  /** Whether browsers enforce the pages' security policy, only report what would violate it, or get none (L19). */
  securityPolicy: SecurityPolicy
  /** Whether this is a staging copy, which must not be indexed (R74). */
  isStaging: boolean
  /** Ids of the Google Tag Manager container and the Meta pixel in the embedded store's settings (spec section 7, P12). */
  gtmId: string | undefined
  metaPixelId: string | undefined
  /** AI crawlers that robots.txt disallows (R62). */
  deniedAiRobots: readonly string[]
}

/** The accounts that get the shop's money. */
interface PaymentEnv {
  pix: { key: string; name: string; city: string } | undefined
  mercadoPago: { accessToken: string; webhookSecret: string; apiUrl: string | undefined } | undefined
}

/** The values of SECURITY_POLICY. */
type SecurityPolicy = 'enforce' | 'report' | 'off'

/** The AI crawlers that AI_ROBOTS_DENIED can name (R62). */
export const AI_ROBOTS: readonly string[] = [
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
]

/** A malformed variable, with a message that describes the expected format. */
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
const formName = matching(/^[\w./-]{1,100}$/)
const http = url('http:', 'https:')
const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const token = matching(/^[A-Za-z0-9._~-]{1,200}$/)
const gtm = matching(GTM_ID)
const pixel = matching(PIXEL_ID)
const headerText = matching(/^[\x20-\x7e]{1,200}$/)
const any: Read<string> = (raw) => raw
const port: Read<number> = (raw) => (/^\d{1,5}$/.test(raw) && +raw > 0 && +raw < 65_536 ? +raw : undefined)
const megabytes: Read<number> = (raw) => (/^\d{1,4}$/.test(raw) ? +raw : undefined)
const seconds: Read<number> = (raw) => (/^\d{1,2}$/.test(raw) ? +raw : undefined)
const bucket: Read<string> = (raw) =>
  /^https?:\/\/(?:[^/@\s]+:[^/@\s]+@)?[^/@\s]+\/[^/?\s]+[^\s]*$/.test(raw) && URL.canParse(raw)
    ? raw
    : undefined
const secret: Read<string> = (raw) => ([...raw].length >= 12 ? raw : undefined)
const smtp: Read<string> = (raw) =>
  ['smtp:', 'smtps:'].includes(URL.parse(raw)?.protocol ?? '') && URL.parse(raw)?.hostname ? raw : undefined
const emailAddress = matching(/^[^\s@<>"]+@[^\s@<>"]+$/)
const account = matching(/^[\x21-\x7e]{8,300}$/)
const aiRobots: Read<readonly string[]> = (raw) => {
  const named = raw.split(',').map((name) => name.trim())
  return named.every((name) => AI_ROBOTS.includes(name)) ? named : undefined
}
const folders: Read<readonly string[]> = (raw) => {
  const named = raw.split(',').map((path) => path.trim())
  const isFolder = (path: string) => /^\/(?!(?:_next|api|en|pt|v2)$)[a-z0-9_-]{2,40}$/i.test(path)
  return named.every(isFolder) ? named : undefined
}
const HASH = /^[\w-]{1,80}$/
const hash = matching(HASH)
const listMatching =
  (pattern: RegExp): Read<readonly string[]> =>
  (raw) => {
    const entries = raw.split(',').map((each) => each.trim())
    return entries.every((each) => pattern.test(each)) ? entries : undefined
  }
const hashes = listMatching(HASH)
const hosts = listMatching(/^[a-z0-9.-]+(?::\d+)?$/)
const policyMode: Read<SecurityPolicy> = (raw) =>
  (['enforce', 'report', 'off'] as const).find((mode) => mode === raw)
const pageSteps: Read<readonly PageStep[]> = (raw) => {
  const names = raw.split(',').map((each) => each.trim())
  const steps = PAGE_STEPS.filter((step) => names.includes(step))
  return steps.length === names.length ? steps : undefined
}
const cepUrl: Read<string> = (raw) =>
  /^https?:\/\/[^\s]*\{cep\}[^\s]*$/.test(raw) && URL.canParse(raw) ? raw : undefined
const flag: Read<boolean> = (raw) => ({ '0': false, '1': true })[raw]

/** Parses the environment variables; every malformed one is listed in `problems`, and its default is used. */
export function parseEnv(source: Source): { env: Env; problems: EnvProblem[] } {
  const problems: EnvProblem[] = []
  function read<T, D>(name: string, parse: Read<T>, fallback: D, expected: string): T | D {
    const raw = source[name]?.trim()
    if (!raw) return fallback
    const value = parse(raw)
    if (value !== undefined) return value
    // The log must not contain a secret.
    const named = ([secret, bucket, readEdge, smtp, account] as Read<unknown>[]).includes(parse)
      ? name
      : `${name}="${raw}"`
    problems.push({ name, text: `${named} is not ${expected}.` })
    return fallback
  }
  const anHttpUrl = 'an address that starts with http:// or https://'
  const aSlug = 'a name of small letters, digits and hyphens'
  const aToken = 'a token of letters, digits and . _ ~ -'
  const hasBrandFile = Boolean(source['BRAND_FILE']?.trim())
  const hasOwnStore = !source['STORE_API_URL']?.trim()
  const file = brandOf(source['BRAND_FILE']?.trim() || DEFAULT_BRAND, problems)
  const brand = hasBrandFile || hasOwnStore ? file : withoutContent(file)
  const brandName = read('BRAND_NAME', any, brand.name, 'a name')
  const brandSlug = read('BRAND_SLUG', slug, brand.slug, aSlug)
  const pixKey = read(
    'PIX_KEY',
    matching(PIX_KEY),
    undefined,
    'a Pix key: an e-mail, CPF, CNPJ, phone or random key',
  )
  const accessToken = read('MERCADO_PAGO_TOKEN', account, undefined, 'an access token')
  const webhookSecret = read('MERCADO_PAGO_WEBHOOK_SECRET', account, undefined, 'a secret of notifications')
  const aHash = 'a name of letters, digits, hyphens and underscores'
  const someHashes = 'a list of names of letters, digits, hyphens and underscores'
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
    contactForm: source['STORE_API_URL']?.trim()
      ? read('CONTACT_FORM', formName, 'contato/formulario', 'a name such as contato/formulario')
      : '',
    reportsApiUrl: read('REPORTS_API_URL', http, undefined, anHttpUrl),
    appToken: read('APP_TOKEN', token, 'wapstore', aToken),
    apiUserAgent: read('API_USER_AGENT', headerText, undefined, 'a name such as Shop/1.0, in ASCII'),
    brand: { ...brand, name: brandName, slug: brandSlug },
    brandName,
    brandSlug,
    storeCode: read('STORE_CODE', slug, brand.storeCode ?? brandSlug, aSlug),
    sessionCookie: read('SESSION_COOKIE', token, 'PHPSESSID', aToken),
    checkoutUrl: read('CHECKOUT_URL', http, undefined, anHttpUrl),
    accountUrl: read('ACCOUNT_URL', http, undefined, anHttpUrl),
    payments: {
      pix: pixOf(pixKey, brand, brandName),
      mercadoPago:
        accessToken !== undefined && webhookSecret !== undefined
          ? { accessToken, webhookSecret, apiUrl: read('MERCADO_PAGO_API_URL', http, undefined, anHttpUrl) }
          : undefined,
    },
    smtpUrl: read('SMTP_URL', smtp, undefined, 'an address such as smtp://user:password@host:587'),
    mailFrom: read('MAIL_FROM', emailAddress, undefined, 'an e-mail address'),
    checkoutSecret: read('CHECKOUT_SECRET', secret, undefined, 'a secret of at least 12 characters'),
    sessionInCheckoutUrl: read('CHECKOUT_SESSION_IN_URL', flag, false, '0 or 1'),
    platformProxy: read('PLATFORM_PROXY', flag, false, '0 or 1'),
    platformPaths: read('PLATFORM_PROXY_PATHS', folders, [], 'a list of folders, as /assets,/skin'),
    cepApiUrl: read(
      'CEP_API_URL',
      cepUrl,
      undefined,
      'an address with {cep}, such as https://viacep.com.br/ws/{cep}/json/',
    ),
    hasBrandFile,
    storeHosts: read('STORE_HOSTS', hosts, [], 'a list of hosts such as www.loja.example'),
    blocks: {
      mainMenu: read('MENU_MAIN', hash, DEFAULT_BLOCKS.mainMenu, aHash),
      phoneMenu: read('MENU_PHONE', hash, DEFAULT_BLOCKS.phoneMenu, aHash),
      footerMenus: read('MENU_FOOTER', hashes, DEFAULT_BLOCKS.footerMenus, someHashes),
      popularMenu: read('MENU_POPULAR', hash, DEFAULT_BLOCKS.popularMenu, aHash),
      banners: read('HOME_BANNERS', hash, DEFAULT_BLOCKS.banners, aHash),
      showcases: read('HOME_SHOWCASES', hashes, DEFAULT_BLOCKS.showcases, someHashes),
    },
    loginMarkerKey: read('LOGIN_MARKER_KEY', token, 'site-login', aToken),
    companyFile: read('COMPANY_FILE', any, undefined, 'a file'),
    demoReviews: read('DEMO_REVIEWS', flag, true, '0 or 1'),
    trustProxy: read('TRUST_PROXY', flag, false, '0 or 1'),
    edge: read('EDGE_HEADERS', readEdge, { mode: 'off' }, EDGE_VALUES),
    drainSeconds: read('DRAIN_SECONDS', seconds, 0, 'a number of seconds below 100'),
    moderationPassword: read(
      'MODERATION_PASSWORD',
      secret,
      undefined,
      'a password of at least 12 characters',
    ),
    pageStepsOff: read('PAGE_STEPS_OFF', pageSteps, [], `a list of ${PAGE_STEPS.join(', ')}`),
    metricsPort: read('METRICS_PORT', port, undefined, 'a port between 1 and 65535'),
    serverTiming: read('SERVER_TIMING', flag, false, '0 or 1'),
    pageCacheMb: read('PAGE_CACHE_MB', megabytes, 64, 'a number of megabytes'),
    revalidateSecret: read('REVALIDATE_SECRET', secret, undefined, 'a secret of at least 12 characters'),
    securityPolicy: read('SECURITY_POLICY', policyMode, 'enforce', 'enforce, report or off'),
    isStaging: read('STAGING', flag, false, '0 or 1'),
    deniedAiRobots: read('AI_ROBOTS_DENIED', aiRobots, [], `a list of ${AI_ROBOTS.join(', ')}`),
    gtmId: read('GTM_ID', gtm, undefined, 'the id of a container, as GTM-ABC123'),
    metaPixelId: read('META_PIXEL_ID', pixel, undefined, 'the number of a pixel'),
    redisUrl: read('REDIS_URL', url('redis:', 'rediss:'), undefined, 'an address that starts with redis://'),
    s3Url: read(
      'S3_URL',
      bucket,
      undefined,
      'an address such as https://key:secret@host/bucket?region=sa-east-1',
    ),
    pageCopies: read('PAGE_COPIES', (raw) => (raw === 'redis' ? true : undefined), false, 'redis'),
  }
  if (env.pageCopies && !env.redisUrl) {
    const text = 'PAGE_COPIES=redis needs REDIS_URL, the Redis that holds the copies.'
    problems.push({ name: 'PAGE_COPIES', text })
  }
  if ((accessToken === undefined) !== (webhookSecret === undefined)) {
    const text = 'Mercado Pago needs both MERCADO_PAGO_TOKEN and MERCADO_PAGO_WEBHOOK_SECRET.'
    problems.push({ name: 'MERCADO_PAGO_TOKEN', text })
  }
  if (env.platformProxy && !env.storeApiUrl) {
    const text = 'PLATFORM_PROXY=1 needs STORE_API_URL, the store whose checkout it shows.'
    problems.push({ name: 'PLATFORM_PROXY', text })
  }
  return { env, problems }
}

// E-mail, phone with country code, CPF, CNPJ (since 2026 with letters) or a random key, as the register of keys writes them.
const PIX_KEY =
  /^(?:[^\s@]+@[^\s@]+|\+\d{8,14}|\d{11}|[0-9A-Z]{12}\d{2}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function pixOf(key: string | undefined, { payments }: Brand, shop: string): PaymentEnv['pix'] {
  const pix = payments?.pix
  if (key === undefined) return pix
  // The holder's data of the demonstration do not belong to another key.
  return pix && !isReservedName(pix.key) ? { ...pix, key } : { key, name: shop, city: 'BRASIL' }
}

function brandOf(place: string, problems: EnvProblem[]): Brand {
  try {
    return readBrand(place)
  } catch (error) {
    problems.push({ name: 'BRAND_FILE', text: (error as Error).message })
    return readBrand(DEFAULT_BRAND)
  }
}
