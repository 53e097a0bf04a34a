import { palette } from '../colour.mjs'
import { ROUND, unroll } from './unroll.mjs'

// Labels as SVG: bent around a pack and then unrolled, or flat.

/** The front half turn of a label on a round pack, as SVG. `ground` fills the background ('' leaves it transparent). */
export function round(r, height, draw, { ground = '', pixels = 1800 } = {}) {
  const k = ROUND / r
  const [w, h] = [ROUND * Math.PI, height * k]
  const paper = ground && `<rect x="${-w / 2}" y="0" width="${w}" height="${h}" fill="${ground}"/>`
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((pixels * h) / w)}" ` +
      `viewBox="${-w / 2} 0 ${w} ${h}">${paper}${unroll(draw(ROUND, 0, h))}</svg>`,
  }
}

/** A flat print of w × h with its own drawing from (−w/2, −h) to (w/2, 0). */
export function flat(w, h, body, { ground = palette.cream, pixels = 1000 } = {}) {
  const paper = ground && `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" fill="${ground}"/>`
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((pixels * h) / w)}" ` +
      `viewBox="${-w / 2} ${-h} ${w} ${h}">${paper}${body}</svg>`,
  }
}
