import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setHost, type ApiHost, type Host } from '#lib/host/host.ts'
import { currentRequestId } from '#lib/host/request-id.ts'
import { mailSettings } from './mail-settings.ts'
import { readCompany } from '#lib/config/company-file.ts'
import { withOrderPage } from '#lib/config/own-checkout.ts'
import type { Env } from '#lib/config/env.ts'
import type { PoolUse } from '#lib/embedded/db/database.ts'
import { openSharedLog } from '#lib/embedded/changes/shared-log.ts'
import { createEmbeddedApi, type EmbeddedApi } from '#lib/embedded/index.ts'
import { setRouteTable } from '#lib/routes/route-table.ts'
import { openCopies } from './page-copies/open-copies.ts'
import type { RedisCopies } from './page-copies/redis-copies.ts'
import { createLimits } from './requests/rate-limits.ts'
import { createRouteTable } from './routing/route-table.ts'
import { cepService } from './upstream/cep-service.ts'
import { externalApi } from './upstream/upstream.ts'
import { defaultUserAgent } from './upstream/user-agent.ts'

/** Returns the options of the embedded API for an environment. */
export function embeddedOptions(env: Env): Parameters<typeof createEmbeddedApi>[0] {
  const { siteUrl, appToken, brandSlug, storeCode, sessionCookie, checkoutSecret, cepApiUrl } = env
  const { delivery, reviewTerms } = env.brand
  const tags = { gtm: env.gtmId, pixel: env.metaPixelId }
  const reviewTopics = env.brand.topics.map(({ topic }) => topic)
  return {
    database: env.databaseUrl
      ? { kind: 'postgres', url: env.databaseUrl }
      : { kind: 'sqlite', file: path.join(env.dataDir, 'store.sqlite') },
    config: {
      siteUrl,
      appToken,
      brandSlug,
      storeCode,
      sessionCookie,
      checkoutSecret,
      tags,
      reviewTopics,
      reviewTerms,
      delivery,
      cepApiUrl,
      payments: env.payments,
      mail: mailSettings(env),
    },
    callCepService: cepService(env)?.fetch,
    demoReviews: env.demoReviews,
    photoFolder: path.join(env.dataDir, 'photos'),
    photoBucket: env.s3Url,
  }
}

interface OpenHost {
  host: Host
  /** Calls a listener for changes until `close`; `undefined` without an embedded store or a shared database. */
  watch: EmbeddedApi['watch'] | undefined
  /** The page copies that processes share in Redis; `undefined` without PAGE_COPIES, or before a build. */
  copies: RedisCopies | undefined
  /**
   * Whether the database responds: that of the embedded store, or the one with the shared log of an external store. The outside
   * store itself may be down while its pages are served from memory.
   */
  isReady(): Promise<boolean>
  /** The use of the database's connections; `undefined` without PostgreSQL. */
  pool(): PoolUse | undefined
  close(): Promise<void>
}

/**
 * Creates both APIs and the rate limits for an environment and registers them for pages, route handlers and middleware
 * (T9, T10).
 */
export async function openHost(env: Env): Promise<OpenHost> {
  const company = withOrderPage(readCompany(env.companyFile, env.brand.company), env)
  const embedded = env.storeApiUrl ? undefined : await openEmbedded(env)
  const sharedLog = embedded ? undefined : await openChangeLog(env)
  // The embedded store and the shared log both have `announce`, `watch` and `close`.
  const changeSource = embedded ?? sharedLog
  const embeddedHost: ApiHost | undefined = embedded && {
    // A placeholder: requests go to embedded.fetch, not to the network.
    base: 'http://store.internal',
    isInProcess: true,
    fetch: (request) => embedded.fetch(request),
  }
  const userAgent = env.apiUserAgent ?? defaultUserAgent(env.brandName)
  // Loaded only where it is used: the client takes a tenth of the time in which the shop starts.
  const redis =
    env.redisUrl === undefined ? undefined : (await import('./redis-client.ts')).openRedis(env.redisUrl)
  const host: Host = {
    env,
    company,
    store: env.storeApiUrl ? externalApi(env.storeApiUrl, { userAgent, isJson: true }) : embeddedHost!,
    reports: env.reportsApiUrl ? externalApi(env.reportsApiUrl, { userAgent }) : (embeddedHost ?? null),
    moderation: (!env.reportsApiUrl && embedded?.moderation) || null,
    orders: embedded?.orders,
    announce: changeSource?.announce,
    limits: createLimits(redis),
  }
  setHost(host)
  const copies = await openCopies(redis, host)
  setRouteTable(createRouteTable(host, Date.now, copies))
  const close = async () => {
    redis?.destroy()
    await changeSource?.close()
  }
  const isReady = async () => {
    const ping = new Request(`${host.store.base}/v2/front/ping`, { headers: { 'app-token': env.appToken } })
    return embedded ? (await embedded.fetch(ping)).ok : ((await sharedLog?.isReachable()) ?? true)
  }
  return { host, watch: changeSource?.watch, copies, isReady, pool: () => changeSource?.pool(), close }
}

function openEmbedded(env: Env) {
  if (!env.databaseUrl) mkdirSync(env.dataDir, { recursive: true })
  if (env.smtpUrl === undefined)
    console.log(
      `  Without SMTP_URL, e-mails are not sent: they become files in ${path.join(env.dataDir, 'mail')}.`,
    )
  return createEmbeddedApi({
    ...embeddedOptions(env),
    sendsMail: true,
    log: (entry) => console.error('mail' in entry ? 'e-mail:' : 'store:', entry),
    requestId: currentRequestId,
  })
}

// With an external store, the database is used only to send invalidations to all processes of the shop.
function openChangeLog(env: Env) {
  if (!env.databaseUrl) return undefined
  const logError = (error: unknown) => console.warn('change log:', String(error))
  return openSharedLog({ kind: 'postgres', url: env.databaseUrl }, logError)
}
