import { steps } from './arrange.mjs'
import { garnish } from './garnish.mjs'
import { collagenPot } from './packs.mjs'
import { block } from './square.mjs'

// Wide pictures: the page prints text on the empty left half, and the things stand in the right half, which phones show.
// The banner crops pictures at top and bottom, so an eighth of the height stays empty at each.

const BANNER = [1600, 900]
/** Sun as bright as that through leaves. */
const SUN = { strength: 2.1, soft: 2, window: 0.62 }

function wide(size, things, { frame, middle, tint, amount = 0.14, back = 6.5, stop = 9, ...view }) {
  const sheet = { tint, amount }
  const ledge = block(sheet)
  return {
    size,
    reach: Math.max(1.25, frame / 7),
    camera: { frame, middle, stop, ...view },
    ground: { ...sheet, back },
    things: things.map((thing) => (thing.as === 'plinth' ? { ...thing, ...ledge } : thing)),
  }
}
const pot = (flavour, x, y, z = 0, turn = 0) => ({
  ...collagenPot(flavour).thing,
  at: [x, y, z],
  turn: [0, 0, turn],
})
const step = (width, depth, height, x, y) => ({ as: 'plinth', width, depth, height, at: [x, y, 0] })
const berry = (x, y, r, seed, turn) => ({ as: 'cranberry', r, seed, at: [x, y, r], turn })

/** Two pots and a dish of their fruit, in the light of a window. */
const pair = wide(
  BANNER,
  [
    {
      as: 'blind-shade',
      toward: [0.6, 2.6, 1.6],
      panes: [4, 3],
      gap: 1.7,
      slat: 0.22,
      strength: 2.4,
      soft: 1.3,
      window: 0.6,
    },
    pot('pink-lemonade', 1.5, 0.9, 0, -5),
    pot('cranberry', 3.22, -0.35, 0, 4),
    { as: 'dish', r: 0.92, at: [0.04, -0.55, 0] },
    ...garnish('pink-lemonade', 'main', -0.02, -0.42, 0.86, { z: 0.05 }),
    ...garnish('cranberry', 'side', 1.5, -1.4, 0.9),
  ],
  { frame: 9.2, middle: [-0.02, 0, 1.36], tint: '#ec8ea4', amount: 0.2 },
)

/** The five flavours, each with its fruit: three in front, two on a step above their lids; in plain sun. */
const SECOND = 2.5
const five = wide(
  BANNER,
  [
    { as: 'low-light', direction: [0.74, 0.5, -0.46], ...SUN },
    pot('tangerina', 0.5, -0.3, 0, -4),
    pot('cranberry', 2.34, -1.12, 0, 0),
    pot('limao', 4.16, -0.3, 0, 4),
    pot('frutas-tropicais', 1.3, 2.2, SECOND, -3),
    pot('pink-lemonade', 3.38, 2.2, SECOND, 3),
    step(6.3, 2.4, SECOND, 2.34, 2.25),
    ...garnish('tangerina', 'low', -0.36, -1.6, 0.86),
    ...garnish('cranberry', 'low', 1.36, -2.35, 0.95),
    ...garnish('limao', 'low', 4.95, -1.6, 0.86),
    ...garnish('frutas-tropicais', 'side', -0.22, 1.6, 0.66, { z: SECOND }),
    ...garnish('pink-lemonade', 'side', 4.9, 1.6, 0.66, { z: SECOND, mirrored: true }),
  ],
  { frame: 14, middle: [-0.15, 0, 2.55], tint: '#f0b070', amount: 0.16, back: 8.5 },
)

/** A glass of the drink beside its pot, in soft sun. */
const drink = wide(
  BANNER,
  [
    { as: 'low-light', direction: [0.55, 0.7, -0.5], ...SUN, soft: 6 },
    { as: 'glass', colour: '#ff8f14', height: 2.3, r: 0.74, at: [0.62, -0.75, 0] },
    pot('tangerina', 2.5, 0.4, 0, 4),
    { as: 'scoop', powder: '#fbdcae', at: [1.34, -1.7, 0], turn: [0, 0, -48], scale: 0.86 },
    ...garnish('tangerina', 'main', 3.5, -1.0, 0.9),
  ],
  { frame: 8.8, middle: [0.02, 0, 1.48], tint: '#f3a35c', amount: 0.16 },
)

/** The social picture: five pots in the middle, which a square crop still contains, and their fruit at both sides. */
const FRUITS = ['tangerina', 'cranberry', 'limao', 'frutas-tropicais', 'pink-lemonade']
const social = wide(
  [1200, 630],
  [
    ...steps(FRUITS.map(collagenPot)).things,
    ...garnish('frutas-tropicais', 'tall', -4.5, 1.2, 1.12),
    ...garnish('frutas-tropicais', 'main', -3.7, -0.5, 1.1),
    ...garnish('tangerina', 'side', -5.05, -0.7, 1.1),
    ...garnish('limao', 'main', 3.75, -0.7, 1.08),
    ...garnish('pink-lemonade', 'side', 5.1, -0.1, 1.08),
    ...garnish('cranberry', 'low', -0.86, -1.85, 0.9),
  ],
  { frame: 13.6, middle: [0, 0, 2.35], tint: '#f0a98e', amount: 0.15, back: 9 },
)

/** Pink lemons and cranberries behind a blind, seen from above, with much empty background, for the section of the studies. */
const morning = wide(
  BANNER,
  [
    { as: 'blind-shade', toward: [1.4, 3.2, 1.2] },
    ...garnish('pink-lemonade', 'main', 1.0, 0.35, 1.24),
    ...garnish('cranberry', 'side', 1.86, -0.42, 0.8),
    berry(0.16, -0.62, 0.18, 3, [84, -30, 0]),
    berry(1.9, 0.72, 0.18, 6, [40, 20, 0]),
  ],
  { frame: 5.5, middle: [0, 0, 0.52], tint: '#e59aa6', amount: 0.3, pitch: 26, stop: 6, focus: [1.0, -0.2] },
)

/** The thickness of the wooden board. */
const BOARD = 0.2

/** Fruit of the five flavours on a wooden board, and no pack. */
const orchard = wide(
  BANNER,
  [
    { as: 'low-light', direction: [0.5, 0.66, -0.62], ...SUN, soft: 5 },
    { as: 'board', width: 5.6, depth: 3.4, at: [1.75, 0.1, 0], turn: [0, 0, -3] },
    ...[
      ...garnish('frutas-tropicais', 'tall', 2.5, 1.15, 1.2),
      ...garnish('frutas-tropicais', 'main', 3.2, -0.1, 1.12),
      ...garnish('tangerina', 'main', 1.15, 0.25, 1.12),
      ...garnish('limao', 'main', 2.0, -0.9, 0.94),
      ...garnish('pink-lemonade', 'side', 0.0, -0.15, 1.05),
      ...garnish('cranberry', 'main', 0.85, -1.1, 0.62),
    ].map(({ at: [x, y, z], ...thing }) => ({ ...thing, at: [x, y, z + BOARD] })),
  ],
  { frame: 9.2, middle: [0.1, 0, 1.62], tint: '#eec27a', amount: 0.18 },
)

/** Wide pictures by name. */
export const WIDE_PICTURES = {
  'banner-1': pair,
  'banner-2': five,
  'banner-3': drink,
  'secao-manha': morning,
  'secao-frutas': orchard,
}
export const SOCIAL_PICTURES = { 'link-compartilhado': social }
