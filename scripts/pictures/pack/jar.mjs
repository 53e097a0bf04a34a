import { ellipse, path } from '../draw/art.mjs'
import { dark, light, palette } from '../draw/colour.mjs'
import { TILT, band, gloss, lathe, shading } from '../draw/solid.mjs'
import { cap } from './bottle.mjs'

/** A low jar of thick glass with a wide lid, standing on (0, 0). */
export function jar(art, { r = 100, height = 104, lid = 44, glass, lidColour, label }) {
  const outline = lathe([
    [r * 0.86, -height],
    [r * 0.9, -height + 3, 3],
    [r, -height + r * 0.12, r * 0.1],
    [r, -r * 0.12, r * 0.2],
    [r * 0.86, 0],
  ])
  const foot = lathe([
    [r * 0.95, -r * 0.1],
    [r * 0.93, -r * 0.06, r * 0.06],
    [r * 0.84, -r * 0.01],
  ])
  return [
    path(outline, { fill: glass }),
    art.clipped(foot, path(band(r * 0.95, -r * 0.1, 0), { fill: light(glass, 0.4), opacity: 0.4 })),
    path(band(r * 0.96, -r * 0.12, -r * 0.105), { fill: light(glass, 0.6), opacity: 0.45 }),
    art.clipped(outline, label(r * 1.001, -height + r * 0.12, -r * 0.24)),
    shading(art, outline, { depth: 0.52 }),
    art.clipped(
      outline,
      ellipse(0, -height + r * 0.12, r, r * 0.17, {
        fill: palette.shade,
        opacity: 0.5,
        filter: art.blur(r * 0.03),
      }),
    ),
    gloss(art, outline, r, -height + r * 0.1, -r * 0.08, { strength: 0.55, soft: r * 0.04 }),
    path(outline, { fill: 'none', stroke: dark(glass, 0.4), strokeWidth: 1, opacity: 0.25 }),
    cap(art, r * 0.97, -height - lid, -height + r * TILT * 0.1, lidColour, { rib: false, depth: 0.55 }),
  ].join('')
}
