import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../steps/node-version.mjs'
import type { FleetEdge } from './edge.ts'
import { findProgram, startProgram, untilReady } from './program.ts'

const SOURCE = path.join(root, 'deploy', 'nginx', 'nginx.conf')
// After a reload, old workers finish the requests that they have.
const RELOAD_MS = 1000

interface Options {
  /** The number of worker processes; that of the processors when undefined. */
  workers?: number | undefined
}

/** Starts an installed nginx with deploy/nginx/nginx.conf; `undefined` when it is not installed. */
export async function startNginx(
  port: number,
  ports: readonly number[],
  { workers }: Options = {},
): Promise<FleetEdge | undefined> {
  const file = findProgram('nginx')
  if (file === undefined) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'rosalume-nginx-'))
  // When root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755)
  writeFolder(folder, { port, ports, workers })
  const config = path.join(folder, 'nginx.conf')
  const program = startProgram(file, ['-p', folder, '-c', config, '-e', 'stderr', '-g', 'daemon off;'])
  const origin = `http://127.0.0.1:${port}`
  try {
    await untilReady('nginx', program, () => responds(origin))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return {
    kind: 'nginx',
    origin,
    folder,
    async takeOut(shop) {
      writeUpstream(folder, ports, shop?.port)
      program.process.kill('SIGHUP')
      await sleep(RELOAD_MS)
    },
    async stop() {
      await program.stop('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Settings extends Options {
  port: number
  ports: readonly number[]
}

// nginx.conf is the same file as in the container; the shops and the address of nginx are in two files that it includes.
function writeFolder(folder: string, { port, ports, workers }: Settings) {
  mkdirSync(path.join(folder, 'static'), { recursive: true })
  const config = path.join(folder, 'nginx.conf')
  if (workers === undefined) symlinkSync(SOURCE, config)
  else
    writeFileSync(
      config,
      readFileSync(SOURCE, 'utf8').replace('worker_processes auto;', `worker_processes ${workers};`),
    )
  // The checks send requests of many visitors, so nginx trusts the visitor's IP address in X-Forwarded-For when this machine sends it.
  const trust = ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;']
  writeFileSync(path.join(folder, 'listen.conf'), [`listen 127.0.0.1:${port};`, ...trust, ''].join('\n'))
  writeUpstream(folder, ports)
}

function writeUpstream(folder: string, ports: readonly number[], out?: number) {
  const servers = ports.map(
    (port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=2s${port === out ? ' down' : ''};\n`,
  )
  writeFileSync(path.join(folder, 'upstream.conf'), servers.join(''))
}

async function responds(origin: string): Promise<boolean> {
  const isOpen = await fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isOpen) await sleep(50)
  return isOpen
}
