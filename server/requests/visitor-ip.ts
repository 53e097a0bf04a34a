import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** The visitor's IP address for rate limits: of IPv6 the /64 network, because one customer owns all of it (L25). */
export function visitorNetwork(request: IncomingMessage, trustProxy: boolean): string {
  return network(visitorIp(request, trustProxy))
}

/**
 * The visitor's IP address: that of the connection, or with a trusted proxy the last entry of X-Forwarded-For. The proxy wrote only
 * that entry; the client can forge those before it. Some proxies add the client's port, which is not part of the address (L25).
 */
export function visitorIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return (forwarded && withoutPort(forwarded)) || request.socket.remoteAddress || ''
}

// `203.0.113.7:1234` and `[2001:db8::1]:1234`, quoted or not (RFC 7239, section 6).
function withoutPort(entry: string): string {
  const bare = entry.replace(/^"|"$/g, '')
  if (isIP(bare)) return bare
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([^:]*):\d{1,5})$/.exec(bare) ?? []
  return bracketed ?? plain ?? bare
}

function network(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4) return v4
  if (!isIPv6(ip)) return ip.slice(0, 64)
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  while (tail !== undefined && groups.length + rest.length < 8) groups.push('0')
  return `${[...groups, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
