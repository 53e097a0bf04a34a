import { TILT } from './sheet.mjs'

/** Radius at which labels are drawn to be unrolled: large, so that rounding in the drawing is not seen. */
export const ROUND = 4000

/**
 * Flattens a label that was drawn bent around a cylinder of radius ROUND (sheet.mjs): every
 * point goes back to arc length and height.
 */
export const unroll = (svg) =>
  svg.replace(/ d="([^"]+)"/g, (_, path) => {
    const flat = path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_pair, x, y) => {
      const sine = Math.max(-1, Math.min(1, Number(x) / ROUND))
      const u = ROUND * Math.asin(sine)
      return `${u.toFixed(1)} ${(Number(y) - ROUND * TILT * Math.cos(u / ROUND)).toFixed(1)}`
    })
    return ` d="${flat}"`
  })
