import type { Env } from '#lib/config/env.ts'
import { isHostOf } from '#lib/host/own-hosts.ts'
import { problem, type StoreFinding } from './finding.ts'

/** Checks whether the addresses of products name only hosts that the shop knows as the store's own (platform 3). */
export function checkLinkHosts(cards: readonly Record<string, unknown>[], env: Env): StoreFinding[] {
  const named = cards.flatMap(({ url }) => (typeof url === 'string' ? (URL.parse(url)?.host ?? []) : []))
  const others = [...new Set(named)].filter((name) => name !== '' && !isHostOf(env, name))
  return others.length === 0
    ? []
    : [
        problem(
          `The store's links name ${others.join(', ')} instead of the host of STORE_API_URL: set STORE_HOSTS=${others.join(',')}. Without it, the links of its menus and banners leave the shop.`,
        ),
      ]
}
