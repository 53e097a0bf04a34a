import { ellipse, group, path } from './art.mjs'
import { mix, palette } from './colour.mjs'

/** Height of a level circle as seen by the camera of all pictures, relative to its width. */
export const TILT = 0.15
const r2 = (n) => Math.round(n * 100) / 100

/** Softens the corners of a profile [[radius, y, rounding]] into a fine polyline. */
function soften(points) {
  return points.flatMap(([x, y, round = 0], i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!round || !before || !after) return [[x, y]]
    const toward = ([px, py]) => {
      const length = Math.hypot(px - x, py - y)
      const t = Math.min(round / length, 0.5)
      return [x + (px - x) * t, y + (py - y) * t]
    }
    const [a, b] = [toward(before), toward(after)]
    return Array.from({ length: 9 }, (_, k) => {
      const t = k / 8
      return [0, 1].map((d) => (1 - t) ** 2 * a[d] + 2 * t * (1 - t) * [x, y][d] + t * t * b[d])
    })
  })
}

/** Outline of a turned body from its right-hand profile [[radius, y, rounding]], top to bottom. */
export function lathe(profile) {
  const right = soften(profile)
  const [top, bottom] = [right[0], right.at(-1)]
  const down = right.map(([r, y]) => `L${r2(r)} ${r2(y)}`).join('')
  const up = right
    .toReversed()
    .map(([r, y]) => `L${r2(-r)} ${r2(y)}`)
    .join('')
  return (
    `M${r2(-top[0])} ${r2(top[1])}A${r2(top[0])} ${r2(top[0] * TILT)} 0 0 1 ${r2(top[0])} ${r2(top[1])}${down}` +
    `A${r2(bottom[0])} ${r2(bottom[0] * TILT)} 0 0 1 ${r2(-bottom[0])} ${r2(bottom[1])}${up}Z`
  )
}

/** Level band of a cylinder of radius r between two heights. */
export const band = (r, top, bottom) =>
  `M${-r} ${top}A${r} ${r * TILT} 0 0 0 ${r} ${top}V${bottom}A${r} ${r * TILT} 0 0 1 ${-r} ${bottom}Z`

/** Sends a point of an unrolled label (arc length u, height v) onto a cylinder of radius r. */
export const wrap = (r) => (u, v) => [r * Math.sin(u / r), v + r * TILT * Math.cos(u / r)]

// Brightness over the visible half of a cylinder lit by a large soft light 35 degrees to the left.
const falloff = (x, depth) => {
  const angle = Math.asin(Math.max(-1, Math.min(1, x)))
  const key = Math.max(0, (Math.cos(angle + 0.6) + 0.25) / 1.25)
  const bounce = Math.max(0, x - 0.7) ** 2 * 3
  return Math.min(1, 1 - depth + depth * (key + bounce))
}

/** Shadow side of a cylinder, painted over `outline`; depth 0…1 is how dark it falls. */
export function shading(art, outline, { depth = 0.5, tone = palette.shade } = {}) {
  const stops = Array.from({ length: 41 }, (_, i) => {
    const x = -1 + i / 20
    return [i / 40, mix('#ffffff', tone, 1 - falloff(x, depth))]
  })
  return path(outline, { fill: art.linear(stops), style: 'mix-blend-mode:multiply' })
}

/** Reflection of the soft light: one wide strip left, one thin strip right, from `top` to `bottom`. */
export function gloss(art, outline, r, top, bottom, { strength = 0.6, soft = 5 } = {}) {
  const strip = (x, width, opacity) =>
    `<rect x="${r2(x * r)}" y="${top}" width="${r2(width * r)}" height="${bottom - top}" rx="${r2(width * r * 0.4)}"` +
    ` fill="#ffffff" opacity="${r2(opacity)}" filter="${art.blur(soft)}"/>`
  return art.clipped(outline, strip(-0.82, 0.15, strength) + strip(0.86, 0.05, strength * 0.5))
}

/** Flat round top of a lid: plate, bevel and a slanting light. */
export function topPlate(art, r, y, colour, edge) {
  return group([
    ellipse(0, y, r, r * TILT, { fill: edge }),
    ellipse(0, y + r * 0.006, r * 0.955, r * TILT * 0.93, { fill: colour }),
    ellipse(0, y, r, r * TILT, {
      fill: art.linear(
        [
          [0, '#ffffff', 0.42],
          [0.45, '#ffffff', 0.1],
          [1, palette.shade, 0.28],
        ],
        [0, 0, 1, 0.4],
      ),
    }),
  ])
}
