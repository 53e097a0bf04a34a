import { connect, type Socket } from 'node:net'

/** The bytes received on a connection until it was closed or reading stopped. */
export interface RawAnswer {
  text: string
  isClosed: boolean
  /** Milliseconds since the connection was opened. */
  spent: number
}

/** Opens a connection to a shop, sends these bytes and keeps the connection open. */
export async function openSocket(origin: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  if (bytes !== '') socket.write(bytes)
  return socket
}

/** Sends bytes as they are, and reads until the shop closes the connection, `isEnough` is true, or `maxMs` have passed. */
export async function sendRaw(
  origin: string,
  bytes: string,
  maxMs = 5000,
  isEnough: (text: string) => boolean = () => false,
): Promise<RawAnswer> {
  const start = performance.now()
  const socket = await openSocket(origin, bytes)
  return new Promise((resolve) => {
    let text = ''
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, isClosed, spent: performance.now() - start })
    }
    const timer = setTimeout(() => end(false), maxMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (isEnough(text)) end(false)
    })
    socket.once('close', () => end(true))
  })
}
