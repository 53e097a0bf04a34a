import { group, path } from '../draw/art.mjs'
import { dark, light, palette } from '../draw/colour.mjs'

/**
 * A folding carton seen from a little above, standing on (0, 0): front of `w`×`h`, side of depth `d`.
 * `front(w, h)` draws the print in a flat box from (−w/2, −h) to (w/2, 0).
 */
export function carton(art, { w = 190, h = 230, d = 62, colour, front }) {
  const [left, right] = [-w / 2, w / 2]
  const rise = d * 0.34
  const side = `M${right} 0L${right + d * 0.74} ${-rise}V${-h - rise}L${right} ${-h}Z`
  const top = `M${left} ${-h}L${left + d * 0.74} ${-h - rise}H${right + d * 0.74}L${right} ${-h}Z`
  const face = `M${left} 0V${-h}H${right}V0Z`
  return group([
    path(side, { fill: colour }),
    path(side, {
      fill: art.linear([
        [0, dark(palette.shade, 0.3), 0.42],
        [1, dark(palette.shade, 0.3), 0.26],
      ]),
    }),
    path(top, { fill: light(palette.cream, 0.1) }),
    path(top, {
      fill: art.linear(
        [
          [0, '#ffffff', 0.7],
          [1, palette.shade, 0.12],
        ],
        [0, 0, 1, 0.4],
      ),
    }),
    path(`M${left + d * 0.37} ${-h - rise / 2}H${right + d * 0.37}`, {
      stroke: palette.shade,
      strokeWidth: 0.8,
      opacity: 0.35,
    }),
    path(face, { fill: palette.cream }),
    art.clipped(face, front(w, h)),
    path(face, {
      fill: art.linear(
        [
          [0, '#ffffff', 0.3],
          [0.4, '#ffffff', 0],
          [1, palette.shade, 0.2],
        ],
        [0, 0, 1, 0.5],
      ),
    }),
    path(`M${left} ${-h}H${right}V0`, { fill: 'none', stroke: '#ffffff', strokeWidth: 1.2, opacity: 0.55 }),
  ])
}

/** A stick sachet of `w`×`h` with its lower end at (0, 0); `print(w, h)` draws on it. */
export function stick(art, { w = 34, h = 190, colour, print }) {
  const shape = `M${-w / 2} 0V${-h}H${w / 2}V0Z`
  const weld = (y) =>
    path(`M${-w / 2} ${y}H${w / 2}V${y + 13}H${-w / 2}Z`, { fill: light(colour, 0.22) }) +
    path(Array.from({ length: 4 }, (_, i) => `M${-w / 2} ${y + 2.5 + i * 2.8}H${w / 2}`).join(''), {
      stroke: dark(colour, 0.35),
      strokeWidth: 0.7,
      opacity: 0.4,
    })
  const teeth = Array.from(
    { length: 8 },
    (_, i) =>
      `L${(-w / 2 + ((i + 0.5) * w) / 8).toFixed(2)} ${-h - 3}L${(-w / 2 + ((i + 1) * w) / 8).toFixed(2)} ${-h}`,
  ).join('')
  return group([
    path(`M${-w / 2} ${-h}${teeth}Z`, { fill: light(colour, 0.22) }),
    path(shape, { fill: colour }),
    art.clipped(shape, print(w, h)),
    path(shape, {
      fill: art.linear([
        [0, '#ffffff', 0],
        [0.2, '#ffffff', 0.5],
        [0.34, '#ffffff', 0.05],
        [0.7, palette.shade, 0.1],
        [1, palette.shade, 0.42],
      ]),
    }),
    weld(-h),
    weld(-13),
  ])
}
