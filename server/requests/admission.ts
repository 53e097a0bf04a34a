import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection and of one IP address run at the same time, and how many wait behind them. */
interface Bounds {
  perConnection: number
  waitingPerConnection: number
  perIp: number
  waitingPerIp: number
}

// The responses of one connection are sent one after the other anyway. An IP address may be that of a whole office.
const BOUNDS: Bounds = { perConnection: 1, waitingPerConnection: 8, perIp: 32, waitingPerIp: 500 }

/** The requests of one connection or of one IP address. */
interface Queue {
  running: number
  waiting: AdmittedRequest[]
}

/** A request that waits or runs. */
interface AdmittedRequest {
  isOver: boolean
  /** The queues in which the request occupies a place. */
  queues: Queue[]
  /** Enters the queue that the request waits for. */
  enter: () => void
  release: () => void
}

/**
 * Starts the requests of a connection and of an IP address in their order, so that one visitor cannot occupy the shop (L15). Unlike
 * a Semaphore it starts a request at once, and a client that disconnects gives up its places.
 */
export interface Admission {
  /** Calls `start` as soon as the request may run; returns false when too many of its connection or IP address wait already. */
  admit(request: IncomingMessage, response: ServerResponse, ip: string, start: () => void): boolean
  /** How many requests run, and how many wait for others of their IP address. */
  depth(): { running: number; waiting: number }
}

/** Creates the queues of this process. */
export function createAdmission(bounds: Bounds = BOUNDS): Admission {
  const connections = new WeakMap<Socket, Queue & { requests: Set<AdmittedRequest> }>()
  const ipQueues = new Map<string, Queue>()

  function connectionOf(socket: Socket) {
    const known = connections.get(socket)
    if (known) return known
    const connection = { running: 0, waiting: [], requests: new Set<AdmittedRequest>() }
    connections.set(socket, connection)
    // When the client disconnects, only the current response emits "close"; those queued behind it emit nothing.
    socket.once('close', () => connection.requests.forEach((admitted) => admitted.release()))
    return connection
  }

  function queueOfIp(ip: string): Queue {
    const queue = ipQueues.get(ip) ?? { running: 0, waiting: [] }
    ipQueues.set(ip, queue)
    return queue
  }

  return {
    depth() {
      const queues = [...ipQueues.values()]
      const sum = (read: (queue: Queue) => number) => queues.reduce((total, queue) => total + read(queue), 0)
      return { running: sum(({ running }) => running), waiting: sum(({ waiting }) => waiting.length) }
    },
    admit(request, response, ip, start) {
      const connection = connectionOf(request.socket)
      const waiting = ipQueues.get(ip)?.waiting.length ?? 0
      if (connection.waiting.length >= bounds.waitingPerConnection || waiting >= bounds.waitingPerIp)
        return false
      const admitted: AdmittedRequest = { isOver: false, queues: [], enter: start, release }
      function release() {
        leave(admitted)
        connection.requests.delete(admitted)
        const queue = ipQueues.get(ip)
        if (queue?.running === 0 && queue.waiting.length === 0) ipQueues.delete(ip)
      }
      connection.requests.add(admitted)
      response.once('close', release)
      enter(connection, bounds.perConnection, admitted, () =>
        enter(queueOfIp(ip), bounds.perIp, admitted, start),
      )
      return true
    },
  }
}

function enter(queue: Queue, limit: number, admitted: AdmittedRequest, next: () => void) {
  admitted.enter = () => {
    queue.running++
    admitted.queues.push(queue)
    next()
  }
  if (queue.running < limit) admitted.enter()
  else queue.waiting.push(admitted)
}

function leave(admitted: AdmittedRequest) {
  if (admitted.isOver) return
  admitted.isOver = true
  for (const queue of admitted.queues) {
    queue.running--
    let first = queue.waiting.shift()
    while (first?.isOver) first = queue.waiting.shift()
    first?.enter()
  }
}
