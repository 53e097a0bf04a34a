import { KEY } from '../store/idempotency.ts'

/** The Idempotency-Key of a request, null when it has none, undefined when it is no key (contract 3.2). */
export function readKey(headers: Headers): string | null | undefined {
  const key = headers.get('idempotency-key')
  return key === null || KEY.test(key) ? key : undefined
}
