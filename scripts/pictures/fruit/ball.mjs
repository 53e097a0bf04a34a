import { ellipse, group, path } from '../draw/art.mjs'
import { dark, light, mix } from '../draw/colour.mjs'

const peelFilter = (grain, depth) =>
  'x="-5%" y="-5%" width="110%" height="110%">' +
  `<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="2" seed="4"/>` +
  `<feDiffuseLighting surfaceScale="${depth}" lighting-color="#ffffff"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting>` +
  '<feComposite in2="SourceAlpha" operator="in"/>'

/** Pores of a citrus peel over an outline. `grain` in waves per user unit. */
export const peel = (art, outline, { grain = 0.22, depth = 1.6, opacity = 0.5 } = {}) =>
  path(outline, {
    fill: '#ffffff',
    filter: art.filter(peelFilter(grain, depth)),
    opacity,
    style: 'mix-blend-mode:soft-light',
  })

/** Path of an ellipse around a centre. */
export const oval = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`

/** Fill of a round thing lit from the upper left. */
export const roundFill = (art, colour, { glow = 0.35, fall = 0.5 } = {}) =>
  art.radial(
    [
      [0, light(colour, glow)],
      [0.3, mix(colour, light(colour, glow), 0.45)],
      [0.58, colour],
      [0.86, dark(colour, fall * 0.62)],
      [1, dark(colour, fall)],
    ],
    [0.34, 0.28, 0.8],
  )

/** Soft and sharp reflections of the studio light on a round thing. */
export const shine = (art, cx, cy, rx, ry, strength = 0.7) =>
  group([
    ellipse(cx - rx * 0.36, cy - ry * 0.42, rx * 0.3, ry * 0.22, {
      fill: '#ffffff',
      opacity: strength * 0.6,
      filter: art.blur(rx * 0.09),
      transform: `rotate(-32 ${cx - rx * 0.36} ${cy - ry * 0.42})`,
    }),
    ellipse(cx - rx * 0.42, cy - ry * 0.48, rx * 0.11, ry * 0.07, {
      fill: '#ffffff',
      opacity: strength,
      filter: art.blur(rx * 0.02),
      transform: `rotate(-32 ${cx - rx * 0.42} ${cy - ry * 0.48})`,
    }),
    path(
      `M${cx + rx * 0.2} ${cy + ry * 0.86}A${rx * 0.9} ${ry * 0.9} 0 0 0 ${cx + rx * 0.88} ${cy + ry * 0.08}`,
      {
        fill: 'none',
        stroke: '#ffe6dc',
        strokeWidth: rx * 0.07,
        opacity: strength * 0.3,
        filter: art.blur(rx * 0.05),
      },
    ),
  ])

/** A leaf from (0, 0) along +x, `length` long. */
export function leaf(art, length, colour = '#4f8a3c') {
  const w = length * 0.27
  const outline = `M0 0C${length * 0.25} ${-w} ${length * 0.7} ${-w * 0.95} ${length} 0C${length * 0.7} ${w * 0.8} ${length * 0.25} ${w * 0.75} 0 0Z`
  const lower = `M0 0C${length * 0.3} ${-w * 0.12} ${length * 0.7} ${-w * 0.16} ${length} 0C${length * 0.7} ${w * 0.8} ${length * 0.25} ${w * 0.75} 0 0Z`
  const veins = [0.22, 0.38, 0.54, 0.7]
    .map(
      (t) =>
        `M${length * t} ${-w * 0.1}Q${length * (t + 0.08)} ${-w * 0.3} ${length * (t + 0.16)} ${-w * 0.5}M${length * t} ${-w * 0.1}Q${length * (t + 0.09)} ${w * 0.2} ${length * (t + 0.16)} ${w * 0.36}`,
    )
    .join('')
  return group([
    path(outline, {
      fill: art.linear(
        [
          [0, dark(colour, 0.25)],
          [0.5, light(colour, 0.12)],
          [1, colour],
        ],
        [0, 1, 0.3, 0],
      ),
    }),
    path(lower, { fill: dark(colour, 0.4), opacity: 0.45 }),
    path(`M0 0C${length * 0.3} ${-w * 0.12} ${length * 0.7} ${-w * 0.16} ${length} 0`, {
      fill: 'none',
      stroke: light(colour, 0.45),
      strokeWidth: length * 0.018,
      opacity: 0.8,
    }),
    path(veins, { fill: 'none', stroke: light(colour, 0.4), strokeWidth: length * 0.009, opacity: 0.5 }),
  ])
}
