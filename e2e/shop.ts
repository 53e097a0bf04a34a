import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { HEAP_SETTINGS, MEMORY_SETTINGS } from '../lib/process/memory-settings.mjs'

const root = path.resolve(import.meta.dirname, '..')
const node = path.join(root, 'node_modules', 'node', 'bin', 'node')
const LONGEST_START_MS = 30_000

/** The production server on a free port with its own database. */
export interface Shop {
  origin: string
  process: ChildProcess
  /** The folder of its database and photos. */
  dataDir: string
  /** Returns everything that the server has printed. */
  output(): string
  /** Moves the server's clock forward so that pages expire without a wait; resolves once the server has confirmed. */
  advance(milliseconds: number): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

interface ShopOptions {
  /** For a test or a benchmark that measures memory or speed: V8 has all settings of production. */
  isMeasured?: boolean
}

// A shop that is not measured collects garbage rarely: with the settings of production, that takes a quarter of its processor time
// (docs/decisions/0057).
const RARE_COLLECTION = ['--min-semi-space-size=32', '--max-semi-space-size=64']

// Loading the code of all pages takes a quarter of the processor time of a start; most tests open a few of them.
const FEW_PAGES = { PRELOAD_PAGES: '0' }

/** Starts a shop; rejects with the server's output when it does not open in time. */
export async function openShop(
  extra: Record<string, string> = {},
  { isMeasured = false }: ShopOptions = {},
): Promise<Shop> {
  const port = await freePort()
  const ownDir = mkdtempSync(path.join(os.tmpdir(), 'rosalume-shop-'))
  const dataDir = extra['DATA_DIR'] ?? ownDir
  const origin = `http://localhost:${port}`
  const env = {
    ...MEMORY_SETTINGS,
    ...(isMeasured ? undefined : FEW_PAGES),
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: origin,
    // Rate limits count requests by client IP address; each test sends another one in X-Forwarded-For (e2e/new-ip.ts).
    TRUST_PROXY: '1',
    ...extra,
  }
  const heapSettings = isMeasured ? HEAP_SETTINGS : RARE_COLLECTION
  const child = spawn(node, [...heapSettings, '--import', './e2e/faults/clock.ts', 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const endWithTests = () => child.kill('SIGKILL')
  process.once('exit', endWithTests)
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL')
      rmSync(ownDir, { recursive: true, force: true })
      reject(new Error(`The shop did not open (${why}):\n${printed}`))
    }
    const timer = setTimeout(() => fail('time is up'), LONGEST_START_MS)
    const read = (chunk: Buffer) => {
      printed += chunk
      if (!printed.includes(' is open: ')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`exit code ${code}`)
    })
  })
  return {
    origin,
    process: child,
    dataDir,
    output: () => printed,
    async advance(milliseconds) {
      const confirmed = once(child, 'message')
      child.send({ advance: milliseconds })
      await confirmed
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill(signal)
        await ended
      }
      process.off('exit', endWithTests)
      rmSync(ownDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}
