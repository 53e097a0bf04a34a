import { ellipse, group, path } from '../draw/art.mjs'
import { dark, light, palette } from '../draw/colour.mjs'
import { random } from '../fruit/random.mjs'

const relief = (height, blur, elevation) =>
  'x="-8%" y="-8%" width="116%" height="116%">' +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>` +
  `<feSpecularLighting in="b" surfaceScale="${height}" specularConstant="0.75" specularExponent="22" lighting-color="#ffffff" result="s">` +
  `<feDistantLight azimuth="230" elevation="${elevation}"/></feSpecularLighting>` +
  '<feComposite in="s" in2="SourceAlpha" operator="in" result="i"/>' +
  '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="i"/></feMerge>'

/** A swipe of cream around (0, 0), about 2w wide, with the ridges a spatula leaves. `grain` roughens it (clay). */
export function swipe(art, w, colour, { seed = 3, grain = 0 } = {}) {
  const next = random(seed)
  const outline =
    `M${-w} ${w * 0.1}C${-w * 1.1} ${-w * 0.26} ${-w * 0.8} ${-w * 0.54} ${-w * 0.42} ${-w * 0.5}C${-w * 0.1} ${-w * 0.47} ${w * 0.1} ${-w * 0.5} ${w * 0.42} ${-w * 0.44}` +
    `C${w * 0.72} ${-w * 0.39} ${w * 0.96} ${-w * 0.42} ${w * 1.14} ${-w * 0.3}C${w * 1.2} ${-w * 0.24} ${w * 1.04} ${-w * 0.2} ${w * 1.0} ${-w * 0.13}C${w * 0.97} ${-w * 0.07} ${w * 1.1} ${-w * 0.04} ${w * 1.04} ${w * 0.04}` +
    `C${w * 0.98} ${w * 0.12} ${w * 0.86} ${w * 0.13} ${w * 0.84} ${w * 0.22}C${w * 0.8} ${w * 0.34} ${w * 0.5} ${w * 0.38} ${w * 0.1} ${w * 0.42}C${-w * 0.4} ${w * 0.47} ${-w * 0.92} ${w * 0.46} ${-w} ${w * 0.1}Z`
  const ridges = Array.from({ length: 9 }, (_, i) => {
    const y = w * (-0.38 + i * 0.092) + next(-1, 1) * w * 0.012
    const [from, to] = [-w * next(0.62, 0.9), w * next(0.72, 0.98)]
    const d = `M${from} ${y + w * 0.16}C${-w * 0.72} ${y - w * 0.1} ${-w * 0.2} ${y - w * 0.03} ${w * 0.2} ${y + w * 0.03}S${w * 0.7} ${y - w * 0.03} ${to} ${y - w * 0.02}`
    return (
      path(d, {
        fill: 'none',
        stroke: dark(colour, 0.28),
        strokeWidth: w * 0.026,
        opacity: 0.34,
        filter: art.blur(w * 0.008),
        strokeLinecap: 'round',
      }) +
      path(d, {
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: w * 0.016,
        opacity: 0.6,
        filter: art.blur(w * 0.006),
        transform: `translate(0 ${-w * 0.026})`,
        strokeLinecap: 'round',
      })
    )
  }).join('')
  const rough =
    'x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency="0.35" numOctaves="3" seed="3"/>' +
    '<feDiffuseLighting surfaceScale="1.4" lighting-color="#ffffff"><feDistantLight azimuth="225" elevation="50"/></feDiffuseLighting><feComposite in2="SourceAlpha" operator="in"/>'
  return group([
    ellipse(w * 0.05, w * 0.36, w * 0.98, w * 0.16, {
      fill: palette.shade,
      opacity: 0.4,
      filter: art.blur(w * 0.05),
    }),
    path(outline, { fill: dark(colour, 0.24), transform: `translate(${w * 0.012} ${w * 0.035})` }),
    path(outline, {
      fill: art.linear(
        [
          [0, light(colour, 0.34)],
          [0.5, colour],
          [1, dark(colour, 0.14)],
        ],
        [0.1, 0, 0.7, 1],
      ),
      filter: art.filter(relief(w * 0.03, w * 0.03, 46)),
    }),
    art.clipped(outline, ridges),
    grain
      ? path(outline, {
          fill: '#ffffff',
          filter: art.filter(rough),
          opacity: grain,
          style: 'mix-blend-mode:soft-light',
        })
      : '',
  ])
}

/** A clear drop lying on the ground at (0, 0). */
export const drop = (art, r, colour = '#f3b9ae') =>
  group([
    ellipse(r * 0.1, r * 0.1, r * 1.02, r * 0.62, {
      fill: palette.shade,
      opacity: 0.32,
      filter: art.blur(r * 0.08),
    }),
    ellipse(0, 0, r, r * 0.62, {
      fill: art.radial(
        [
          [0, light(colour, 0.75), 0.95],
          [0.55, light(colour, 0.3), 0.85],
          [0.88, colour, 0.85],
          [1, dark(colour, 0.22), 0.9],
        ],
        [0.62, 0.72, 0.72],
      ),
    }),
    ellipse(r * 0.22, r * 0.22, r * 0.55, r * 0.24, {
      fill: '#ffffff',
      opacity: 0.7,
      filter: art.blur(r * 0.09),
    }),
    ellipse(-r * 0.38, -r * 0.24, r * 0.24, r * 0.11, {
      fill: '#ffffff',
      opacity: 0.95,
      filter: art.blur(r * 0.02),
      transform: `rotate(-20 ${-r * 0.38} ${-r * 0.24})`,
    }),
    ellipse(-r * 0.06, -r * 0.38, r * 0.08, r * 0.045, { fill: '#ffffff', opacity: 0.9 }),
  ])

/** A soft heap of foam resting on (0, 0), about 2w wide: large puffs with fine bubbles on them. */
export function foam(art, w, { seed = 5 } = {}) {
  const next = random(seed)
  const puffs = [
    [0, 0.86, 0.24],
    [-0.24, 0.72, 0.28],
    [0.26, 0.7, 0.28],
    [0.02, 0.62, 0.34],
    [-0.5, 0.46, 0.3],
    [0.52, 0.44, 0.3],
    [-0.2, 0.44, 0.36],
    [0.24, 0.42, 0.36],
    [-0.72, 0.24, 0.25],
    [0.74, 0.23, 0.25],
    [-0.42, 0.24, 0.3],
    [0.44, 0.23, 0.3],
    [0, 0.25, 0.34],
  ].map(([x, y, r]) => [x * w, -y * w * 0.86, r * w])
  const fill = art.radial(
    [
      [0, '#ffffff'],
      [0.5, '#fbfdfe'],
      [0.8, '#e6f0f3'],
      [1, '#c9dde3'],
    ],
    [0.36, 0.28, 0.78],
  )
  const bubbles = Array.from({ length: 190 }, () => {
    const [px, py, pr] = puffs[Math.floor(next(0, puffs.length))]
    const [a, d] = [next(0, Math.PI * 2), pr * 0.92 * Math.sqrt(next())]
    const [x, y, r] = [px + d * Math.cos(a), py + d * Math.sin(a), w * next(0.008, 0.034)]
    return (
      ellipse(x.toFixed(1), y.toFixed(1), r.toFixed(2), r.toFixed(2), {
        fill: '#ffffff',
        fillOpacity: 0.5,
        stroke: '#a9c6cf',
        strokeWidth: w * 0.004,
        opacity: 0.75,
      }) +
      ellipse(
        (x - r * 0.35).toFixed(1),
        (y - r * 0.35).toFixed(1),
        (r * 0.26).toFixed(2),
        (r * 0.2).toFixed(2),
        { fill: '#ffffff' },
      )
    )
  })
  return group([
    ellipse(w * 0.08, 0, w * 0.98, w * 0.15, {
      fill: palette.shade,
      opacity: 0.36,
      filter: art.blur(w * 0.05),
    }),
    ...puffs.map(([x, y, r]) =>
      ellipse(x.toFixed(1), y.toFixed(1), r.toFixed(1), (r * 0.92).toFixed(1), { fill }),
    ),
    ...bubbles,
  ])
}
