import { ellipse, path } from '../draw/art.mjs'
import { dark, light, palette } from '../draw/colour.mjs'
import { TILT, band, gloss, lathe, shading, topPlate } from '../draw/solid.mjs'

/** Ribs of a screw lid between two heights. */
export function ribs(r, top, bottom, colour, count = 56) {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / count
    const x = r * Math.sin(angle)
    const drop = r * TILT * Math.cos(angle)
    const width = Math.max(0.25, ((r * Math.PI) / count) * 0.36 * Math.cos(angle))
    return path(`M${x.toFixed(2)} ${(top + drop).toFixed(2)}V${(bottom + drop).toFixed(2)}`, {
      stroke: colour,
      strokeWidth: width.toFixed(2),
      opacity: 0.55,
    })
  }).join('')
}

/**
 * A round plastic pot with a screw lid, standing on (0, 0). `label(r, top, bottom)` draws its label.
 * Sizes in user units: radius, height of the body without lid.
 */
export function pot(art, { r = 100, height = 214, lid = 50, lidR = 0.95, colour, body = '#fffdf9', label }) {
  const outline = lathe([
    [r * 0.8, -height - 6],
    [r * 0.86, -height, 4],
    [r, -height + 4, r * 0.16],
    [r, -r * 0.05, r * 0.05],
    [r * 0.965, 0],
  ])
  const [labelTop, labelBottom] = [-height + r * 0.2, -r * 0.17]
  const rl = r * lidR
  const [lidTop, lidBottom] = [-height - lid, -height + 1]
  const lidOutline = lathe([
    [rl * 0.96, lidTop - 0.5],
    [rl, lidTop + 3, 4],
    [rl, lidBottom],
  ])
  return [
    path(outline, { fill: body }),
    art.clipped(outline, label(r * 1.001, labelTop, labelBottom)),
    path(band(r, labelBottom, labelBottom + 1.2), { fill: dark(body, 0.2), opacity: 0.35 }),
    shading(art, outline, { depth: 0.4 }),
    art.clipped(
      outline,
      ellipse(0, lidBottom + r * 0.13, r * 1.02, r * 0.18, {
        fill: '#8a5244',
        opacity: 0.5,
        filter: art.blur(r * 0.035),
      }),
    ),
    path(outline, {
      fill: art.linear(
        [
          [0, palette.shade, 0],
          [0.8, palette.shade, 0],
          [1, palette.shade, 0.2],
        ],
        [0, 0, 0, 1],
      ),
    }),
    gloss(art, outline, r, labelTop - r * 0.02, -r * 0.04, { strength: 0.3, soft: r * 0.04 }),
    path(lidOutline, { fill: colour }),
    art.clipped(lidOutline, ribs(rl, lidTop + 8, lidBottom - 3, dark(colour, 0.5))),
    path(band(rl, lidBottom - 3, lidBottom), { fill: dark(colour, 0.35), opacity: 0.5 }),
    shading(art, lidOutline, { depth: 0.62 }),
    gloss(art, lidOutline, rl, lidTop + 4, lidBottom + 6, { strength: 0.5, soft: r * 0.035 }),
    topPlate(art, rl * 0.965, lidTop, light(colour, 0.12), light(colour, 0.34)),
  ].join('')
}
