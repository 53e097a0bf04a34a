import 'server-only'
import { cache } from 'react'
import type { MenuName } from '../contract/menu.ts'
import type { Lang } from '../routes/lang.ts'
import { DEFAULT_SETTINGS, type ShopSettings } from '../shop/settings.ts'
import { isNotFound } from './errors.ts'
import { unlessJustFailed } from './recent-failures.ts'
import { sharedStore } from './server.ts'
import { getHome } from './store/home.ts'
import { getKits, withTodaysPrices } from './store/kits.ts'
import { getMenu, type MenuItem } from './store/menus.ts'
import { getProduct } from './store/product.ts'
import { getSettings } from './store/settings.ts'

/** The last good answer of calls that a page can do without for a while (L10). */
const lastGood = new Map<string, unknown>()

async function orLastGood<T>(key: string, load: () => Promise<T>, fallback: T): Promise<T> {
  try {
    const value = await load()
    lastGood.set(key, value)
    return value
  } catch (error) {
    console.error('erro', key, String(error))
    return (lastGood.get(key) as T | undefined) ?? fallback
  }
}

/** The store's settings, or the constants of spec section 9 while it cannot be asked (contract 4.1). */
export const loadSettings = cache((lang: Lang): Promise<ShopSettings> =>
  orLastGood(`settings ${lang}`, () => getSettings(sharedStore(lang)), DEFAULT_SETTINGS),
)

/** One of the store's menus; empty while it cannot be asked and never could. */
export const loadMenu = cache((lang: Lang, name: MenuName): Promise<MenuItem[]> =>
  orLastGood(`${name} ${lang}`, () => getMenu(sharedStore(lang), name), []),
)

/** The home page with its kits at today's prices. Throws ApiError: a first render without the store is an outage (P9). */
export const loadHome = cache((lang: Lang) =>
  unlessJustFailed(`home ${lang}`, async () => {
    const store = sharedStore(lang)
    const home = await getHome(store)
    return { ...home, kits: await withTodaysPrices(store, home.kits), renderedAt: Date.now() }
  }),
)

/** A product page with its kits at today's prices; nothing when the store has no such page (P9). Throws ApiError. */
export const loadProduct = cache((lang: Lang, path: string) =>
  unlessJustFailed(`${path} ${lang}`, async () => {
    const store = sharedStore(lang)
    // Kits are asked for at the same time: a page has one deadline, not a chain of them (L8). A host without kits still
    // sells the product itself.
    const [page, kits] = await Promise.all([
      orNothing(getProduct(store, path)),
      orNothing(getKits(store, path)),
    ])
    return page && { ...page, kits: await withTodaysPrices(store, kits ?? []), renderedAt: Date.now() }
  }),
)

async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
