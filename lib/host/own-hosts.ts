import { host } from './host.ts'

/** Whether a host with its port belongs to the store or to this shop; `www.` makes no difference (platform 3). */
export function isOwnHost(name: string): boolean {
  const { storeApiUrl, siteUrl, storeHosts } = host().env
  const own = [storeApiUrl, siteUrl].flatMap((url) => (url ? [URL.parse(url)?.host ?? ''] : []))
  return [...own, ...storeHosts].some((each) => bare(each) === bare(name))
}

function bare(name: string): string {
  return name.toLowerCase().replace(/^www\./, '')
}
