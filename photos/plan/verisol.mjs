import { palette } from '../colour.mjs'
import { garnish } from './garnish.mjs'
import { stick, verisolBox } from './packs.mjs'
import { square } from './square.mjs'

// Verisol: cartons, and their sachets.

// The cartons stand on a block of paper, in front of which the sachets lie.
const BLOCK = 0.72
const FRONT = -0.75
const REAR = 2.34
const block = (width, depth, height, x, y) => ({ as: 'plinth', width, depth, height, at: [x, y, 0] })

/** One to three cartons: their places [x, y, height, degrees], the blocks under them, where sachets lie, and for each
 * carton the part of its fruit with place and scale. */
const STAGES = {
  1: {
    boxes: [[0.2, 0.1, 0, -9]],
    blocks: [block(3.5, 1.9, BLOCK, 0, FRONT + 0.95)],
    sticks: -1.2,
    fruit: [['main', 1.1, FRONT - 0.66, 0, 0.74]],
    frame: 4.7,
  },
  2: {
    boxes: [
      [-1.0, 1.0, 0.6, -6],
      [1.03, -0.05, 0, 8],
    ],
    blocks: [block(4.7, 3, BLOCK, 0, FRONT + 1.5), block(2.5, 1.5, BLOCK + 0.6, -1.1, 1.05)],
    sticks: -0.15,
    fruit: [
      ['main', -1.8, FRONT - 0.66, 0, 0.74],
      ['low', 1.75, FRONT - 0.62, 0, 0.74],
    ],
    frame: 5.8,
  },
  3: {
    boxes: [
      [-0.99, -0.05, 0, -2],
      [0.99, -0.05, 0, 2],
      [0, 1.35, REAR, 0],
    ],
    blocks: [block(4.9, 3, BLOCK, 0, FRONT + 1.5), block(3.9, 1.4, BLOCK + REAR, 0, 1.4)],
    sticks: 0,
    fruit: [
      ['side', -1.9, FRONT - 0.6, 0, 0.78],
      ['main', 1.9, FRONT - 0.66, 0, 0.74],
      ['side', 1.42, 1.05, BLOCK + REAR, 0.56],
    ],
    frame: 7.5,
  },
}

/** Sachets that lie in front of the block, spread like cards: three, or two of each of two flavours. */
function spread(kinds, x, scale) {
  const shown =
    kinds.length === 2
      ? [kinds[0], kinds[0], kinds[1], kinds[1]]
      : [0, 1, 2].map((i) => kinds[i % kinds.length])
  return shown.map((flavour, i) => {
    const side = i - (shown.length - 1) / 2
    return {
      ...stick(flavour, i + 1),
      at: [x + side * 0.62 * scale, FRONT - 0.72 - Math.abs(side) * 0.1, i * 0.01],
      turn: [0, 0, 90 - side * 13],
      scale,
    }
  })
}

/** Verisol cartons with sachets in front and, beside each flavour, its fruit. */
export function verisolScene(flavours, kinds) {
  const { boxes, blocks, sticks, fruit, frame } = STAGES[flavours.length]
  // Fruit on the upper block shows the third flavour; one flavour needs no third group.
  const groups = kinds.length === 1 ? fruit.slice(0, 2) : fruit
  const things = [
    ...boxes.map(([x, y, z, turn], i) => ({
      ...verisolBox(flavours[i]).thing,
      at: [x, y, BLOCK + z],
      turn: [0, 0, turn],
    })),
    ...blocks,
    ...spread(kinds, sticks, flavours.length === 1 ? 0.76 : 0.62),
    ...groups.flatMap(([part, x, y, z, scale], i) => garnish(flavours[i], part, x, y, scale, { z })),
  ]
  return square({ things, frame, middle: [0, 0, frame * 0.3] }, kinds[0])
}

/** Sachets of three flavours in a cup, with their fruit. */
export function sachetScene(flavours) {
  // The second of each three stands in front, so each flavour is in front once.
  const [a, b, c] = flavours
  const nine = [c, a, b, a, b, c, b, c, a]
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
