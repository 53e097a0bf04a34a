import { palette } from '../colour.mjs'
import { garnish } from './garnish.mjs'
import { stick, verisolBox } from './packs.mjs'
import { square } from './set.mjs'

// Verisol: cartons, and their sachets.

// The cartons stand on a low block of paper, against which the sachets lean.
const BLOCK = 0.45
const FRONT = -0.75
const block = (width, depth, height, x, y) => ({ as: 'plinth', width, depth, height, at: [x, y, 0] })

/** One to three cartons: their places [x, y, height, degrees], the blocks under them, where sachets and fruit lie. */
const STAGES = {
  1: {
    boxes: [[0.2, 0.1, 0, -9]],
    blocks: [block(3.5, 1.9, BLOCK, 0, FRONT + 0.95)],
    sticks: -1.2,
    main: 1.1,
    frame: 4.5,
  },
  2: {
    boxes: [
      [-1.0, 1.0, 0.6, -6],
      [1.03, -0.05, 0, 8],
    ],
    blocks: [block(4.7, 3, BLOCK, 0, FRONT + 1.5), block(2.5, 1.5, BLOCK + 0.6, -1.1, 1.05)],
    sticks: -0.38,
    main: -1.72,
    frame: 5.6,
  },
  3: {
    boxes: [
      [-1.1, -0.05, 0, -5],
      [1.1, -0.05, 0, 5],
      [0, 1.35, 2.0, 0],
    ],
    blocks: [block(4.9, 3, BLOCK, 0, FRONT + 1.5), block(2.6, 1.4, BLOCK + 2.0, 0, 1.4)],
    sticks: 0,
    main: 1.9,
    side: -1.9,
    frame: 6.7,
  },
}

/** Three sachets that lean against the block. */
function leaning(kinds, x, scale) {
  const half = 1.085 * scale
  const lean = (50 / 180) * Math.PI
  const y = FRONT - BLOCK / Math.tan(lean) + half * Math.cos(lean) - 0.04
  return [8, -2, -9].map((turn, i) => ({
    ...stick(kinds[i % kinds.length], i + 1),
    at: [x + (i - 1) * 0.52 * scale, y, half * Math.sin(lean)],
    turn: [0, -50, 90 + turn],
    scale,
  }))
}

/** Verisol cartons with sachets in front and fruit beside. */
export function verisolScene(flavours, kinds) {
  const { boxes, blocks, sticks, main, side, frame } = STAGES[flavours.length]
  const things = [
    ...boxes.map(([x, y, z, turn], i) => ({
      ...verisolBox(flavours[i]).thing,
      at: [x, y, BLOCK + z],
      turn: [0, 0, turn],
    })),
    ...blocks,
    ...leaning(kinds, sticks, flavours.length === 3 ? 0.55 : 0.62),
    ...garnish(main < 0 ? kinds[0] : kinds.at(-1), 'main', main, FRONT - 0.66, 0.74),
    ...(side ? garnish(kinds[0], 'side', side, FRONT - 0.6, 0.78) : []),
  ]
  return square({ things, frame, middle: [0, 0, frame * 0.3] }, kinds[0])
}

/** Sachets of three flavours in a cup, with their fruit. */
export function sachetScene(flavours) {
  const nine = Array.from({ length: 9 }, (_, i) => flavours[i % flavours.length])
  const fan = {
    as: 'fan',
    labels: nine.map((flavour) => `print:stick-${flavour}`),
    colours: nine.map((flavour) => palette.flavours[flavour]),
  }
  const fruit = [
    ...garnish(flavours[0], 'side', -1.2, -0.5, 0.9),
    ...garnish(flavours[1], 'side', -0.2, -1.15, 0.8),
    ...garnish(flavours[2], 'main', 1.1, -0.5, 0.85),
  ]
  return square({ things: [fan, ...fruit], frame: 4.5, middle: [0, 0, 1.12] }, flavours[0])
}
