import 'server-only'
import { host } from '../host/host.ts'

/** The address of a page on the external store's own site; `undefined` with the embedded store. */
export function platformPage(path: string): string | undefined {
  const { platformUrl } = host().env
  return platformUrl && platformUrl + path
}
