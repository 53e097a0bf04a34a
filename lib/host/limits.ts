/** The kinds of request with a rate limit, each counted separately (L25, contract 4.17). */
export const LIMITED = [
  'review',
  'survey',
  'message',
  'request',
  'coupon',
  'account',
  'recovery',
  'order',
  'write',
  'read',
] as const
export type Limited = (typeof LIMITED)[number]

/** The client that a limit counts: its IP address and, if there is one, its session id. */
interface RateLimitSubject {
  ip: string
  session: string
}

/** Counts a request and returns how long the client has to wait, in whole seconds; 0 when the request may pass. */
export interface RateLimits {
  take(kind: Limited, subject: RateLimitSubject): Promise<number>
}

const WRITES: [path: RegExp, kind: Limited][] = [
  [/^\/api\/avaliacao$|\/evaluations\/(?:product|store)$/, 'review'],
  [/^\/api\/nps$/, 'survey'],
  [/\/(?:contact\/message|form\/contact|question)$/, 'message'],
  [/\/(?:product\/(?:solicitation|budget)|newsletter)$/, 'request'],
  [/\/promotional\/coupon\//, 'coupon'],
  [/\/checkout\/(?:login|register|password-reset|profile\/erasure)$/, 'account'],
  [/\/checkout\/password-recovery$/, 'recovery'],
  [/\/(?:checkout\/order|order\/[^/]+\/(?:withdrawal|payment|demo-card))$/, 'order'],
]

/** The kind that a request to one of the two APIs counts as. */
export function limitedAs(method: string, pathname: string): Limited {
  if (method === 'GET' || method === 'HEAD') return 'read'
  return WRITES.find(([path]) => path.test(pathname))?.[1] ?? 'write'
}

/** Limits that let every request pass. */
export const UNLIMITED: RateLimits = { take: () => Promise.resolve(0) }
