import type { Queries } from '../db/database.ts'
import { toReais, type Cents } from '#lib/shop/money.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { StoreRules } from './store-rules.ts'

/**
 * The delivery options for `units` of an item; null for an unknown item. One fixed price, free from the settings'
 * value on (contract 4.19).
 */
export async function shipmentDocument(
  queries: Queries,
  itemId: number,
  units: number,
  rules: StoreRules,
  language: Lang,
) {
  const row = await queries
    .selectFrom('item')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .select('kit.price_to')
    .where('item.id', '=', itemId)
    .executeTakeFirst()
  if (!row) return null
  return {
    fretes: [
      {
        id: 'fixo',
        tipo: 'entrega',
        label: language === 'en' ? 'Standard delivery' : 'Entrega padrão',
        valor: toReais(shippingOf(row.price_to * units, rules)),
        prazo: language === 'en' ? '7 business days' : '7 dias úteis',
        entregaAgendada: false,
      },
    ],
    restricaoEntrega: '',
    mensagem: '',
  }
}

/** Returns the shipping price of goods of this value, in cents (P18). */
function shippingOf(value: Cents, { freeShippingFrom, shippingPrice }: StoreRules): Cents {
  return value >= freeShippingFrom ? 0 : shippingPrice
}
