import type { DiscountGoal } from '#lib/shop/discount-goal.ts'
import type { InstallmentTerms } from '#lib/shop/installments.ts'
import { toCents, type Cents } from '#lib/shop/money.ts'
import type { Queries } from '../db/database.ts'
import { storedSettingsSchema, type StoredSettings } from './stored-settings.ts'

const FRESH_MS = 2000

/** The store's settings in cents and other units that calculations use. */
export interface StoreRules {
  settings: StoredSettings
  goal: DiscountGoal
  installments: InstallmentTerms
  freeShippingFrom: Cents
  shippingPrice: Cents
  /** What a payment by Pix takes off the goods, in percent. */
  pixDiscountPercent: number
  /** Above this subtotal the cart shows a warning (P15). */
  cartValueLimit: Cents
  maxQuantity: number
  /** Whether the store has coupons that may still be used. */
  hasCoupons: boolean
}

/** Returns the settings, at most two seconds old; after `invalidate` the next call reads the database. */
export interface StoreRulesReader {
  (): Promise<StoreRules>
  invalidate(): void
}

/**
 * Returns a reader that queries the database at most every two seconds, because every cart response needs the
 * settings.
 */
export function createStoreRulesReader(queries: Queries, now: () => number): StoreRulesReader {
  let cached: StoreRules | undefined
  let readAt = -Infinity
  let invalidations = 0
  const read = async () => {
    if (cached && Math.abs(now() - readAt) < FRESH_MS) return cached
    const before = invalidations
    const row = await queries
      .selectFrom('document')
      .select('body')
      .where('name', '=', 'settings')
      .executeTakeFirstOrThrow()
    // Settings read before an invalidation are stale after it.
    if (before === invalidations) readAt = now()
    const hasCoupons = await readHasCoupons(queries, now())
    cached = toRules(storedSettingsSchema.validateSync({ configuracoes: JSON.parse(row.body) }), hasCoupons)
    return cached
  }
  const invalidate = () => {
    invalidations++
    readAt = -Infinity
  }
  return Object.assign(read, { invalidate })
}

async function readHasCoupons(queries: Queries, now: number): Promise<boolean> {
  const coupon = await queries
    .selectFrom('coupon')
    .select('code')
    .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>=', now)]))
    .limit(1)
    .executeTakeFirst()
  return coupon !== undefined
}

function toRules(settings: StoredSettings, hasCoupons: boolean): StoreRules {
  const { promocaoProgressiva, frete, parcelamento, pagamento, carrinho } = settings.configuracoes
  return {
    settings,
    goal: { goal: toCents(promocaoProgressiva.meta), percent: promocaoProgressiva.percentual },
    installments: {
      maximum: parcelamento.maximo,
      interestFree: parcelamento.semJuros,
      ratePercent: parcelamento.taxa,
    },
    freeShippingFrom: toCents(frete.gratisAcimaDe),
    shippingPrice: toCents(frete.valorFixo),
    pixDiscountPercent: pagamento.descontoPix,
    cartValueLimit: toCents(carrinho.valorMaximo),
    maxQuantity: carrinho.quantidadeMaxima,
    hasCoupons,
  }
}
