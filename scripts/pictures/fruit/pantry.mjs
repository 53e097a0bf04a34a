import { ellipse, group, path, place } from '../draw/art.mjs'
import { dark, light } from '../draw/colour.mjs'
import { oval, roundFill } from './ball.mjs'
import { random } from './random.mjs'

/** A square of chocolate lying on (0, 0). */
export function chocolateSquare(art, s, { turn = 0, tone = '#5a3321' } = {}) {
  const [w, d, h] = [s, s * 0.42, s * 0.34]
  const top = `M${-w} ${-h}L${-w * 0.28} ${-h - d}L${w} ${-h - d * 0.72}L${w * 0.3} ${-h + d * 0.34}Z`
  const inset = `M${-w * 0.72} ${-h - d * 0.04}L${-w * 0.22} ${-h - d * 0.76}L${w * 0.74} ${-h - d * 0.56}L${w * 0.25} ${-h + d * 0.14}Z`
  return place(
    group([
      path(`M${-w} ${-h}L${w * 0.3} ${-h + d * 0.34}V${d * 0.34}L${-w} 0Z`, {
        fill: art.linear([
          [0, light(tone, 0.12)],
          [1, dark(tone, 0.3)],
        ]),
      }),
      path(`M${w * 0.3} ${-h + d * 0.34}L${w} ${-h - d * 0.72}V${-d * 0.72}L${w * 0.3} ${d * 0.34}Z`, {
        fill: dark(tone, 0.55),
      }),
      path(top, {
        fill: art.linear(
          [
            [0, light(tone, 0.34)],
            [1, light(tone, 0.08)],
          ],
          [0, 0, 1, 0.6],
        ),
      }),
      path(inset, { fill: light(tone, 0.2), stroke: light(tone, 0.42), strokeWidth: s * 0.02 }),
      path(`M${-w} ${-h}L${w * 0.3} ${-h + d * 0.34}L${w} ${-h - d * 0.72}`, {
        fill: 'none',
        stroke: light(tone, 0.4),
        strokeWidth: s * 0.022,
        opacity: 0.7,
      }),
    ]),
    { turn },
  )
}

/** A roasted cocoa bean lying on (0, 0). */
export const cocoaBean = (art, r, { turn = 0 } = {}) =>
  place(
    group([
      path(oval(0, 0, r, r * 0.58), { fill: roundFill(art, '#7a4428', { glow: 0.35, fall: 0.55 }) }),
      path(`M${-r * 0.82} ${r * 0.04}Q${-r * 0.1} ${-r * 0.22} ${r * 0.84} ${-r * 0.02}`, {
        fill: 'none',
        stroke: '#3a1a10',
        strokeWidth: r * 0.06,
        opacity: 0.6,
      }),
      path(`M${-r * 0.6} ${r * 0.28}Q0 ${r * 0.16} ${r * 0.62} ${r * 0.26}`, {
        fill: 'none',
        stroke: '#3a1a10',
        strokeWidth: r * 0.035,
        opacity: 0.4,
      }),
      ellipse(-r * 0.3, -r * 0.28, r * 0.3, r * 0.08, {
        fill: '#ffffff',
        opacity: 0.4,
        filter: art.blur(r * 0.05),
        transform: `rotate(-12)`,
      }),
    ]),
    { y: -r * 0.5, turn },
  )

/** A small heap of powder `w` wide to each side, resting on (0, 0). */
export function powderHeap(art, w, colour, { seed = 2, height = 0.5 } = {}) {
  const next = random(seed)
  const h = w * height
  const outline = `M${-w} 0C${-w * 0.72} ${-h * 0.1} ${-w * 0.42} ${-h * 0.98} ${-w * 0.06} ${-h}C${w * 0.3} ${-h * 1.02} ${w * 0.66} ${-h * 0.14} ${w} 0C${w * 0.6} ${w * 0.13} ${-w * 0.6} ${w * 0.13} ${-w} 0Z`
  const grain =
    'x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="3" seed="7"/>' +
    '<feDiffuseLighting surfaceScale="1.5" lighting-color="#ffffff"><feDistantLight azimuth="225" elevation="48"/></feDiffuseLighting>' +
    '<feComposite in2="SourceAlpha" operator="in"/>'
  const crumbs = Array.from({ length: 26 }, () => {
    const side = next() < 0.5 ? -1 : 1
    return ellipse(
      side * w * next(0.8, 1.25),
      next(-0.02, 0.13) * w,
      w * next(0.008, 0.02),
      w * next(0.006, 0.014),
      { fill: dark(colour, next(0, 0.25)) },
    )
  })
  return group([
    path(outline, {
      fill: art.linear(
        [
          [0, light(colour, 0.3)],
          [0.45, colour],
          [1, dark(colour, 0.34)],
        ],
        [0.1, 0, 0.9, 0.6],
      ),
    }),
    path(outline, {
      fill: '#ffffff',
      filter: art.filter(grain),
      opacity: 0.55,
      style: 'mix-blend-mode:soft-light',
    }),
    ...crumbs,
  ])
}

/** A vanilla flower facing the viewer around (0, 0). */
export function vanillaFlower(art, r) {
  const petal = `M0 0C${-r * 0.34} ${-r * 0.3} ${-r * 0.3} ${-r * 0.86} 0 ${-r}C${r * 0.3} ${-r * 0.86} ${r * 0.34} ${-r * 0.3} 0 0Z`
  const petals = [0, 72, 144, 216, 288]
    .map((turn) =>
      place(
        path(petal, {
          fill: art.linear(
            [
              [0, '#fffdf2'],
              [0.6, '#fbf2cf'],
              [1, '#e9d48c'],
            ],
            [0, 0, 0, 1],
          ),
          stroke: '#dcc98a',
          strokeWidth: r * 0.012,
        }) +
          path(`M0 ${-r * 0.1}Q${r * 0.03} ${-r * 0.5} 0 ${-r * 0.86}`, {
            fill: 'none',
            stroke: '#d9c27a',
            strokeWidth: r * 0.02,
            opacity: 0.7,
          }),
        { turn },
      ),
    )
    .join('')
  const lip = `M${-r * 0.2} ${-r * 0.1}C${-r * 0.36} ${r * 0.2} ${-r * 0.2} ${r * 0.42} 0 ${r * 0.38}C${r * 0.2} ${r * 0.42} ${r * 0.36} ${r * 0.2} ${r * 0.2} ${-r * 0.1}C${r * 0.1} ${-r * 0.2} ${-r * 0.1} ${-r * 0.2} ${-r * 0.2} ${-r * 0.1}Z`
  return group([
    petals,
    path(lip, {
      fill: art.radial(
        [
          [0, '#e9a92a'],
          [0.6, '#f6d873'],
          [1, '#fbefc0'],
        ],
        [0.5, 0.35, 0.7],
      ),
      stroke: '#d9b85a',
      strokeWidth: r * 0.014,
    }),
  ])
}

/** Two vanilla pods lying on (0, 0), `length` long. */
export const vanillaPods = (art, length) =>
  [0, 1]
    .map((i) =>
      place(
        path(`M${-length / 2} 0Q0 ${-length * (0.13 + i * 0.05)} ${length / 2} ${-length * 0.02}`, {
          fill: 'none',
          stroke: '#3a2115',
          strokeWidth: length * 0.045,
          strokeLinecap: 'round',
        }) +
          path(
            `M${-length / 2} ${-length * 0.006}Q0 ${-length * (0.14 + i * 0.05)} ${length / 2} ${-length * 0.03}`,
            { fill: 'none', stroke: '#8a5a3a', strokeWidth: length * 0.01, opacity: 0.8 },
          ),
        { y: -length * 0.03 + i * length * 0.045, turn: i * 9 - 4 },
      ),
    )
    .join('')
