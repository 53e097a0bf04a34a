import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/** The test files of each profile: all of docs/store-api.md, or only what docs/platform-api.md guarantees for every store of the platform. */
export const PROFILES = {
  embedded: 'e2e/contract/*.contract.ts',
  'front-v2': 'e2e/contract/front-v2/*.contract.ts',
}
/**
 * The files of the short run (`npm test`). In-process SQLite runs every file; the other targets run those whose results
 * can differ there. PostgreSQL: different SQL, locks and change log. HTTP: bodies, headers, cookies, broken connections. Concurrent writes
 * run on PostgreSQL and over HTTP, so not on both at once.
 */
export const SHORT = {
  postgres: [
    'account',
    'backup',
    'busy-cart',
    'cart-version',
    'changes',
    'concurrency',
    'contact',
    'dead-connections',
    'filters',
    'hand-over',
    'idempotency',
    'injection',
    'killed-orders',
    'list-shop',
    'listing',
    'moderation',
    'new-carts',
    'nps-key',
    'orders',
    'password-recovery',
    'processes',
    'questions',
    'reviews',
    'reviews-paging',
    'reviews-submission',
    'sign-in-limits',
    'variations',
    'wishlist',
  ],
  http: [
    'cart-version',
    'concurrency',
    'cors',
    'documents',
    'idempotency',
    'language',
    'nps',
    'price-safety',
    'reviews-photo',
    'reviews-submission',
    'session',
    'transport',
    'wishlist',
  ],
  'http-postgres': ['idempotency', 'orders', 'transport'],
}

/** The paths of the named contract files of a profile; all of its files when `names` is falsy. Throws when a named file does not exist. */
export function filesOf(profile, names) {
  const files = globSync(PROFILES[profile], { cwd: ROOT }).map((file) => resolve(ROOT, file))
  if (!names) return files
  return names.map((name) => {
    const file = files.find((each) => basename(each) === `${name}.contract.ts`)
    if (!file) throw new Error(`There is no e2e/contract/${name}.contract.ts.`)
    return file
  })
}
