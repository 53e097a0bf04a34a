import { openFont } from './font.mjs'

const FILES = {
  display: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  italic: '@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2',
  sans: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
}
const fonts = new Map()
const round = (n) => Math.round(n * 100) / 100

function font(face, weight) {
  const key = `${face} ${weight}`
  if (!fonts.has(key)) fonts.set(key, openFont(FILES[face], weight))
  return fonts.get(key)
}

function layout(text, { face = 'sans', weight = 500, size = 20, tracking = 0 }) {
  const glyph = font(face, weight)
  let x = 0
  const placed = [...text].map((char) => {
    const one = glyph(char)
    const at = x
    x += one.advance * size + tracking
    return { one, at }
  })
  return { placed, width: x - tracking }
}

/** The width of one line of text. */
export const printedWidth = (text, style) => layout(text, style).width

/** Path data of a contour of quadratic points, each point sent through `map`. */
function contourPath(points, map) {
  const mid = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true })
  const ring = points.flatMap((p, i) => {
    const next = points[(i + 1) % points.length]
    return !p.on && !next.on ? [p, mid(p, next)] : [p]
  })
  const first = ring.findIndex((p) => p.on)
  const turned = [...ring.slice(first), ...ring.slice(0, first), ring[first]]
  const at = (p) => map(p.x, p.y).map(round).join(' ')
  let path = `M${at(turned[0])}`
  for (let i = 1; i < turned.length; i++) {
    const p = turned[i]
    path += p.on ? `L${at(p)}` : `Q${at(p)} ${at(turned[++i])}`
  }
  return `${path}Z`
}

/**
 * Path data of one line of text. `x`,`y` is the baseline point, `anchor` start|middle|end; `map` bends every
 * point (a label around a pot); `fit` shrinks the size until the line is at most that wide.
 */
export function textPath(text, { x = 0, y = 0, anchor = 'middle', map = (a, b) => [a, b], fit, ...style }) {
  const wide = layout(text, style).width
  const factor = fit && wide > fit ? fit / wide : 1
  const size = (style.size ?? 20) * factor
  const { placed, width } = layout(text, { ...style, size, tracking: (style.tracking ?? 0) * factor })
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  return placed
    .flatMap(({ one, at }) =>
      one.contours.map((contour) =>
        contourPath(
          contour.map((p) => ({ x: left + at + p.x * size, y: y + p.y * size, on: p.on })),
          map,
        ),
      ),
    )
    .join('')
}
