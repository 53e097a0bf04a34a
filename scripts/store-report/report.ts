import type { Env } from '#lib/config/env.ts'
import { findAbilities } from './abilities.ts'
import { missing, shown, type StoreFinding } from './finding.ts'
import { askGoods } from './goods-questions.ts'
import { openStoreHost } from './host.ts'
import { askCart, askCheckout, askFreight } from './purchase-questions.ts'
import { askConnection, askSettings, askShell, type BlockNames } from './shell-questions.ts'

interface ReportOptions {
  env: Env
  userAgent: string
  blocks: BlockNames
}

/** Asks the store at `base` everything that a shop needs to know; stops after the first answer when there is none. */
export async function reportOn(
  base: string,
  { env, userAgent, blocks }: ReportOptions,
): Promise<StoreFinding[]> {
  const { appToken, sessionCookie } = env
  const store = openStoreHost(base, { appToken, userAgent, sessionCookie })
  const connection = await askConnection(store, userAgent)
  if (connection.verdict === 'problem') return [connection]
  const { findings, purchase } = await askGoods(store)
  const abilities = await findAbilities(store)
  const names = (has: boolean) => abilities.flatMap((one) => (one.has === has ? one.name : [])).join(', ')
  return [
    connection,
    ...(await askSettings(store)),
    ...(await askShell(store, blocks)),
    ...findings,
    ...(purchase
      ? [...(await askCart(store, purchase, sessionCookie)), await askFreight(store, purchase)]
      : []),
    ...(await askCheckout(store, env, userAgent)),
    ...(names(true) ? [shown(`The store has: ${names(true)}.`)] : []),
    ...(names(false)
      ? [missing(`The store has no calls for: ${names(false)}. Their forms fail or stay away.`)]
      : []),
  ]
}
