const REMEMBERED_MS = 1000
const MAX_ENTRIES = 1000

const failures = new Map<string, { error: unknown; until: number }>()

/**
 * Calls `load`, unless the same load failed within the last second: then throws that error again. Next renders the metadata of
 * a failed page a second time, and an outage page must come within two seconds, not after two deadlines (L9).
 */
export async function unlessJustFailed<T>(key: string, load: () => Promise<T>): Promise<T> {
  const recent = failures.get(key)
  if (recent && recent.until > performance.now()) throw recent.error
  try {
    const value = await load()
    failures.delete(key)
    return value
  } catch (error) {
    if (failures.size >= MAX_ENTRIES) failures.clear()
    failures.set(key, { error, until: performance.now() + REMEMBERED_MS })
    throw error
  }
}
