import { Reader } from './reader.mjs'

const signed = (flag, value) => (flag & 1 ? value : -value)

/** One coordinate pair of the WOFF2 triplet encoding. */
function triplet(code, bytes) {
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + bytes.u8())]
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + bytes.u8()), 0]
  if (code < 84) {
    const a = code - 20
    const b = bytes.u8()
    return [signed(code, 1 + (a & 48) + (b >> 4)), signed(code >> 1, 1 + ((a & 12) << 2) + (b & 15))]
  }
  if (code < 120) {
    const a = code - 84
    const x = signed(code, 1 + (Math.floor(a / 12) << 8) + bytes.u8())
    return [x, signed(code >> 1, 1 + (((a % 12) >> 2) << 8) + bytes.u8())]
  }
  if (code < 124) {
    const [a, b, c] = [bytes.u8(), bytes.u8(), bytes.u8()]
    return [signed(code, (a << 4) + (b >> 4)), signed(code >> 1, ((b & 15) << 8) + c)]
  }
  return [signed(code, bytes.u16()), signed(code >> 1, bytes.u16())]
}

function simple(contours, points, flags, glyphs) {
  const ends = []
  let total = 0
  for (let i = 0; i < contours; i++) ends.push((total += points.short255()) - 1)
  const xy = []
  let [x, y] = [0, 0]
  for (let i = 0; i < total; i++) {
    const flag = flags.u8()
    const [dx, dy] = triplet(flag & 127, glyphs)
    x += dx
    y += dy
    xy.push({ x, y, on: flag < 128 })
  }
  glyphs.short255()
  return { ends, points: xy }
}

function composite(parts, glyphs) {
  const components = []
  for (let flags = 32, instructions = false; flags & 32;) {
    flags = parts.u16()
    instructions ||= (flags & 256) !== 0
    const glyph = parts.u16()
    const x = flags & 1 ? parts.i16() : parts.i8()
    const y = flags & 1 ? parts.i16() : parts.i8()
    const m = [1, 0, 0, 1]
    if (flags & 8) m[0] = m[3] = parts.f2dot14()
    else if (flags & 64) [m[0], m[3]] = [parts.f2dot14(), parts.f2dot14()]
    else if (flags & 128) for (let k = 0; k < 4; k++) m[k] = parts.f2dot14()
    components.push({ glyph, x, y, m })
    if (!(flags & 32) && instructions) glyphs.short255()
  }
  return { components }
}

/** All outlines of a transformed glyf table: {points, ends} or {components}, null for an empty glyph. */
export function readGlyphs(table) {
  const head = new Reader(table.bytes)
  head.skip(4)
  const count = head.u16()
  head.skip(2)
  const sizes = Array.from({ length: 7 }, () => head.u32())
  let at = head.at
  const [contours, points, flags, glyphs, parts] = sizes.map((size) => {
    at += size
    return new Reader(table.bytes, at - size)
  })
  return Array.from({ length: count }, () => {
    const n = contours.i16()
    if (n === 0) return null
    return n < 0 ? composite(parts, glyphs) : simple(n, points, flags, glyphs)
  })
}
