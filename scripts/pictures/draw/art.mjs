import { palette } from './colour.mjs'

const attributes = (given) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${value}"`)
    .join('')

const stopTags = (stops) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** Collects the definitions of one SVG picture; every method that defines something answers its url(#…). */
export class Art {
  #defs = new Map()

  define(key, tag) {
    if (!this.#defs.has(key)) {
      const id = `d${this.#defs.size}`
      this.#defs.set(key, { id, tag: '' })
      this.#defs.get(key).tag = tag(id)
    }
    return this.#defs.get(key).id
  }
  /** Gradient along a line in box units: [[offset, colour, opacity]]. */
  linear(stops, [x1, y1, x2, y2] = [0, 0, 1, 0]) {
    const body = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}`
    return `url(#${this.define(`l${body}`, (id) => `<linearGradient id="${id}" ${body}</linearGradient>`)})`
  }
  /** Gradient from a focus in box units. */
  radial(stops, [cx, cy, r] = [0.5, 0.5, 0.5]) {
    const body = `cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}`
    return `url(#${this.define(`r${body}`, (id) => `<radialGradient id="${id}" ${body}</radialGradient>`)})`
  }
  blur(amount) {
    const body = `x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${amount}"/>`
    return `url(#${this.define(`b${body}`, (id) => `<filter id="${id}" ${body}</filter>`)})`
  }
  filter(body) {
    return `url(#${this.define(`f${body}`, (id) => `<filter id="${id}" ${body}</filter>`)})`
  }
  /** Clips children to path data. */
  clipped(path, children) {
    const id = this.define(`c${path}`, (own) => `<clipPath id="${own}"><path d="${path}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${children}</g>`
  }
  /** Draws once under a key and answers a reference that can be placed many times. */
  symbol(key, draw) {
    return `<use href="#${this.define(`s${key}`, (id) => `<g id="${id}">${draw()}</g>`)}"/>`
  }
  svg(width, height, body, box = [0, 0, width, height]) {
    const defs = [...this.#defs.values()].map((one) => one.tag).join('')
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}">` +
      `<defs>${defs}</defs>${body}</svg>`
    )
  }
}

/** Tags of a path, an ellipse and a group; attribute names in camel case. */
export const path = (d, given = {}) => `<path d="${d}"${attributes(given)}/>`
export const ellipse = (cx, cy, rx, ry, given = {}) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${attributes(given)}/>`
export const group = (children, given = {}) =>
  `<g${attributes(given)}>${Array.isArray(children) ? children.join('') : children}</g>`
/** Places a drawing: move, then turn (degrees), then scale. */
export const place = (children, { x = 0, y = 0, scale = 1, turn = 0, flip = false, opacity } = {}) =>
  group(children, {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`,
    opacity,
  })

/** Soft shadow on the ground under something `rx` wide: a tight dark touch and a wide soft fall to the right. */
export function groundShadow(art, rx, { ry = rx * 0.16, x = 0, y = 0, strength = 1 } = {}) {
  const soft = { fill: palette.shade, filter: art.blur(Math.max(3, rx * 0.11)), opacity: 0.3 * strength }
  const touch = { fill: palette.shade, filter: art.blur(Math.max(1.2, rx * 0.03)), opacity: 0.5 * strength }
  return (
    ellipse(x + rx * 0.14, y + ry * 0.42, rx * 1.12, ry * 1.15, soft) +
    ellipse(x + rx * 0.02, y + ry * 0.14, rx * 0.98, ry * 1.0, touch)
  )
}

/** Shadow under something round that touches the ground in a small spot. */
export const ballShadow = (art, r, strength = 1) =>
  ellipse(r * 0.2, r * 0.03, r * 0.98, r * 0.2, {
    fill: palette.shade,
    filter: art.blur(r * 0.1),
    opacity: 0.36 * strength,
  }) +
  ellipse(r * 0.04, -r * 0.02, r * 0.5, r * 0.1, {
    fill: palette.shade,
    filter: art.blur(r * 0.06),
    opacity: 0.75 * strength,
  })

/** Shadow of a carton of `w` and depth `d` that stands on (0, 0). */
export function boxShadow(art, w, d) {
  const foot = `M${-w / 2} 0H${w / 2}L${w / 2 + d * 0.74} ${-d * 0.34}H${-w / 2 + d * 0.74}Z`
  const fall = `M${-w / 2 + 6} ${-2}L${w / 2} 7L${w / 2 + d * 1.25} ${-d * 0.3}L${w / 2 + d * 0.74} ${-d * 0.5}Z`
  return (
    path(fall, { fill: palette.shade, filter: art.blur(9), opacity: 0.42 }) +
    path(foot, { fill: palette.shade, filter: art.blur(3), opacity: 0.6, transform: 'translate(1 3)' })
  )
}
