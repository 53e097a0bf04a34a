type Prefetch = (href: string) => void

let prefetch: Prefetch | undefined

/** Registers the router's prefetch; it loads with the shell's behaviour, at the first interaction. */
export function registerPrefetch(register: Prefetch): void {
  prefetch = register
}

/** Prefetches the structure of a page of the shop, which the router keeps for a few minutes (docs/decisions/0056). */
export function prefetchPage(href: string): void {
  prefetch?.(href)
}
