import { createClient } from '@redis/client'

/**
 * Connects to Redis in the background and keeps trying; what waits for it is refused at once instead of queued. One line
 * is logged when it goes and one when it comes.
 */
export function openRedis(url: string) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 2000 } })
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway)
      console.warn('Redis is away, requests are counted in this process:', error.message || error.name)
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) console.warn('Redis is back.')
    isAway = false
  })
  client.connect().catch(() => {})
  return client
}
