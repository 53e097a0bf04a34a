import { ellipse, group, path, place } from '../draw/art.mjs'
import { dark, light, mix } from '../draw/colour.mjs'
import { leaf, oval, peel, roundFill, shine } from './ball.mjs'
import { random } from './random.mjs'

/** Colours of the citrus fruits: skin, pith and flesh. */
export const CITRUS = {
  lime: {
    skin: '#6f9a22',
    rind: '#7fae2c',
    pith: '#eef3c8',
    flesh: '#a9cf4a',
    deep: '#7fae2f',
    segments: 10,
  },
  tangerine: {
    skin: '#f07a12',
    rind: '#f58a1e',
    pith: '#ffe9c4',
    flesh: '#fb9a2c',
    deep: '#e96a08',
    segments: 10,
  },
  pinkLemon: {
    skin: '#f3c93c',
    rind: '#f6d24f',
    pith: '#fff3d6',
    flesh: '#f58aa2',
    deep: '#e2587c',
    segments: 9,
  },
  lemon: {
    skin: '#f3c93c',
    rind: '#f6d24f',
    pith: '#fff6d8',
    flesh: '#f9dd6a',
    deep: '#efc02f',
    segments: 9,
  },
}

const at = (radius, angle) =>
  `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`

function wedge(art, r, from, to, kind, next) {
  const [a, b] = [from + 0.045, to - 0.045]
  const mid = (a + b) / 2
  const corner = 0.07
  const outline =
    `M${at(r * 0.1, mid)}L${at(r * 0.72, a)}Q${at(r * 0.82, a + corner * 0.2)} ${at(r * 0.82, a + corner)}` +
    `A${r * 0.82} ${r * 0.82} 0 0 1 ${at(r * 0.82, b - corner)}Q${at(r * 0.82, b - corner * 0.2)} ${at(r * 0.72, b)}Z`
  const vesicles = Array.from({ length: 16 }, () => {
    const angle = a + (b - a) * next(0.12, 0.88)
    const start = r * next(0.2, 0.6)
    const width = r * next(0.016, 0.034)
    const tip = at(start, angle)
    const end = start + r * next(0.12, 0.2)
    const side = (s) => at(end - r * 0.03, angle + (s * width) / end)
    return `M${tip}Q${side(-1)} ${at(end, angle)}Q${side(1)} ${tip}Z`
  }).join('')
  return group([
    path(outline, {
      fill: kind.deep,
      stroke: mix(kind.deep, kind.flesh, 0.4),
      strokeWidth: r * 0.02,
      strokeLinejoin: 'round',
    }),
    path(outline, { fill: kind.flesh, opacity: 0.75, transform: `scale(0.975)` }),
    path(vesicles, { fill: light(kind.flesh, 0.45), opacity: 0.55 }),
    path(vesicles, { fill: dark(kind.deep, 0.1), opacity: 0.22, transform: 'rotate(9) scale(0.96)' }),
  ])
}

/** Cut face of a citrus fruit as a circle around (0, 0). */
export function face(art, r, kind, seed = 1) {
  const next = random(seed)
  const n = kind.segments
  const wedges = Array.from({ length: n }, (_, i) => {
    const from = (i * Math.PI * 2) / n + next(-0.05, 0.05)
    return wedge(art, r, from, ((i + 1) * Math.PI * 2) / n, kind, next)
  })
  const glints = Array.from({ length: 7 }, () => {
    const [angle, radius] = [next(2.6, 5.4), r * next(0.3, 0.72)]
    const [x, y] = at(radius, angle).split(' ')
    return ellipse(x, y, r * next(0.02, 0.05), r * 0.015, {
      fill: '#ffffff',
      opacity: next(0.5, 0.9),
      transform: `rotate(${next(-50, 10)} ${x} ${y})`,
    })
  })
  return group([
    ellipse(0, 0, r, r, { fill: kind.rind }),
    ellipse(0, 0, r * 0.955, r * 0.955, { fill: mix(kind.rind, kind.pith, 0.55) }),
    ellipse(0, 0, r * 0.92, r * 0.92, { fill: kind.pith }),
    ...wedges,
    ellipse(0, 0, r * 0.075, r * 0.075, { fill: kind.pith }),
    ellipse(0, 0, r, r, {
      fill: art.linear(
        [
          [0, '#ffffff', 0.28],
          [0.5, '#ffffff', 0],
          [1, dark(kind.deep, 0.6), 0.28],
        ],
        [0.1, 0, 0.8, 1],
      ),
    }),
    ...glints,
  ])
}

/** Half a fruit, cut face turned to the viewer, resting on (0, 0). */
export function half(art, r, kind, { turn = 0, seed = 1 } = {}) {
  const back = oval(r * 0.3, 0, r * 0.98, r * 0.97)
  return place(
    group([
      path(back, { fill: roundFill(art, kind.skin, { glow: 0.3, fall: 0.55 }) }),
      peel(art, back, { grain: 0.3, opacity: 0.4 }),
      group(face(art, r, kind, seed), { transform: 'scale(0.9 1)' }),
    ]),
    { y: -r * 0.95, turn },
  )
}

/** A round slice standing on its edge at (0, 0), leaning. */
export function slice(art, r, kind, { turn = 0, squeeze = 0.8, seed = 1 } = {}) {
  const thick = r * 0.13
  const edge = `<g transform="translate(${thick} 0) scale(${squeeze} 1)">${ellipse(0, 0, r, r, {
    fill: art.linear([
      [0, kind.skin],
      [1, dark(kind.skin, 0.42)],
    ]),
  })}</g>`
  return place(edge + group(face(art, r, kind, seed), { transform: `scale(${squeeze} 1)` }), {
    y: -r * 0.98,
    turn,
  })
}

/** A whole round fruit (tangerine) resting on (0, 0), with stem and leaf. */
export function roundFruit(art, r, kind, { leafTurn = -28, withLeaf = true } = {}) {
  const [rx, ry] = [r, r * 0.89]
  const body = oval(0, -ry, rx, ry)
  const star = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? r * 0.06 : r * 0.13
    return `${(radius * Math.cos((i * Math.PI) / 5)).toFixed(2)} ${(radius * 0.55 * Math.sin((i * Math.PI) / 5)).toFixed(2)}`
  }).join('L')
  return group([
    path(body, { fill: roundFill(art, kind.skin, { glow: 0.4, fall: 0.5 }) }),
    peel(art, body, { grain: 0.24, depth: 2, opacity: 0.55 }),
    ellipse(r * 0.08, -ry * 1.74, r * 0.3, ry * 0.13, {
      fill: dark(kind.skin, 0.4),
      opacity: 0.4,
      filter: art.blur(r * 0.07),
    }),
    shine(art, 0, -ry, rx, ry, 0.55),
    withLeaf ? place(leaf(art, r * 0.95), { x: r * 0.1, y: -ry * 1.78, turn: leafTurn }) : '',
    place(
      path(`M${star}Z`, { fill: '#5f7f2c' }) +
        ellipse(0, -r * 0.015, r * 0.035, r * 0.025, { fill: '#8a6a3a' }),
      { x: r * 0.07, y: -ry * 1.77 },
    ),
  ])
}

/** A whole lime or lemon lying on (0, 0), with its two tips. */
export function longFruit(art, r, kind, { turn = -12 } = {}) {
  const body =
    `M${-r * 1.32} ${r * 0.02}C${-r * 1.18} ${-r * 0.1} ${-r * 1.12} ${-r * 0.34} ${-r * 0.95} ${-r * 0.55}` +
    `C${-r * 0.6} ${-r} ${r * 0.5} ${-r * 1.04} ${r * 0.95} ${-r * 0.52}C${r * 1.1} ${-r * 0.34} ${r * 1.2} ${-r * 0.22} ${r * 1.34} ${-r * 0.14}` +
    `C${r * 1.42} ${-r * 0.04} ${r * 1.4} ${r * 0.1} ${r * 1.3} ${r * 0.14}C${r * 1.18} ${r * 0.22} ${r * 1.08} ${r * 0.38} ${r * 0.92} ${r * 0.58}` +
    `C${r * 0.5} ${r * 1.04} ${-r * 0.6} ${r} ${-r * 0.96} ${r * 0.54}C${-r * 1.12} ${r * 0.32} ${-r * 1.2} ${r * 0.2} ${-r * 1.32} ${r * 0.12}Z`
  return place(
    group([
      path(body, { fill: roundFill(art, kind.skin, { glow: 0.38, fall: 0.5 }) }),
      peel(art, body, { grain: 0.22, depth: 1.8, opacity: 0.5 }),
      shine(art, -r * 0.1, 0, r * 1.05, r * 0.95, 0.55),
    ]),
    { y: -r * 0.93, turn },
  )
}

/** Peeled tangerine segment lying on (0, 0). */
export function segment(art, r, kind, { turn = 0, flip = false } = {}) {
  const outline = `M${-r} ${-r * 0.12}C${-r * 0.9} ${-r * 0.86} ${r * 0.9} ${-r * 0.86} ${r} ${-r * 0.12}C${r * 0.98} ${r * 0.06} ${r * 0.8} ${r * 0.06} ${r * 0.6} ${-r * 0.02}C${r * 0.25} ${-r * 0.14} ${-r * 0.25} ${-r * 0.14} ${-r * 0.6} ${-r * 0.02}C${-r * 0.8} ${r * 0.06} ${-r * 0.98} ${r * 0.06} ${-r} ${-r * 0.12}Z`
  const veins = [-0.6, -0.3, 0, 0.3, 0.6]
    .map(
      (t) =>
        `M${r * t * 0.7} ${-r * 0.1}Q${r * t} ${-r * 0.4} ${r * t * 1.05} ${-r * (0.62 - Math.abs(t) * 0.25)}`,
    )
    .join('')
  return place(
    group([
      path(outline, {
        fill: art.linear(
          [
            [0, light(kind.flesh, 0.35)],
            [0.45, kind.flesh],
            [1, kind.deep],
          ],
          [0.2, 0, 0.5, 1],
        ),
      }),
      path(veins, {
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: r * 0.025,
        opacity: 0.35,
        strokeLinecap: 'round',
      }),
      ellipse(-r * 0.35, -r * 0.5, r * 0.26, r * 0.06, {
        fill: '#ffffff',
        opacity: 0.6,
        filter: art.blur(r * 0.03),
        transform: `rotate(-18 ${-r * 0.35} ${-r * 0.5})`,
      }),
    ]),
    { turn, flip },
  )
}
