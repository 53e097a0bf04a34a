import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection and of one address run at the same time, and how many wait behind them. */
interface Bounds {
  perConnection: number
  waitingPerConnection: number
  perAddress: number
  waitingPerAddress: number
}

// The responses of one connection are sent one after the other anyway. An address may be that of a whole office.
const BOUNDS: Bounds = { perConnection: 1, waitingPerConnection: 8, perAddress: 32, waitingPerAddress: 500 }

/** The requests of one connection or of one address. */
interface Lane {
  running: number
  waiting: Ticket[]
}

/** A request that waits or runs. */
interface Ticket {
  isOver: boolean
  /** The lanes in which the request occupies a place. */
  lanes: Lane[]
  /** Enters the lane that the ticket waits for. */
  enter: () => void
  release: () => void
}

/** Starts the requests of a connection and of an address in their order, so that one visitor cannot occupy the shop (L15). */
export interface Admission {
  /** Calls `start` as soon as the request may run; returns false when too many of its connection or address wait already. */
  admit(request: IncomingMessage, response: ServerResponse, address: string, start: () => void): boolean
  /** How many requests run, and how many wait for others of their address. */
  depth(): { running: number; waiting: number }
}

/** Creates the queues of this process. */
export function createAdmission(bounds: Bounds = BOUNDS): Admission {
  const connections = new WeakMap<Socket, Lane & { tickets: Set<Ticket> }>()
  const addresses = new Map<string, Lane>()

  function connectionOf(socket: Socket) {
    const known = connections.get(socket)
    if (known) return known
    const connection = { running: 0, waiting: [], tickets: new Set<Ticket>() }
    connections.set(socket, connection)
    // When the client disconnects, only the current response emits "close"; those queued behind it emit nothing.
    socket.once('close', () => connection.tickets.forEach((ticket) => ticket.release()))
    return connection
  }

  function addressOf(address: string): Lane {
    const lane = addresses.get(address) ?? { running: 0, waiting: [] }
    addresses.set(address, lane)
    return lane
  }

  return {
    depth() {
      const lanes = [...addresses.values()]
      const sum = (read: (lane: Lane) => number) => lanes.reduce((total, lane) => total + read(lane), 0)
      return { running: sum(({ running }) => running), waiting: sum(({ waiting }) => waiting.length) }
    },
    admit(request, response, address, start) {
      const connection = connectionOf(request.socket)
      const waiting = addresses.get(address)?.waiting.length ?? 0
      if (connection.waiting.length >= bounds.waitingPerConnection || waiting >= bounds.waitingPerAddress)
        return false
      const ticket: Ticket = { isOver: false, lanes: [], enter: start, release }
      function release() {
        leave(ticket)
        connection.tickets.delete(ticket)
        const lane = addresses.get(address)
        if (lane?.running === 0 && lane.waiting.length === 0) addresses.delete(address)
      }
      connection.tickets.add(ticket)
      response.once('close', release)
      enter(connection, bounds.perConnection, ticket, () =>
        enter(addressOf(address), bounds.perAddress, ticket, start),
      )
      return true
    },
  }
}

function enter(lane: Lane, limit: number, ticket: Ticket, next: () => void) {
  ticket.enter = () => {
    lane.running++
    ticket.lanes.push(lane)
    next()
  }
  if (lane.running < limit) ticket.enter()
  else lane.waiting.push(ticket)
}

function leave(ticket: Ticket) {
  if (ticket.isOver) return
  ticket.isOver = true
  for (const lane of ticket.lanes) {
    lane.running--
    let first = lane.waiting.shift()
    while (first?.isOver) first = lane.waiting.shift()
    first?.enter()
  }
}
