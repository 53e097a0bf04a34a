const REMEMBERED_MS = 1000
const MOST_ENTRIES = 1000

const failures = new Map<string, { error: unknown; until: number }>()

/**
 * Loads, unless the same load failed a moment ago: then it fails again at once. The framework asks for the head of a broken
 * page a second time, and an outage has to be told within two seconds, not after two deadlines (L9).
 */
export async function unlessJustFailed<T>(key: string, load: () => Promise<T>): Promise<T> {
  const recent = failures.get(key)
  if (recent && recent.until > performance.now()) throw recent.error
  try {
    const value = await load()
    failures.delete(key)
    return value
  } catch (error) {
    if (failures.size >= MOST_ENTRIES) failures.clear()
    failures.set(key, { error, until: performance.now() + REMEMBERED_MS })
    throw error
  }
}
