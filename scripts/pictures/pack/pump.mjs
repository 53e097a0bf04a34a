import { ellipse, path } from '../draw/art.mjs'
import { dark, light, palette } from '../draw/colour.mjs'
import { TILT, band, gloss, lathe, shading, topPlate } from '../draw/solid.mjs'

/** Airless pump with its head, standing on (0, 0). */
export function airlessPump(art, { r = 52, height = 210, colour, metal = '#d9b49a', label }) {
  const outline = lathe([
    [r * 0.99, -height],
    [r, -height + 3, 2],
    [r, -r * 0.07, r * 0.1],
    [r * 0.95, 0],
  ])
  const ring = lathe([
    [r * 0.99, -height - 12],
    [r, -height - 10, 2],
    [r, -height + 1],
  ])
  const stem = lathe([
    [r * 0.3, -height - 34],
    [r * 0.3, -height - 11],
  ])
  const head = lathe([
    [r * 0.6, -height - 66],
    [r * 0.66, -height - 62, 4],
    [r * 0.66, -height - 30],
  ])
  const spoutY = -height - 54
  const spout = `M${-r * 0.4} ${spoutY - 7}L${-r * 1.12} ${spoutY - 3}Q${-r * 1.24} ${spoutY} ${-r * 1.22} ${spoutY + 8}L${-r * 1.1} ${spoutY + 9}Q${-r * 1.06} ${spoutY + 8} ${-r * 0.4} ${spoutY + 10}Z`
  return [
    path(outline, { fill: colour }),
    art.clipped(outline, label(r * 1.001, -height + r * 0.3, -r * 0.3)),
    shading(art, outline, { depth: 0.46 }),
    gloss(art, outline, r, -height + 4, -r * 0.08, { strength: 0.5, soft: r * 0.05 }),
    path(ring, { fill: metal }),
    shading(art, ring, { depth: 0.6 }),
    gloss(art, ring, r, -height - 14, -height + 8, { strength: 0.85, soft: 1.6 }),
    ellipse(0, -height - 12, r * 0.985, r * TILT * 0.985, { fill: light(metal, 0.25) }),
    ellipse(0, -height - 11, r * 0.42, r * TILT * 0.42, {
      fill: dark(metal, 0.4),
      opacity: 0.5,
      filter: art.blur(2),
    }),
    path(stem, { fill: light(metal, 0.1) }),
    shading(art, stem, { depth: 0.6 }),
    path(spout, {
      fill: art.linear(
        [
          [0, '#fffaf5'],
          [1, '#d9cbc2'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ellipse(-r * 1.16, spoutY + 8.5, r * 0.07, 1.6, { fill: dark(palette.shade, 0.4) }),
    path(head, { fill: '#fffaf5' }),
    shading(art, head, { depth: 0.42 }),
    gloss(art, head, r * 0.66, -height - 60, -height - 30, { strength: 0.6, soft: 2 }),
    topPlate(art, r * 0.62, -height - 66, '#fffdfa', '#ffffff'),
  ].join('')
}

/** Bottle with a wide foamer head and clear overcap ring, standing on (0, 0). */
export function foamBottle(
  art,
  { r = 66, height = 196, colour = '#cfe3e6', head: headColour = '#fffaf5', label },
) {
  const outline = lathe([
    [r * 0.62, -height],
    [r * 0.64, -height + 6, 3],
    [r * 0.99, -height + r * 0.36, r * 0.34],
    [r, -height + r * 0.66, r * 0.1],
    [r, -r * 0.06, r * 0.12],
    [r * 0.94, 0],
  ])
  const level = -height + r * 0.78
  const inner = lathe([
    [r * 0.94, level],
    [r * 0.94, -r * 0.14, r * 0.12],
    [r * 0.86, -r * 0.06],
  ])
  const neck = lathe([
    [r * 0.64, -height - 24],
    [r * 0.66, -height - 22, 2],
    [r * 0.68, -height + 5],
  ])
  const stem = lathe([
    [r * 0.24, -height - 50],
    [r * 0.24, -height - 23],
  ])
  const top = lathe([
    [r * 0.46, -height - 84],
    [r * 0.52, -height - 80, 4],
    [r * 0.54, -height - 46],
  ])
  const y = -height - 72
  const spout = `M${-r * 0.3} ${y - 8}L${-r * 0.98} ${y - 4}Q${-r * 1.1} ${y} ${-r * 1.08} ${y + 12}L${-r * 0.9} ${y + 13}Q${-r * 0.88} ${y + 10} ${-r * 0.3} ${y + 12}Z`
  return [
    path(outline, { fill: light(colour, 0.45), opacity: 0.92 }),
    path(inner, { fill: colour, opacity: 0.85 }),
    ellipse(0, level, r * 0.94, r * 0.94 * TILT, { fill: light(colour, 0.5), opacity: 0.8 }),
    `<rect x="${-r * 0.05}" y="${-height + 4}" width="${r * 0.1}" height="${height - r * 0.4}" rx="3" fill="#ffffff" opacity="0.4"/>`,
    art.clipped(outline, label(r * 1.001, -height + r * 0.9, -r * 0.28)),
    shading(art, outline, { depth: 0.4 }),
    path(outline, { fill: 'none', stroke: dark(colour, 0.3), strokeWidth: 1.2, opacity: 0.35 }),
    gloss(art, outline, r, -height + r * 0.5, -r * 0.1, { strength: 0.65, soft: r * 0.045 }),
    path(neck, { fill: headColour }),
    shading(art, neck, { depth: 0.45 }),
    path(band(r * 0.675, -height + 1, -height + 4), { fill: palette.shade, opacity: 0.25 }),
    ellipse(0, -height - 24, r * 0.63, r * 0.63 * TILT, { fill: '#ffffff' }),
    ellipse(0, -height - 23, r * 0.34, r * 0.34 * TILT, {
      fill: palette.shade,
      opacity: 0.35,
      filter: art.blur(2),
    }),
    path(stem, { fill: headColour }),
    shading(art, stem, { depth: 0.6 }),
    path(spout, {
      fill: art.linear(
        [
          [0, '#ffffff'],
          [1, '#d9cbc2'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    path(top, { fill: headColour }),
    shading(art, top, { depth: 0.42 }),
    gloss(art, top, r * 0.52, -height - 78, -height - 46, { strength: 0.6, soft: 2 }),
    topPlate(art, r * 0.48, -height - 84, '#fffdfa', '#ffffff'),
  ].join('')
}
