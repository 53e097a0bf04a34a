import type { Cents } from '#lib/shop/money.ts'
import type { StoreContext } from '../store/store.ts'
import { normalizeCode, type Coupon } from '../store/coupons.ts'

/** A coupon and the number of carts that hold it. */
export interface ListedCoupon extends Coupon {
  uses: number
}

/** The terms of a coupon: either `percent` or `amount`; times in milliseconds since 1970; null for no limit. */
export interface CouponTerms {
  percent: number | null
  amount: Cents | null
  minimum: Cents
  validFrom: number | null
  validTo: number | null
  maxUses: number | null
}

/** Reads and changes the coupons of the embedded store. */
export interface CouponService {
  list(): Promise<ListedCoupon[]>
  /** Adds a coupon or replaces the terms of one with the same code; returns the code as it is stored. */
  save(code: string, terms: CouponTerms): Promise<string>
  /** Removes a coupon, also from carts; false for an unknown code. */
  remove(code: string): Promise<boolean>
}

/** Returns the coupon service of a database. */
export function createCouponService(
  { db }: Pick<StoreContext, 'db'>,
  now: () => number = Date.now,
): CouponService {
  return {
    list: async () => {
      const rows = await db.read
        .selectFrom('coupon')
        .selectAll()
        .select((row) =>
          row
            .selectFrom('cart')
            .select((cart) => cart.fn.countAll<number | string>().as('uses'))
            .whereRef('cart.coupon', '=', 'coupon.code')
            // The sweep deletes expired carts later; they no longer count (contract 4.20).
            .where('cart.expires_at', '>', now())
            .as('uses'),
        )
        .orderBy('code')
        .execute()
      return rows.map((row) => ({ ...row, uses: Number(row.uses) }))
    },
    save: async (typed, { percent, amount, minimum, validFrom, validTo, maxUses }) => {
      const code = normalizeCode(typed)
      const terms = {
        percent,
        amount,
        minimum,
        valid_from: validFrom,
        valid_to: validTo,
        max_uses: maxUses,
      }
      await db.write((queries) =>
        queries
          .insertInto('coupon')
          .values({ code, ...terms })
          .onConflict((conflict) => conflict.column('code').doUpdateSet(terms))
          .execute(),
      )
      return code
    },
    remove: async (typed) => {
      const code = normalizeCode(typed)
      return db.write(async (queries) => {
        await queries.updateTable('cart').set({ coupon: null }).where('coupon', '=', code).execute()
        const { numDeletedRows } = await queries
          .deleteFrom('coupon')
          .where('code', '=', code)
          .executeTakeFirst()
        return numDeletedRows > 0n
      })
    },
  }
}
