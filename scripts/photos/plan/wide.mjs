import { garnish } from './garnish.mjs'
import { collagenPot } from './packs.mjs'

// Wide pictures: words go on the calm left, the things stand in the right half.

const wide = (size, things, { frame, middle, tint, amount = 0.14, back = 6.5, stop = 9 }) => ({
  size,
  samples: 32,
  reach: Math.max(1.25, frame / 7),
  camera: { frame, middle, stop },
  ground: { tint, amount, back },
  things,
})
const pot = (flavour, x, y, turn = 0) => ({
  ...collagenPot(flavour).thing,
  at: [x, y, 0],
  turn: [0, 0, turn],
})
const BANNER = [1600, 900]

/** Two pots with their fruit. */
const pair = wide(
  BANNER,
  [
    pot('cranberry', 1.0, -0.3, -3),
    pot('pink-lemonade', 3.02, 0.3, 4),
    ...garnish('cranberry', 'main', 1.98, -1.2, 1.0),
    ...garnish('cranberry', 'side', -0.2, -1.0, 1.0),
    ...garnish('pink-lemonade', 'main', 3.78, -0.75, 0.74),
  ],
  { frame: 8.5, middle: [0, 0, 1.3], tint: '#ec8ea4', amount: 0.13 },
)

/** The five flavours. */
const five = wide(
  BANNER,
  [
    pot('tangerina', 0.55, -0.2, -5),
    pot('cranberry', 2.6, -0.75, 0),
    pot('limao', 4.6, -0.2, 5),
    pot('frutas-tropicais', 1.6, 1.75, -3),
    pot('pink-lemonade', 3.65, 1.75, 3),
    ...garnish('cranberry', 'side', 1.55, -1.75, 1.0),
    ...garnish('limao', 'main', 4.0, -1.75, 0.95),
    ...garnish('tangerina', 'side', -0.35, -1.35, 0.95),
  ],
  { frame: 11.6, middle: [0, 0, 1.5], tint: '#f0b070', amount: 0.14, back: 7.5 },
)

/** A glass of the drink beside its pot. */
const drink = wide(
  BANNER,
  [
    { as: 'glass', colour: '#f2892a', height: 2.3, r: 0.74, at: [0.95, -0.6, 0] },
    pot('tangerina', 2.75, 0.25, 3),
    { as: 'scoop', powder: '#fbdcae', at: [1.85, -1.5, 0], turn: [0, 0, 18] },
    ...garnish('tangerina', 'main', 3.82, -0.85, 0.76),
    ...garnish('tangerina', 'side', -0.25, -0.85, 0.95),
  ],
  { frame: 8.7, middle: [0, 0, 1.3], tint: '#f3a35c', amount: 0.13 },
)

/** What a shared link shows: the five pots in one row. */
const social = wide(
  [1200, 630],
  [
    pot('limao', -4.3, 0.5, -8),
    pot('tangerina', -2.15, 0.1, -4),
    pot('cranberry', 0, -0.3, 0),
    pot('pink-lemonade', 2.15, 0.1, 4),
    pot('frutas-tropicais', 4.3, 0.5, 8),
    ...garnish('cranberry', 'side', 1.02, -1.45, 1.0),
    ...garnish('limao', 'side', -3.4, -0.9, 0.95),
    ...garnish('tangerina', 'side', -1.1, -1.35, 0.9),
    ...garnish('frutas-tropicais', 'side', 3.3, -0.95, 0.95),
  ],
  { frame: 11.3, middle: [0, 0, 1.1], tint: '#f0a98e', amount: 0.13, back: 6 },
)

/** Two things and much paper: for a section of words beside it. */
const morning = wide(
  BANNER,
  [
    { as: 'glass', colour: '#d8405f', height: 2.3, r: 0.74, at: [1.5, 0.1, 0] },
    { as: 'scoop', powder: '#f3c3cb', at: [0.05, -0.75, 0], turn: [0, 0, 16] },
    ...garnish('cranberry', 'main', 2.6, -0.45, 1.0),
  ],
  { frame: 7.4, middle: [0, 0, 1.05], tint: '#e59aa6', amount: 0.14 },
)

/** Fruit of the five flavours and no pack. */
const orchard = wide(
  BANNER,
  [
    ...garnish('frutas-tropicais', 'tall', 2.7, 1.0, 1.05),
    ...garnish('frutas-tropicais', 'main', 3.55, -0.2, 1.15),
    ...garnish('tangerina', 'main', 1.4, 0.2, 1.15),
    ...garnish('limao', 'main', 2.25, -1.0, 1.0),
    ...garnish('pink-lemonade', 'side', 0.1, -0.25, 1.15),
    ...garnish('cranberry', 'main', 0.95, -1.15, 1.0),
  ],
  { frame: 8.8, middle: [0, 0, 1.35], tint: '#eec27a', amount: 0.14 },
)

export const WIDE = {
  'banner-1': pair,
  'banner-2': five,
  'banner-3': drink,
  'secao-manha': morning,
  'secao-frutas': orchard,
}
export const SOCIAL = { 'link-compartilhado': social }
