/** The values of EDGE_HEADERS: no cache in front of the shop, a proxy such as nginx, or a CDN (docs/decisions/0067). */
export const EDGE_MODES = ['off', 'proxy', 'cdn'] as const

export type EdgeMode = (typeof EDGE_MODES)[number]
