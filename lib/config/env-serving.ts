import { EDGE_VALUES, readEdge, type Edge } from './edge.ts'
import type { EnvReader } from './env-reader.ts'
import {
  AN_HTTP_URL,
  zeroOrOne,
  http,
  megabytes,
  port,
  secret,
  seconds,
  urlOf,
  type Parse,
} from './env-values.ts'
import { PAGE_STEPS, type PageStep } from './page-steps.ts'

/** How this process answers requests: ports, caches and the proxies in front of it. */
export interface ServingEnv {
  port: number
  siteUrl: string
  /** The port on which Prometheus reads the metrics of this process (docs/decisions/0068). */
  metricsPort: number | undefined
  trustProxy: boolean
  edge: Edge
  /** For how many seconds after SIGTERM the process at least accepts connections (L13). */
  drainSeconds: number
  /** The memory for finished pages, in MiB; 0 lets the framework answer every visit. */
  pageCacheMb: number
  /** The Redis in which several processes share their rate-limit counters. */
  redisUrl: string | undefined
  /** Whether finished pages are shared through that Redis (docs/decisions/0070). */
  pageCopies: boolean
  /** The secret for POST /api/revalidate; without it only this process can call that endpoint. */
  revalidateSecret: string | undefined
  /** The steps that pages are sent without. */
  pageStepsOff: readonly PageStep[]
  /** Whether pages say in Server-Timing where they came from and how long they took. */
  serverTiming: boolean
}

const A_PORT = 'a port between 1 and 65535'
const A_REDIS = 'an address that starts with redis://'

const onlyRedis: Parse<boolean> = (raw) => (raw === 'redis' ? true : undefined)
const pageSteps: Parse<readonly PageStep[]> = (raw) => {
  const names = raw.split(',').map((each) => each.trim())
  const steps = PAGE_STEPS.filter((step) => names.includes(step))
  return steps.length === names.length ? steps : undefined
}

/** Reads the settings of the server process; shared page copies need a Redis (docs/decisions/0070). */
export function readServingEnv({ read, report }: EnvReader): ServingEnv {
  const portNumber = read('PORT', port, 3000, A_PORT)
  const env: ServingEnv = {
    port: portNumber,
    siteUrl: read('SITE_URL', http, `http://localhost:${portNumber}`, AN_HTTP_URL),
    metricsPort: read('METRICS_PORT', port, undefined, A_PORT),
    trustProxy: read('TRUST_PROXY', zeroOrOne, false, '0 or 1'),
    edge: read('EDGE_HEADERS', readEdge, { mode: 'off' }, EDGE_VALUES),
    drainSeconds: read('DRAIN_SECONDS', seconds, 0, 'a number of seconds below 100'),
    pageCacheMb: read('PAGE_CACHE_MB', megabytes, 64, 'a number of megabytes'),
    redisUrl: read('REDIS_URL', urlOf('redis:', 'rediss:'), undefined, A_REDIS),
    pageCopies: read('PAGE_COPIES', onlyRedis, false, 'redis'),
    revalidateSecret: read('REVALIDATE_SECRET', secret, undefined, 'a secret of at least 12 characters'),
    pageStepsOff: read('PAGE_STEPS_OFF', pageSteps, [], `a list of ${PAGE_STEPS.join(', ')}`),
    serverTiming: read('SERVER_TIMING', zeroOrOne, false, '0 or 1'),
  }
  if (env.pageCopies && !env.redisUrl)
    report('PAGE_COPIES', 'PAGE_COPIES=redis needs REDIS_URL, the Redis that holds the copies.')
  return env
}
