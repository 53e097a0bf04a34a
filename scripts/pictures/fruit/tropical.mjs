import { ellipse, group, path, place } from '../draw/art.mjs'
import { dark, light } from '../draw/colour.mjs'
import { leaf, oval, roundFill, shine } from './ball.mjs'
import { random } from './random.mjs'

/** A mango resting on (0, 0), blushing on one side. */
export function mango(art, r, { turn = -16 } = {}) {
  const outline = `M${-r * 1.2} ${r * 0.12}C${-r * 1.28} ${-r * 0.55} ${-r * 0.7} ${-r * 1.02} ${r * 0.05} ${-r * 0.98}C${r * 0.7} ${-r * 0.95} ${r * 1.28} ${-r * 0.62} ${r * 1.32} ${-r * 0.06}C${r * 1.34} ${r * 0.42} ${r * 0.95} ${r * 0.72} ${r * 0.5} ${r * 0.86}C${-r * 0.25} ${r * 1.06} ${-r * 1.1} ${r * 0.9} ${-r * 1.2} ${r * 0.12}Z`
  const next = random(8)
  const dots = Array.from({ length: 70 }, () =>
    ellipse(next(-1.1, 1.2) * r, next(-0.9, 0.9) * r, r * 0.012, r * 0.012, {
      fill: '#fff2b8',
      opacity: next(0.25, 0.7),
    }),
  )
  return place(
    group([
      path(outline, { fill: roundFill(art, '#f6b22a', { glow: 0.35, fall: 0.42 }) }),
      art.clipped(
        outline,
        ellipse(-r * 0.72, -r * 0.46, r * 0.95, r * 0.72, {
          fill: '#d8402a',
          opacity: 0.72,
          filter: art.blur(r * 0.28),
        }) +
          ellipse(r * 1.0, r * 0.62, r * 0.6, r * 0.42, {
            fill: '#8aa52c',
            opacity: 0.55,
            filter: art.blur(r * 0.2),
          }) +
          dots.join(''),
      ),
      path(outline, {
        fill: art.radial(
          [
            [0, '#ffffff', 0],
            [0.7, '#7a2410', 0],
            [1, '#7a2410', 0.32],
          ],
          [0.4, 0.32, 0.8],
        ),
      }),
      shine(art, r * 0.0, -r * 0.05, r * 1.15, r * 0.95, 0.6),
      place(
        path(`M0 0q${r * 0.1} ${-r * 0.02} ${r * 0.14} ${-r * 0.12}`, {
          stroke: '#6a4a2a',
          strokeWidth: r * 0.09,
          strokeLinecap: 'round',
          fill: 'none',
        }),
        { x: r * 1.22, y: -r * 0.3 },
      ),
      place(leaf(art, r * 0.95, '#4f8a3c'), { x: r * 1.22, y: -r * 0.36, turn: -72 }),
    ]),
    { y: -r * 0.9, turn },
  )
}

/** A round pineapple slice with its core, standing on its edge at (0, 0). */
export function pineappleSlice(art, r, { turn = 0, squeeze = 0.86, seed = 5 } = {}) {
  const next = random(seed)
  const lobes = 18
  const rim = (radius) =>
    Array.from({ length: lobes }, (_, i) => {
      const point = (k, f) => {
        const a = ((i + k) / lobes) * Math.PI * 2
        return `${(radius * f * Math.cos(a)).toFixed(2)} ${(radius * f * Math.sin(a)).toFixed(2)}`
      }
      return `${i ? '' : `M${point(0, 0.965)}`}Q${point(0.5, 1.07)} ${point(1, 0.965)}`
    }).join('')
  const fibres = Array.from({ length: 90 }, () => {
    const a = next(0, Math.PI * 2)
    const [from, to] = [r * next(0.28, 0.45), r * next(0.55, 0.86)]
    const bend = a + next(-0.05, 0.05)
    return `M${from * Math.cos(a)} ${from * Math.sin(a)}L${to * Math.cos(bend)} ${to * Math.sin(bend)}`
  }).join('')
  const eyes = Array.from({ length: lobes }, (_, i) => {
    const a = ((i + 0.5) / lobes) * Math.PI * 2
    const turned = (a * 180) / Math.PI
    return `<g transform="rotate(${turned}) translate(${r * 0.8} 0)">${ellipse(0, 0, r * 0.09, r * 0.075, { fill: '#f9d75a', opacity: 0.75 })}${ellipse(r * 0.05, 0, r * 0.03, r * 0.02, { fill: '#b98a24', opacity: 0.8 })}</g>`
  }).join('')
  const skin = group(
    path(`${rim(r)}Z`, {
      fill: art.linear(
        [
          [0, '#b98a2a'],
          [1, '#6a4a18'],
        ],
        [0, 0, 1, 1],
      ),
    }),
    {
      transform: `translate(${r * 0.16} 0) scale(${squeeze} 1)`,
    },
  )
  const front = group(
    [
      path(`${rim(r)}Z`, { fill: '#a87c26' }),
      path(`${rim(r * 0.955)}Z`, { fill: '#d9b03c' }),
      path(`${rim(r * 0.925)}Z`, {
        fill: art.radial([
          [0, '#fdf0a8'],
          [0.35, '#fbe27a'],
          [0.8, '#f6c93a'],
          [1, '#eeb92a'],
        ]),
      }),
      eyes,
      path(fibres, { stroke: '#fff6c4', strokeWidth: r * 0.014, opacity: 0.65, strokeLinecap: 'round' }),
      path(fibres, { stroke: '#d99a1e', strokeWidth: r * 0.012, opacity: 0.4, transform: 'rotate(3)' }),
      ellipse(0, 0, r * 0.27, r * 0.27, { fill: '#f9e48e' }),
      ellipse(0, 0, r * 0.25, r * 0.25, { fill: '#fdf3c2' }),
      ellipse(0, 0, r, r, {
        fill: art.linear(
          [
            [0, '#ffffff', 0.25],
            [0.5, '#ffffff', 0],
            [1, '#8a5a10', 0.25],
          ],
          [0.1, 0, 0.8, 1],
        ),
      }),
    ],
    { transform: `scale(${squeeze} 1)` },
  )
  return place(skin + front, { y: -r * 1.0, turn })
}

/** Half a passion fruit, cut face forward, resting on (0, 0). */
export function passionFruit(art, r, { turn = -8, seed = 9 } = {}) {
  const next = random(seed)
  const seeds = Array.from({ length: 26 }, () => {
    const [a, d] = [next(0, Math.PI * 2), r * 0.58 * Math.sqrt(next())]
    const [x, y, spin] = [d * Math.cos(a), d * Math.sin(a), next(0, 180)]
    return `<g transform="translate(${x} ${y}) rotate(${spin})">${ellipse(0, 0, r * 0.15, r * 0.11, { fill: '#f2a81a', opacity: 0.9 })}${ellipse(0, 0, r * 0.075, r * 0.045, { fill: '#2a1a14' })}${ellipse(-r * 0.03, -r * 0.02, r * 0.02, r * 0.012, { fill: '#ffffff', opacity: 0.8 })}</g>`
  })
  return place(
    group([
      path(oval(r * 0.28, 0, r, r), { fill: roundFill(art, '#6a2148', { fall: 0.6 }) }),
      group(
        [
          ellipse(0, 0, r, r, { fill: dark('#6a2148', 0.2) }),
          ellipse(0, 0, r * 0.95, r * 0.95, { fill: '#f3dcd2' }),
          ellipse(0, 0, r * 0.78, r * 0.78, { fill: light('#e0901a', 0.05) }),
          ...seeds,
          ellipse(0, 0, r, r, {
            fill: art.linear(
              [
                [0, '#ffffff', 0.25],
                [1, '#5a1a30', 0.3],
              ],
              [0, 0, 1, 1],
            ),
          }),
        ],
        { transform: 'scale(0.9 1)' },
      ),
    ]),
    { y: -r * 0.95, turn },
  )
}
