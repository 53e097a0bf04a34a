import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Characters of a page that arrive together, and the time until the next ones, in milliseconds. */
const SLICE = 4096
const PAUSE_MS = 25

/** A server in front of the shop that sends pages in slices, as a slow line does; other files come at once. */
export async function openSlowLine(shop: string): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(shop + request.url, { headers: { 'accept-encoding': 'identity' } })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      const body = Buffer.from(await answer.arrayBuffer())
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      for (let from = 0; isPage && from < body.length; from += SLICE) {
        response.write(body.subarray(from, from + SLICE))
        await sleep(PAUSE_MS)
      }
      response.end(isPage ? undefined : body)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
