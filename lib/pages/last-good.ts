import 'server-only'

const lastGood = new Map<string, unknown>()
// The keys whose last load failed: one message per outage is enough.
const failing = new Set<string>()

/**
 * The loaded value. When the load fails: the value of the last successful load with this key, or the fallback. For data that a
 * page can do without for a while (L10); use it only for keys of a small fixed set, because nothing is evicted.
 */
export async function orLastGood<T>(key: string, load: () => Promise<T>, fallback: T): Promise<T> {
  try {
    const value = await load()
    lastGood.set(key, value)
    failing.delete(key)
    return value
  } catch (error) {
    if (!failing.has(key)) console.error('erro', key, String(error))
    failing.add(key)
    return (lastGood.get(key) as T | undefined) ?? fallback
  }
}
