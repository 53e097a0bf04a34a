import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

/** What one run of wrk measured. */
export interface WrkRun {
  perSecond: number
  /** The 99th percentile of the response time, in milliseconds. */
  p99: number
  /** Responses with a status of 400 or more, and failed connections. */
  failures: number
  output: string
}

/** How wrk loads a server. */
export interface Load {
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** A Lua script and its arguments. */
  script?: string[]
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Ends the process with a sentence when a program of the machine is missing. */
export function requireProgram(name: string, versionFlag: string): void {
  try {
    execFileSync(name, [versionFlag], { stdio: 'ignore' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return
    console.error(`This benchmark needs ${name} (Debian: apt-get install ${name}).`)
    process.exit(1)
  }
}

/** Sends requests on one thread as fast as the server responds. */
export async function runWrk(
  url: string,
  { seconds, connections, headers = {}, script }: Load,
): Promise<WrkRun> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const [file, ...parameters] = script ?? []
  const { stdout: output } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    // Longer than wrk's 2 s: pages through the framework take that long under load, and a slow response is no failure.
    '--timeout',
    '10s',
    ...named,
    ...(file ? ['-s', file] : []),
    url,
    ...(parameters.length > 0 ? ['--', ...parameters] : []),
  ])
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(output) ?? []
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? []
  const statuses = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(value) * UNITS[unit ?? 'ms']!,
    failures: statuses + socketErrors.slice(1).reduce((sum, count) => sum + Number(count), 0),
    output,
  }
}
