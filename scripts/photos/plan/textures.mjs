import { square } from './set.mjs'

// What is inside the cosmetics, seen close.

/** Seen from above; the paper is darker here, so that pale cream stands out. */
function close(line, things, more = {}) {
  const view = { pitch: 48, stop: 3, focus: [0, 0], ...more }
  const lit = [{ as: 'low-light' }, ...things]
  const scene = square({ things: lit, frame: 3.5, middle: [0, 0, 0.05] }, line, view)
  return { ...scene, ground: { ...scene.ground, amount: 0.6 } }
}
const creamy =
  (line, colour, grain = 0) =>
  () =>
    close(line, [
      { as: 'swipe', colour, grain, length: 3.2, width: 1.2, at: [-0.05, 0.55, 0], turn: [0, 0, 14] },
      { as: 'swirl', colour, grain, r: 0.62, height: 0.6, at: [0.55, -0.9, 0] },
    ])

/** A rest of cream, clay, drops or foam, by line. */
export const TEXTURES = {
  'creme-resveratrol': creamy('creme-resveratrol', '#f7dfe0'),
  'creme-retinol': creamy('creme-retinol', '#fbefd9'),
  'hidratante-fps-60': creamy('hidratante-fps-60', '#fff6e8'),
  'mascara-de-argila-rosa': creamy('mascara-de-argila-rosa', '#d39c91', 0.8),
  serum: () =>
    close('serum', [
      {
        as: 'drops',
        places: [
          [-0.15, 0.2, 0.75],
          [0.95, -0.5, 0.38],
          [-0.95, -0.75, 0.3],
          [0.25, -1.05, 0.2],
          [1.15, 0.55, 0.18],
          [-1.2, 0.75, 0.16],
          [-0.3, -1.3, 0.11],
          [0.75, -1.2, 0.09],
        ],
      },
    ]),
  'espuma-de-limpeza': () =>
    close('espuma-de-limpeza', [{ as: 'foam', r: 1.15, height: 1.15, at: [0, 0.1, 0] }], { pitch: 30 }),
}
