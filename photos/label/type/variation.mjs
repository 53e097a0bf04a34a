import { Reader } from './reader.mjs'

function packedPoints(data) {
  let count = data.u8()
  if (count === 0) return null
  if (count > 127) count = ((count & 127) << 8) + data.u8()
  const points = []
  for (let last = 0; points.length < count;) {
    const control = data.u8()
    for (let i = 0; i <= (control & 127); i++) points.push((last += control > 127 ? data.u16() : data.u8()))
  }
  return points
}

function packedDeltas(data, count) {
  const deltas = []
  while (deltas.length < count) {
    const control = data.u8()
    for (let i = 0; i <= (control & 63); i++)
      deltas.push(control & 128 ? 0 : control & 64 ? data.i16() : data.i8())
  }
  return deltas
}

function scalar(at, peak, start, end) {
  let value = 1
  for (const [i, p] of peak.entries()) {
    if (p === 0 || at[i] === p) continue
    if (at[i] <= start[i] || at[i] >= end[i]) return 0
    value *= at[i] < p ? (at[i] - start[i]) / (p - start[i]) : (end[i] - at[i]) / (end[i] - p)
  }
  return value
}

/** Interpolates the points of a contour that a tuple leaves untouched. */
function interpolate(points, deltas, first, last, axis) {
  const touched = []
  for (let i = first; i <= last; i++) if (deltas[i]) touched.push(i)
  if (touched.length === 0) return
  const d = axis === 'x' ? 0 : 1
  for (let i = first; i <= last; i++) {
    if (touched.includes(i)) continue
    const b = touched.find((t) => t > i) ?? touched[0]
    const a = touched.findLast((t) => t < i) ?? touched.at(-1)
    let [low, high] = [a, b]
    if (points[low][axis] > points[high][axis]) [low, high] = [high, low]
    const [pl, ph, p] = [points[low][axis], points[high][axis], points[i][axis]]
    const [dl, dh] = [deltas[low][d], deltas[high][d]]
    const value =
      pl === ph ? (dl === dh ? dl : 0) : p <= pl ? dl : p >= ph ? dh : dl + ((dh - dl) * (p - pl)) / (ph - pl)
    deltas.filled[i] ??= [0, 0]
    deltas.filled[i][d] = value
  }
}

/** Moves the points of a glyph (with its 4 phantom points) to the place `at` of the normalized axes. */
export function vary(gvar, glyph, points, ends, at) {
  const head = new Reader(gvar, 4)
  const axes = head.u16()
  head.skip(2)
  const shared = head.u32()
  head.skip(2)
  const wide = head.u16() & 1
  const base = head.u32()
  const offset = (i) =>
    wide ? new Reader(gvar, head.at + i * 4).u32() : new Reader(gvar, head.at + i * 2).u16() * 2
  const [from, to] = [base + offset(glyph), base + offset(glyph + 1)]
  if (from === to) return points
  const data = new Reader(gvar, from)
  const count = data.u16()
  const body = new Reader(gvar, from + data.u16())
  const sharedPoints = count & 0x8000 ? packedPoints(body) : null
  const moved = points.map((p) => ({ ...p }))
  const tuple = (reader) => Array.from({ length: axes }, () => reader.f2dot14())
  for (let i = 0, start = body.at; i < (count & 0xfff); i++) {
    const size = data.u16()
    const index = data.u16()
    const peak = index & 0x8000 ? tuple(data) : tuple(new Reader(gvar, shared + (index & 0xfff) * axes * 2))
    const between = index & 0x4000
    const low = between ? tuple(data) : peak.map((p) => Math.min(p, 0))
    const high = between ? tuple(data) : peak.map((p) => Math.max(p, 0))
    const factor = scalar(at, peak, low, high)
    const values = new Reader(gvar, start)
    start += size
    if (factor === 0) continue
    const chosen = (index & 0x2000 ? packedPoints(values) : sharedPoints) ?? Array.from(points.keys())
    const dx = packedDeltas(values, chosen.length)
    const dy = packedDeltas(values, chosen.length)
    const deltas = []
    deltas.filled = []
    for (const [k, p] of chosen.entries()) deltas[p] = [dx[k], dy[k]]
    for (const [k, end] of ends.entries())
      for (const axis of ['x', 'y']) interpolate(points, deltas, k ? ends[k - 1] + 1 : 0, end, axis)
    for (const [k, p] of moved.entries()) {
      const delta = deltas[k] ?? deltas.filled[k]
      if (delta) [p.x, p.y] = [p.x + delta[0] * factor, p.y + delta[1] * factor]
    }
  }
  return moved
}

/** Normalizes a weight by the fvar and avar tables to −1…1. */
export function normalize(tables, weight) {
  const fvar = new Reader(tables.get('fvar').bytes, 4)
  const axis = new Reader(tables.get('fvar').bytes, fvar.u16() + 4)
  const [min, initial, max] = [axis.u32() / 65536, axis.u32() / 65536, axis.u32() / 65536]
  const clamped = Math.min(max, Math.max(min, weight))
  const below = clamped < initial
  const value = clamped === initial ? 0 : (clamped - initial) / (below ? initial - min : max - initial)
  const avar = tables.get('avar')
  if (!avar) return value
  const map = new Reader(avar.bytes, 8)
  const pairs = Array.from({ length: map.u16() }, () => [map.f2dot14(), map.f2dot14()])
  const next = pairs.findIndex(([from]) => from >= value)
  if (next <= 0) return pairs[Math.max(next, 0)]?.[1] ?? value
  const [[a, fa], [b, fb]] = [pairs[next - 1], pairs[next]]
  return fa + ((fb - fa) * (value - a)) / (b - a)
}
