import { ellipse, group, path, place } from '../draw/art.mjs'
import { leaf, oval, roundFill, shine } from './ball.mjs'
import { random } from './random.mjs'

/** A cranberry resting on (0, 0); `eye` turns its little crown, null hides it. */
export function cranberry(art, r, { eye = 30, tone = '#b5123c' } = {}) {
  const [rx, ry] = [r, r * 0.94]
  const crown =
    eye === null
      ? ''
      : place(
          group([
            ellipse(0, 0, r * 0.2, r * 0.15, { fill: '#4c0618', opacity: 0.75, filter: art.blur(r * 0.03) }),
            path(
              Array.from({ length: 5 }, (_, i) => {
                const a = (i / 5) * Math.PI * 2
                const point = (radius, d) =>
                  `${(r * radius * Math.cos(a + d)).toFixed(2)} ${(r * radius * 0.74 * Math.sin(a + d)).toFixed(2)}`
                return `M${point(0.06, -0.5)}L${point(0.22, 0)}L${point(0.06, 0.5)}Z`
              }).join(''),
              { fill: '#7d3a34' },
            ),
            ellipse(0, 0, r * 0.06, r * 0.045, { fill: '#3a0a14' }),
          ]),
          {
            x: rx * 0.5 * Math.cos((eye * Math.PI) / 180),
            y: -ry + ry * 0.5 * Math.sin((eye * Math.PI) / 180),
          },
        )
  return group([
    path(oval(0, -ry, rx, ry), { fill: roundFill(art, tone, { glow: 0.42, fall: 0.66 }) }),
    crown,
    shine(art, 0, -ry, rx, ry, 0.85),
  ])
}

/** Half a cranberry, cut face forward: pale flesh with four chambers. */
export function cutCranberry(art, r) {
  const chambers = [45, 135, 225, 315]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${ellipse(r * 0.36, 0, r * 0.25, r * 0.19, { fill: '#d9768a' })}${ellipse(r * 0.38, 0, r * 0.1, r * 0.06, { fill: '#8a2b36' })}</g>`,
    )
    .join('')
  return place(
    group([
      path(oval(r * 0.22, 0, r, r), { fill: roundFill(art, '#b5123c', { fall: 0.6 }) }),
      group(
        ellipse(0, 0, r, r, { fill: '#a90f38' }) +
          ellipse(0, 0, r * 0.92, r * 0.92, { fill: '#f7d3d2' }) +
          ellipse(0, 0, r * 0.8, r * 0.8, { fill: '#fbe8e2' }) +
          chambers +
          ellipse(0, 0, r, r, {
            fill: art.linear(
              [
                [0, '#ffffff', 0.3],
                [1, '#7a1230', 0.25],
              ],
              [0, 0, 1, 1],
            ),
          }),
        { transform: 'scale(0.9 1)' },
      ),
    ]),
    { y: -r * 0.95 },
  )
}

/** A strawberry standing tip down and leaning, resting on (0, 0). */
export function strawberry(art, r, { turn = 0, seed = 3 } = {}) {
  const next = random(seed)
  const outline = `M0 ${r * 1.25}C${-r * 0.5} ${r * 1.1} ${-r * 1.12} ${r * 0.2} ${-r * 0.95} ${-r * 0.4}C${-r * 0.8} ${-r * 0.95} ${r * 0.8} ${-r * 0.95} ${r * 0.95} ${-r * 0.4}C${r * 1.12} ${r * 0.2} ${r * 0.5} ${r * 1.1} 0 ${r * 1.25}Z`
  const seeds = []
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 7; i++) {
      const y = r * (-0.55 + row * 0.26)
      const x =
        r * (-0.9 + i * 0.3 + (row % 2) * 0.15) * (1 - Math.max(0, row - 2) * 0.12) + next(-1, 1) * r * 0.03
      if (Math.abs(x) < r * (0.86 - Math.max(0, row - 2) * 0.15))
        seeds.push(
          ellipse(x, y, r * 0.045, r * 0.07, { fill: '#8a1420', opacity: 0.55 }) +
            ellipse(x - r * 0.008, y - r * 0.01, r * 0.03, r * 0.052, { fill: '#f6cf6a' }),
        )
    }
  const crown = [-168, -128, -90, -52, -12, 40, 90, 140]
    .map((turn) => place(leaf(art, r * (turn > 0 ? 0.42 : 0.62), '#5b9a3a'), { turn, y: -r * 0.62 }))
    .join('')
  return place(
    group([
      path(outline, { fill: roundFill(art, '#d9232f', { glow: 0.32, fall: 0.55 }) }),
      ...seeds,
      shine(art, 0, -r * 0.05, r * 0.95, r * 0.9, 0.6),
      group(crown, { transform: `translate(0 ${-r * 0.12}) scale(1 0.8)` }),
      path(`M0 ${-r * 0.62}C${r * 0.02} ${-r * 0.85} ${r * 0.06} ${-r * 0.95} ${r * 0.16} ${-r * 1.08}`, {
        fill: 'none',
        stroke: '#6f9a4a',
        strokeWidth: r * 0.08,
        strokeLinecap: 'round',
      }),
    ]),
    { y: -r * 1.0, turn },
  )
}

/** A grape resting on (0, 0), with its bloom. */
export const grape = (art, r, tone = '#4f1d49') =>
  group([
    path(oval(0, -r, r, r), { fill: roundFill(art, tone, { glow: 0.4, fall: 0.6 }) }),
    ellipse(-r * 0.2, -r * 1.3, r * 0.55, r * 0.4, {
      fill: '#c9b4dc',
      opacity: 0.28,
      filter: art.blur(r * 0.16),
    }),
    shine(art, 0, -r, r, r, 0.6),
  ])
