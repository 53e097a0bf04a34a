import { createRequire } from 'node:module'
import { Reader } from './reader.mjs'
import { readGlyphs } from './glyphs.mjs'
import { normalize, vary } from './variation.mjs'
import { readWoff2 } from './woff2.mjs'

/** The path of a font file; throws a message that names the missing install step. */
function fontPath(file) {
  try {
    return createRequire(import.meta.url).resolve(file)
  } catch (error) {
    throw new Error('The labels need a font of photos/. Run: npm ci --prefix photos', { cause: error })
  }
}

function readCmap(bytes) {
  const head = new Reader(bytes, 2)
  const tables = Array.from({ length: head.u16() }, () => {
    head.skip(4)
    return head.u32()
  })
  const at = tables.find((offset) => new Reader(bytes, offset).u16() === 4)
  const table = new Reader(bytes, at + 6)
  const n = table.u16() / 2
  table.skip(6)
  const list = (kind) => Array.from({ length: n }, () => table[kind]())
  const ends = list('u16')
  table.skip(2)
  const [starts, deltas] = [list('u16'), list('i16')]
  const base = table.at
  const offsets = list('u16')
  return (code) => {
    const i = ends.findIndex((end) => code <= end)
    if (i < 0 || code < starts[i]) return 0
    if (offsets[i] === 0) return (code + deltas[i]) & 0xffff
    const glyph = new Reader(bytes, base + i * 2 + offsets[i] + (code - starts[i]) * 2).u16()
    return glyph && (glyph + deltas[i]) & 0xffff
  }
}

function readAdvances(tables) {
  const count = new Reader(tables.get('hhea').bytes, 34).u16()
  const { bytes, transformed } = tables.get('hmtx')
  const data = new Reader(bytes, transformed ? 1 : 0)
  return Array.from({ length: count }, () => {
    const advance = data.u16()
    if (!transformed) data.skip(2)
    return advance
  })
}

/** A variable font of @fontsource-variable at one weight: glyph(char) gives {contours, advance} in em units. */
export function openFont(file, weight) {
  const tables = readWoff2(fontPath(file))
  const em = new Reader(tables.get('head').bytes, 18).u16()
  const glyphs = readGlyphs(tables.get('glyf'))
  const advances = readAdvances(tables)
  const index = readCmap(tables.get('cmap').bytes)
  const gvar = tables.get('gvar').bytes
  const at = [normalize(tables, weight)]
  const cache = new Map()

  function outline(id) {
    const glyph = glyphs[id]
    const advance = advances[Math.min(id, advances.length - 1)]
    const phantom = [
      { x: 0, y: 0 },
      { x: advance, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]
    const own = glyph?.points ?? glyph?.components.map(({ x, y }) => ({ x, y })) ?? []
    const ends = glyph?.ends ?? own.map((_, i) => i)
    const moved = vary(gvar, id, [...own, ...phantom], ends, at)
    const width = moved[own.length + 1].x - moved[own.length].x
    if (!glyph) return { contours: [], width }
    if (glyph.points)
      return { contours: ends.map((end, i) => moved.slice(i ? ends[i - 1] + 1 : 0, end + 1)), width }
    const contours = glyph.components.flatMap(({ glyph: part, m }, i) =>
      outline(part).contours.map((contour) =>
        contour.map((p) => ({
          on: p.on,
          x: p.x * m[0] + p.y * m[2] + moved[i].x,
          y: p.x * m[1] + p.y * m[3] + moved[i].y,
        })),
      ),
    )
    return { contours, width }
  }

  return (char) => {
    if (!cache.has(char)) {
      const { contours, width } = outline(index(char.codePointAt(0)))
      const scaled = contours.map((c) => c.map((p) => ({ x: p.x / em, y: -p.y / em, on: p.on })))
      cache.set(char, { contours: scaled, advance: width / em })
    }
    return cache.get(char)
  }
}
