import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Whose request it is: the address at the other end, or what a proxy of our own says it saw. Only the last entry of
 * X-Forwarded-For was written by that proxy; those before it are the client's word (L25).
 */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return network(told || request.socket.remoteAddress || '')
}

// One IPv6 customer has a whole /64 to change addresses in.
function network(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4) return v4
  if (!isIPv6(address)) return address.slice(0, 64)
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  while (tail !== undefined && groups.length + rest.length < 8) groups.push('0')
  return `${[...groups, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
