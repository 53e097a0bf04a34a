import { square } from './square.mjs'

// What is inside the cosmetics, seen close. Each has a composition of its own, drawn as that product is used.

/** Seen from above; the paper is darker here, so that pale cream stands out. */
function close(line, things, { frame = 3.5, light = {}, ...more } = {}) {
  const view = { pitch: 56, stop: 4, focus: [0, 0], ...more }
  const lit = [{ as: 'low-light', ...light }, ...things]
  const scene = square({ things: lit, frame, middle: [0, 0, 0.05] }, line, view)
  return { ...scene, ground: { ...scene.ground, amount: 0.6 } }
}

/** A line that winds as a river does, each bow smaller than the one before. */
const WAVE = (() => {
  const points = [[-1.12, 0.25]]
  for (let i = 0; i < 88; i++) {
    const [x, y] = points.at(-1)
    const turn = 1.78 * Math.cos(0.6 + (i * Math.PI) / 17)
    const step = 0.079 * (1 - 0.0042 * i)
    points.push([x + step * Math.cos(turn), y - step * Math.sin(turn)])
  }
  return points
})()

const clay = (path, more) => ({
  as: 'smear',
  colour: '#d6a098',
  grain: 0.9,
  thick: 0.12,
  mound: 0.07,
  lines: 0.75,
  tail: 0.22,
  path,
  ...more,
})

/** Cream, lotion or clay on paper, by product line. */
export const TEXTURES = {
  // One swirl, as a spatula leaves it.
  'creme-resveratrol': () =>
    close(
      'creme-resveratrol',
      [{ as: 'whorl', colour: '#f6d9dc', r: 1.4, thick: 0.16, tip: 0.2, turn: [0, 0, 40] }],
      { pitch: 66 },
    ),
  // A wide S of rich cream that ends in a soft peak.
  'creme-retinol': () =>
    close('creme-retinol', [
      {
        as: 'smear',
        colour: '#fbecd0',
        path: [
          [-1.2, 0.5],
          [-0.75, 0.78],
          [-0.1, 0.5],
          [0.2, -0.2],
          [0.62, -0.72],
          [1.3, -0.66],
        ],
        width: 1.05,
        thick: 0.1,
        lines: 0.9,
        mound: 0.12,
        peak: 0.2,
        tail: 0.2,
        seed: 4,
      },
    ]),
  // Light lotion: squeezed out in a zigzag, and a drop of it.
  'hidratante-fps-60': () =>
    close('hidratante-fps-60', [
      {
        as: 'bead',
        colour: '#fff3df',
        path: WAVE,
        width: 0.34,
        height: 0.7,
        taper: 0.45,
        at: [0.15, -0.1, 0],
        turn: [0, 0, 10],
      },
      { as: 'dab', colour: '#fff3df', r: 0.27, height: 0.12, at: [-0.75, -1.05, 0] },
      { as: 'dab', colour: '#fff3df', r: 0.13, height: 0.07, seed: 4, at: [-0.28, -1.22, 0] },
    ]),
  // Clay: three thick matt strokes, one across another.
  'mascara-de-argila-rosa': () =>
    close('mascara-de-argila-rosa', [
      clay(
        [
          [-1.45, 0.42],
          [-0.5, 0.82],
          [0.4, 0.8],
          [1.35, 1.12],
        ],
        { width: 1.0, seed: 2 },
      ),
      clay(
        [
          [1.35, -0.75],
          [0.5, -0.62],
          [-0.4, -0.72],
          [-1.3, -1.05],
        ],
        { width: 0.9, seed: 9 },
      ),
      clay(
        [
          [-1.3, -0.5],
          [-0.5, -0.12],
          [0.35, 0.3],
          [1.4, 0.42],
        ],
        { width: 1.06, lift: 0.07, seed: 6 },
      ),
    ]),
}
