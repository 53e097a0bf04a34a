import { isReservedName } from '../shop/reserved-name.ts'

const PRIVATE_HOST =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[|0\.0\.0\.0)|\.(?:local|internal)$/

/** Whether a shop at this URL is open to the public: not on this machine, in a private network or at a reserved name. */
export function isPublicAddress(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname
  return !PRIVATE_HOST.test(host) && !isReservedName(host)
}
