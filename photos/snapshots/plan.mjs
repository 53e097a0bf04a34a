import { CARE } from './care.mjs'
import { POWDERS } from './powders.mjs'

/** The photos that customers of the seed sent, by file name, composed when asked for: what stands where, in whose room, and
 * how the phone was held. */
export const snapshots = new Map(Object.entries({ ...POWDERS, ...CARE }))
