import { isHostOf } from '#lib/host/own-hosts.ts'
import { readStoreLink } from '#lib/client/store/store-link.ts'
import type { Env } from '#lib/config/env.ts'
import { isStorePath } from '#lib/routes/store-path.ts'

const FRESH_MS = 5 * 60_000
const RETRY_AFTER_MS = 5000

/** The pages of the shop that the store's menus link to. */
export interface MenuPaths {
  /** Returns the paths without language; those of a menu that cannot be loaded are from its last good response. */
  list(): Promise<readonly string[]>
  /** Makes the next call load the menus again. */
  invalidate(): void
}

interface MenuPathsOptions {
  env: Pick<Env, 'blocks' | 'storeApiUrl' | 'platformUrl' | 'siteUrl' | 'storeHosts'>
  clock: () => number
  /** GET of a path below /v2/front. */
  fetchFromStore(path: string): Promise<Response>
}

/** Creates the cached list of the pages in the menus; concurrent visitors share the calls (L11). */
export function createMenuPaths({ env, clock, fetchFromStore }: MenuPathsOptions): MenuPaths {
  const lastGood = new Map<string, string[]>()
  // Stays the same array until a menu is loaded again, because `nearestPath` caches its work for each array.
  let paths: readonly string[] = []
  let freshUntil = 0
  let loading: Promise<void> | undefined

  async function load(name: string): Promise<void> {
    const response = await fetchFromStore(`struct/menus/${name}`)
    if (!response.ok) throw new Error(`menu ${name}: status ${response.status}`)
    lastGood.set(name, pathsOf(menuOf(await response.json()), env))
  }

  async function loadAll(): Promise<void> {
    const { mainMenu, footerMenus } = env.blocks
    const current = loading
    const results = await Promise.allSettled([mainMenu, ...footerMenus].map(load))
    const areLoaded = results.every(({ status }) => status === 'fulfilled')
    paths = [...new Set([...lastGood.values()].flat())]
    // After an invalidation during the calls, the menus may be older than the change, so they do not count as fresh.
    if (loading === current) freshUntil = clock() + (areLoaded ? FRESH_MS : RETRY_AFTER_MS)
  }

  return {
    async list() {
      if (freshUntil <= clock()) {
        const call = (loading ??= Promise.resolve().then(loadAll))
        await call
        if (loading === call) loading = undefined
      }
      return paths
    },
    invalidate() {
      freshUntil = 0
      loading = undefined
    },
  }
}

interface MenuEntry {
  url?: unknown
  link?: unknown
  rota?: { path?: unknown } | null
  itens?: unknown
  sub?: unknown
}

// Some stores wrap the document in `data` (platform 1).
function menuOf(body: unknown): unknown {
  const { menu, data } = (body ?? {}) as { menu?: unknown; data?: unknown }
  return menu ?? (data as { menu?: unknown } | null | undefined)?.menu
}

// Accepts any JSON, also a list as an object with numeric keys (platform 3); returns only paths of the shop.
function pathsOf(menu: unknown, env: MenuPathsOptions['env']): string[] {
  if (typeof menu !== 'object' || menu === null) return []
  return Object.values(menu as Record<string, MenuEntry | null>).flatMap((entry) => {
    const address = [entry?.rota?.path, entry?.link, entry?.url].find((each) => each !== '' && each != null)
    const link =
      typeof address === 'string' ? readStoreLink(address, (name) => isHostOf(env, name)) : undefined
    const path = link?.path?.split('?', 1)[0] ?? ''
    return [...(isStorePath(path) ? [path] : []), ...pathsOf(entry?.itens, env), ...pathsOf(entry?.sub, env)]
  })
}
