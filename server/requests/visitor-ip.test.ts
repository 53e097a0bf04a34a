import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { visitorNetwork } from './visitor-ip.ts'

const table: [peer: string, forwarded: string | undefined, isProxyTrusted: boolean, ip: string][] = [
  ['203.0.113.7', undefined, false, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, false, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', false, '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', true, '198.51.100.1'],
  ['127.0.0.1', '10.9.9.9, 198.51.100.1', true, '198.51.100.1'],
  ['127.0.0.1', '', true, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1:40001', true, '198.51.100.1'],
  ['127.0.0.1', '10.9.9.9, 198.51.100.1:65535', true, '198.51.100.1'],
  ['127.0.0.1', '[2001:db8:1:2:3::4]:443', true, '2001:db8:1:2::/64'],
  ['127.0.0.1', '"[2001:db8:1:2:3::4]"', true, '2001:db8:1:2::/64'],
  ['127.0.0.1', '2001:db8:1:2:3::4', true, '2001:db8:1:2::/64'],
  ['127.0.0.1', '::ffff:203.0.113.7', true, '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2::/64'],
  ['2001:db8::6', undefined, false, '2001:db8:0:0::/64'],
  ['::1', undefined, false, '0:0:0:0::/64'],
  ['127.0.0.1', `${'x'.repeat(5000)}`, true, 'x'.repeat(64)],
]

for (const [peer, forwarded, isProxyTrusted, ip] of table)
  test(`L25 ${peer} with X-Forwarded-For ${String(forwarded).slice(0, 40)}, ${isProxyTrusted ? 'a' : 'no'} trusted proxy`, () => {
    const request = { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }
    assert.equal(visitorNetwork(request as unknown as IncomingMessage, isProxyTrusted), ip)
  })
