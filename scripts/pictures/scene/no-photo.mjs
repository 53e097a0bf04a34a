import { ellipse, group, path } from '../draw/art.mjs'
import { TILT, lathe } from '../draw/solid.mjs'
import { palette } from '../draw/colour.mjs'
import { mark, sheet } from '../label/sheet.mjs'

/** The picture shown where a product has none: the outline of a pot, calm and without colour of its own. */
export function noPhoto() {
  const line = { fill: 'none', stroke: palette.wine, strokeWidth: 7, opacity: 0.3, strokeLinejoin: 'round' }
  const body = lathe([
    [180, -440],
    [200, -425, 30],
    [200, -20, 24],
    [190, 0],
  ])
  const lid = lathe([
    [186, -532],
    [190, -526, 8],
    [190, -438],
  ])
  return group(
    [
      ellipse(0, 8, 230, 34, { fill: palette.wine, opacity: 0.07 }),
      path(body, { fill: palette.paper, opacity: 0.75 }),
      path(body, line),
      path(lid, { fill: palette.sand }),
      path(lid, line),
      ellipse(0, -532, 186, 186 * TILT, { fill: palette.paper }),
      ellipse(0, -532, 186, 186 * TILT, line),
      group(mark(sheet(Infinity), 0, -225, 92, palette.coral), { opacity: 0.55 }),
    ],
    { transform: 'translate(500 770)' },
  )
}
