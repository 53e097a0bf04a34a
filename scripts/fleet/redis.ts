import { connect } from 'node:net'
import { freePort } from '../../e2e/free-port.ts'
import { findProgram, startProgram, untilReady, type Program } from './program.ts'

// Counters and copies of pages: no data that has to survive a restart.
const SETTINGS = [
  '--bind',
  '127.0.0.1',
  '--save',
  '',
  '--appendonly',
  'no',
  '--maxmemory',
  '64mb',
  '--maxmemory-policy',
  'allkeys-lfu',
]

/** The Redis or Valkey that the shops of a fleet share. */
export interface Redis {
  url: string
  /** What the table calls it: the program's name. */
  name: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops the process without ending it: it accepts connections and never responds, until `resume`. */
  hang(): void
  resume(): void
}

/** Starts an installed Valkey or Redis on a free port; `undefined` when neither is installed. */
export async function startRedis(): Promise<Redis | undefined> {
  const file = findProgram('valkey-server', 'redis-server')
  if (file === undefined) return undefined
  const port = await freePort()
  let program: Program
  const redis: Redis = {
    url: `redis://127.0.0.1:${port}`,
    name: file.split('/').at(-1)!,
    async start() {
      program = startProgram(file, ['--port', String(port), ...SETTINGS])
      await untilReady('Redis', program, () => responds(port))
    },
    stop: () => program.stop(),
    hang: () => void program.process.kill('SIGSTOP'),
    resume: () => void program.process.kill('SIGCONT'),
  }
  await redis.start()
  return redis
}

function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.setTimeout(1000, () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
