import { ellipse } from '../draw/art.mjs'
import { palette } from '../draw/colour.mjs'
import { TILT } from '../draw/solid.mjs'
import { stand } from './compose.mjs'

const put = (art, pack, x, y, scale, z = y) =>
  stand(pack.body(art), x, y, { scale, shadow: pack.shadow(art), z })

/** Largest scale at which a pack stays inside a box of half width and height. */
const fit = (pack, halfWidth, height) => Math.min(halfWidth / pack.w, height / pack.h)

/** One to three packs standing on the floor, in a 1000 × 1000 picture. */
export function lineup(art, packs) {
  const [a, b, c] = packs
  if (packs.length === 1) {
    const scale = fit(a, 256, 690)
    return [put(art, a, 500, 505 + Math.max((a.h * scale) / 2, 210), scale)]
  }
  if (packs.length === 2) {
    const scale = fit(a, 212, 640)
    const step = a.w * scale * 1.01 + 8
    const floor = 520 + Math.max((a.h * scale) / 2, 200)
    return [put(art, a, 500 - step, floor + 10, scale), put(art, b, 500 + step, floor - 20, scale * 0.985)]
  }
  const scale = fit(a, 162, 590)
  const step = Math.max(a.w * scale * 1.68, 150)
  const floor = 540 + Math.max((a.h * scale) / 2, 180)
  return [
    put(art, b, 500 - step, floor - 46, scale * 0.96),
    put(art, c, 500 + step, floor - 46, scale * 0.96),
    put(art, a, 500, floor + 16, scale * 1.03),
  ]
}

/** Shadow that a stacked pot throws on the lid below it; `side` is where the pot above stands, −1 or 1. */
const onLid = (art, x, y, r, side) =>
  stand(
    art.clipped(
      `M${-r} 0A${r} ${r * TILT} 0 0 1 ${r} 0A${r} ${r * TILT} 0 0 1 ${-r} 0Z`,
      ellipse(side * r * 1.02, r * 0.02, r * 1.04, r * TILT * 1.1, {
        fill: palette.shade,
        opacity: 0.55,
        filter: art.blur(r * 0.04),
      }),
    ),
    x,
    y,
    { z: 0 },
  )

/** A pyramid of pots: rows from the floor up, each a list of packs. */
export function pyramid(art, rows, { floor = 880, scale = 1, gap = 1.03, middle = 500 } = {}) {
  const pieces = []
  for (const [level, row] of rows.entries()) {
    const y = floor - level * 264 * scale
    for (const [i, pack] of row.entries()) {
      const x = middle + (i - (row.length - 1) / 2) * 200 * gap * scale
      const piece = put(art, pack, x, y, scale, level * 10)
      pieces.push(level === 0 ? piece : { ...piece, shadow: '' })
      if (!rows[level + 1]) continue
      const lid = { x, y: y - 264 * scale, r: 91 * scale, z: level * 10 + 1 }
      const above = rows[level + 1].map(
        (_, k) => middle + (k - (rows[level + 1].length - 1) / 2) * 200 * gap * scale,
      )
      for (const side of [-1, 1])
        if (above.some((ax) => Math.abs(ax - x - side * 100 * gap * scale) < 2))
          pieces.push({ ...onLid(art, lid.x, lid.y, lid.r, side), z: lid.z })
    }
  }
  return pieces
}
