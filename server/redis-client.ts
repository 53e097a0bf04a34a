import { createClient } from '@redis/client'

/**
 * Connects to Redis in the background and reconnects after a failure. Commands fail immediately while there is no connection,
 * instead of waiting in a queue. Losing and regaining the connection are logged once each.
 */
export function openRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    // With a ping every two seconds, a socket is silent for five only when the server hangs; it is then replaced.
    pingInterval: 2000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 5000,
      // The client's own strategy never connects again after a silent socket.
      reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 5), 2000),
    },
  })
  let isUnreachable = false
  client.on('error', (error: Error) => {
    if (!isUnreachable)
      console.warn('Redis is unreachable, requests are counted in this process:', error.message || error.name)
    isUnreachable = true
  })
  client.on('ready', () => {
    if (isUnreachable) console.warn('Redis is back.')
    isUnreachable = false
  })
  client.connect().catch(() => {})
  return client
}
