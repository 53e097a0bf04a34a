type Prefetch = (href: string) => void

let prefetch: Prefetch | undefined

/** Registers the router's prefetch; shell-behaviour.ts calls this at the first interaction. */
export function registerPrefetch(routerPrefetch: Prefetch): void {
  prefetch = routerPrefetch
}

/** Prefetches the structure of a page of the shop, which the router caches for a few minutes (docs/decisions/0056). */
export function prefetchPage(href: string): void {
  prefetch?.(href)
}
