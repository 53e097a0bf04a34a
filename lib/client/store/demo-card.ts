import { demoCardSchema } from '../../contract/demo-card.ts'
import type { DemoCardPage } from '../../shop/demo-card.ts'
import { toCents } from '../../shop/money.ts'
import type { ApiClient } from '../api-client.ts'
import { toInstallment } from './item-price.ts'
import { orderPath } from './orders.ts'

/** The path of the demonstration's card page in the store API (contract 4.36). */
export const demoCardPath = (number: string) => `${orderPath(number)}/demo-card`

/** GET order/{numero}/demo-card: what the demonstration's card page shows (contract 4.36). Throws ApiError; status 404 for a wrong key. */
export async function getDemoCard(store: ApiClient, number: string, key: string): Promise<DemoCardPage> {
  const found = await store.call('get', demoCardPath(number), demoCardSchema, { query: { chave: key } })
  const { numero, estado, total, parcelas, parcelamento } = found
  return {
    number: numero,
    key,
    state: estado,
    total: toCents(total),
    count: parcelas,
    plan: parcelamento.map(toInstallment),
  }
}
