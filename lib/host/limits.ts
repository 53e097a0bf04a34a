/** What is limited: each is counted by itself (L25, contract 4.17). */
export const LIMITED = ['review', 'survey', 'message', 'account', 'write', 'read'] as const
export type Limited = (typeof LIMITED)[number]

/** Who asks: an address, and a session where there is one. */
interface Visitor {
  address: string
  session: string
}

/** Counts requests; the answer is how long to wait, in whole seconds, 0 when there is no need to. */
export interface Limits {
  take(what: Limited, who: Visitor): Promise<number>
}

/** The header in which the server tells the doors who asks; what a client writes there is overwritten (L25). */
export const ADDRESS_HEADER = 'x-visitor-address'

const WRITES: [path: RegExp, what: Limited][] = [
  [/^\/api\/avaliacao$/, 'review'],
  [/^\/api\/nps$/, 'survey'],
  [/\/contact\/message$/, 'message'],
  [/\/checkout\/(?:login|register)$/, 'account'],
]

/** What a request to one of the two APIs counts as. */
export function limitedAs(method: string, pathname: string): Limited {
  if (method === 'GET' || method === 'HEAD') return 'read'
  return WRITES.find(([path]) => path.test(pathname))?.[1] ?? 'write'
}

/** No limits at all. */
export const UNLIMITED: Limits = { take: () => Promise.resolve(0) }
