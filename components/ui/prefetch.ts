type Prefetch = (href: string) => void

let prefetch: Prefetch | undefined

/** Registers the router's prefetch; it loads with the shell's behaviour, at the first interaction. */
export function registerPrefetch(register: Prefetch): void {
  prefetch = register
}

/** Loads a page of the shop ahead, with its code and first picture; the router keeps it for a few minutes. */
export function prefetchPage(href: string): void {
  prefetch?.(href)
}
