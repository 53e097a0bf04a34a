import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { MEMORY_RULES } from '../scripts/steps/memory.mjs'

const root = path.resolve(import.meta.dirname, '..')
const node = path.join(root, 'node_modules', 'node', 'bin', 'node')
const LONGEST_START_MS = 20_000

/** A shop of its own for a test: the production server on a free port with a database of its own. */
export interface Shop {
  origin: string
  process: ChildProcess
  /** Where its database and its photos are. */
  dataDir: string
  /** Everything the server has printed. */
  output(): string
  /** Puts the server's clock forward, so that pages grow old without anybody waiting; resolves once it goes so. */
  advance(milliseconds: number): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** A port that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Opens a shop; rejects with what it printed when it does not open in time. */
export async function openShop(extra: Record<string, string> = {}): Promise<Shop> {
  const port = await freePort()
  const ownDir = mkdtempSync(path.join(os.tmpdir(), 'rosalume-shop-'))
  const dataDir = extra['DATA_DIR'] ?? ownDir
  const origin = `http://localhost:${port}`
  const env = {
    ...MEMORY_RULES,
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: origin,
    // Every test is a visitor with an address of its own (e2e/fixtures.ts): limits are counted by address.
    TRUST_PROXY: '1',
    ...extra,
  }
  const child = spawn(node, ['--import', './e2e/faults/clock.ts', 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The shop did not open (${why}):\n${printed}`))
    const timer = setTimeout(() => fail('time is up'), LONGEST_START_MS)
    const read = (chunk: Buffer) => {
      printed += chunk
      if (!printed.includes('Rosalume is open')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => (clearTimeout(timer), fail(`exit code ${code}`)))
  })
  return {
    origin,
    process: child,
    dataDir,
    output: () => printed,
    async advance(milliseconds) {
      const isAdvanced = once(child, 'message')
      child.send({ advance: milliseconds })
      await isAdvanced
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill(signal)
        await ended
      }
      rmSync(ownDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}
