import { ellipse, path } from '../draw/art.mjs'
import { dark, light, palette } from '../draw/colour.mjs'
import { TILT, gloss, lathe, shading } from '../draw/solid.mjs'

/** A soft tube standing on its cap at (0, 0), its welded end up. */
export function tube(art, { r = 58, height = 250, colour, capColour, label }) {
  const capTop = -52
  const capShape = lathe([
    [r * 0.9, capTop],
    [r * 0.92, capTop + 2, 2],
    [r * 0.9, -4, 5],
    [r * 0.86, 0],
  ])
  const flat = r * 1.12
  const end = -height
  const body =
    `M${-flat} ${end}H${flat}C${r * 1.1} ${end + height * 0.4} ${r * 1.0} ${capTop - 40} ${r * 0.97} ${capTop - 8}` +
    `Q${r * 0.96} ${capTop + 2} ${r * 0.88} ${capTop + 5}A${r * 0.9} ${r * 0.9 * TILT} 0 0 1 ${-r * 0.88} ${capTop + 5}` +
    `Q${-r * 0.96} ${capTop + 2} ${-r * 0.97} ${capTop - 8}C${-r * 1.0} ${capTop - 40} ${-r * 1.1} ${end + height * 0.4} ${-flat} ${end}Z`
  const seam = Array.from({ length: 30 }, (_, i) => {
    const x = -flat + 3 + (i * (flat * 2 - 6)) / 29
    return `M${x.toFixed(1)} ${end + 2}V${end + 15}`
  }).join('')
  return [
    path(capShape, { fill: capColour }),
    shading(art, capShape, { depth: 0.55 }),
    gloss(art, capShape, r * 0.92, capTop, 0, { strength: 0.5, soft: 2.4 }),
    path(body, { fill: colour }),
    art.clipped(body, label(r * 1.02, end + r * 0.7, capTop - r * 0.24)),
    path(body, {
      fill: art.linear(
        [
          [0, '#ffffff', 0.35],
          [0.3, '#ffffff', 0],
          [1, palette.shade, 0.12],
        ],
        [0, 0, 0, 1],
      ),
    }),
    shading(art, body, { depth: 0.42 }),
    gloss(art, body, r, end + 30, capTop - 6, { strength: 0.55, soft: r * 0.06 }),
    path(`M${-flat} ${end}H${flat}V${end + 17}H${-flat}Z`, { fill: light(colour, 0.2) }),
    path(seam, { stroke: dark(colour, 0.3), strokeWidth: 0.9, opacity: 0.4 }),
    path(`M${-flat} ${end + 17}H${flat}`, { stroke: dark(colour, 0.35), strokeWidth: 1.2, opacity: 0.45 }),
    ellipse(0, capTop + 6, r * 0.8, 2, { fill: palette.shade, opacity: 0.25, filter: art.blur(2) }),
  ].join('')
}
