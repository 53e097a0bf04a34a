import { isPlatformPath } from '#lib/routes/address-space.ts'
import { isStoreForm } from '#lib/routes/form-targets.ts'
import { barePath } from '#lib/routes/paths.ts'

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Which requests belong to the platform. */
interface PlatformPaths {
  /** Whether the platform handles a request for this URL; otherwise the shop does. */
  owns(method: string, url: string): boolean
  /** Whether responses for a path are for one visitor, as the pages of checkout and account are; further folders hold shared files. */
  isPrivate(path: string): boolean
}

/** The platform's paths: checkout and account in both languages, and further folders of the store's host (platform 4, P30). */
export function platformPaths(furtherFolders: readonly string[]): PlatformPaths {
  return {
    isPrivate: isPlatformPath,
    owns(method, url) {
      const path = url.split('?', 1)[0]!
      const bare = barePath(path)
      // The shop's own forms write to the cart through the store API, also without JavaScript.
      if (method === 'POST' && isStoreForm(bare)) return false
      return isPlatformPath(bare) || furtherFolders.some((folder) => isBelow(path, folder))
    },
  }
}
