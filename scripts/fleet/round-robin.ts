import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { FleetEdge } from './edge.ts'

/**
 * Starts the proxy that replaces nginx where it is not installed: each request goes to the next shop, and to another one when the
 * connection is refused. It caches nothing, so its figures say nothing about a real edge.
 */
export async function startRoundRobin(port: number, ports: readonly number[]): Promise<FleetEdge> {
  const agents = new Map(ports.map((each) => [each, new Agent({ keepAlive: true })]))
  let takenOut: number | undefined
  let turn = 0

  function forward(request: IncomingMessage, response: ServerResponse, [target, ...others]: number[]) {
    const { method, url, headers, socket } = request
    const visitor = headers['x-forwarded-for'] ?? socket.remoteAddress ?? ''
    const call = send({
      host: '127.0.0.1',
      port: target!,
      agent: agents.get(target!)!,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': visitor, 'x-forwarded-host': headers.host },
    })
    call.once('response', (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(response)
    })
    call.once('error', (error: NodeJS.ErrnoException) => {
      const mayRepeat = error.code === 'ECONNREFUSED' || (isRead(method) && !response.headersSent)
      if (mayRepeat && others.length > 0) return forward(request, response, others)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    if (isRead(method)) call.end()
    else call.once('socket', (connection) => whenOpen(connection, () => request.pipe(call)))
  }

  function nextTurn(): number[] {
    const open = ports.filter((each) => each !== takenOut)
    const first = turn++ % open.length
    return [...open.slice(first), ...open.slice(0, first)]
  }

  const server = createServer((request, response) => forward(request, response, nextTurn()))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    kind: 'node',
    origin: `http://127.0.0.1:${port}`,
    async takeOut(shop) {
      takenOut = shop?.port
      // Idle connections to a shop that is about to end are not used again.
      if (shop) agents.set(shop.port, new Agent({ keepAlive: true }))
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      for (const agent of agents.values()) agent.destroy()
    },
  }
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

// The body is read only once there is a connection, so that a refused request can be sent to another shop.
function whenOpen(socket: IncomingMessage['socket'], start: () => void) {
  if (socket.connecting) socket.once('connect', start)
  else start()
}
