import { textPath } from './type/text.mjs'

/** Height of a horizontal circle in the drawn label, relative to its width. */
export const TILT = 0.15

const r2 = (n) => Math.round(n * 100) / 100

const attributes = (given) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${value}"`)
    .join('')

/** The tag of a path; attribute names in camel case. */
const path = (d, given = {}) => `<path d="${d}"${attributes(given)}/>`

/** Sends a point of an unrolled label (arc length u, height v) onto a cylinder of radius r. */
const wrap = (r) => (u, v) => [r * Math.sin(u / r), v + r * TILT * Math.cos(u / r)]

/** A label to be bent around a cylinder of radius r (r = Infinity stays flat), or by another `map`. */
export function sheet(r, map = Number.isFinite(r) ? wrap(r) : (u, v) => [u, v]) {
  const half = Number.isFinite(r) ? (r * Math.PI) / 2 : 0
  const line = (points) => points.map(([u, v]) => map(u, v).map(r2).join(' ')).join('L')
  const steps = (from, to, at) => Array.from({ length: 33 }, (_, i) => at(from + ((to - from) * i) / 32))
  return {
    map,
    half,
    text: (text, style) =>
      path(textPath(text, { ...style, map }), { fill: style.fill, opacity: style.opacity }),
    /** Area across the whole visible half between two edges given as v or as v(u). */
    strip: (top, bottom, given, left = -half, right = half) => {
      const edge = (e) => (typeof e === 'function' ? e : () => e)
      const upper = steps(left, right, (u) => [u, edge(top)(u)])
      const lower = steps(right, left, (u) => [u, edge(bottom)(u)])
      return path(`M${line([...upper, ...lower])}Z`, given)
    },
    circle: (u, v, radius, given) => {
      const ring = steps(0, Math.PI * 2, (a) => [u + radius * Math.cos(a), v + radius * Math.sin(a)])
      return path(`M${line(ring)}Z`, given)
    },
    polygon: (points, given) => path(`M${line(points)}Z`, given),
    stroke: (points, given) => path(`M${line(points)}`, { fill: 'none', ...given }),
  }
}

/** The mark of the brand: a rose of petals that is also a sun. */
export function mark(on, u, v, size, colour) {
  const petal = (turn) => {
    const ring = Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * Math.PI * 2
      const [x, y] = [Math.sin(a) * 0.2 * (1 - Math.cos(a) * 0.35), -0.62 + Math.cos(a) * 0.38]
      return [
        u + size * (x * Math.cos(turn) - y * Math.sin(turn)),
        v + size * (x * Math.sin(turn) + y * Math.cos(turn)),
      ]
    })
    return on.polygon(ring, { fill: colour })
  }
  const petals = Array.from({ length: 8 }, (_, i) => petal((i * Math.PI) / 4)).join('')
  return petals + on.circle(u, v, size * 0.15, { fill: colour })
}
