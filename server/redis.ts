import { createClient } from '@redis/client'

/**
 * Connects to Redis in the background and reconnects after a failure. Commands fail immediately while there is no connection,
 * instead of waiting in a queue. Losing and regaining the connection are logged once each.
 */
export function openRedis(url: string) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 2000 } })
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway)
      console.warn('Redis is unreachable, requests are counted in this process:', error.message || error.name)
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) console.warn('Redis is back.')
    isAway = false
  })
  client.connect().catch(() => {})
  return client
}
