import { startPostgres, type Postgres } from '../../e2e/contract/postgres.ts'
import { root } from '../steps/node-version.mjs'
import type { FleetEdge } from './edge.ts'
import { startNginx } from './nginx.ts'
import { startProgram } from './program.ts'
import { startRedis, type Redis } from './redis.ts'
import { startRoundRobin } from './round-robin.ts'
import { createShop, type FleetShop } from './shop.ts'

const SHOP_NAMES = ['A', 'B', 'C']

interface Options {
  /** The port of the one address. */
  port: number
  /** Environment variables of every shop. */
  env?: Record<string, string>
  /** Whether to leave out programs that are installed: the proxy of Node instead of nginx, and no Redis. */
  isPlain?: boolean
  onStep?: (text: string) => void
}

/** Three shops behind one address, with all that they share. */
export interface Fleet {
  edge: FleetEdge
  shops: FleetShop[]
  postgres: Postgres
  redis: Redis | undefined
  /** The variables with which a command of the shop reaches the same database and Redis. */
  env: Record<string, string>
  /** Ends everything in order: address, shops, Redis, database. */
  stop(): Promise<void>
}

/** Starts a fleet on this machine; whatever has been started is stopped again when a part does not start. */
export async function openFleet({
  port,
  env = {},
  isPlain = false,
  onStep = () => {},
}: Options): Promise<Fleet> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  try {
    onStep('PostgreSQL')
    const postgres = await startPostgres({ durable: true, isStoppedByCaller: true })
    stops.push(postgres.stop)
    const redis = isPlain ? undefined : await startRedis()
    onStep(redis ? redis.name : 'no Redis installed: every shop counts rate limits for itself')
    if (redis) stops.push(redis.stop)
    const shared = {
      ...env,
      DATABASE_URL: postgres.url,
      ...(redis && { REDIS_URL: redis.url }),
      SITE_URL: `http://localhost:${port}`,
    }
    onStep('migrations')
    await migrate(shared)
    onStep(`shops ${SHOP_NAMES.join(', ')}`)
    const shops = await Promise.all(SHOP_NAMES.map((name) => createShop(name, shared)))
    stops.push(async () => void (await Promise.all(shops.map((shop) => shop.stop()))))
    await Promise.all(shops.map((shop) => shop.start()))
    const ports = shops.map((shop) => shop.port)
    const nginx = isPlain ? undefined : await startNginx(port, ports)
    const edge = nginx ?? (await startRoundRobin(port, ports))
    onStep(nginx ? 'nginx' : 'no nginx installed: a small proxy of Node, which caches nothing')
    stops.push(edge.stop)
    return { edge, shops, postgres, redis, env: shared, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function migrate(env: Record<string, string>): Promise<void> {
  const job = startProgram(process.execPath, ['scripts/migrate.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  await new Promise((resolve) => job.process.once('close', resolve))
  if (job.process.exitCode !== 0) throw new Error(`npm run migrate failed:\n${job.output()}`)
}
