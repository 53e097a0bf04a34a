import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const START_MS = 10_000

/** The command that starts Redis or Valkey on this machine; `undefined` when neither is installed. */
export const REDIS_COMMAND = ['redis-server', 'valkey-server'].find(
  (command) => spawnSync(command, ['--version']).status === 0,
)

/** A running Redis with an empty database in memory. */
export interface RedisServer {
  url: string
  stop(): Promise<void>
}

/** Starts a Redis on a free port of 127.0.0.1. */
export async function startTestRedis(): Promise<RedisServer> {
  if (!REDIS_COMMAND) throw new Error('Neither redis-server nor valkey-server is installed.')
  const folder = mkdtempSync(join(tmpdir(), 'rosalume-redis-'))
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(REDIS_COMMAND, [...settings, '--dir', folder], { stdio: 'ignore' })
  const killNow = () => void child.kill('SIGKILL')
  process.once('exit', killNow)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (const until = Date.now() + START_MS; !(await accepts(port)); await sleep(20))
    if (Date.now() > until || child.exitCode !== null) throw new Error('Redis did not start.')
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', killNow)
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
