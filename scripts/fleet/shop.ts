import { setTimeout as sleep } from 'node:timers/promises'
import { HEAP_SETTINGS, MEMORY_SETTINGS } from '../../lib/process/memory-settings.mjs'
import { root } from '../steps/node-version.mjs'
import { freePort } from '../../e2e/free-port.ts'
import { startProgram, untilReady, type Program } from './program.ts'

/** One process of the shop, which can be started again on the same port. */
export interface FleetShop {
  name: string
  port: number
  origin: string
  /** The address of its metrics. */
  metrics: string
  /** Starts the process; resolves when /readyz is 200. */
  start(): Promise<void>
  /** Sends SIGTERM and resolves when the process has ended. */
  stop(): Promise<void>
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>
  /** The process id and the output of the present process. */
  pid(): number
  output(): string
}

/** A shop on a free port of this machine that is not started yet. */
export async function createShop(name: string, extra: Record<string, string>): Promise<FleetShop> {
  const port = await freePort()
  const metricsPort = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...MEMORY_SETTINGS,
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    TRUST_PROXY: '1',
    EDGE_HEADERS: 'proxy',
    ...extra,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  }
  let program: Program | undefined
  return {
    name,
    port,
    origin,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    async start() {
      program = startProgram(process.execPath, [...HEAP_SETTINGS, 'server/main.ts'], { cwd: root, env })
      await untilReady(`Shop ${name}`, program, () => isReady(origin))
    },
    stop: async () => program?.stop(),
    kill: async () => program?.stop('SIGKILL'),
    pid: () => program?.process.pid ?? 0,
    output: () => program?.output() ?? '',
  }
}

async function isReady(origin: string): Promise<boolean> {
  const isOk = await fetch(`${origin}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )
  if (!isOk) await sleep(100)
  return isOk
}
