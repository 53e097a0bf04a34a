import type { Env } from './env.ts'

/**
 * Whether the institutional texts, the landing page and the kit builder belong to this shop: with the embedded store, or when
 * the owner of an external store has set BRAND_FILE (P28).
 */
export function hasOwnTexts({
  storeApiUrl,
  hasBrandFile,
}: Pick<Env, 'storeApiUrl' | 'hasBrandFile'>): boolean {
  return storeApiUrl === undefined || hasBrandFile
}
