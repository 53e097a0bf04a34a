import { ellipse, path } from '../draw/art.mjs'
import { dark, light, palette } from '../draw/colour.mjs'
import { TILT, band, gloss, lathe, shading, topPlate } from '../draw/solid.mjs'
import { ribs } from './pot.mjs'

/** A cap of a bottle: turned outline, ribs, shading and round top. */
export function cap(art, r, top, bottom, colour, { rib = true, depth = 0.6 } = {}) {
  const outline = lathe([
    [r * 0.96, top - 0.5],
    [r, top + 3, 4],
    [r, bottom],
  ])
  return [
    path(outline, { fill: colour }),
    rib ? art.clipped(outline, ribs(r, top + 7, bottom - 2, dark(colour, 0.45), 44)) : '',
    shading(art, outline, { depth }),
    gloss(art, outline, r, top + 4, bottom + r * TILT, { strength: 0.5, soft: r * 0.04 }),
    topPlate(art, r * 0.965, top, light(colour, 0.1), light(colour, 0.32)),
  ].join('')
}

/** A bottle of capsules or tablets with a ribbed cap, standing on (0, 0). */
export function capsuleBottle(
  art,
  { r = 78, height = 196, colour, capColour = colour, body = '#fffdf9', label },
) {
  const outline = lathe([
    [r * 0.6, -height - 4],
    [r * 0.62, -height + 6, 3],
    [r * 0.98, -height + r * 0.34, r * 0.32],
    [r, -height + r * 0.62, r * 0.1],
    [r, -r * 0.05, r * 0.08],
    [r * 0.955, 0],
  ])
  const [labelTop, labelBottom] = [-height + r * 0.6, -r * 0.16]
  const capBottom = -height + r * 0.1
  return [
    path(outline, { fill: body }),
    art.clipped(outline, label(r * 1.001, labelTop, labelBottom)),
    path(band(r, labelBottom, labelBottom + 1), { fill: dark(body, 0.3), opacity: 0.35 }),
    shading(art, outline, { depth: 0.42 }),
    art.clipped(
      outline,
      ellipse(0, capBottom + r * 0.1, r * 0.78, r * 0.16, {
        fill: palette.shade,
        opacity: 0.5,
        filter: art.blur(r * 0.04),
      }),
    ),
    gloss(art, outline, r, -height + r * 0.5, -r * 0.06, { strength: 0.34, soft: r * 0.045 }),
    cap(art, r * 0.71, -height - r * 0.44, capBottom, capColour),
  ].join('')
}

/** Bottle of thick tinted glass with a rubber dropper, standing on (0, 0). */
export function dropperBottle(
  art,
  {
    r = 62,
    height = 168,
    glass = '#e9a198',
    liquid = '#fbd9d0',
    collar = '#b98a6a',
    bulb = '#4a1220',
    label,
  },
) {
  const outline = lathe([
    [r * 0.4, -height],
    [r * 0.42, -height + 10, 4],
    [r * 0.98, -height + r * 0.42, r * 0.4],
    [r, -height + r * 0.8, r * 0.1],
    [r, -r * 0.08, r * 0.16],
    [r * 0.9, 0],
  ])
  const inner = lathe([
    [r * 0.6, -height + r * 0.62],
    [r * 0.9, -height + r * 0.78, r * 0.2],
    [r * 0.91, -r * 0.2, r * 0.2],
    [r * 0.8, -r * 0.12],
  ])
  const collarTop = -height - 22
  const collarShape = lathe([
    [r * 0.46, collarTop],
    [r * 0.46, -height + 6],
  ])
  const bulbShape = lathe([
    [r * 0.12, collarTop - 58],
    [r * 0.27, collarTop - 54, 6],
    [r * 0.3, collarTop - 22, 8],
    [r * 0.36, collarTop - 8, 6],
    [r * 0.38, collarTop + 1],
  ])
  return [
    path(outline, { fill: glass, opacity: 0.9 }),
    path(inner, {
      fill: art.linear([
        [0, dark(glass, 0.12)],
        [0.5, liquid],
        [1, dark(glass, 0.2)],
      ]),
      opacity: 0.85,
    }),
    ellipse(0, -height + r * 0.66, r * 0.62, r * 0.62 * TILT, { fill: light(liquid, 0.4), opacity: 0.55 }),
    `<rect x="${-r * 0.055}" y="${-height}" width="${r * 0.11}" height="${height - r * 0.5}" rx="${r * 0.05}" fill="#ffffff" opacity="0.28"/>`,
    art.clipped(outline, label(r * 1.001, -height + r * 0.95, -r * 0.3)),
    shading(art, outline, { depth: 0.5 }),
    path(outline, { fill: 'none', stroke: dark(glass, 0.3), strokeWidth: 1.2, opacity: 0.35 }),
    gloss(art, outline, r, -height + r * 0.62, -r * 0.16, { strength: 0.62, soft: r * 0.045 }),
    path(collarShape, { fill: collar }),
    shading(art, collarShape, { depth: 0.62 }),
    gloss(art, collarShape, r * 0.46, collarTop, -height + 10, { strength: 0.75, soft: 1.6 }),
    path(bulbShape, { fill: bulb }),
    shading(art, bulbShape, { depth: 0.55 }),
    gloss(art, bulbShape, r * 0.32, collarTop - 52, collarTop - 6, { strength: 0.5, soft: 2 }),
  ].join('')
}
