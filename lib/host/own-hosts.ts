import type { Env } from '../config/env.ts'
import { host } from './host.ts'

/** Whether a host with its port belongs to the store or to this shop; `www.` makes no difference (platform 3). */
export function isOwnHost(name: string): boolean {
  return isHostOf(host().env, name)
}

/** Whether a host with its port belongs to the store or the shop of this configuration. */
export function isHostOf(
  env: Pick<Env, 'storeApiUrl' | 'platformUrl' | 'siteUrl' | 'storeHosts'>,
  name: string,
): boolean {
  const own = [env.storeApiUrl, env.platformUrl, env.siteUrl].flatMap((url) =>
    url ? [URL.parse(url)?.host ?? ''] : [],
  )
  return [...own, ...env.storeHosts].some((each) => withoutWww(each) === withoutWww(name))
}

function withoutWww(name: string): string {
  return name.toLowerCase().replace(/^www\./, '')
}
