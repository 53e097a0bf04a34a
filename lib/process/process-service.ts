interface ServiceSlot<T> {
  get(): T
  set(value: T): void
}

/**
 * A slot for one value per process, created at the first read. Next bundles pages, route handlers and middleware separately
 * and the server runs outside of those bundles, so a module's own variable would exist several times; the value lives on
 * globalThis instead (T10).
 */
export function processService<T>(name: string, create: () => T): ServiceSlot<T> {
  const key = Symbol.for(`storefront.${name}`)
  const slots = globalThis as unknown as Record<symbol, { value: T } | undefined>
  return {
    get: () => (slots[key] ??= { value: create() }).value,
    set(value) {
      slots[key] = { value }
    },
  }
}
