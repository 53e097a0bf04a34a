import { addUnit, cartIn, UNITS, unitsInCart } from './cart.ts'
import type { Check } from './outcome.ts'
import { Visitor } from './visitor.ts'

const SESSIONS_AT_ONCE = 8

/** Units added to shared carts through each shop in turn, three at the same time, are all there in every shop (L1). */
export const checkCarts: Check = async ({ shops }, { cartSessions }) => {
  const origins = shops.map(({ origin }) => origin)
  let arrived = 0
  let differing = 0
  async function fillCart() {
    const visitor = new Visitor()
    const versions = [cartIn(await addUnit(visitor, origins[0]!))?.versao]
    for (let unit = 1; unit < UNITS; unit += origins.length) {
      const turn = origins.slice(0, UNITS - unit)
      const replies = await Promise.all(turn.map((origin) => addUnit(visitor, origin)))
      versions.push(...replies.map((reply) => cartIn(reply)?.versao))
    }
    const counts = await Promise.all(origins.map((origin) => unitsInCart(visitor, origin)))
    if (new Set(counts).size > 1 || new Set(versions).size < UNITS) differing++
    arrived += counts[0] ?? 0
  }
  let left = cartSessions
  const worker = async () => {
    while (left-- > 0) await fillCart()
  }
  await Promise.all(Array.from({ length: SESSIONS_AT_ONCE }, worker))
  const wanted = cartSessions * UNITS
  return [
    {
      name: 'units added to carts through three shops in turn',
      figure: `${arrived} of ${wanted}`,
      isOk: arrived === wanted,
    },
    {
      name: 'carts on which the shops differ',
      figure: `${differing} of ${cartSessions}`,
      isOk: differing === 0,
    },
  ]
}
