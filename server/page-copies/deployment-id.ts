import { hash } from 'node:crypto'
import type { Company } from '#lib/config/company.ts'
import type { Env } from '#lib/config/env.ts'

// Variables that may differ between the processes of one deployment, because no page depends on them, and secrets.
const PROCESS_SETTINGS = new Set<keyof Env>([
  'port',
  'dataDir',
  'databaseUrl',
  'redisUrl',
  's3Url',
  'pageCopies',
  'pageCacheMb',
  'drainSeconds',
  'metricsPort',
  'serverTiming',
  'edge',
  'trustProxy',
  'demoReviews',
  'companyFile',
  'checkoutSecret',
  'moderationPassword',
  'revalidateSecret',
])

/** Names a build with its configuration: processes with the same name render the same pages. */
export function deploymentId(buildId: string, env: Env, company: Company): string {
  const settings = Object.entries(env).filter(([name]) => !PROCESS_SETTINGS.has(name as keyof Env))
  return hash('sha256', JSON.stringify([buildId, process.version, settings, company]), 'base64url').slice(
    0,
    22,
  )
}
