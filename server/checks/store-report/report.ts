import type { Env } from '#lib/config/env.ts'
import { findOptionalCalls } from './optional-calls.ts'
import { missing, problem, shown, type StoreFinding } from './finding.ts'
import { checkProducts } from './product-checks.ts'
import { openStoreHost } from './host.ts'
import { checkCartCalls, checkCheckout, checkShippingQuote } from './purchase-checks.ts'
import { checkConnection, checkSettings, checkShell, type BlockNames } from './shell-checks.ts'

interface ReportOptions {
  env: Env
  userAgent: string
  blocks: BlockNames
}

/** Checks everything that a shop needs from the store at `base`; stops after the first check when the store does not respond. */
export async function reportOn(
  base: string,
  { env, userAgent, blocks }: ReportOptions,
): Promise<StoreFinding[]> {
  const { appToken, sessionCookie } = env
  const store = openStoreHost(base, { appToken, userAgent, sessionCookie })
  const connection = await checkConnection(store, userAgent)
  if (connection.verdict === 'problem') return [connection]
  const { findings, purchase } = await checkProducts(store, env)
  const optionalCalls = await findOptionalCalls(store)
  const names = (has: boolean) => optionalCalls.flatMap((one) => (one.has === has ? one.name : [])).join(', ')
  return [
    connection,
    ...checkBrand(env),
    ...(await checkSettings(store)),
    ...(await checkShell(store, blocks)),
    ...findings,
    ...(purchase
      ? [...(await checkCartCalls(store, purchase, sessionCookie)), await checkShippingQuote(store, purchase)]
      : []),
    ...(await checkCheckout(store, env, userAgent)),
    ...(names(true) ? [shown(`The store has: ${names(true)}.`)] : []),
    ...(names(false)
      ? [missing(`The store has no calls for: ${names(false)}. Their forms fail or are not shown.`)]
      : []),
  ]
}

// Without a brand of its own the shop has the default brand's name and none of its texts (P28).
function checkBrand({ hasBrandFile, brandName }: Env): StoreFinding[] {
  if (hasBrandFile) return []
  return [
    problem(
      `The shop is called "${brandName}" and has no privacy policy: set BRAND_FILE to a brand file of your own.`,
    ),
  ]
}
