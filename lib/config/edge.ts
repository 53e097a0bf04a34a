/** Which caches in front of the shop its headers are for: none, a proxy such as nginx, or a CDN (docs/decisions/0067). */
type EdgeMode = 'off' | 'proxy' | 'cdn'

/** The caches in front of the shop, and the purge API that learns of changed pages (docs/decisions/0073). */
export interface Edge {
  mode: EdgeMode
  /** May contain a token as its user name; `undefined` when nothing is purged. */
  purgeUrl?: string
}

/** The permitted values of EDGE_HEADERS, for the message about an invalid one. */
export const EDGE_VALUES =
  'off, proxy, cdn, or the address of a purge API such as https://token@api.fastly.com/service/id/purge'

/** Parses EDGE_HEADERS; `undefined` for another value. */
export function readEdge(raw: string): Edge | undefined {
  if (raw === 'off' || raw === 'proxy' || raw === 'cdn') return { mode: raw }
  const url = URL.parse(raw)
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isHttp ? { mode: 'cdn', purgeUrl: raw } : undefined
}
