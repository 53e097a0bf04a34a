type Prefetch = (href: string) => void

let prefetch: Prefetch | undefined

/** Registers the router's prefetch; shell-behavior.ts calls this at the first interaction. */
export function registerPrefetch(routerPrefetch: Prefetch): void {
  prefetch = routerPrefetch
}

/** Prefetches a page of the shop, which the router shows for two minutes (docs/decisions/0056, 0071). */
export function prefetchPage(href: string): void {
  prefetch?.(href)
}
