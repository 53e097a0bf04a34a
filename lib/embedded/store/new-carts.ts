import { hash } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import { takeFromBudget } from './budget.ts'
import type { StoreContext } from './store.ts'

// Many shoppers may share one IP address; one of them alone needs a new cart a month.
const MAX_NEW_CARTS = 300
const WINDOW_MS = 10 * 60_000

/** Thrown instead of creating a cart for an IP address that has created too many (L25). */
export class TooManyCarts extends Error {
  override name = 'TooManyCarts'
  /** Seconds until that IP address may create another one. */
  readonly waitS: number

  constructor(waitS: number) {
    super('too many new carts from one IP address')
    this.waitS = waitS
  }
}

/**
 * Counts a new cart, or a new session for the cart of a repeated request, of a visitor's IP address; '' is not counted. Throws
 * TooManyCarts after 300 in ten minutes (docs/decisions/0069). Visitors who have a session are not affected.
 */
export async function countNewCart(store: StoreContext, queries: Queries, ip: string): Promise<void> {
  if (ip === '') return
  const budget = { key: hash('sha256', ip, 'hex'), max: MAX_NEW_CARTS, windowMs: WINDOW_MS }
  const waitS = await takeFromBudget(queries, store.now(), { table: 'cart_budget', ...budget })
  if (waitS > 0) throw new TooManyCarts(waitS)
}
