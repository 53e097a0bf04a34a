import { existsSync, readFileSync } from 'node:fs'
import type { Host } from '#lib/host/host.ts'
import { deploymentId } from './deployment-id.ts'
import type { CopyClient, RedisCopies } from './redis-copies.ts'

const BUILD_ID_FILE = '.next/BUILD_ID'

/** The page copies of this build and configuration in Redis; `undefined` without PAGE_COPIES, or before a build. */
export async function openCopies(
  redis: CopyClient | undefined,
  { env, company }: Pick<Host, 'env' | 'company'>,
): Promise<RedisCopies | undefined> {
  if (!redis || !env.pageCopies || !existsSync(BUILD_ID_FILE)) return undefined
  const { redisCopies } = await import('./redis-copies.ts')
  return redisCopies(redis, deploymentId(readFileSync(BUILD_ID_FILE, 'utf8'), env, company))
}
