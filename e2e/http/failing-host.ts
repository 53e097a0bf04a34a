import { after } from 'node:test'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openShop } from '../shop.ts'

/** Starts a server in place of an external API; `respond` sets the listener that handles every path of its host. */
async function startHost() {
  const seen: string[] = []
  let listener: RequestListener = (_, response) => response.end('{}')
  const server: Server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    respond: (next: RequestListener) => (listener = next),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function openFailing() {
  const api = await startHost()
  api.respond((_, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"x"}'),
  )
  const shop = await openShop({ STORE_API_URL: `${api.url}/api`, REPORTS_API_URL: api.url })
  return { api, shop }
}

let opened: ReturnType<typeof openFailing> | undefined

/**
 * Opens a shop in front of a host that fails in the way that a test chooses. The files of this folder share it: they run in one process
 * (scripts/steps/suites.mjs).
 */
export const openFailingShop = () => (opened ??= openFailing())
after(async () => {
  if (!opened) return
  const { api, shop } = await opened
  await shop.stop()
  await api.close()
})
