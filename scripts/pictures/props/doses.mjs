import { ellipse, group, path, place } from '../draw/art.mjs'
import { dark, light, mix, palette } from '../draw/colour.mjs'
import { oval, roundFill } from '../fruit/ball.mjs'

/** A translucent oil capsule lying on (0, 0). */
export const softgel = (art, r, { turn = 0, colour = '#e9a81e' } = {}) => {
  const shape = oval(0, 0, r, r * 0.56)
  return place(
    group([
      path(shape, {
        fill: art.radial(
          [
            [0, light(colour, 0.62)],
            [0.45, light(colour, 0.12)],
            [0.82, dark(colour, 0.16)],
            [1, dark(colour, 0.42)],
          ],
          [0.6, 0.66, 0.72],
        ),
      }),
      ellipse(r * 0.22, r * 0.2, r * 0.5, r * 0.2, {
        fill: '#fff2b0',
        opacity: 0.55,
        filter: art.blur(r * 0.1),
      }),
      path(`M${-r} 0Q0 ${r * 0.1} ${r} 0`, {
        fill: 'none',
        stroke: dark(colour, 0.3),
        strokeWidth: r * 0.02,
        opacity: 0.4,
      }),
      ellipse(-r * 0.34, -r * 0.26, r * 0.34, r * 0.09, {
        fill: '#ffffff',
        opacity: 0.85,
        filter: art.blur(r * 0.035),
        transform: 'rotate(-12)',
      }),
    ]),
    { y: -r * 0.52, turn },
  )
}

/** A two-piece capsule lying on (0, 0). */
export function capsule(art, r, { turn = 0, left = '#fffaf2', right = '#2f6b6f' } = {}) {
  const [l, h] = [r, r * 0.36]
  const shape = `M${-l + h} ${-h}H${l - h}A${h} ${h} 0 0 1 ${l - h} ${h}H${-l + h}A${h} ${h} 0 0 1 ${-l + h} ${-h}Z`
  const cover = `M${-l * 0.05} ${-h * 1.07}H${l - h}A${h * 1.07} ${h * 1.07} 0 0 1 ${l - h} ${h * 1.07}H${-l * 0.05}Z`
  const round = (colour) =>
    art.linear(
      [
        [0, light(colour, 0.28)],
        [0.3, light(colour, 0.45)],
        [0.5, colour],
        [1, dark(colour, 0.42)],
      ],
      [0, 0, 0, 1],
    )
  return place(
    group([
      path(shape, { fill: round(left) }),
      path(cover, { fill: round(right) }),
      path(`M${-l * 0.05} ${-h * 1.07}V${h * 1.07}`, {
        stroke: dark(right, 0.3),
        strokeWidth: r * 0.025,
        opacity: 0.5,
      }),
      ellipse(0, -h * 0.52, l * 0.74, h * 0.13, {
        fill: '#ffffff',
        opacity: 0.75,
        filter: art.blur(r * 0.025),
      }),
    ]),
    { y: -h, turn },
  )
}

/** A coated tablet lying on (0, 0); `long` makes it a caplet, otherwise it is round with a score. */
export function tablet(art, r, { turn = 0, colour = '#f4e3c4', long = false } = {}) {
  const [rx, ry, h] = long ? [r, r * 0.42, r * 0.2] : [r, r * 0.5, r * 0.26]
  return place(
    group([
      path(`M${-rx} ${-h}A${rx} ${ry} 0 0 1 ${rx} ${-h}V0A${rx} ${ry} 0 0 1 ${-rx} 0Z`, {
        fill: art.linear([
          [0, mix(colour, palette.shade, 0.1)],
          [0.3, light(colour, 0.2)],
          [1, dark(colour, 0.32)],
        ]),
      }),
      ellipse(0, -h, rx, ry, {
        fill: art.linear(
          [
            [0, light(colour, 0.5)],
            [1, dark(colour, 0.08)],
          ],
          [0.1, 0, 0.9, 1],
        ),
      }),
      ellipse(0, -h, rx * 0.86, ry * 0.84, { fill: light(colour, 0.22), opacity: 0.6 }),
      path(`M${-rx * 0.02} ${-h - ry * 0.8}L${rx * 0.02} ${-h + ry * 0.8}`, {
        stroke: dark(colour, 0.25),
        strokeWidth: r * 0.035,
        opacity: 0.65,
      }),
      ellipse(-rx * 0.36, -h - ry * 0.36, rx * 0.3, ry * 0.14, {
        fill: '#ffffff',
        opacity: 0.65,
        filter: art.blur(r * 0.04),
        transform: `rotate(-10 ${-rx * 0.36} ${-h - ry * 0.36})`,
      }),
    ]),
    { y: -ry * 0.9, turn },
  )
}

/** A soft translucent gummy in the shape of a heart, standing on (0, 0). */
export function gummy(art, r, { turn = 0, colour = '#c22a68' } = {}) {
  const heart = `M0 ${r * 0.86}C${-r * 0.6} ${r * 0.5} ${-r * 1.05} ${r * 0.05} ${-r * 0.98} ${-r * 0.42}C${-r * 0.9} ${-r * 0.95} ${-r * 0.25} ${-r * 1.0} 0 ${-r * 0.52}C${r * 0.25} ${-r * 1.0} ${r * 0.9} ${-r * 0.95} ${r * 0.98} ${-r * 0.42}C${r * 1.05} ${r * 0.05} ${r * 0.6} ${r * 0.5} 0 ${r * 0.86}Z`
  return place(
    group([
      group(path(heart, { fill: dark(colour, 0.42) }), { transform: `translate(${r * 0.1} ${r * 0.07})` }),
      path(heart, { fill: roundFill(art, colour, { glow: 0.4, fall: 0.36 }) }),
      art.clipped(
        heart,
        ellipse(r * 0.3, r * 0.36, r * 0.6, r * 0.36, {
          fill: light(colour, 0.62),
          opacity: 0.6,
          filter: art.blur(r * 0.16),
        }),
      ),
      path(heart, {
        fill: 'none',
        stroke: light(colour, 0.4),
        strokeWidth: r * 0.05,
        opacity: 0.45,
        transform: 'scale(0.9)',
      }),
      ellipse(-r * 0.46, -r * 0.5, r * 0.22, r * 0.11, {
        fill: '#ffffff',
        opacity: 0.85,
        filter: art.blur(r * 0.04),
        transform: `rotate(-32 ${-r * 0.46} ${-r * 0.5})`,
      }),
    ]),
    { y: -r * 0.88, turn },
  )
}
