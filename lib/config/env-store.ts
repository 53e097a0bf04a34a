import type { BrandEnv } from './env-brand.ts'
import type { EnvReader } from './env-reader.ts'
import {
  A_SLUG,
  A_TOKEN,
  AN_HTTP_URL,
  formName,
  hash,
  hashes,
  headerText,
  hosts,
  http,
  slug,
  token,
} from './env-values.ts'
import { DEFAULT_BLOCKS, type StoreBlocks } from './store-blocks.ts'

/** Where the store is and how the shop calls it. */
export interface StoreEnv {
  /** The address of an external store; `undefined` for the embedded one. */
  storeApiUrl: string | undefined
  reportsApiUrl: string | undefined
  appToken: string
  /** The User-Agent of calls to external APIs; `undefined` for brand and version (platform 1). */
  apiUserAgent: string | undefined
  storeCode: string
  sessionCookie: string
  loginMarkerKey: string
  /** Hosts other than those of STORE_API_URL and PLATFORM_URL in the store's own links, such as its public domain. */
  storeHosts: readonly string[]
  /** The name of the contact form at an external store; '' for the embedded one (contract 4.22). */
  contactForm: string
  blocks: StoreBlocks
}

const A_HASH = 'a name of letters, digits, hyphens and underscores'
const HASHES = 'a list of names of letters, digits, hyphens and underscores'

/** Reads the addresses and names of the store; its code is by default the brand's. */
export function readStoreEnv({ read, text }: EnvReader, { brand, brandSlug }: BrandEnv): StoreEnv {
  return {
    storeApiUrl: read('STORE_API_URL', http, undefined, AN_HTTP_URL),
    reportsApiUrl: read('REPORTS_API_URL', http, undefined, AN_HTTP_URL),
    appToken: read('APP_TOKEN', token, 'wapstore', A_TOKEN),
    apiUserAgent: read('API_USER_AGENT', headerText, undefined, 'a name such as Shop/1.0, in ASCII'),
    storeCode: read('STORE_CODE', slug, brand.storeCode ?? brandSlug, A_SLUG),
    sessionCookie: read('SESSION_COOKIE', token, 'PHPSESSID', A_TOKEN),
    loginMarkerKey: read('LOGIN_MARKER_KEY', token, 'site-login', A_TOKEN),
    storeHosts: read('STORE_HOSTS', hosts, [], 'a list of hosts such as www.loja.example'),
    contactForm: text('STORE_API_URL')
      ? read('CONTACT_FORM', formName, 'contato/formulario', 'a name such as contato/formulario')
      : '',
    blocks: {
      mainMenu: read('MENU_MAIN', hash, DEFAULT_BLOCKS.mainMenu, A_HASH),
      phoneMenu: read('MENU_PHONE', hash, DEFAULT_BLOCKS.phoneMenu, A_HASH),
      footerMenus: read('MENU_FOOTER', hashes, DEFAULT_BLOCKS.footerMenus, HASHES),
      popularMenu: read('MENU_POPULAR', hash, DEFAULT_BLOCKS.popularMenu, A_HASH),
      banners: read('HOME_BANNERS', hash, DEFAULT_BLOCKS.banners, A_HASH),
      showcases: read('HOME_SHOWCASES', hashes, DEFAULT_BLOCKS.showcases, HASHES),
    },
  }
}
