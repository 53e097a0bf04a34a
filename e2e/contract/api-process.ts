import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OWN_CONFIG } from './own-config.ts'
import { freePort } from '../free-port.ts'

/** A child process that runs `npm run api`. */
export interface ApiProcess {
  address: string
  /** The folder of its SQLite database. */
  dataDir: string
  /** Sends SIGTERM; rejects when the process does not exit in time or exits with an error. */
  stop: () => Promise<void>
}

const SERVE = resolve(import.meta.dirname, '../../lib/embedded/serve.ts')
const START_MS = 30_000
const STOP_MS = 10_000

/** Starts the stand-alone API on a free port, on a fresh SQLite folder under `parent` or on the given PostgreSQL. */
export async function startApi(databaseUrl?: string, parent = tmpdir()): Promise<ApiProcess> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(parent, 'rosalume-api-'))
  const child = spawn(process.execPath, [SERVE], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      // `undefined` removes a variable that this process has.
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: OWN_CONFIG.siteUrl,
      APP_TOKEN: OWN_CONFIG.appToken,
      BRAND_SLUG: OWN_CONFIG.brandSlug,
      STORE_CODE: OWN_CONFIG.storeCode,
      SESSION_COOKIE: OWN_CONFIG.sessionCookie,
      CHECKOUT_SECRET: OWN_CONFIG.checkoutSecret,
    },
  })
  let stderrText = ''
  child.stderr.on('data', (text: Buffer) => (stderrText = (stderrText + text.toString()).slice(-2000)))
  const ended = once(child, 'exit')
  const kill = () => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
  const interrupted = (signal: NodeJS.Signals) => {
    kill()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('exit', kill).once('SIGINT', interrupted).once('SIGTERM', interrupted)
  const address = `http://127.0.0.1:${port}`
  const until = Date.now() + START_MS
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > until) {
      kill()
      throw new Error(`lib/embedded/serve.ts did not start (code ${child.exitCode}): ${stderrText}`)
    }
    await sleep(50)
  }
  return {
    address,
    dataDir,
    stop: async () => {
      process.off('exit', kill).off('SIGINT', interrupted).off('SIGTERM', interrupted)
      const killTimer = setTimeout(kill, STOP_MS)
      child.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      clearTimeout(killTimer)
      rmSync(dataDir, { recursive: true, force: true })
      if (code !== 0) throw new Error(`lib/embedded/serve.ts ended with code ${code}: ${stderrText}`)
    },
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/v2/front/ping`, {
      headers: { 'App-Token': OWN_CONFIG.appToken },
    })
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
