import { lineup } from './arrange.mjs'
import { garnish } from './garnish.mjs'
import { PACKS } from './packs.mjs'
import { square } from './square.mjs'

// Packs of lines without flavours, and the props of each.

const few = (dose, places, more = {}) => ({ as: 'few', dose, places, ...more })
const doses = (x, y = 0) => [
  [x + 0.26, -0.42 + y, 28],
  [x + 0.5, -0.1 + y, -40],
  [x + 0.04, -0.86 + y, 75],
]
/** The props at the foot of each line's pack; `x` is the right edge of the packs, `l` the left one, and `y` moves the props
 * towards the camera. */
const PROPS = {
  'colageno-chocolate': (x, l, y) => [
    ...garnish('chocolate', 'main', x + 0.06, -0.62 + y, 0.84),
    ...garnish('chocolate', 'side', l - 0.26, -0.72 + y, 0.9),
  ],
  'lac-gest': (x, l, y) => [
    { as: 'scoop', powder: '#f4e9d9', at: [x - 0.06, -1.05 + y, 0], turn: [0, 0, 48] },
    { as: 'leaf', files: 'face:leaf-pale', length: 0.8, at: [l - 0.1, -0.5 + y, 0.06], turn: [14, 0, 62] },
    {
      as: 'leaf',
      files: 'face:leaf-pale',
      length: 0.66,
      at: [l - 0.05, -0.74 + y, 0.06],
      turn: [12, 0, 104],
    },
  ],
  'colageno-tipo-2': (x, _, y) =>
    few(
      'capsule',
      y
        ? [
            [x - 0.1, -0.5 + y, 24],
            [x + 0.62, -0.52 + y, -22],
            [x + 0.3, -0.92 + y, 8],
          ]
        : doses(x),
    ),
  'omega-3': (x, l, y) => few('softgel', [...doses(x, y), [l - 0.36, -0.5 + y, 20]]),
  multivitaminico: (x, _, y) => few('tablet', doses(x, y), { long: true, colour: '#a3b272' }),
  melatonina: (x, _, y) => few('tablet', doses(x, y)),
  'gomas-renova-hair': (x, l, y) =>
    few('gummy', [
      [x + 0.2, -0.42 + y, 28],
      [x + 0.56, -0.3 + y, -20],
      [x + 0.14, -0.86 + y, 64],
      [x + 0.5, -0.72 + y, 12],
      [x + 0.37, -0.5 + y, 40, 0.215, 5],
      [l - 0.36, -0.5 + y, 20],
    ]),
  serum: (x, _, y) => ({
    as: 'drops',
    low: '#f6cbbf',
    places: [
      [x + 0.34, -0.56 + y, 0.24],
      [x + 0.7, -0.78 + y, 0.13],
      [x + 0.08, -0.9 + y, 0.1],
    ],
  }),
  'creme-resveratrol': (x, l, y) => [
    { as: 'grapes', at: [x + 0.34, -0.3 + y, 0], turn: [0, 0, 10] },
    // Of two bottles the bunch lies where the single ones would.
    ...(y ? [] : [{ as: 'grapes', count: 2, seed: 4, r: 0.14, at: [l - 0.36, -0.4, 0] }]),
  ],
  'creme-retinol': (x, _, y) => ({
    as: 'swirl',
    colour: '#f7e8cf',
    r: 0.36,
    height: 0.34,
    at: [x + 0.1, -0.72 + y, 0],
  }),
  'creme-corporal': (x, _, y) => ({
    as: 'swirl',
    colour: '#f4d9d2',
    r: 0.38,
    height: 0.3,
    at: [x + 0.1, -0.72 + y, 0],
  }),
  'espuma-de-limpeza': (x, _, y) => ({ as: 'foam', r: 0.4, height: 0.42, at: [x + 0.36, -0.62 + y, 0] }),
  'mascara-de-argila-rosa': (x, l, y) => [
    { as: 'heap', colour: '#d9a096', r: 0.46, height: 0.26, at: [x + 0.1, -0.5 + y, 0] },
    { as: 'swirl', colour: '#d9a096', r: 0.26, height: 0.26, grain: 0.8, at: [l - 0.02, -0.86 + y, 0] },
  ],
  'hidratante-fps-60': (x, _, y) => [
    { as: 'swirl', colour: '#fff0d8', r: 0.33, height: 0.27, at: [x + 0.06, -0.62 + y, 0] },
    { as: 'dab', colour: '#fff0d8', r: 0.13, height: 0.09, at: [x + 0.5, -0.84 + y, 0] },
  ],
}

/** The place of the props for one to three packs, by half the width of a pack: right edge, left edge, and distance towards the
 * camera. Of two packs the left one stands on a step, and the props lie in front of it. */
const SPOTS = {
  1: (w) => [w, -w, 0],
  2: (w) => [-1.2 * w - 0.45, 0.3 - 0.5 * w, -0.55 * w],
  3: (w) => [1.9 * w, -1.96 * w, -0.5 * w],
}

/** Packs of a line without flavours, with their props. */
export function lineScene(line, count) {
  const set = lineup(Array.from({ length: count }, () => PACKS[line]))
  const props = PROPS[line](...SPOTS[count](PACKS[line].w))
  return square({ ...set, things: [...set.things, props].flat() }, line)
}
